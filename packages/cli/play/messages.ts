/** What the terminal says of its own accord; what the game says comes from the game. */
import type { Lang } from '@regelwerk/core'

export interface Messages {
  language: string
  title: string
  pick: { game: string; mode: string; start: string; language: string; yourDeck: string; theirDeck: string }
  pickMore: { deckOf(player: number): string; opponent: string; starter: string; saved: string; keys: string }
  mode: { bot: string; people: string; continue: string; nothingSaved: string }
  start: { go: string; lot: string; you: string; they: string; player(n: number): string }
  savedGame(turn: number, score: string, against: string): string
  /** What a save tells of the state of a game of Lorcana. */
  score: string
  you: string
  bot: string
  player(n: number): string
  turn(n: number): string
  yourTurn: string
  turnOf(who: string): string
  challenge: string
  bag: string
  drying: string
  empty: string
  thinking(who: string): string
  rule: string
  enter: string
  search: string
  noMatch: string
  more(n: number): string
  verbs: Readonly<Record<MainVerb, string>>
  picked(n: number, min: number, max: number): string
  ordered(n: number, of: number): string
  keepOrder: string
  reason: {
    atLeast(n: number): string
    atMost(n: number): string
    sum(needed: number, now: number): string
    useless: string
    must(n: number): string
    order(n: number): string
  }
  keys: Readonly<Record<'choose' | 'toggle' | CommandKey, string>>
  pass: { to(who: string): string; hidden: string; ready: string }
  log: { title: string; keys: string }
  why: { title: string; nothing: string; keys: string }
  hint: { title: string; none: string; meaning: string; keys: string }
  ruleOf: { title: string; chapter: string; signs: string; keys: string }
  inspect: { title: string; type: string; keys: string; none: string }
  card: Readonly<Record<'cost' | 'inkable' | 'notInkable' | 'move' | 'damage' | 'under' | 'noText', string>>
  legend: readonly (readonly [string, string])[]
  undo: { done: string; not(rule: string | null): string }
  saved(file: string): string
  notSaved(why: string): string
  concede: { ask: string; yes: string; no: string }
  over: { won: string; lost: string; wins(who: string): string; draw: string; keys: string }
  bye: { saved(file: string): string; continue: string; finished(file: string): string }
  noTerminal: string
  tooSmall(columns: number, rows: number): string
  /** Why something is not possible, by the rule that forbids it. */
  whyRule: Readonly<Record<Forbidding, string>>
}

/** In the order in which they are shown. */
type MainVerb =
  | 'quest'
  | 'challenge'
  | 'sing'
  | 'sing together'
  | 'shift'
  | 'play'
  | 'play free'
  | 'use'
  | 'move'
  | 'ink'
  | 'end turn'

/** The rules that most often stand in the way; of others the catalogue tells. */
type Forbidding =
  | '1.2.2'
  | '1.5.3'
  | '4.2.1.2'
  | '4.2.3'
  | '4.4.2'
  | '4.5.1.2'
  | '4.5.1.3'
  | '4.6.1'
  | '4.6.4.1'
  | '4.6.4.2'
  | '4.7.2'
  | '5.1.1.2'
  | '6.1.13.5'
  | '8.3.3'
  | '8.4.1'
  | '8.6.1'
  | '8.7.2'
  | '8.7.3'

type CommandKey =
  | 'search'
  | 'inspect'
  | 'why'
  | 'hint'
  | 'log'
  | 'rule'
  | 'undo'
  | 'save'
  | 'concede'
  | 'quit'

