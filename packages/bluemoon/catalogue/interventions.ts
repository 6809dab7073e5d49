import type { CatalogueItem } from '@regelwerk/core'

export const interventions = {
  'interventionen/interventionen-allgemein': {
    kind: 'entry',
    summary: 'Interventions in general.',
    informative: 'heading',
  },
  'interventionen/interventionen-allgemein/1': {
    kind: 'ruling',
    summary: 'An intervention is bound to its trigger and to no phase.',
    follows: ['base/67'],
  },
  'interventionen/interventionen-allgemein/2': {
    kind: 'ruling',
    summary: 'While cards with text may not be played, interventions may not be played either.',
    follows: ['base/67'],
  },
  'interventionen/interventionen-allgemein/3': {
    kind: 'ruling',
    summary:
      'While own texts are ignored an intervention cannot be played at all, not even to be rid of it; it may be REPLACED in the own leadership phase. Flit 7 Tittertweet can still be met by Intervention 402 Schande über euch! as it is played.',
    follows: ['base/67'],
  },
  'interventionen/inter-401-wie-koennt-ihr-es-wagen': {
    kind: 'entry',
    summary:
      'Intervention 401 Wie könnt Ihr es wagen!: an action card the opponent plays is void and discarded.',
    follows: ['base/67'],
  },
  'interventionen/inter-401-wie-koennt-ihr-es-wagen/1': {
    kind: 'ruling',
    summary:
      'Printed text of Intervention 401 Wie könnt Ihr es wagen!: played on an opposing action card, which is void and discarded.',
    follows: ['interventionen/inter-401-wie-koennt-ihr-es-wagen'],
  },
  'interventionen/inter-401-wie-koennt-ihr-es-wagen/2': {
    kind: 'ruling',
    summary: 'The leadership phase goes on, so another action card may be played.',
    follows: ['interventionen/inter-401-wie-koennt-ihr-es-wagen'],
  },
  'interventionen/inter-401-wie-koennt-ihr-es-wagen/3': {
    kind: 'ruling',
    summary:
      'The voided card does not count as played: under Hoax 26 Brain Drain another action card is still allowed.',
    follows: ['interventionen/inter-401-wie-koennt-ihr-es-wagen'],
  },
  'interventionen/inter-402-schande-ueber-euch': {
    kind: 'entry',
    summary:
      "Intervention 402 Schande über euch!: the opponent's first character of the turn is void and discarded; another must be played or a retreat follows.",
    follows: ['base/67'],
  },
  'interventionen/inter-402-schande-ueber-euch/1': {
    kind: 'ruling',
    summary:
      'Printed text of Intervention 402 Schande über euch!: the first character of the turn is void; a new one or a retreat.',
    follows: ['interventionen/inter-402-schande-ueber-euch'],
  },
  'interventionen/inter-402-schande-ueber-euch/2': {
    kind: 'ruling',
    summary:
      "A voided character's text never works, even one that would ignore the intervention, and neither does its PROTECTED icon.",
    follows: ['interventionen/inter-402-schande-ueber-euch'],
  },
  'interventionen/inter-402-schande-ueber-euch/3': {
    kind: 'ruling',
    summary: 'Cards discarded for the "I must" cost of the voided character stay discarded.',
    informative: 'no Tutu with a cost is known by its text',
  },
  'interventionen/inter-402-schande-ueber-euch/4': {
    kind: 'ruling',
    summary:
      'An opener whose first character is voided may not decline any more: another character or a forced retreat, in exception to the rule for openers.',
    follows: ['interventionen/inter-402-schande-ueber-euch'],
  },
  'interventionen/inter-402-schande-ueber-euch/5': {
    kind: 'ruling',
    summary:
      'The voided character does not count as played: under Hoax 26 Brain Drain the new character is allowed.',
    follows: ['interventionen/inter-402-schande-ueber-euch'],
  },
  'interventionen/inter-402-schande-ueber-euch/6': {
    kind: 'ruling',
    summary:
      'The earlier character stays active until the new one has come through, so an active opposing Terrah 12 Ferro Fos prevents the intervention against the next character.',
    follows: ['base/24', 'base/67'],
  },
  'interventionen/inter-403-weg-damit': {
    kind: 'entry',
    summary:
      'Intervention 403 Weg damit!: right after the announcement one active booster or support the opponent played this turn may be discarded.',
    follows: ['base/67'],
  },
  'interventionen/inter-403-weg-damit/1': {
    kind: 'ruling',
    summary:
      'Printed text of Intervention 403 Weg damit!: after the announcement, discard one booster or support that was played this turn.',
    follows: ['interventionen/inter-403-weg-damit'],
  },
  'interventionen/inter-403-weg-damit/2': {
    kind: 'ruling',
    summary: 'It has to be played immediately after the announcement.',
    follows: ['interventionen/inter-403-weg-damit'],
  },
  'interventionen/inter-403-weg-damit/3': {
    kind: 'ruling',
    summary:
      'The announcement remains valid even if the discard drops the power below that of the intervening player.',
    follows: ['interventionen/inter-403-weg-damit'],
  },
  'interventionen/inter-403-weg-damit/4': {
    kind: 'ruling',
    summary:
      'In the following turn the current power of the remaining active cards must be met, not the one announced.',
    follows: ['base/15'],
  },
  'interventionen/inter-403-weg-damit/5': {
    kind: 'ruling',
    summary:
      'The intervention comes first; calling a bluff and whatever else follows the announcement comes after it, and later it cannot be played at all.',
    follows: ['interventionen/inter-403-weg-damit/2', 'base/60'],
  },
  'interventionen/inter-403-weg-damit/6': {
    kind: 'ruling',
    summary:
      'It cannot discard a booster or support that already ignores the own texts, like Khind 27 Laughing Gas, since it could not be played.',
    follows: ['base/67'],
  },
  'interventionen/inter-404-genug-jetzt': {
    kind: 'entry',
    summary: "Intervention 404 Genug jetzt!: right after the announcement the opponent's turn ends at once.",
    follows: ['base/67'],
  },
  'interventionen/inter-404-genug-jetzt/1': {
    kind: 'ruling',
    summary:
      'Printed text of Intervention 404 Genug jetzt!: played immediately after the announcement, it ends the turn.',
    follows: ['interventionen/inter-404-genug-jetzt'],
  },
  'interventionen/inter-404-genug-jetzt/2': {
    kind: 'ruling',
    summary: 'The draw phase and the regular end of turn are skipped, so no cards are drawn.',
    follows: ['interventionen/inter-404-genug-jetzt'],
  },
  'interventionen/inter-404-genug-jetzt/3': {
    kind: 'ruling',
    summary:
      'Texts about ending the turn, as on Hoax 15 Ketharkopas the Astronomer, Mimix 18 and Mimix 19, cannot be used.',
    follows: ['interventionen/inter-404-genug-jetzt'],
  },
  'interventionen/inter-404-genug-jetzt/4': {
    kind: 'ruling',
    summary: 'Texts at the end of the turn, as in the Top gang, cannot be used.',
    follows: ['interventionen/inter-404-genug-jetzt'],
  },
  'interventionen/inter-404-genug-jetzt/5': {
    kind: 'ruling',
    summary: 'The turn does end, but at once and outside the regular end phase.',
    follows: ['interventionen/inter-404-genug-jetzt/2'],
  },
  'interventionen/inter-404-genug-jetzt/6': {
    kind: 'ruling',
    summary: 'Two active Floods still force the retreat, as they look at the time after the turn.',
    follows: ['aqua/aqua-25-reissende-sturzflut-aqua-26-gewaltige-sturzflut/6'],
  },
  'interventionen/inter-405-euch-werd-ich-lehren': {
    kind: 'entry',
    summary:
      "Intervention 405 Euch werd' ich lehren!: when the opponent retreats, one card may be taken back from the own combat or support area before dragons move.",
    follows: ['base/67'],
  },
  'interventionen/inter-405-euch-werd-ich-lehren/1': {
    kind: 'ruling',
    summary:
      "Printed text of Intervention 405 Euch werd' ich lehren!: on a retreat, one own card returns to hand before dragons are attracted.",
    follows: ['interventionen/inter-405-euch-werd-ich-lehren'],
  },
  'interventionen/inter-405-euch-werd-ich-lehren/2': {
    kind: 'ruling',
    summary:
      "The opponent's cards still work then: with Khind 27 Laughing Gas on that side no card can be taken back.",
    follows: ['base/67'],
  },
  'interventionen/inter-405-euch-werd-ich-lehren/3': {
    kind: 'ruling',
    summary: 'Attracting a dragon is no condition; the bracket only fixes the time.',
    follows: ['interventionen/inter-405-euch-werd-ich-lehren'],
  },
  'interventionen/inter-406-fuer-wen-haltet-ihr-euch': {
    kind: 'entry',
    summary:
      'Intervention 406 Für wen haltet Ihr Euch!: when the opponent attracts exactly one dragon, it is not attracted.',
    follows: ['base/67'],
  },
  'interventionen/inter-406-fuer-wen-haltet-ihr-euch/1': {
    kind: 'ruling',
    summary:
      'Printed text of Intervention 406 Für wen haltet Ihr Euch!: a gain of exactly one dragon is prevented.',
    follows: ['interventionen/inter-406-fuer-wen-haltet-ihr-euch'],
  },
  'interventionen/inter-406-fuer-wen-haltet-ihr-euch/2': {
    kind: 'ruling',
    summary:
      'It stops the dragon of Aqua 28 Irresistible Sirens, of a purchase, of the Storms or of a called bluff; a gain by retreat only if the final sum is exactly one.',
    follows: ['interventionen/inter-406-fuer-wen-haltet-ihr-euch', 'base/33', 'base/35'],
  },
  'interventionen/inter-406-fuer-wen-haltet-ihr-euch/3': {
    kind: 'ruling',
    summary:
      "Cards are discarded after the dragons are attracted, so an opposing Khind 27 Laughing Gas still keeps the intervention from being played on one's own retreat.",
    follows: ['base/67'],
  },
} as const satisfies Record<string, CatalogueItem>
