import { describe, expect, test } from 'vitest'
import '../cards/later.ts'
import type { Ability } from '../abilities.ts'
import { facts } from '../cards/facts.ts'
import { type CardDefinition, definitions, definitionWithId } from '../cards/index.ts'
import {
  action,
  all,
  attachment,
  attachTo,
  bothSkills,
  bow,
  cancel,
  character,
  choose,
  constant,
  defending,
  discard,
  dishonor,
  draw,
  duel,
  duringConflict,
  duringElement,
  duringMilitary,
  duringPolitical,
  each,
  gainHonor,
  holding,
  honor,
  ifSo,
  ifYouDo,
  inProvinces,
  interrupt,
  limit,
  loseHonor,
  max,
  may,
  military,
  moveHome,
  opponentDiscardsRandom,
  opponentsTarget,
  opposing,
  participating,
  placeFate,
  political,
  putIntoPlay,
  reaction,
  ready,
  removeFate,
  selfAttacking,
  selfDefending,
  selfEntersPlay,
  selfParticipating,
  target,
  targetUpTo,
  there,
  thisConflict,
  thisPhase,
  unlimited,
  wouldInterrupt,
  youLose,
  yourParticipating,
  yours,
  youWin,
} from '../cards/words.ts'
import { abilityText, cardText } from './index.ts'
import { traitName } from './traits.ts'

const langs = ['en', 'de', 'it'] as const

const known = (id: string): CardDefinition => {
  const card = definitionWithId(id)
  if (!card) throw new Error(`no such card: ${id}`)
  return card
}

type Case = readonly [what: string | Ability, en: string, de: string, it: string]

/** By the id of a card, or an ability of some character. */
function says(cases: readonly Case[], type: CardDefinition['type'] = 'character'): void {
  for (const [what, en, de, it] of cases) {
    const said = (lang: 'en' | 'de' | 'it'): string =>
      typeof what === 'string'
        ? cardText(known(what), lang)
        : abilityText(what, { type, abilities: [what] }, lang)
    test(en, () => expect(langs.map(said)).toEqual([en, de, it]))
  }
}

describe('every card', () => {
  for (const lang of langs) {
    test(`can be said in ${lang}`, () => {
      for (const card of definitions) {
        const text = cardText(card, lang)
        if (card.abilities.length > 0) expect(text, card.id).not.toBe('')
        expect(text, card.id).not.toMatch(/undefined|\[object|NaN|\bnull\b| {2}| [.,:;]|\.\.|,,|: :|¦/)
        for (const line of text ? text.split('\n') : []) expect(line, card.id).toMatch(/^\p{Lu}.*\.[”“»)]?$/u)
      }
    })

    test(`has its abilities said one by one in ${lang}`, () => {
      for (const card of definitions) {
        for (const ability of card.abilities) {
          expect(abilityText(ability, card, lang), card.id).toMatch(/^\p{Lu}.*\.[”“»)]?$/u)
        }
      }
    })
  }

  test('has traits with a name', () => {
    for (const trait of facts.flatMap(({ traits }) => traits)) {
      for (const lang of langs) expect(traitName(trait, lang)).toMatch(/^\p{Lu}/u)
    }
  })

  test('is said alike every time: nothing is remembered from one card to the next', () => {
    for (const card of definitions)
      for (const lang of langs) expect(cardText(card, lang)).toBe(cardText(card, lang))
  })
})

