import type { CatalogueItem } from '@regelwerk/core'

export const pillar = {
  'pillar/pillar-11-gulpus-permanentus': {
    kind: 'entry',
    summary:
      'While Pillar 11 Gulpus Permanentus is active, its owner may play one additional booster in each own turn.',
  },
  'pillar/pillar-11-gulpus-permanentus/1': {
    kind: 'ruling',
    summary: 'Printed text of Pillar 11 Gulpus Permanentus: one additional booster in the own turn.',
    follows: ['pillar/pillar-11-gulpus-permanentus'],
  },
  'pillar/pillar-11-gulpus-permanentus/2': {
    kind: 'ruling',
    summary: 'The additional booster may be a PAIR of boosters and may be played even after a STOP.',
    follows: ['pillar/pillar-11-gulpus-permanentus', 'base/30', 'base/44', 'base/48'],
  },
  'pillar/pillar-13-cardus-nikkus': {
    kind: 'entry',
    summary:
      "When Pillar 13 Cardus Nikkus is played, its player may draw one card from the opponent's hand and discard it.",
  },
  'pillar/pillar-13-cardus-nikkus/1': {
    kind: 'ruling',
    summary:
      'Printed text of Pillar 13 Cardus Nikkus: one card from the opposing hand may be drawn and discarded now.',
    follows: ['pillar/pillar-13-cardus-nikkus'],
  },
  'pillar/pillar-13-cardus-nikkus/2': {
    kind: 'ruling',
    summary: 'The card is drawn at random; among cards lying open in that hand the player may pick instead.',
    follows: [
      'pillar/pillar-13-cardus-nikkus',
      'pillar/pillar-27-spaeher-falter-pillar-30-entsende-den-aufklaerer-f/3',
    ],
  },
  'pillar/pillar-13-cardus-nikkus/3': {
    kind: 'ruling',
    summary: 'It happens immediately after Cardus Nikkus is played and at no later time.',
    follows: ['pillar/pillar-13-cardus-nikkus'],
  },
  'pillar/pillar-14-crysalus-frenodus': {
    kind: 'entry',
    summary:
      'While Pillar 14 Crysalus Frendus is active, the effect of one own Caterpillar booster is doubled.',
  },
  'pillar/pillar-14-crysalus-frenodus/1': {
    kind: 'ruling',
    summary: 'Printed text of Pillar 14 Crysalus Frendus: one own Caterpillar works twofold.',
    follows: ['pillar/pillar-14-crysalus-frenodus'],
  },
  'pillar/pillar-14-crysalus-frenodus/2': {
    kind: 'ruling',
    summary:
      "Doubling means that the numbers in the Caterpillar's demand double; the demand is not made twice.",
    follows: ['pillar/pillar-14-crysalus-frenodus'],
  },
  'pillar/pillar-14-crysalus-frenodus/3': {
    kind: 'ruling',
    summary:
      'Example, set-up: Pillar 14 Crysalus Frendus lies with Pillar 16 Caterpillar Fireeater, whose demand is 3 Fire.',
    follows: ['pillar/pillar-14-crysalus-frenodus', 'pillar/pillar-16-feuerfresser-raupe'],
  },
  'pillar/pillar-14-crysalus-frenodus/4': {
    kind: 'ruling',
    summary:
      'Example, outcome: the opponent must discard 6 Fire in total, for instance a card of 4 and one of 2, or retreat.',
    follows: ['pillar/pillar-14-crysalus-frenodus/2', 'pillar/pillar-16-feuerfresser-raupe'],
  },
  'pillar/pillar-14-crysalus-frenodus/5': {
    kind: 'ruling',
    summary:
      'With several Caterpillars the owner chooses the one that is doubled; if it is discarded by the opponent another is chosen at once, unless its demand had already been met.',
    follows: ['pillar/pillar-14-crysalus-frenodus'],
  },
  'pillar/pillar-15-kalebassus-leerus': {
    kind: 'entry',
    summary: 'While Pillar 15 Bottelus Emptius is active, the opponent may take no card into hand.',
  },
  'pillar/pillar-15-kalebassus-leerus/1': {
    kind: 'ruling',
    summary: 'Printed text of Pillar 15 Bottelus Emptius: no further cards for the opposing hand.',
    follows: ['pillar/pillar-15-kalebassus-leerus'],
  },
  'pillar/pillar-15-kalebassus-leerus/2': {
    kind: 'ruling',
    summary:
      'It does not matter whence the card would come: draw deck, discard pile, combat, support or influence area, or leadership pile.',
    follows: ['pillar/pillar-15-kalebassus-leerus'],
  },
  'pillar/pillar-15-kalebassus-leerus/3': {
    kind: 'ruling',
    summary: 'RETRIEVE and drawing after a REPLACE are forbidden too.',
    follows: ['pillar/pillar-15-kalebassus-leerus', 'base/43', 'base/50'],
  },
  'pillar/raupenverstaerkungen-allgemein': {
    kind: 'entry',
    summary: 'Caterpillar boosters in general.',
    informative: 'heading',
  },
  'pillar/raupenverstaerkungen-allgemein/1': {
    kind: 'ruling',
    summary:
      'Already in the retreat phase the opponent must check whether the coming demand can be met; if not, the retreat is due there.',
    follows: ['base/12'],
  },
  'pillar/raupenverstaerkungen-allgemein/2': {
    kind: 'ruling',
    summary: 'Each of several Caterpillars is a demand of its own.',
  },
  'pillar/raupenverstaerkungen-allgemein/3': {
    kind: 'ruling',
    summary:
      'Example, set-up: Pillar 16 Caterpillar Fireeater wants 3 Fire and Pillar 19 Caterpillar Lightseeker wants 5 Fire or 5 Earth.',
    follows: ['pillar/pillar-16-feuerfresser-raupe', 'pillar/pillar-19-lichtsucher-raupe'],
  },
  'pillar/raupenverstaerkungen-allgemein/4': {
    kind: 'ruling',
    summary:
      'Example, outcome: 3 Fire and, apart from it, 5 of one element are due; a single card of 8 Fire cannot pay both.',
    follows: ['pillar/raupenverstaerkungen-allgemein/2'],
  },
  'pillar/raupenverstaerkungen-allgemein/5': {
    kind: 'ruling',
    summary:
      'Nothing may be discarded that does not help to meet the demand: no card without the element, none beyond what is needed.',
  },
  'pillar/raupenverstaerkungen-allgemein/6': {
    kind: 'ruling',
    summary:
      'Where the element is open, a card pays with its higher value, so one may not assign elements in such a way that more cards leave the hand than necessary.',
    follows: ['pillar/raupenverstaerkungen-allgemein/5'],
  },
  'pillar/raupenverstaerkungen-allgemein/7': {
    kind: 'ruling',
    summary:
      'Effects on printed values (the Cool gang) and effects ignoring whole cards (Flit 13 Mad Mike Magpie) also apply to cards discarded for a Caterpillar; effects that only change values, like Vulca 21 Volcanic Gauntlets, do not.',
    follows: ['base/28', 'base/29'],
  },
  'pillar/raupenverstaerkungen-allgemein/8': {
    kind: 'ruling',
    summary:
      'The demand may be met before the end of the retreat phase and the fight then left all the same.',
    follows: ['base/12'],
  },
  'pillar/pillar-16-feuerfresser-raupe': {
    kind: 'entry',
    summary:
      'Pillar 16 Caterpillar Fireeater: by the end of the booster/support phase the opponent discards hand cards of at least 3 printed Fire or retreats.',
  },
  'pillar/pillar-16-feuerfresser-raupe/1': {
    kind: 'ruling',
    summary: 'Printed text of Pillar 16 Caterpillar Fireeater: 3 Fire from hand or a retreat.',
    follows: ['pillar/pillar-16-feuerfresser-raupe'],
  },
  'pillar/pillar-16-feuerfresser-raupe/2': {
    kind: 'ruling',
    summary: 'The 3 Fire are a total over all cards discarded for it.',
    follows: ['pillar/pillar-16-feuerfresser-raupe'],
  },
  'pillar/pillar-16-feuerfresser-raupe/3': {
    kind: 'ruling',
    summary: 'One card of 3 or more Fire will do, or several that reach 3 together.',
    follows: ['pillar/pillar-16-feuerfresser-raupe/2'],
  },
  'pillar/pillar-16-feuerfresser-raupe/4': {
    kind: 'ruling',
    summary: 'It does not call for the discard of every card with 3 or more Fire.',
    follows: ['pillar/pillar-16-feuerfresser-raupe', 'pillar/raupenverstaerkungen-allgemein/5'],
  },
  'pillar/pillar-17-erdaushoehler-raupe': {
    kind: 'entry',
    summary:
      'Pillar 17 Caterpillar Eartheroder: by the end of the booster/support phase the opponent discards hand cards of at least 3 printed Earth or retreats.',
  },
  'pillar/pillar-17-erdaushoehler-raupe/1': {
    kind: 'ruling',
    summary: 'Printed text of Pillar 17 Caterpillar Eartheroder: 3 Earth from hand or a retreat.',
    follows: ['pillar/pillar-17-erdaushoehler-raupe'],
  },
  'pillar/pillar-17-erdaushoehler-raupe/2': {
    kind: 'ruling',
    summary:
      'The rulings on Pillar 16 Caterpillar Fireeater apply with Earth: a total of 3, by one or several cards.',
    follows: ['pillar/pillar-16-feuerfresser-raupe/2'],
  },
  'pillar/pillar-18-wasserzaehler-raupe': {
    kind: 'entry',
    summary:
      'Pillar 18 Caterpillar Watertamer: by the end of the booster/support phase the opponent discards at least 2 printed Fire and 2 printed Earth on separate hand cards or retreats.',
  },
  'pillar/pillar-18-wasserzaehler-raupe/1': {
    kind: 'ruling',
    summary:
      'Printed text of Pillar 18 Caterpillar Watertamer: 2 Fire and 2 Earth from separate cards in hand or a retreat.',
    follows: ['pillar/pillar-18-wasserzaehler-raupe'],
  },
  'pillar/pillar-18-wasserzaehler-raupe/2': {
    kind: 'ruling',
    summary: 'The 2 Fire and the 2 Earth are totals, each over its own cards.',
    follows: ['pillar/pillar-18-wasserzaehler-raupe'],
  },
  'pillar/pillar-18-wasserzaehler-raupe/3': {
    kind: 'ruling',
    summary: 'Either total may come from one card or from several.',
    follows: ['pillar/pillar-18-wasserzaehler-raupe/2'],
  },
  'pillar/pillar-18-wasserzaehler-raupe/4': {
    kind: 'ruling',
    summary: 'It does not call for the discard of every card that shows such values.',
    follows: ['pillar/pillar-18-wasserzaehler-raupe', 'pillar/raupenverstaerkungen-allgemein/5'],
  },
  'pillar/pillar-18-wasserzaehler-raupe/5': {
    kind: 'ruling',
    summary: 'A card pays with one element only: the Earth of a 1/1 discarded for its Fire is lost.',
    follows: ['pillar/pillar-18-wasserzaehler-raupe'],
  },
  'pillar/pillar-18-wasserzaehler-raupe/6': {
    kind: 'ruling',
    summary: 'No card may be discarded that adds nothing or goes beyond 2 Fire and 2 Earth.',
    follows: ['pillar/raupenverstaerkungen-allgemein/5'],
  },
  'pillar/pillar-19-lichtsucher-raupe': {
    kind: 'entry',
    summary:
      'Pillar 19 Caterpillar Lightseeker: by the end of the booster/support phase the opponent discards hand cards of at least 5 printed Fire or 5 printed Earth or retreats.',
  },
  'pillar/pillar-19-lichtsucher-raupe/1': {
    kind: 'ruling',
    summary: 'Printed text of Pillar 19 Caterpillar Lightseeker: 5 Fire or 5 Earth from hand or a retreat.',
    follows: ['pillar/pillar-19-lichtsucher-raupe'],
  },
  'pillar/pillar-19-lichtsucher-raupe/2': {
    kind: 'ruling',
    summary: 'One card of 5 in an element will do, or several that reach 5 together in the same element.',
    follows: ['pillar/pillar-19-lichtsucher-raupe/4'],
  },
  'pillar/pillar-19-lichtsucher-raupe/3': {
    kind: 'ruling',
    summary: 'It does not call for the discard of every card with 5 Fire or 5 Earth.',
    follows: ['pillar/pillar-19-lichtsucher-raupe', 'pillar/raupenverstaerkungen-allgemein/5'],
  },
  'pillar/pillar-19-lichtsucher-raupe/4': {
    kind: 'ruling',
    summary: 'The 5 are a total in one of the two elements.',
    follows: ['pillar/pillar-19-lichtsucher-raupe'],
  },
  'pillar/pillar-19-lichtsucher-raupe/5': {
    kind: 'ruling',
    summary: 'No card may be discarded that adds nothing or goes beyond the 5.',
    follows: ['pillar/raupenverstaerkungen-allgemein/5'],
  },
  'pillar/pillar-20-monduntergangs-raupe': {
    kind: 'entry',
    summary:
      'Pillar 20 Monduntergangs-Raupe: by the end of the booster/support phase the opponent discards hand cards with at least 2 moons or retreats.',
  },
  'pillar/pillar-20-monduntergangs-raupe/1': {
    kind: 'ruling',
    summary: 'Printed text of Pillar 20 Monduntergangs-Raupe: 2 moons from hand or a retreat.',
    follows: ['pillar/pillar-20-monduntergangs-raupe'],
  },
  'pillar/pillar-20-monduntergangs-raupe/2': {
    kind: 'ruling',
    summary: 'The 2 moons are a total over all cards discarded for it.',
    follows: ['pillar/pillar-20-monduntergangs-raupe'],
  },
  'pillar/pillar-20-monduntergangs-raupe/3': {
    kind: 'ruling',
    summary: 'One card of 2 or more moons will do, or two with one moon each.',
    follows: ['pillar/pillar-20-monduntergangs-raupe/2'],
  },
  'pillar/pillar-20-monduntergangs-raupe/4': {
    kind: 'ruling',
    summary: 'It does not call for the discard of every card with 2 or more moons.',
    follows: ['pillar/pillar-20-monduntergangs-raupe', 'pillar/raupenverstaerkungen-allgemein/5'],
  },
  'pillar/pillar-20-monduntergangs-raupe/5': {
    kind: 'ruling',
    summary: 'No card without moons may be discarded and none after the 2 moons are reached.',
    follows: ['pillar/raupenverstaerkungen-allgemein/5'],
  },
  'pillar/pillar-20-monduntergangs-raupe/6': {
    kind: 'ruling',
    summary: 'Moons cannot be ignored, so an ignored card pays with its moons.',
    follows: ['base/29'],
  },
  'pillar/traenke-pillar-21-26-allgemein': {
    kind: 'entry',
    summary: 'Potions Pillar 21 to 26 in general.',
    informative: 'heading',
  },
  'pillar/traenke-pillar-21-26-allgemein/1': {
    kind: 'ruling',
    summary:
      'Changes of printed values come first (the Cool gang), then raises as far as they go, then reductions.',
    follows: ['base/28'],
  },
  'pillar/pillar-27-spaeher-falter-pillar-30-entsende-den-aufklaerer-f': {
    kind: 'entry',
    summary:
      'On Pillar 27 Butterfly Scout or Pillar 30 Deploy Butterfly the opponent must lay the hand open.',
  },
  'pillar/pillar-27-spaeher-falter-pillar-30-entsende-den-aufklaerer-f/1': {
    kind: 'ruling',
    summary:
      'Printed text of Pillar 27 Butterfly Scout and Pillar 30 Deploy Butterfly: the opponent reveals the hand now.',
    follows: ['pillar/pillar-27-spaeher-falter-pillar-30-entsende-den-aufklaerer-f'],
  },
  'pillar/pillar-27-spaeher-falter-pillar-30-entsende-den-aufklaerer-f/2': {
    kind: 'ruling',
    summary:
      'The cards shown stay open until they are played and still belong to the hand; cards drawn afterwards are hidden.',
    follows: ['pillar/pillar-27-spaeher-falter-pillar-30-entsende-den-aufklaerer-f'],
  },
  'pillar/pillar-27-spaeher-falter-pillar-30-entsende-den-aufklaerer-f/3': {
    kind: 'ruling',
    summary: 'Whoever may discard from that hand chooses for each card between an open one and a blind draw.',
    follows: ['pillar/pillar-27-spaeher-falter-pillar-30-entsende-den-aufklaerer-f'],
  },
  'pillar/pillar-27-spaeher-falter-pillar-30-entsende-den-aufklaerer-f/4': {
    kind: 'ruling',
    summary:
      'A card played from the open ones and taken back by RETRIEVE returns hidden; so does the card drawn after a REPLACE of an open one.',
    follows: ['pillar/pillar-27-spaeher-falter-pillar-30-entsende-den-aufklaerer-f', 'base/43', 'base/50'],
  },
  'pillar/pillar-31-versuche-den-heiligen-drachen': {
    kind: 'entry',
    summary:
      'Pillar 31 Versuche den Heiligen Drachen: discard hand cards with together at least 5 moons to attract one dragon.',
  },
  'pillar/pillar-31-versuche-den-heiligen-drachen/1': {
    kind: 'ruling',
    summary:
      'Printed text of Pillar 31 Versuche den Heiligen Drachen: cards with 5 or more moons buy one dragon.',
    follows: ['pillar/pillar-31-versuche-den-heiligen-drachen'],
  },
  'pillar/pillar-31-versuche-den-heiligen-drachen/2': {
    kind: 'ruling',
    summary: 'The cards must come from the hand.',
    follows: ['pillar/pillar-31-versuche-den-heiligen-drachen'],
  },
  'pillar/pillar-31-versuche-den-heiligen-drachen/3': {
    kind: 'ruling',
    summary:
      'Cards of any type may be used: character, booster, support, leadership, influence or intervention.',
    follows: ['pillar/pillar-31-versuche-den-heiligen-drachen'],
  },
  'pillar/pillar-31-versuche-den-heiligen-drachen/4': {
    kind: 'ruling',
    summary: 'Only printed moons count.',
    follows: ['pillar/pillar-31-versuche-den-heiligen-drachen'],
  },
  'pillar/pillar-31-versuche-den-heiligen-drachen/5': {
    kind: 'ruling',
    summary: 'Moons cannot be ignored, so an ignored card contributes its moons.',
    follows: ['base/29'],
  },
  'pillar/pillar-32-auserwaehlter-der-weite': {
    kind: 'entry',
    summary:
      'Pillar 32 Auserwählter der Weite: each player may discard at least 2 Earth and 2 Fire on different hand cards to attract one dragon.',
  },
  'pillar/pillar-32-auserwaehlter-der-weite/1': {
    kind: 'ruling',
    summary:
      'Printed text of Pillar 32 Auserwählter der Weite: 2 Earth and 2 Fire on different cards buy either player one dragon.',
    follows: ['pillar/pillar-32-auserwaehlter-der-weite'],
  },
  'pillar/pillar-32-auserwaehlter-der-weite/2': {
    kind: 'ruling',
    summary: 'The opponent of its player acts first.',
    follows: ['pillar/pillar-32-auserwaehlter-der-weite'],
  },
  'pillar/pillar-32-auserwaehlter-der-weite/3': {
    kind: 'ruling',
    summary: "The opponent may refuse or be unable to pay; then it is the player's turn to choose.",
    follows: ['pillar/pillar-32-auserwaehlter-der-weite'],
  },
  'pillar/pillar-32-auserwaehlter-der-weite/4': {
    kind: 'ruling',
    summary: 'Intervention 406 Für wen haltet Ihr Euch! may prevent either of the two dragons.',
    follows: ['interventionen/inter-406-fuer-wen-haltet-ihr-euch'],
  },
  'pillar/pillar-32-auserwaehlter-der-weite/5': {
    kind: 'ruling',
    summary:
      'If the first dragon is a fourth one the game ends at once and the rest of the text is not carried out, so no draw can be forced.',
    follows: ['base/34'],
  },
} as const satisfies Record<string, CatalogueItem>
