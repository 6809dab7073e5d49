/**
 * Restricted lists: a deck has one card of the list that its format goes by (glossary/deckbau/6), and none that it bans. The
 * reference has the list of its day, as a rule for each card; later ones are here.
 */
export interface CardList {
  /** Younger than this: the day when the newest set of its cards came out. */
  readonly after: string
  /** One of them in a deck, by name. */
  readonly restricted: readonly string[]
  /** Not one of them. */
  readonly banned: readonly string[]
}

/** Oldest first. */
export const laterLists: readonly CardList[] = [
  {
    after: '2020-09-28',
    restricted: [
      'a-fate-worse-than-death',
      'bayushi-kachiko-2',
      'bayushi-shoju-2',
      'common-cause',
      'consumed-by-five-fires',
      'contested-countryside',
      'cunning-magistrate',
      'display-of-power',
      'doji-diplomat',
      'duty',
      'embrace-the-void',
      'ikoma-tsanuri-2',
      'iron-mine',
      'kakita-toshimoko',
      'keeper-initiate',
      'kuni-laboratory',
      'mark-of-shame',
      'mirumoto-s-fury',
      'pathfinder-s-blade',
      'rebuild',
      'tactical-ingenuity',
      'the-imperial-palace',
    ],
    banned: [],
  },
]