describe('keywords and restrictions', () => {
  says([
    ['kaiu-envoy', 'Courtesy. Sincerity.', 'Höflichkeit. Aufrichtigkeit.', 'Courtesy. Sincerity.'],
    ['ancestral-daisho', 'Ancestral. Restricted.', 'Vererbt. Eingeschränkt.', 'Ancestral. Restricted.'],
    [
      'pathfinder-s-blade',
      'Seeker role only.\nInterrupt: When the effects of a triggered ability on the attacked province would initiate, if attached character is attacking, sacrifice this attachment – cancel those effects.',
      'Nur mit Suchender-Rolle.\nUnterbrechung: Sobald die Effekte einer ausgelösten Fähigkeit auf der angegriffenen Provinz initiiert werden würden, falls der Charakter mit dieser Verstärkung angreift, opfere diese Verstärkung – hebe jene Effekte auf.',
      'Solo con un ruolo Seeker.\nInterruzione: Quando gli effetti di una capacità innescata sulla provincia attaccata inizierebbero, se il personaggio con questo accessorio attacca, sacrifica questo accessorio – annulla quegli effetti.',
    ],
    [
      attachTo(yours({ trait: 'duelist' })),
      'Attach to a Duelist character you control.',
      'Hänge diese Karte an einen Duellant-Charakter an, den du kontrollierst.',
      'Assegna a un personaggio Duelist che controlli.',
    ],
    [
      { kind: 'noAttachments', except: ['weapon', 'tattoo'] },
      'No attachments except Weapon or Tattoo.',
      'Keine Verstärkungen außer Waffe oder Tätowierung.',
      'Nessun accessorio tranne Weapon o Tattoo.',
    ],
    [
      { kind: 'composure', ability: political('self', 1) },
      'Composure – This character gets +1 political skill.',
      'Gelassenheit – Dieser Charakter erhält +1 Politik-Fertigkeit.',
      'Composure – Questo personaggio riceve +1 abilità politica.',
    ],
  ])
})

