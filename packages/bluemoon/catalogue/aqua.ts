import type { CatalogueItem } from '@regelwerk/core'

export const aqua = {
  'aqua/aqua-12-yang-aqua-13-yin': {
    kind: 'entry',
    summary:
      'After Aqua 12 Yang or 13 Yin the next character, booster or support played this turn is treated as FREE.',
  },
  'aqua/aqua-12-yang-aqua-13-yin/1': {
    kind: 'ruling',
    summary:
      'Printed text of Aqua 12 Yang and 13 Yin: the next card of these types is played as if it were FREE.',
    follows: ['aqua/aqua-12-yang-aqua-13-yin'],
  },
  'aqua/aqua-12-yang-aqua-13-yin/2': {
    kind: 'ruling',
    summary:
      'The next card has FREE for the moment of playing only, but counts as played FREE thereafter, so another booster or support may follow. While icons or icon cards are ignored the text cannot be used.',
    follows: ['aqua/aqua-12-yang-aqua-13-yin', 'base/45'],
  },
  'aqua/aqua-12-yang-aqua-13-yin/3': {
    kind: 'ruling',
    summary: 'A PAIR may be played so: its first card counts as FREE and brings its partner along.',
    follows: ['aqua/aqua-12-yang-aqua-13-yin', 'base/44'],
  },
  'aqua/aqua-12-yang-aqua-13-yin/4': {
    kind: 'ruling',
    summary:
      'Several members of a gang may not follow Yin or Yang, since GANG works only at the start of the character phase.',
    follows: ['base/46'],
  },
  'aqua/aqua-14-oosa-aqua-epsilon': {
    kind: 'entry',
    summary:
      'When Aqua 14 Oosa-Aqua-Epsilon is played, its player may put any number of hand cards under the own draw deck.',
  },
  'aqua/aqua-14-oosa-aqua-epsilon/1': {
    kind: 'ruling',
    summary:
      'Printed text of Aqua 14 Oosa-Aqua-Epsilon: any number of hand cards may go under the draw deck now.',
    follows: ['aqua/aqua-14-oosa-aqua-epsilon'],
  },
  'aqua/aqua-14-oosa-aqua-epsilon/2': {
    kind: 'ruling',
    summary: 'The player chooses the order of these cards.',
    follows: ['aqua/aqua-14-oosa-aqua-epsilon'],
  },
  'aqua/aqua-19-feuerwasser': {
    kind: 'entry',
    summary: 'Aqua 19 Firewater raises the own power in Fire to 7.',
  },
  'aqua/aqua-19-feuerwasser/1': {
    kind: 'ruling',
    summary: 'Printed text of Aqua 19 Firewater: power in Fire rises to 7.',
    follows: ['aqua/aqua-19-feuerwasser'],
  },
  'aqua/aqua-19-feuerwasser/2': {
    kind: 'ruling',
    summary: "It acts on the total power and not on any card's value.",
    follows: ['base/27'],
  },
  'aqua/aqua-19-feuerwasser/3': {
    kind: 'ruling',
    summary: 'A Fire power that is above 7 already stays as it is.',
    follows: ['aqua/aqua-19-feuerwasser', 'base/27'],
  },
  'aqua/aqua-19-feuerwasser/4': {
    kind: 'ruling',
    summary: "It never lowers the power and does not raise the character's value.",
    follows: ['aqua/aqua-19-feuerwasser', 'base/27'],
  },
  'aqua/aqua-20-erdwasser': {
    kind: 'entry',
    summary: 'Aqua 20 Earthwater raises the own power in Earth to 7.',
  },
  'aqua/aqua-20-erdwasser/1': {
    kind: 'ruling',
    summary: 'Printed text of Aqua 20 Earthwater: power in Earth rises to 7.',
    follows: ['aqua/aqua-20-erdwasser'],
  },
  'aqua/aqua-20-erdwasser/2': {
    kind: 'ruling',
    summary: "It acts on the total power and not on any card's value.",
    follows: ['base/27'],
  },
  'aqua/aqua-20-erdwasser/3': {
    kind: 'ruling',
    summary: 'An Earth power that is above 7 already stays as it is.',
    follows: ['aqua/aqua-20-erdwasser', 'base/27'],
  },
  'aqua/aqua-20-erdwasser/4': {
    kind: 'ruling',
    summary: "It never lowers the power and does not raise the character's value.",
    follows: ['aqua/aqua-20-erdwasser', 'base/27'],
  },
  'aqua/aqua-25-reissende-sturzflut-aqua-26-gewaltige-sturzflut': {
    kind: 'entry',
    summary:
      "With two or more active Flood supports (Aqua 25 and 26) after the end of their owner's turn, the opponent must retreat at once.",
  },
  'aqua/aqua-25-reissende-sturzflut-aqua-26-gewaltige-sturzflut/1': {
    kind: 'ruling',
    summary:
      'Printed text of Aqua 25 Torrential Flood and Aqua 26 Tidal Flood: more than one active Flood after the own turn forces the opponent to retreat.',
    follows: ['aqua/aqua-25-reissende-sturzflut-aqua-26-gewaltige-sturzflut'],
  },
  'aqua/aqua-25-reissende-sturzflut-aqua-26-gewaltige-sturzflut/2': {
    kind: 'ruling',
    summary:
      "The retreat comes before the opponent's turn begins: no leadership card can be played and no character given to Aqua 28 Irresistible Sirens.",
    follows: ['aqua/aqua-25-reissende-sturzflut-aqua-26-gewaltige-sturzflut'],
  },
  'aqua/aqua-25-reissende-sturzflut-aqua-26-gewaltige-sturzflut/3': {
    kind: 'ruling',
    summary:
      "The Floods are checked only between the end of their owner's turn and the opponent's turn, never in another phase.",
    follows: ['aqua/aqua-25-reissende-sturzflut-aqua-26-gewaltige-sturzflut'],
  },
  'aqua/aqua-25-reissende-sturzflut-aqua-26-gewaltige-sturzflut/4': {
    kind: 'ruling',
    summary:
      'Floods ignored by Flit 7 Tittertweet at that moment do nothing, even if it is taken back at the beginning of the next turn; played again it holds them off once more.',
    follows: ['aqua/aqua-25-reissende-sturzflut-aqua-26-gewaltige-sturzflut/3'],
  },
  'aqua/aqua-25-reissende-sturzflut-aqua-26-gewaltige-sturzflut/5': {
    kind: 'ruling',
    summary:
      'Example, set-up: the second Flood is played, the power announced, and Intervention 404 Genug jetzt! ends the turn.',
    follows: [
      'aqua/aqua-25-reissende-sturzflut-aqua-26-gewaltige-sturzflut',
      'interventionen/inter-404-genug-jetzt',
    ],
  },
  'aqua/aqua-25-reissende-sturzflut-aqua-26-gewaltige-sturzflut/6': {
    kind: 'ruling',
    summary:
      'Example, outcome: any end of the turn will do, so the player of Intervention 404 Genug jetzt! must retreat at once all the same.',
    follows: [
      'aqua/aqua-25-reissende-sturzflut-aqua-26-gewaltige-sturzflut',
      'interventionen/inter-404-genug-jetzt',
    ],
  },
  'aqua/aqua-25-reissende-sturzflut-aqua-26-gewaltige-sturzflut/7': {
    kind: 'ruling',
    summary:
      'Hoax 28 Enthrall Opposition of the same turn has ceased by then: opposing texts that change the dragons of the retreat work.',
    follows: ['aqua/aqua-25-reissende-sturzflut-aqua-26-gewaltige-sturzflut/3', 'base/25'],
  },
  'aqua/aqua-28-unwiderstehliche-sirenen': {
    kind: 'entry',
    summary:
      'Aqua 28 Irresistible Sirens: by the end of the booster/support phase the opponent discards a character from hand, or its owner attracts one dragon, also on a retreat.',
  },
  'aqua/aqua-28-unwiderstehliche-sirenen/1': {
    kind: 'ruling',
    summary:
      'Printed text of Aqua 28 Irresistible Sirens: a character from hand or one (additional) dragon, even when retreating.',
    follows: ['aqua/aqua-28-unwiderstehliche-sirenen'],
  },
  'aqua/aqua-28-unwiderstehliche-sirenen/2': {
    kind: 'ruling',
    summary:
      'This dragon is not gained by the retreat; Hoax 11 Bethenitana the Storyteller does not prevent it.',
    follows: ['base/35'],
  },
  'aqua/aqua-28-unwiderstehliche-sirenen/3': {
    kind: 'ruling',
    summary:
      'The opponent who retreats owes the character too, or else the dragon; the mention of the retreat makes it no dragon by retreat.',
    follows: ['aqua/aqua-28-unwiderstehliche-sirenen', 'base/35'],
  },
  'aqua/aqua-28-unwiderstehliche-sirenen/4': {
    kind: 'ruling',
    summary: 'Intervention 406 Für wen haltet Ihr Euch! can prevent this dragon.',
    follows: ['interventionen/inter-406-fuer-wen-haltet-ihr-euch'],
  },
  'aqua/aqua-28-unwiderstehliche-sirenen/5': {
    kind: 'ruling',
    summary: "The character can be discarded only in the opponent's own turn.",
    follows: ['aqua/aqua-28-unwiderstehliche-sirenen'],
  },
  'aqua/aqua-28-unwiderstehliche-sirenen/6': {
    kind: 'ruling',
    summary:
      'With two Floods beside the Sirens the opponent retreats before having a turn, cannot give a character, and one additional dragon is gained.',
    follows: [
      'aqua/aqua-28-unwiderstehliche-sirenen',
      'aqua/aqua-25-reissende-sturzflut-aqua-26-gewaltige-sturzflut/2',
    ],
  },
  'aqua/aqua-30-ertraenke-den-widerstand': {
    kind: 'entry',
    summary:
      'Aqua 30 Drown Resistance may discard the active cards of the opposing combat area, except one character and PROTECTED cards.',
  },
  'aqua/aqua-30-ertraenke-den-widerstand/1': {
    kind: 'ruling',
    summary:
      'Printed text of Aqua 30 Drown Resistance: active cards of the opposing combat area may go, save one active character and PROTECTED cards.',
    follows: ['aqua/aqua-30-ertraenke-den-widerstand'],
  },
  'aqua/aqua-30-ertraenke-den-widerstand/2': {
    kind: 'ruling',
    summary: 'Only the combat area is hit; the support area stays as it is.',
    follows: ['aqua/aqua-30-ertraenke-den-widerstand'],
  },
  'aqua/aqua-30-ertraenke-den-widerstand/3': {
    kind: 'ruling',
    summary:
      'Only active characters and boosters go, and one active character stays. PROTECTED cards stay unless Hoax 16 Mekarthas the Shrewd ignores their icon.',
    follows: ['aqua/aqua-30-ertraenke-den-widerstand', 'base/49'],
  },
  'aqua/aqua-32-auserwaehlte-des-wassers': {
    kind: 'entry',
    summary:
      'On Aqua 32 Auserwählte des Wassers both players shuffle their hands into their draw decks and draw six cards.',
  },
  'aqua/aqua-32-auserwaehlte-des-wassers/1': {
    kind: 'ruling',
    summary:
      'Printed text of Aqua 32 Auserwählte des Wassers: both hands are shuffled away and six cards drawn.',
    follows: ['aqua/aqua-32-auserwaehlte-des-wassers'],
  },
  'aqua/aqua-32-auserwaehlte-des-wassers/2': {
    kind: 'ruling',
    summary:
      'A player who may not draw, for instance because of Vulca 26 Wall of Fire, still shuffles the hand away and then has none.',
    follows: ['aqua/aqua-32-auserwaehlte-des-wassers'],
  },
} as const satisfies Record<string, CatalogueItem>