const en: Messages = {
  language: 'English',
  title: 'the executable rulebook',
  pick: {
    game: 'Which game?',
    mode: 'How do you want to play?',
    start: 'Ready?',
    language: 'Language',
    yourDeck: 'Your deck',
    theirDeck: "The bot's deck",
  },
  pickMore: {
    deckOf: (player) => `Deck of player ${player}`,
    opponent: 'The bot',
    starter: 'Who starts',
    saved: 'Which game do you want to continue?',
    keys: '↑↓ or number, Enter choose · ←→ language · Esc back · q quit',
  },
  mode: {
    bot: 'Against the bot',
    people: 'Two people at this keyboard',
    continue: 'Continue a saved game',
    nothingSaved: 'none saved',
  },
  start: {
    go: 'Start the game',
    lot: 'by lot',
    you: 'you',
    they: 'the bot',
    player: (n) => `player ${n}`,
  },
  savedGame: (turn, score, against) => `turn ${turn}, ${score}, ${against}`,
  score: 'lore',
  you: 'You',
  bot: 'Bot',
  player: (n) => `Player ${n}`,
  turn: (n) => `turn ${n}`,
  yourTurn: 'your turn',
  turnOf: (who) => `turn of ${who}`,
  challenge: 'challenge',
  bag: 'bag',
  drying: 'drying',
  empty: 'nothing in play',
  thinking: (who) => `${who} is thinking … (space: faster)`,
  rule: 'rule',
  enter: 'Enter',
  search: 'search',
  noMatch: 'nothing matches',
  more: (n) => `${n} more`,
  verbs: {
    quest: 'Quest',
    challenge: 'Challenge',
    sing: 'Sing',
    'sing together': 'Together',
    shift: 'Shift',
    play: 'Play',
    'play free': 'For free',
    use: 'Use',
    move: 'Move',
    ink: 'Ink',
    'end turn': 'Turn',
  },
  picked: (n, min, max) => (min === max ? `${n} of ${max} chosen` : `${n} chosen, ${min} to ${max} allowed`),
  ordered: (n, of) => `${n} of ${of} in order`,
  keepOrder: 'Enter: in the order shown; space to choose the first',
  reason: {
    atLeast: (n) => `choose at least ${n}`,
    atMost: (n) => `choose at most ${n}`,
    sum: (needed, now) => `together they must reach ${needed}, now ${now}`,
    useless: 'one of them is not needed',
    must: (n) => `at least ${n} of those marked ! must be among them`,
    order: (n) => `put all ${n} in order`,
  },
  keys: {
    choose: '↑↓ 1-9 Enter',
    toggle: 'space',
    search: 'search',
    inspect: 'card',
    why: 'why not',
    hint: 'hint',
    log: 'log',
    rule: 'rule',
    undo: 'undo',
    save: 'save',
    concede: 'concede',
    quit: 'quit',
  },
  pass: {
    to: (who) => `Pass the keyboard to ${who}`,
    hidden: 'The cards are hidden until then.',
    ready: 'Press Enter when you are ready',
  },
  log: { title: 'What happened', keys: '↑↓ PgUp PgDn Home End · Esc back' },
  why: {
    title: 'What is not possible now, and why',
    nothing: 'Nothing stands in your way.',
    keys: '↑↓ PgUp PgDn · Esc back',
  },
  hint: {
    title: 'What a good player would do',
    none: 'none of them',
    meaning: 'How good the game looks for you after it: 50 % is even. It knows no more than you do.',
    keys: 'Esc back',
  },
  ruleOf: { title: 'The rule behind this', chapter: 'part of', signs: 'Signs', keys: 'Esc back' },
  inspect: {
    title: 'Cards you can see',
    type: 'type to search',
    keys: '↑↓ choose · letters search · Esc back',
    none: 'no such card',
  },
  card: {
    cost: 'cost',
    inkable: 'may go into the inkwell',
    notInkable: 'may not go into the inkwell',
    move: 'move cost',
    damage: 'damage',
    under: 'cards under it',
    noText: 'no text',
  },
  legend: [
    ['3/5', 'strength / willpower'],
    ['◊2', 'lore'],
    ['✖1', 'damage'],
    ['⟳', 'exerted'],
    ['≈', 'drying'],
    ['⬡ 2/4', 'ink ready / all'],
    ['3●', 'cost, inkable'],
    ['3○', 'cost, not inkable'],
    ['@', 'at a location'],
    ['▤1', 'cards under it'],
    ['*', 'can be played now'],
  ],
  undo: {
    done: 'Taken back.',
    not: (rule) =>
      `Nothing to take back: not past new information or an answer of another player${rule === null ? '' : ` (rule ${rule})`}.`,
  },
  saved: (file) => `Saved in ${file}`,
  notSaved: (why) => `Not saved: ${why}`,
  concede: { ask: 'Concede the game?', yes: 'y  yes, concede', no: 'n  no, play on' },
  over: {
    won: 'You have won!',
    lost: 'You have lost.',
    wins: (who) => `${who} has won!`,
    draw: 'Nobody has won.',
    keys: 'n another game · l log · i cards · ? rule · q quit',
  },
  bye: {
    saved: (file) => `Your game is saved in ${file}`,
    continue: 'Continue with',
    finished: (file) => `The replay of your game is in ${file}`,
  },
  noTerminal: 'play needs a terminal: standard input and output must not be redirected',
  tooSmall: (columns, rows) =>
    `The table needs 76 columns and 22 rows; this window has ${columns} and ${rows}.`,
  whyRule: {
    '1.2.2': 'an effect forbids it',
    '1.5.3': 'not enough ready ink',
    '4.2.1.2': 'no inkwell symbol',
    '4.2.3': 'already inked this turn',
    '4.4.2': 'drying',
    '4.5.1.2': 'drying',
    '4.5.1.3': 'exerted',
    '4.6.1': 'cannot be challenged at all',
    '4.6.4.1': 'exerted or drying',
    '4.6.4.2': 'the target is not exerted',
    '4.7.2': 'is there already',
    '5.1.1.2': 'exerted',
    '6.1.13.5': 'its condition does not hold',
    '8.3.3': 'a Bodyguard must be challenged first',
    '8.4.1': 'already boosted this turn',
    '8.6.1': 'the target is Evasive',
    '8.7.2': 'Reckless',
    '8.7.3': 'a Reckless character can still challenge',
  },
}