describe('before the dash', () => {
  says([
    [
      action({
        if: duringConflict,
        cost: [{ bow: 'self' }],
        targets: [target(participating())],
        effect: thisConflict(military('target', 1)),
      }),
      'Action: During a conflict, bow this character. Choose a participating character – that character gets +1 military skill until the end of the conflict.',
      'Aktion: Beuge während eines Konflikts diesen Charakter. Wähle einen teilnehmenden Charakter – jener Charakter erhält bis zum Ende des Konflikts +1 Militär-Fertigkeit.',
      'Azione: Durante un conflitto, inchina questo personaggio. Scegli un personaggio partecipante – fino alla fine del conflitto, quel personaggio riceve +1 abilità militare.',
    ],
    [
      action({
        if: { both: [duringMilitary, there(yours({ trait: 'bushi' }), 2)] },
        cost: [{ fate: 1 }, { discard: { in: 'hand' }, n: 2 }],
        effect: draw(3),
      }),
      'Action: During a military conflict, if you control 2 or more Bushi characters, spend 1 fate and discard 2 cards from your hand – draw 3 cards.',
      'Aktion: Während eines militärischen Konflikts, falls du mindestens 2 Bushi-Charaktere kontrollierst, gib 1 Schicksal aus und lege 2 Karten von deiner Hand ab – ziehe 3 Karten.',
      'Azione: Durante un conflitto militare, se controlli almeno 2 personaggi Bushi, spendi 1 fato e scarta 2 carte dalla tua mano – pesca 3 carte.',
    ],
    [
      action({
        if: selfAttacking,
        targets: [opponentsTarget(opposing({ status: 'honored' }))],
        effect: all(moveHome('target'), bow('target')),
      }),
      'Action: While this character is attacking, your opponent chooses an honored participating character they control – move that character home and bow it.',
      'Aktion: Solange dieser Charakter angreift, wählt dein Gegner einen geehrten teilnehmenden Charakter, den er kontrolliert – verschiebe jenen Charakter in die Heimatzone und beuge ihn.',
      'Azione: Finché questo personaggio attacca, il tuo avversario sceglie un personaggio onorato partecipante che controlla – sposta quel personaggio a casa e inchinalo.',
    ],
    [
      reaction(youWin({ type: 'political', as: 'defender', margin: 3 }), {
        cost: [{ sacrifice: holding() }],
        effect: opponentDiscardsRandom(1),
      }),
      'Reaction: After you win a political conflict as the defending player by 3 or more skill, sacrifice a holding you control – your opponent discards 1 card at random from their hand.',
      'Reaktion: Nachdem du als verteidigender Spieler einen politischen Konflikt mit einem Vorsprung von mindestens 3 gewonnen hast, opfere ein befreundetes Besitztum – dein Gegner legt 1 zufällige Karte von seiner Hand ab.',
      'Reazione: Dopo che hai vinto un conflitto politico come giocatore difensore con almeno 3 di abilità in più, sacrifica un possedimento che controlli – il tuo avversario scarta 1 carta a caso dalla sua mano.',
    ],
    [
      reaction(
        { event: 'leavesPlay', what: yours({ isNot: 'self' }) },
        {
          if: selfParticipating('military'),
          effect: gainHonor(1),
        },
      ),
      'Reaction: After another character you control leaves play during a military conflict in which this character is participating – gain 1 honor.',
      'Reaktion: Nachdem ein anderer Charakter, den du kontrollierst, während eines militärischen Konflikts, an dem dieser Charakter teilnimmt, das Spiel verlassen hat – erhalte 1 Ehre.',
      'Reazione: Dopo che un altro personaggio che controlli ha lasciato il gioco durante un conflitto militare in cui partecipa questo personaggio – ottieni 1 onore.',
    ],
    [
      interrupt(
        { event: 'phaseEnds', phase: 'fate' },
        {
          select: { by: 'opponent', options: [{ effect: loseHonor(2, 'opponent') }, { effect: draw(1) }] },
        },
      ),
      'Interrupt: When the fate phase ends, your opponent selects one – your opponent loses 2 honor or you draw 1 card.',
      'Unterbrechung: Sobald die Schicksalsphase endet, wählt dein Gegner eines aus – dein Gegner verliert 2 Ehre oder du ziehst 1 Karte.',
      'Interruzione: Quando la fase del fato termina, il tuo avversario sceglie una opzione – il tuo avversario perde 2 onore o peschi 1 carta.',
    ],
    [
      wouldInterrupt({ event: 'honored', what: character({ trait: 'courtier' }) }, { effect: cancel }),
      'Interrupt: When a Courtier character would be honored – cancel that.',
      'Unterbrechung: Sobald ein Höfling-Charakter geehrt werden würde – hebe dies auf.',
      'Interruzione: Quando un personaggio Courtier verrebbe onorato – annulla ciò.',
    ],
    [
      action({
        targets: [targetUpTo(2, inProvinces({ type: 'holding', faceup: false }))],
        effect: { do: 'turnFaceup', what: 'target' },
      }),
      'Action: Choose up to 2 facedown holdings in your provinces – turn those holdings faceup.',
      'Aktion: Wähle bis zu 2 verdeckte Besitztümer in deinen Provinzen – drehe jene Besitztümer auf ihre offene Seite.',
      'Azione: Scegli fino a 2 possedimenti a faccia in giù nelle tue province – gira quei possedimenti a faccia in su.',
    ],
    [
      action({
        targets: [target(opposing({ military: { below: { stat: 'military', of: 'self' } } }))],
        effect: bow('target'),
      }),
      'Action: Choose a participating character controlled by your opponent with military skill lower than that of this character – bow that character.',
      'Aktion: Wähle einen teilnehmenden gegnerischen Charakter, dessen Militär-Fertigkeit niedriger ist als die dieses Charakters – beuge jenen Charakter.',
      'Azione: Scegli un personaggio partecipante controllato dal tuo avversario con abilità militare inferiore a quella di questo personaggio – inchina quel personaggio.',
    ],
  ])
})

