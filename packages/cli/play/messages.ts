/** What the terminal says of its own accord; what the game says comes from the game. */
import type { Lang } from '@regelwerk/core'
import type { ownSigns } from './marks.ts'

export interface Messages {
  language: string
  title: string
  pick: { game: string; mode: string; start: string; language: string; yourDeck: string; theirDeck: string }
  pickMore: { deckOf(player: number): string; opponent: string; starter: string; saved: string; keys: string }
  mode: { bot: string; people: string; continue: string; nothingSaved: string }
  start: { go: string; lot: string; you: string; they: string; player(n: number): string }
  you: string
  bot: string
  player(n: number): string
  yourTurn: string
  turnOf(who: string): string
  empty: string
  thinking(who: string): string
  rule: string
  enter: string
  search: string
  noMatch: string
  more(n: number): string
  picked(n: number, min: number, max: number): string
  fillUp: string
  ordered(n: number, of: number): string
  keepOrder: string
  reason: {
    atLeast(n: number): string
    atMost(n: number): string
    sum(needed: number, now: number): string
    tooMuch(allowed: number, now: number): string
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
  noText: string
  /** What the signs of the terminal's own mean. */
  signs: Readonly<Record<keyof typeof ownSigns, string>>
  undo: { done: string; not(rule: string | null): string }
  saved(file: string): string
  rulesChanged: string
  notSaved(why: string): string
  concede: { ask: string; yes: string; no: string }
  over: { won: string; lost: string; wins(who: string): string; draw: string; keys: string }
  bye: { saved(file: string): string; continue: string; finished(file: string): string }
  noTerminal: string
  tooSmall(columns: number, rows: number): string
}

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
  you: 'You',
  bot: 'Bot',
  player: (n) => `Player ${n}`,
  yourTurn: 'your turn',
  turnOf: (who) => `turn of ${who}`,
  empty: 'nothing in play',
  thinking: (who) => `${who} is thinking … (space: faster)`,
  rule: 'rule',
  enter: 'Enter',
  search: 'search',
  noMatch: 'nothing matches',
  more: (n) => `${n} more`,
  picked: (n, min, max) => (min === max ? `${n} of ${max} chosen` : `${n} chosen, ${min} to ${max} allowed`),
  ordered: (n, of) => `${n} of ${of} in order`,
  fillUp: 'Tab fills up',
  keepOrder: 'Enter: in the order shown; space to choose the first',
  reason: {
    atLeast: (n) => `choose at least ${n}`,
    atMost: (n) => `choose at most ${n}`,
    sum: (needed, now) => `together they must reach ${needed}, now ${now}`,
    tooMuch: (allowed, now) => `together they may not exceed ${allowed}, now ${now}`,
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
  noText: 'no text',
  signs: {
    playable: 'can be played or used now',
    turned: 'exerted, exhausted, bowed',
    facedown: 'face down',
    inAction: 'in the middle of the action',
    standsAt: 'at or on the card before it',
    tucked: 'attached, or under it',
  },
  undo: {
    done: 'Taken back.',
    not: (rule) =>
      `Nothing to take back: not past new information or an answer of another player${rule === null ? '' : ` (rule ${rule})`}.`,
  },
  rulesChanged: 'The rules or cards have changed since. The game goes on by the new ones.',
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
  you: 'Du',
  bot: 'Bot',
  player: (n) => `Spieler ${n}`,
  yourTurn: 'du bist am Zug',
  turnOf: (who) => `am Zug: ${who}`,
  empty: 'nichts im Spiel',
  thinking: (who) => `${who} überlegt … (Leertaste: schneller)`,
  rule: 'Regel',
  enter: 'Enter',
  search: 'Suche',
  noMatch: 'nichts passt',
  more: (n) => `${n} weitere`,
  picked: (n, min, max) =>
    min === max ? `${n} von ${max} gewählt` : `${n} gewählt, erlaubt sind ${min} bis ${max}`,
  ordered: (n, of) => `${n} von ${of} geordnet`,
  fillUp: 'Tab füllt auf',
  keepOrder: 'Enter: in dieser Reihenfolge; Leertaste wählt die erste',
  reason: {
    atLeast: (n) => `wähle mindestens ${n}`,
    atMost: (n) => `wähle höchstens ${n}`,
    sum: (needed, now) => `zusammen müssen sie ${needed} erreichen, jetzt ${now}`,
    tooMuch: (allowed, now) => `zusammen dürfen sie ${allowed} nicht übersteigen, jetzt ${now}`,
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
  noText: 'kein Text',
  signs: {
    playable: 'jetzt spielbar oder nutzbar',
    turned: 'erschöpft, gebeugt',
    facedown: 'verdeckt',
    inAction: 'mitten im Geschehen',
    standsAt: 'an oder auf der Karte davor',
    tucked: 'angelegt oder darunter',
  },
  undo: {
    done: 'Zurückgenommen.',
    not: (rule) =>
      `Nichts zurückzunehmen: nicht hinter neues Wissen oder die Antwort eines anderen${rule === null ? '' : ` (Regel ${rule})`}.`,
  },
  rulesChanged: 'Regeln oder Karten haben sich seither geändert. Das Spiel geht mit den neuen weiter.',
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
  you: 'Tu',
  bot: 'Bot',
  player: (n) => `Giocatore ${n}`,
  yourTurn: 'è il tuo turno',
  turnOf: (who) => `turno di ${who}`,
  empty: 'niente in gioco',
  thinking: (who) => `${who} sta pensando … (spazio: più veloce)`,
  rule: 'regola',
  enter: 'Invio',
  search: 'cerca',
  noMatch: 'niente corrisponde',
  more: (n) => `altri ${n}`,
  picked: (n, min, max) =>
    min === max ? `${n} di ${max} scelte` : `${n} scelte, da ${min} a ${max} permesse`,
  ordered: (n, of) => `${n} di ${of} in ordine`,
  fillUp: 'Tab completa',
  keepOrder: 'Invio: nell’ordine mostrato; spazio per scegliere la prima',
  reason: {
    atLeast: (n) => `scegline almeno ${n}`,
    atMost: (n) => `scegline al massimo ${n}`,
    sum: (needed, now) => `insieme devono arrivare a ${needed}, ora ${now}`,
    tooMuch: (allowed, now) => `insieme non possono superare ${allowed}, ora ${now}`,
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
  noText: 'nessun testo',
  signs: {
    playable: 'ora si può giocare o usare',
    turned: 'impegnata, esaurita, inchinata',
    facedown: 'coperta',
    inAction: 'nel vivo dell’azione',
    standsAt: 'presso o sulla carta che precede',
    tucked: 'assegnate, o sotto di essa',
  },
  undo: {
    done: 'Annullato.',
    not: (rule) =>
      `Niente da annullare: non oltre nuove informazioni o la risposta di un altro${rule === null ? '' : ` (regola ${rule})`}.`,
  },
  rulesChanged: 'Nel frattempo le regole o le carte sono cambiate. La partita continua con quelle nuove.',
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
}

export const messages: Readonly<Record<Lang, Messages>> = { en, de, it }

/** The keys that say yes, in any of the languages. */
export const YES = ['y', 'j', 's']