const de: Messages = {
  language: 'Deutsch',
  title: 'das ausführbare Regelwerk',
  pick: {
    game: 'Welches Spiel?',
    mode: 'Wie möchtest du spielen?',
    start: 'Bereit?',
    language: 'Sprache',
    yourDeck: 'Dein Deck',
    theirDeck: 'Deck des Bots',
  },
  pickMore: {
    deckOf: (player) => `Deck von Spieler ${player}`,
    opponent: 'Der Bot',
    starter: 'Wer beginnt',
    saved: 'Welches Spiel möchtest du fortsetzen?',
    keys: '↑↓ oder Zahl, Enter wählen · ←→ Sprache · Esc zurück · q beenden',
  },
  mode: {
    bot: 'Gegen den Bot',
    people: 'Zu zweit an dieser Tastatur',
    continue: 'Ein gespeichertes Spiel fortsetzen',
    nothingSaved: 'keines gespeichert',
  },
  start: {
    go: 'Das Spiel beginnen',
    lot: 'das Los entscheidet',
    you: 'du',
    they: 'der Bot',
    player: (n) => `Spieler ${n}`,
  },
  savedGame: (turn, score, against) => `Zug ${turn}, ${score}, ${against}`,
  score: 'Legenden',
  you: 'Du',
  bot: 'Bot',
  player: (n) => `Spieler ${n}`,
  turn: (n) => `Zug ${n}`,
  yourTurn: 'du bist am Zug',
  turnOf: (who) => `am Zug: ${who}`,
  challenge: 'Herausforderung',
  bag: 'Beutel',
  drying: 'trocknet',
  empty: 'nichts im Spiel',
  thinking: (who) => `${who} überlegt … (Leertaste: schneller)`,
  rule: 'Regel',
  enter: 'Enter',
  search: 'Suche',
  noMatch: 'nichts passt',
  more: (n) => `${n} weitere`,
  verbs: {
    quest: 'Erkunden',
    challenge: 'Fordern',
    sing: 'Singen',
    'sing together': 'Zusammen',
    shift: 'Wandeln',
    play: 'Spielen',
    'play free': 'Kostenlos',
    use: 'Nutzen',
    move: 'Bewegen',
    ink: 'Tinte',
    'end turn': 'Zug',
  },
  picked: (n, min, max) =>
    min === max ? `${n} von ${max} gewählt` : `${n} gewählt, erlaubt sind ${min} bis ${max}`,
  ordered: (n, of) => `${n} von ${of} geordnet`,
  keepOrder: 'Enter: in dieser Reihenfolge; Leertaste wählt die erste',
  reason: {
    atLeast: (n) => `wähle mindestens ${n}`,
    atMost: (n) => `wähle höchstens ${n}`,
    sum: (needed, now) => `zusammen müssen sie ${needed} erreichen, jetzt ${now}`,
    useless: 'eine davon ist nicht nötig',
    must: (n) => `mindestens ${n} der mit ! markierten muss dabei sein`,
    order: (n) => `bringe alle ${n} in eine Reihenfolge`,
  },
  keys: {
    choose: '↑↓ 1-9 Enter',
    toggle: 'Leer',
    search: 'Suche',
    inspect: 'Karte',
    why: 'warum',
    hint: 'Rat',
    log: 'Log',
    rule: 'Regel',
    undo: 'zurück',
    save: 'sichern',
    concede: 'aufgeben',
    quit: 'Ende',
  },
  pass: {
    to: (who) => `Gib die Tastatur an ${who}`,
    hidden: 'Bis dahin sind die Karten verdeckt.',
    ready: 'Drücke Enter, wenn du bereit bist',
  },
  log: { title: 'Was geschah', keys: '↑↓ Bild↑ Bild↓ Pos1 Ende · Esc zurück' },
  why: {
    title: 'Was jetzt nicht geht, und warum',
    nothing: 'Nichts steht dir im Weg.',
    keys: '↑↓ Bild↑ Bild↓ · Esc zurück',
  },
  hint: {
    title: 'Was ein guter Spieler täte',
    none: 'nichts davon',
    meaning: 'Wie gut das Spiel danach für dich aussieht: 50 % ist ausgeglichen. Er weiß nicht mehr als du.',
    keys: 'Esc zurück',
  },
  ruleOf: { title: 'Die Regel dahinter', chapter: 'Teil von', signs: 'Zeichen', keys: 'Esc zurück' },
  inspect: {
    title: 'Karten, die du siehst',
    type: 'tippen, um zu suchen',
    keys: '↑↓ wählen · Buchstaben suchen · Esc zurück',
    none: 'keine solche Karte',
  },
  card: {
    cost: 'Kosten',
    inkable: 'darf in den Tintenvorrat',
    notInkable: 'darf nicht in den Tintenvorrat',
    move: 'Bewegungskosten',
    damage: 'Schaden',
    under: 'Karten darunter',
    noText: 'kein Text',
  },
  legend: [
    ['3/5', 'Stärke / Willenskraft'],
    ['◊2', 'Legenden'],
    ['✖1', 'Schaden'],
    ['⟳', 'erschöpft'],
    ['≈', 'trocknet'],
    ['⬡ 2/4', 'Tinte bereit / alle'],
    ['3●', 'Kosten, tintbar'],
    ['3○', 'Kosten, nicht tintbar'],
    ['@', 'an einem Ort'],
    ['▤1', 'Karten darunter'],
    ['*', 'jetzt ausspielbar'],
  ],
  undo: {
    done: 'Zurückgenommen.',
    not: (rule) =>
      `Nichts zurückzunehmen: nicht hinter neues Wissen oder die Antwort eines anderen${rule === null ? '' : ` (Regel ${rule})`}.`,
  },
  saved: (file) => `Gespeichert in ${file}`,
  notSaved: (why) => `Nicht gespeichert: ${why}`,
  concede: { ask: 'Das Spiel aufgeben?', yes: 'j  ja, aufgeben', no: 'n  nein, weiterspielen' },
  over: {
    won: 'Du hast gewonnen!',
    lost: 'Du hast verloren.',
    wins: (who) => `${who} hat gewonnen!`,
    draw: 'Niemand hat gewonnen.',
    keys: 'n neues Spiel · l Log · i Karten · ? Regel · q Ende',
  },
  bye: {
    saved: (file) => `Dein Spiel ist gespeichert in ${file}`,
    continue: 'Fortsetzen mit',
    finished: (file) => `Die Aufzeichnung deines Spiels liegt in ${file}`,
  },
  noTerminal: 'play braucht ein Terminal: Ein- und Ausgabe dürfen nicht umgeleitet sein',
  tooSmall: (columns, rows) =>
    `Der Tisch braucht 76 Spalten und 22 Zeilen; dieses Fenster hat ${columns} und ${rows}.`,
  whyRule: {
    '1.2.2': 'ein Effekt verbietet es',
    '1.5.3': 'nicht genug bereite Tinte',
    '4.2.1.2': 'kein Tintenvorrat-Symbol',
    '4.2.3': 'in diesem Zug schon Tinte gelegt',
    '4.4.2': 'trocknet',
    '4.5.1.2': 'trocknet',
    '4.5.1.3': 'erschöpft',
    '4.6.1': 'kann nicht herausgefordert werden',
    '4.6.4.1': 'erschöpft oder trocknet',
    '4.6.4.2': 'das Ziel ist nicht erschöpft',
    '4.7.2': 'ist schon dort',
    '5.1.1.2': 'erschöpft',
    '6.1.13.5': 'die Bedingung ist nicht erfüllt',
    '8.3.3': 'zuerst muss ein Beschützer herausgefordert werden',
    '8.4.1': 'in diesem Zug schon gestärkt',
    '8.6.1': 'das Ziel ist Wendig',
    '8.7.2': 'Impulsiv',
    '8.7.3': 'ein Impulsiver kann noch herausfordern',
  },
}