describe('behind the dash', () => {
  says([
    [
      action({
        targets: [target(character({ fate: { max: 0 } }))],
        effect: all(dishonor('target'), removeFate(1, 'self'), thisPhase(bothSkills('target', -2)), draw(1)),
      }),
      'Action: Choose a character without fate – dishonor that character and remove 1 fate from this character. That character gets –2 military and –2 political skill until the end of the phase. Draw 1 card.',
      'Aktion: Wähle einen Charakter ohne Schicksal – entehre jenen Charakter und entferne 1 Schicksal von diesem Charakter. Jener Charakter erhält bis zum Ende der Phase –2 Militär- und –2 Politik-Fertigkeit. Ziehe 1 Karte.',
      'Azione: Scegli un personaggio senza fato – disonora quel personaggio e rimuovi 1 fato da questo personaggio. Fino alla fine della fase, quel personaggio riceve –2 abilità militare e –2 politica. Pesca 1 carta.',
    ],
    [
      reaction(selfEntersPlay, {
        effect: ifYouDo(discard(choose(attachment({ whose: 'yours' }))), may(ready('self'))),
      }),
      'Reaction: After this character enters play – discard an attachment you control. Then, you may ready this character.',
      'Reaktion: Nachdem dieser Charakter ins Spiel gekommen ist – lege eine Verstärkung ab, die du kontrollierst. Du darfst danach diesen Charakter spielbereit machen.',
      'Reazione: Dopo che questo personaggio è entrato in gioco – scarta un accessorio che controlli. Poi, puoi preparare questo personaggio.',
    ],
    [
      action({
        targets: [target(opposing())],
        effect: duel(
          'political',
          'self',
          'target',
          ifSo({ that: 'duelWinner', is: { is: 'self' } }, placeFate(2, 'self'), honor('duelWinner')),
        ),
      }),
      'Action: Choose a participating character controlled by your opponent – this character challenges that character to a political duel. If this character wins the duel, place 2 fate on it. Otherwise, honor the winner of the duel.',
      'Aktion: Wähle einen teilnehmenden gegnerischen Charakter – dieser Charakter fordert jenen Charakter zu einem Politik-Duell heraus. Falls dieser Charakter das Duell gewinnt, lege 2 Schicksal auf ihn. Ehre andernfalls den Gewinner des Duells.',
      'Azione: Scegli un personaggio partecipante controllato dal tuo avversario – questo personaggio sfida quel personaggio a un duello politico. Se questo personaggio vince il duello, piazza 2 fato su di esso. Altrimenti, onora il vincitore del duello.',
    ],
    [
      reaction(youLose(), {
        effect: putIntoPlay(choose(character({ clan: 'lion', cost: { max: 2 }, in: ['hand', 'provinces'] }))),
      }),
      'Reaction: After you lose a conflict – put a Lion character with printed cost 2 or lower into play from your hand or from one of your provinces.',
      'Reaktion: Nachdem du einen Konflikt verloren hast – bringe einen Löwen-Charakter mit aufgedruckten Kosten von 2 oder weniger von deiner Hand oder aus einer deiner Provinzen ins Spiel.',
      'Reazione: Dopo che hai perso un conflitto – metti in gioco un personaggio del Leone con costo stampato 2 o inferiore dalla tua mano o da una delle tue province.',
    ],
    [
      'policy-debate',
      "Action: During a conflict, choose a participating character you control and a participating character controlled by your opponent – the first chosen character challenges the second chosen character to a political duel. The loser's controller reveals their hand and that player's opponent chooses 1 card from that hand and discards it.",
      'Aktion: Wähle während eines Konflikts einen teilnehmenden Charakter, den du kontrollierst, und einen teilnehmenden gegnerischen Charakter – der erste gewählte Charakter fordert den zweiten gewählten Charakter zu einem Politik-Duell heraus. Der Spieler, der den Verlierer des Duells kontrolliert, deckt seine Hand auf und der Gegner jenes Spielers wählt 1 Karte von jener Hand und legt sie ab.',
      "Azione: Durante un conflitto, scegli un personaggio partecipante che controlli e un personaggio partecipante controllato dal tuo avversario – il primo personaggio scelto sfida il secondo personaggio scelto a un duello politico. Il giocatore che controlla il perdente del duello rivela la sua mano e l'avversario di quel giocatore sceglie 1 carta da quella mano e la scarta.",
    ],
    [
      'yogo-hiroue',
      'Action: While this character is participating in a conflict, choose a non-participating character – move that character to the conflict. Then, if you win this conflict, you may dishonor that character.',
      'Aktion: Solange dieser Charakter an einem Konflikt teilnimmt, wähle einen nicht teilnehmenden Charakter – verschiebe jenen Charakter in den Konflikt. Danach gilt: Falls du diesen Konflikt gewinnst, darfst du jenen Charakter entehren.',
      'Azione: Finché questo personaggio partecipa a un conflitto, scegli un personaggio non partecipante – sposta quel personaggio nel conflitto. Poi, se vinci questo conflitto, puoi disonorare quel personaggio.',
    ],
    [
      'calling-in-favors',
      'Action: Dishonor a character you control. Choose an attachment controlled by your opponent – take control of that attachment and attach it to the dishonored character. If this is not possible, discard that attachment.',
      'Aktion: Entehre einen befreundeten Charakter. Wähle eine gegnerische Verstärkung – übernimm die Kontrolle über jene Verstärkung und hänge sie an den entehrten Charakter an. Falls dies nicht möglich ist, lege jene Verstärkung ab.',
      "Azione: Disonora un personaggio che controlli. Scegli un accessorio controllato dal tuo avversario – prendi il controllo di quell'accessorio e assegnalo al personaggio disonorato. Se ciò non è possibile, scarta quell'accessorio.",
    ],
    [
      'feast-or-famine',
      'Fire role only.\nInterrupt: When this province is broken, choose a character controlled by your opponent – move all fate from that character to a character you control without fate.',
      'Nur mit Feuer-Rolle.\nUnterbrechung: Sobald diese Provinz unterworfen wird, wähle einen gegnerischen Charakter – verschiebe sämtliches Schicksal von jenem Charakter auf einen Charakter ohne Schicksal, den du kontrollierst.',
      'Solo con un ruolo Fire.\nInterruzione: Quando questa provincia viene spezzata, scegli un personaggio controllato dal tuo avversario – sposta tutto il fato da quel personaggio su un personaggio che controlli senza fato.',
    ],
  ])
})

