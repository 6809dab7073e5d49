import { describe, expect, test } from 'vitest'
import type { Ability } from '../abilities.ts'
import { facts } from '../cards/facts.ts'
import { type CardDefinition, definitions, definitionWithId } from '../cards/index.ts'
import {
  action,
  all,
  capture,
  choose,
  constant,
  creature,
  deal,
  destroy,
  discard,
  draw,
  eachPlayer,
  either,
  enemy,
  friendly,
  gain,
  ifSo,
  ifYouDo,
  inDiscard,
  inHand,
  inOrderTo,
  lose,
  may,
  opponentHas,
  play,
  purge,
  ready,
  repeatedly,
  steal,
  stun,
  thisTurn,
  upTo,
  use,
  when,
} from '../cards/words.ts'
import { abilityText, cardText, type Lang, type Sayable, traitName } from './index.ts'
import '../cards/later.ts'

const langs: readonly Lang[] = ['en', 'de', 'it']

const bearing = (...abilities: readonly Ability[]): Sayable => ({
  type: 'creature',
  en: 'Dodger',
  de: 'Schlitzohr',
  it: 'Dodger',
  abilities,
})

const said = (what: string | Ability): string[] => {
  const card = typeof what === 'string' ? definitionWithId(what) : bearing(what)
  if (!card) throw new Error(`no such card: ${what}`)
  return langs.map((lang) => cardText(card, lang))
}

type Case = readonly [what: string | Ability, en: string, de: string, it?: string]

function says(cases: readonly Case[]): void {
  for (const [what, en, de, it = expect.any(String)] of cases)
    test(en, () => expect(said(what)).toEqual([en, de, it]))
}