const it: Messages = {
  language: 'Italiano',
  title: 'il regolamento eseguibile',
  pick: {
    game: 'Quale gioco?',
    mode: 'Come vuoi giocare?',
    start: 'Tutto pronto?',
    language: 'Lingua',
    yourDeck: 'Il tuo mazzo',
    theirDeck: 'Mazzo del bot',
  },
  pickMore: {
    deckOf: (player) => `Mazzo del giocatore ${player}`,
    opponent: 'Il bot',
    starter: 'Chi inizia',
    saved: 'Quale partita vuoi continuare?',
    keys: '↑↓ o numero, Invio scegli · ←→ lingua · Esc indietro · q esci',
  },
  mode: {
    bot: 'Contro il bot',
    people: 'In due a questa tastiera',
    continue: 'Continua una partita salvata',
    nothingSaved: 'nessuna salvata',
  },
  start: {
    go: 'Inizia la partita',
    lot: 'a sorte',
    you: 'tu',
    they: 'il bot',
    player: (n) => `giocatore ${n}`,
  },
  savedGame: (turn, score, against) => `turno ${turn}, ${score}, ${against}`,
  score: 'leggenda',
  you: 'Tu',
  bot: 'Bot',
  player: (n) => `Giocatore ${n}`,
  turn: (n) => `turno ${n}`,
  yourTurn: 'è il tuo turno',
  turnOf: (who) => `turno di ${who}`,
  challenge: 'sfida',
  bag: 'sacca',
  drying: 'si asciuga',
  empty: 'niente in gioco',
  thinking: (who) => `${who} sta pensando … (spazio: più veloce)`,
  rule: 'regola',
  enter: 'Invio',
  search: 'cerca',
  noMatch: 'niente corrisponde',
  more: (n) => `altri ${n}`,
  verbs: {
    quest: 'Avventura',
    challenge: 'Sfida',
    sing: 'Canta',
    'sing together': 'Insieme',
    shift: 'Trasforma',
    play: 'Gioca',
    'play free': 'Gratis',
    use: 'Usa',
    move: 'Muovi',
    ink: 'Calamaio',
    'end turn': 'Turno',
  },
  picked: (n, min, max) =>
    min === max ? `${n} di ${max} scelte` : `${n} scelte, da ${min} a ${max} permesse`,
  ordered: (n, of) => `${n} di ${of} in ordine`,
  keepOrder: 'Invio: nell’ordine mostrato; spazio per scegliere la prima',
  reason: {
    atLeast: (n) => `scegline almeno ${n}`,
    atMost: (n) => `scegline al massimo ${n}`,
    sum: (needed, now) => `insieme devono arrivare a ${needed}, ora ${now}`,
    useless: 'una non è necessaria',
    must: (n) => `almeno ${n} di quelle segnate con ! deve esserci`,
    order: (n) => `metti in ordine tutte e ${n}`,
  },
  keys: {
    choose: '↑↓ 1-9 Invio',
    toggle: 'spazio',
    search: 'cerca',
    inspect: 'carta',
    why: 'perché',
    hint: 'consiglio',
    log: 'diario',
    rule: 'regola',
    undo: 'annulla',
    save: 'salva',
    concede: 'arrenditi',
    quit: 'esci',
  },
  pass: {
    to: (who) => `Passa la tastiera: ${who}`,
    hidden: 'Fino ad allora le carte sono coperte.',
    ready: 'Premi Invio quando sei pronto',
  },
  log: { title: 'Che cosa è successo', keys: '↑↓ Pag↑ Pag↓ Inizio Fine · Esc indietro' },
  why: {
    title: 'Che cosa ora non è possibile, e perché',
    nothing: 'Niente ti ostacola.',
    keys: '↑↓ Pag↑ Pag↓ · Esc indietro',
  },
  hint: {
    title: 'Che cosa farebbe un buon giocatore',
    none: 'nessuna',
    meaning: 'Quanto bene la partita si mette poi per te: 50 % è pari. Non sa più di te.',
    keys: 'Esc indietro',
  },
  ruleOf: { title: 'La regola dietro la domanda', chapter: 'parte di', signs: 'Segni', keys: 'Esc indietro' },
  inspect: {
    title: 'Carte che puoi vedere',
    type: 'scrivi per cercare',
    keys: '↑↓ scegli · lettere per cercare · Esc indietro',
    none: 'nessuna carta così',
  },
  card: {
    cost: 'costo',
    inkable: 'può andare nel calamaio',
    notInkable: 'non può andare nel calamaio',
    move: 'costo per muovere',
    damage: 'danni',
    under: 'carte sotto',
    noText: 'nessun testo',
  },
  legend: [
    ['3/5', 'forza / volontà'],
    ['◊2', 'leggenda'],
    ['✖1', 'danni'],
    ['⟳', 'impegnata'],
    ['≈', 'si asciuga'],
    ['⬡ 2/4', 'inchiostro pronto / tutto'],
    ['3●', 'costo, per il calamaio'],
    ['3○', 'costo, non per il calamaio'],
    ['@', 'presso un luogo'],
    ['▤1', 'carte sotto'],
    ['*', 'giocabile ora'],
  ],
  undo: {
    done: 'Annullato.',
    not: (rule) =>
      `Niente da annullare: non oltre nuove informazioni o la risposta di un altro${rule === null ? '' : ` (regola ${rule})`}.`,
  },
  saved: (file) => `Salvato in ${file}`,
  notSaved: (why) => `Non salvato: ${why}`,
  concede: { ask: 'Vuoi arrenderti?', yes: 's  sì, mi arrendo', no: 'n  no, continuo' },
  over: {
    won: 'Hai vinto!',
    lost: 'Hai perso.',
    wins: (who) => `${who} ha vinto!`,
    draw: 'Nessuno ha vinto.',
    keys: 'n nuova partita · l diario · i carte · ? regola · q esci',
  },
  bye: {
    saved: (file) => `La partita è salvata in ${file}`,
    continue: 'Continua con',
    finished: (file) => `La registrazione della partita è in ${file}`,
  },
  noTerminal: 'play ha bisogno di un terminale: ingresso e uscita non devono essere rediretti',
  tooSmall: (columns, rows) =>
    `Il tavolo ha bisogno di 76 colonne e 22 righe; questa finestra ne ha ${columns} e ${rows}.`,
  whyRule: {
    '1.2.2': 'un effetto lo vieta',
    '1.5.3': 'non basta l’inchiostro pronto',
    '4.2.1.2': 'senza simbolo del calamaio',
    '4.2.3': 'già fatto in questo turno',
    '4.4.2': 'si asciuga',
    '4.5.1.2': 'si asciuga',
    '4.5.1.3': 'impegnata',
    '4.6.1': 'non può essere sfidata',
    '4.6.4.1': 'impegnata o si asciuga',
    '4.6.4.2': 'il bersaglio non è impegnato',
    '4.7.2': 'è già lì',
    '5.1.1.2': 'impegnata',
    '6.1.13.5': 'la condizione non è soddisfatta',
    '8.3.3': 'prima va sfidato un Guardiano',
    '8.4.1': 'già potenziata in questo turno',
    '8.6.1': 'il bersaglio è Sfuggente',
    '8.7.2': 'Attaccabrighe',
    '8.7.3': 'un Attaccabrighe può ancora sfidare',
  },
}

export const messages: Readonly<Record<Lang, Messages>> = { en, de, it }

/** The keys that say yes, in any of the languages. */
export const YES = ['y', 'j', 's']