describe('what holds', () => {
  says([
    [
      bothSkills('self', { count: yourParticipating({ clan: 'crane' }), times: 2 }, selfDefending),
      'While this character is defending, it gets +2 military and +2 political skill for each participating Crane character you control.',
      'Solange dieser Charakter verteidigt, erhält er für jeden teilnehmenden Kranich-Charakter, den du kontrollierst, +2 Militär- und +2 Politik-Fertigkeit.',
      'Finché questo personaggio difende, riceve +2 abilità militare e +2 politica per ogni personaggio della Gru partecipante che controlli.',
    ],
    [
      political(defending({ whose: 'yours' }), 1, duringElement('air')),
      'Each defending character you control gets +1 political skill during air conflicts.',
      'Jeder verteidigende Charakter, den du kontrollierst, erhält während jedes Luft-Konflikts +1 Politik-Fertigkeit.',
      "Durante i conflitti dell'Aria, ogni personaggio in difesa che controlli riceve +1 abilità politica.",
    ],
    [
      'borderlands-defender',
      "While this character is defending, it cannot be bowed or moved by opponents' card effects.",
      'Solange dieser Charakter verteidigt, kann er durch gegnerische Karteneffekte nicht gebeugt oder verschoben werden.',
      'Finché questo personaggio difende, non può essere inchinato né essere spostato da effetti di carte avversarie.',
    ],
    [
      'isawa-tadaka',
      'While the earth ring is contested or the earth ring is in your claimed ring pool, your opponent cannot play copies of events in their conflict discard pile.',
      'Solange der Ring der Erde umkämpft ist oder sich der Ring der Erde in deinem Vorrat beanspruchter Ringe befindet, kann dein Gegner keine Kopien von Ereignissen spielen, die sich auf seinem Konflikt-Ablagestapel befinden.',
      "Finché l'anello della Terra è conteso o l'anello della Terra è nella tua riserva degli anelli rivendicati, il tuo avversario non può giocare copie di eventi nella sua pila degli scarti del conflitto.",
    ],
    [
      'bayushi-shoju',
      'Action: While this character is participating in a political conflict, choose a participating character controlled by your opponent – until the end of the conflict, that character gets –1 political skill and is discarded if it has political skill 0. (Limit twice per round.)',
      'Aktion: Solange dieser Charakter an einem politischen Konflikt teilnimmt, wähle einen teilnehmenden gegnerischen Charakter – bis zum Ende des Konflikts erhält jener Charakter –1 Politik-Fertigkeit und wird abgelegt, falls er eine Politik-Fertigkeit von 0 hat. (Nur 2 Mal pro Runde.)',
      'Azione: Finché questo personaggio partecipa a un conflitto politico, scegli un personaggio partecipante controllato dal tuo avversario – fino alla fine del conflitto, quel personaggio riceve –1 abilità politica e viene scartato se ha abilità politica 0. (Limite 2 volte per round.)',
    ],
    [
      constant({
        to: yours({ status: 'honored' }),
        gainsAbility: action({ if: duringPolitical, effect: draw(1) }),
      }),
      'Each honored character you control gains “Action: During a political conflict – draw 1 card.”',
      'Jeder geehrte Charakter, den du kontrollierst, erhält „Aktion: Während eines politischen Konflikts – ziehe 1 Karte.“',
      'Ogni personaggio onorato che controlli ottiene «Azione: Durante un conflitto politico – pesca 1 carta.»',
    ],
  ])
})