describe('every card', () => {
  for (const lang of langs) {
    test(`can be said in ${lang}`, () => {
      for (const card of definitions) {
        const text = cardText(card, lang)
        expect(text.length > 0, card.id).toBe(card.abilities.length > 0)
        expect(text, card.id).not.toMatch(/undefined|\[object|NaN|\bnull\b| {2}| [.,:;]|\.\.|,,|: :/)
        for (const line of text ? text.split('\n') : []) {
          expect(line, card.id).toMatch(/^[\p{Lu}„“«]/u)
          expect(line, card.id).toMatch(/[.][”“»]?$/)
        }
      }
    })

    test(`has its abilities said one by one in ${lang}`, () => {
      for (const card of definitions) {
        for (const ability of card.abilities) {
          expect(abilityText(ability, card, lang), card.id).toMatch(/^\p{Lu}.*\.[”“»]?$/u)
        }
      }
    })
  }

  test('has traits with a name', () => {
    for (const trait of facts.flatMap(({ traits }) => traits)) {
      for (const lang of langs) expect(traitName(trait, lang)).toMatch(/^[\p{Lu}[]/u)
    }
  })

  test('is said alike every time: nothing is remembered from one card to the next', () => {
    for (const card of definitions)
      for (const lang of langs) expect(cardText(card, lang)).toBe(cardText(card, lang))
  })
})

describe('keywords', () => {
  says([
    ['snufflegator', 'Skirmish.', 'Scharmützel.'],
    ['macis-asp', 'Skirmish. Poison.', 'Scharmützel. Gift.'],
    ['ancient-bear', 'Assault 2.', 'Ansturm 2.'],
    ['mutant-cutpurse', 'Enhance: 3 damage icons.', 'Verbesserung: 3 Schadenssymbole.'],
    [
      'ring-of-invisibility',
      'This creature gains elusive and skirmish.',
      'Diese Kreatur erhält Schwer zu fassen und Scharmützel.',
    ],
  ])
})

describe('what is done', () => {
  says([
    [
      'punch',
      'Play: Deal 3 damage to a creature.',
      'Spielen: Füge einer Kreatur 3 Schaden zu.',
      'Gioco: Infliggi 3 danni a una creatura.',
    ],
    [
      'anger',
      'Play: Ready a friendly creature and fight with it.',
      'Spielen: Mache eine befreundete Kreatur spielbereit und lasse sie kämpfen.',
      'Gioco: Prepara una creatura amica e falla combattere.',
    ],
    [
      'barehanded',
      "Play: Put each artifact on top of its owner's deck.",
      'Spielen: Lege jedes Artefakt oben auf das Deck seines Besitzers.',
    ],
    [
      'mind-barb',
      'Play: Your opponent discards a random card from their hand.',
      'Spielen: Dein Gegner legt eine zufällige Karte von seiner Hand ab.',
    ],
    [
      'positron-bolt',
      'Play: Deal 3 damage to a flank creature, 2 damage to a neighbor of that creature and 1 damage to a different neighbor of that neighbor.',
      'Spielen: Füge einer Flankenkreatur 3 Schaden, einem Nachbarn jener Kreatur 2 Schaden und einem anderen Nachbarn jenes Nachbarn 1 Schaden zu.',
    ],
    [
      'twin-bolt-emission',
      'Play: Deal 2 damage to each of 2 creatures.',
      'Spielen: Füge 2 Kreaturen je 2 Schaden zu.',
    ],
    [
      'help-from-future-self',
      'Play: Search your deck and discard pile for a Timetraveller, reveal it and put it into your hand. Shuffle your discard pile into your deck.',
      'Spielen: Durchsuche dein Deck und deinen Ablagestapel nach einer Kreatur namens Zeitreisender, decke sie auf und nimm sie auf deine Hand. Mische deinen Ablagestapel in dein Deck.',
    ],
    [
      'poltergeist',
      'Play: Choose an artifact. Use that artifact as if it were yours and destroy it.',
      'Spielen: Wähle ein Artefakt. Verwende jenes Artefakt, als ob es deines wäre, und zerstöre es.',
    ],
    [
      'neutron-shark',
      'Play/Fight/Reap: Destroy an enemy creature or artifact and a friendly creature or artifact. Discard the top card of your deck. Repeat this effect if that card is a non-Logos card.',
      'Spielen/Kampf/Ernte: Zerstöre eine feindliche Kreatur oder ein feindliches Artefakt und eine befreundete Kreatur oder ein befreundetes Artefakt. Lege die oberste Karte deines Decks ab. Wiederhole diesen Effekt, falls jene Karte eine Nicht-Logos-Karte ist.',
    ],
    [
      action(purge(choose(inDiscard(creature()), 2))),
      'Action: Purge 2 creatures from your discard pile.',
      'Aktion: Verbanne 2 Kreaturen aus deinem Ablagestapel.',
    ],
    [
      play({ do: 'exalt', what: choose(friendly()) }),
      'Play: Exalt a friendly creature.',
      'Spielen: Erhebe eine befreundete Kreatur.',
    ],
  ])
})

describe('how much', () => {
  says([
    [
      'the-warchest',
      'Action: Gain 1 Æmber for each enemy creature destroyed in a fight this turn.',
      'Aktion: Erhalte für jede feindliche Kreatur, die in diesem Zug in einem Kampf zerstört wurde, 1 Æmber.',
    ],
    [
      'battle-fleet',
      'Play: Reveal any number of Mars cards from your hand. Draw a card for each card revealed this way.',
      'Spielen: Decke beliebig viele Mars-Karten von deiner Hand auf. Ziehe für jede auf diese Weise aufgedeckte Karte 1 Karte.',
    ],
    [
      'mothergun',
      'Action: Reveal any number of Mars cards from your hand. Deal damage to a creature equal to the number of cards revealed this way.',
      'Aktion: Decke beliebig viele Mars-Karten von deiner Hand auf. Füge einer Kreatur Schaden in Höhe der Anzahl der auf diese Weise aufgedeckten Karten zu.',
    ],
    [
      play(deal(2, repeatedly({ each: friendly({ ready: true }) }, enemy()))),
      'Play: For each ready friendly creature, deal 2 damage to an enemy creature.',
      'Spielen: Für jede spielbereite befreundete Kreatur fügst du einer feindlichen Kreatur 2 Schaden zu.',
    ],
    [
      'bring-low',
      'Enhance: 1 capture icon.\nPlay: For each Æmber your opponent has beyond 5, a friendly creature captures 1 Æmber.',
      'Verbesserung: 1 Erbeuten-Symbol.\nSpielen: Für jedes Æmber, das dein Gegner über 5 hinaus hat, erbeutet eine befreundete Kreatur 1 Æmber.',
    ],
    [
      'first-blood',
      'Alpha.\nPlay: For each friendly Brobnar creature, deal 1 damage to a creature 2 times.',
      'Alpha.\nSpielen: Für jede befreundete Brobnar-Kreatur fügst du einer Kreatur 2-mal 1 Schaden zu.',
    ],
    [
      'blast-from-the-past',
      "Play: Exalt a friendly creature. Archive a Saurian creature from your discard pile. Deal damage to an enemy creature equal to the archived creature's power.",
      'Spielen: Erhebe eine befreundete Kreatur. Archiviere eine Saurianer-Kreatur aus deinem Ablagestapel. Füge einer feindlichen Kreatur Schaden in Höhe der Stärke der archivierten Kreatur zu.',
    ],
    [
      'look-what-i-found',
      'Omega.\nPlay: Return an action card, an artifact, a creature and an upgrade from your discard pile to your hand.',
      'Omega.\nSpielen: Schicke eine Aktionskarte, ein Artefakt, eine Kreatur und eine Aufwertung aus deinem Ablagestapel auf deine Hand zurück.',
    ],
    [
      'key-abduction',
      "Play: Return each Mars creature to its owner's hand. You may forge a key at +9 Æmber current cost, reduced by 1 Æmber for each card in your hand.",
      'Spielen: Schicke jede Mars-Kreatur auf die Hand ihres Besitzers zurück. Du darfst einen Schlüssel zu den aktuellen Kosten plus 9 Æmber schmieden, verringert um 1 Æmber für jede Karte auf deiner Hand.',
    ],
    [
      'too-much-to-protect',
      "Play: Steal all but 6 of your opponent's Æmber.",
      'Spielen: Stiehl alle Æmber deines Gegners bis auf 6.',
    ],
  ])
})

describe('if, may and instead', () => {
  says([
    [
      'burn-the-stockpile',
      'Play: If your opponent has 7 Æmber or more, they lose 4 Æmber.',
      'Spielen: Falls dein Gegner 7 oder mehr Æmber hat, verliert er 4 Æmber.',
    ],
    [
      'relentless-whispers',
      'Play: Deal 2 damage to a creature. If that creature is destroyed this way, steal 1 Æmber.',
      'Spielen: Füge einer Kreatur 2 Schaden zu. Falls jene Kreatur auf diese Weise zerstört wird, stiehlst du 1 Æmber.',
    ],
    [
      'tendrils-of-pain',
      'Play: Deal 1 damage to each creature. If your opponent forged a key on their previous turn, deal 4 damage to each creature instead.',
      'Spielen: Füge jeder Kreatur 1 Schaden zu. Falls dein Gegner in seinem letzten Zug einen Schlüssel geschmiedet hat, fügst du stattdessen jeder Kreatur 4 Schaden zu.',
    ],
    [
      'doorstep-to-heaven',
      'Play: For each player: if they have 6 Æmber or more, they lose all but 5 of their Æmber.',
      'Spielen: Für jeden Spieler gilt: Falls er 6 oder mehr Æmber hat, verliert er alle seine Æmber bis auf 5.',
    ],
    [
      'vespilon-theorist',
      'Elusive.\nReap: Choose a house. Reveal the top card of your deck. If that card is of that house, archive it and gain 1 Æmber. Otherwise, discard that card.',
      'Schwer zu fassen.\nErnte: Wähle eine Fraktion. Decke die oberste Karte deines Decks auf. Falls jene Karte zu jener Fraktion gehört, archivierst du sie und erhältst 1 Æmber. Andernfalls legst du jene Karte ab.',
    ],
    [
      play(may(capture(1, choose(friendly())))),
      'Play: You may have a friendly creature capture 1 Æmber.',
      'Spielen: Du darfst eine befreundete Kreatur 1 Æmber erbeuten lassen.',
    ],
    [
      play(inOrderTo(may(destroy(choose(friendly()))), all(draw(2), stun(choose(enemy()))))),
      'Play: You may destroy a friendly creature to draw 2 cards and stun an enemy creature.',
      'Spielen: Du darfst eine befreundete Kreatur zerstören, um 2 Karten zu ziehen und eine feindliche Kreatur zu betäuben.',
    ],
    [
      play(either(steal(1), all(ifSo(opponentHas(3), lose(1, 'opponent')), draw(1)))),
      'Play: Choose one: Steal 1 Æmber. Or: If your opponent has 3 Æmber or more, they lose 1 Æmber. Draw a card.',
      'Spielen: Wähle eines: Stiehl 1 Æmber. Oder: Falls dein Gegner 3 oder mehr Æmber hat, verliert er 1 Æmber. Ziehe 1 Karte.',
    ],
    [
      play(eachPlayer(discard(choose(inHand())))),
      'Play: Each player discards a card from their hand.',
      'Spielen: Jeder Spieler legt eine Karte von seiner Hand ab.',
    ],
    [
      play({ do: 'eachOf', what: upTo(3, friendly()), effect: all(ready('it'), use('it', 'reap')) }),
      'Play: Choose up to 3 friendly creatures. For each of them, one at a time, ready it and reap with it.',
      'Spielen: Wähle bis zu 3 befreundete Kreaturen. Für jede jener Kreaturen nacheinander machst du sie spielbereit und lässt sie ernten.',
    ],
  ])
})

describe('when something happens', () => {
  says([
    [
      'mugwump',
      'After an enemy creature is destroyed fighting this creature, fully heal this creature and put a +1 power counter on it.',
      'Nachdem eine feindliche Kreatur im Kampf gegen diese Kreatur zerstört worden ist, heilst du diese Kreatur komplett und legst einen „+1 Stärke“-Marker auf sie.',
    ],
    [
      'krump',
      'After an enemy creature is destroyed fighting this creature, its controller loses 1 Æmber.',
      'Nachdem eine feindliche Kreatur im Kampf gegen diese Kreatur zerstört worden ist, verliert ihr kontrollierender Spieler 1 Æmber.',
    ],
    [
      'take-hostages',
      'Play: For the remainder of the turn, each time a friendly creature fights, it captures 1 Æmber.',
      'Spielen: Für den Rest des Zuges gilt: Immer nachdem eine befreundete Kreatur gekämpft hat, erbeutet sie 1 Æmber.',
    ],
    [
      'rogue-ogre',
      'At the end of your turn, if you have played exactly 1 card this turn, heal 2 damage from this creature and it captures 1 Æmber.',
      'Falls du in diesem Zug genau 1 Karte gespielt hast, heilst du am Ende deines Zuges 2 Schaden von dieser Kreatur und sie erbeutet 1 Æmber.',
    ],
    [
      play(ifYouDo(lose(1), thisTurn(when({ after: 'reaps', what: friendly() }, gain(1))))),
      'Play: Lose 1 Æmber. If you do, for the remainder of the turn, each time a friendly creature reaps, gain 1 Æmber.',
      'Spielen: Verliere 1 Æmber. Falls du das tust, gilt für den Rest des Zuges: Immer nachdem eine befreundete Kreatur geerntet hat, erhältst du 1 Æmber.',
    ],
  ])
})

describe('what holds', () => {
  says([
    [
      'staunch-knight',
      'While this creature is on a flank, it gets +2 power.',
      'Solange diese Kreatur an einer Flanke ist, erhält sie +2 Stärke.',
    ],
    [
      'round-table',
      'Each friendly Knight creature gets +1 power and gains taunt.',
      'Jede befreundete Ritter-Kreatur erhält +1 Stärke und Spott.',
    ],
    [
      'shield-of-justice',
      'Play: For the remainder of the turn, friendly creatures cannot be dealt damage.',
      'Spielen: Für den Rest des Zuges kann befreundeten Kreaturen kein Schaden zugefügt werden.',
    ],
    [
      'spectral-tunneler',
      'Action: Choose a creature. For the remainder of the turn, that creature is considered a flank creature and gains, “Reap: Draw a card.”',
      'Aktion: Wähle eine Kreatur. Für den Rest des Zuges gilt jene Kreatur als Flankenkreatur und erhält: „Ernte: Ziehe 1 Karte.“',
    ],
    [
      'armageddon-cloak',
      'This creature gains hazardous 2 and gains, “Destroyed: Fully heal this creature and destroy Armageddon Cloak instead.”',
      'Diese Kreatur erhält Gefährlich 2 und erhält: „Zerstört: Heile stattdessen diese Kreatur komplett und zerstöre Armageddon-Mantel.“',
    ],
    [
      'soft-landing',
      'Play: For the remainder of the turn, the next creature or artifact you play enters play ready.',
      'Spielen: Für den Rest des Zuges kommt die nächste von dir gespielte Kreatur oder das nächste von dir gespielte Artefakt spielbereit ins Spiel.',
    ],
    [
      'miasma',
      "Play: During your opponent's next turn, they skip their “forge a key” step.",
      'Spielen: Im nächsten Zug deines Gegners überspringt er seinen Schritt „Schlüssel schmieden“.',
    ],
    [
      'shadow-self',
      'This creature deals no damage when fighting.\nDamage dealt to neighboring non-Specter creatures is dealt to this creature instead.',
      'Diese Kreatur fügt im Kampf keinen Schaden zu.\nSchaden, der benachbarten Nicht-Gespenst-Kreaturen zugefügt wird, wird stattdessen dieser Kreatur zugefügt.',
    ],
    [
      'witch-of-the-wilds',
      'While Untamed is not your active house, you may play one Untamed card each turn.',
      'Solange Ungezähmte nicht deine aktive Fraktion ist, darfst du in jedem Zug 1 Ungezähmten-Karte spielen.',
    ],
    [
      constant({ forbid: 'use', who: 'opponent', filter: { type: 'artifact' }, moreThan: 1 }),
      'Your opponent cannot use more than 1 artifact each turn.',
      'Dein Gegner kann in jedem Zug nicht mehr als 1 Artefakt verwenden.',
    ],
    [
      constant({ to: enemy(), cannot: 'reap' }),
      'Enemy creatures cannot reap.',
      'Feindliche Kreaturen können nicht ernten.',
    ],
  ])
})

test('an ability that a card grants speaks of the card that has it', () => {
  const boots = definitionWithId('rocket-boots') as CardDefinition
  const [grant] = boots.abilities
  if (grant?.kind !== 'constant' || !('gainsAbility' in grant)) throw new Error('nothing is granted')
  expect(langs.map((lang) => abilityText(grant.gainsAbility, boots, lang))).toEqual([
    'Fight/Reap: If this is the first time this creature was used this turn, ready it.',
    'Kampf/Ernte: Falls diese Kreatur in diesem Zug zum ersten Mal verwendet wurde, machst du sie spielbereit.',
    'Combattimento/Mietitura: Se è la prima volta che questa creatura è stata usata in questo turno, preparala.',
  ])
  const part: Ability = { kind: 'bold', on: ['play'], effect: ready('self') }
  expect(abilityText(part, boots, 'en', grant.gainsAbility)).toBe('Play: Ready this creature.')
  expect(abilityText(part, boots, 'en')).toBe('Play: Ready this upgrade.')
})

describe('as players know it', () =>
  says([
    [
      'xanthyx-harvester',
      'This creature cannot be used while there is a neighboring non-Mars creature.\nReap: Gain 1 Æmber.',
      'Diese Kreatur kann nicht verwendet werden, solange eine benachbarte Nicht-Mars-Kreatur da ist.\nErnte: Erhalte 1 Æmber.',
      "Questa creatura non può essere usata finché c'è una creatura non Marte vicina.\nMietitura: Guadagna 1 Æmbra.",
    ],
    [
      'lethologica',
      'Play: Discard cards from the top of your deck until you discard a Logos card or run out of cards. If you discard a Logos card this way, put that card into your hand.',
      'Spielen: Lege so lange Karten oben von deinem Deck ab, bis du eine Logos-Karte ablegst oder keine Karten mehr hast. Falls du auf diese Weise eine Logos-Karte ablegst, nimmst du jene Karte auf deine Hand.',
    ],
    [
      'turnkey',
      "Play: Unforge one of your opponent's keys. If you do, when this creature leaves play, your opponent forges a key at no cost.",
      'Spielen: Mache einen Schlüssel deines Gegners ungeschmiedet. Falls du das tust, gilt, sobald diese Kreatur das Spiel verlässt: Dein Gegner schmiedet kostenlos einen Schlüssel.',
    ],
    [
      'gebuk',
      "Destroyed: Discard the top card of your deck. If that card is a creature, after this creature is destroyed, put that card into play in this creature's position in the battleline.",
      'Zerstört: Lege die oberste Karte deines Decks ab. Falls jene Karte eine Kreatur ist, gilt, nachdem diese Kreatur zerstört worden ist: Bringe jene Karte am Platz dieser Kreatur in der Schlachtreihe ins Spiel.',
    ],
    [
      'alaka',
      'If you have fought with a creature this turn, this creature enters play ready.',
      'Falls du in diesem Zug eine Kreatur hast kämpfen lassen, kommt diese Kreatur spielbereit ins Spiel.',
    ],
    [
      '1-2-punch',
      'Play: Stun an enemy creature. If that creature is stunned, destroy it instead.',
      'Spielen: Betäube eine feindliche Kreatur. Falls jene Kreatur betäubt ist, zerstörst du sie stattdessen.',
      'Gioco: Stordisci una creatura nemica. Se quella creatura è stordita, distruggila invece.',
    ],
    [
      'giant-gnawbill',
      'After a player chooses a house as their active house, they destroy an artifact of the active house.',
      'Nachdem ein Spieler eine Fraktion als seine aktive Fraktion gewählt hat, zerstört er ein Artefakt der aktiven Fraktion.',
    ],
  ]))