describe('control', () => {
  says([
    [
      action({
        targets: [target(attachment({ whose: 'opponents' }))],
        effect: thisPhase(constant({ to: 'target', controlled: true })),
      }),
      'Action: Choose an attachment controlled by your opponent – take control of that attachment until the end of the phase.',
      'Aktion: Wähle eine gegnerische Verstärkung – übernimm bis zum Ende der Phase die Kontrolle über jene Verstärkung.',
      "Azione: Scegli un accessorio controllato dal tuo avversario – fino alla fine della fase, prendi il controllo di quell'accessorio.",
    ],
  ])
})

describe('how often', () => {
  says(
    [
      [
        action({ ...limit(2, 'round'), effect: draw(1) }),
        'Action: Draw 1 card. (Limit twice per round.)',
        'Aktion: Ziehe 1 Karte. (Nur 2 Mal pro Runde.)',
        'Azione: Pesca 1 carta. (Limite 2 volte per round.)',
      ],
      [
        action({ ...max(1, 'conflict'), effect: placeFate(1, each(yourParticipating())) }),
        'Action: Place 1 fate on each participating character you control. (Max 1 per conflict.)',
        'Aktion: Lege 1 Schicksal auf jeden teilnehmenden Charakter, den du kontrollierst. (Maximal 1 pro Konflikt.)',
        'Azione: Piazza 1 fato su ogni personaggio partecipante che controlli. (Massimo 1 per conflitto.)',
      ],
      [
        reaction({ event: 'dialsRevealed' }, { ...unlimited, effect: { do: 'changeBid', by: -1 } }),
        'Reaction: After honor dials are revealed – decrease your honor bid by 1. (Unlimited.)',
        'Reaktion: Nachdem die Ehreräder aufgedeckt worden sind – senke den Wert deines Ehregebots um 1. (Unlimitiert.)',
        'Reazione: Dopo che i quadranti di onore sono stati rivelati – diminuisci di 1 la tua offerta di onore. (Senza limiti.)',
      ],
    ],
    'event',
  )
})

test('an ability that a card gives to another speaks of the one that has it', () => {
  const training = definitionWithId('duelist-training') as CardDefinition
  const [grant] = training.abilities
  if (grant?.kind !== 'constant' || !('gainsAbility' in grant)) throw new Error('nothing is gained')
  expect(abilityText(grant.gainsAbility, training, 'en')).toContain(
    'this character challenges that character',
  )
  expect(abilityText(grant.gainsAbility, training, 'de')).toContain('dieser Charakter fordert')
  const part: Ability = action({ effect: bow('self') })
  expect(abilityText(part, training, 'en', grant.gainsAbility)).toBe('Action: Bow this character.')
  expect(abilityText(part, training, 'en')).toBe('Action: Bow this attachment.')
})

test('otherwise, if: no second "falls" in a row', () => {
  const kaezin = definitionWithId('kakita-kaezin') as CardDefinition
  expect(cardText(kaezin, 'en')).toContain('Otherwise, if this character loses the duel, ')
  expect(cardText(kaezin, 'de')).toContain('Andernfalls gilt: Falls dieser Charakter das Duell verliert, ')
})
