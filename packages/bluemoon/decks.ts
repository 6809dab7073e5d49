/** The ready decks of the nine peoples: a leader and 30 cards each (base/1). */

export interface ReadyDeck {
  id: string
  name: string
  leader: string
  /** By id; each card once, own people first. */
  cards: readonly string[]
}

/** The deck as a list, its leader first. */
export const deckList = ({ leader, cards }: ReadyDeck): (readonly [number, string])[] =>
  [leader, ...cards].map((id) => [1, id])

// biome-ignore format: own cards by number, then the foreign ones
export const readyDecks: readonly ReadyDeck[] = [
  {
    id: 'vulca',
    name: 'Vulca',
    leader: 'vulca-00',
    cards: [
      'vulca-01', 'vulca-03', 'vulca-04', 'vulca-05', 'vulca-06', 'vulca-07', 'vulca-08', 'vulca-09',
      'vulca-10', 'vulca-11', 'vulca-12', 'vulca-13', 'vulca-14', 'vulca-15', 'vulca-16', 'vulca-18',
      'vulca-19', 'vulca-20', 'vulca-21', 'vulca-23', 'vulca-24', 'vulca-26', 'vulca-27', 'vulca-28',
      'vulca-29', 'vulca-30',
      'aqua-04', 'khind-26', 'mimix-06', 'mutant-106',
    ],
  },
  {
    id: 'hoax',
    name: 'Hoax',
    leader: 'hoax-00',
    cards: [
      'hoax-01', 'hoax-02', 'hoax-03', 'hoax-04', 'hoax-05', 'hoax-06', 'hoax-07', 'hoax-08', 'hoax-09',
      'hoax-10', 'hoax-11', 'hoax-12', 'hoax-13', 'hoax-14', 'hoax-17', 'hoax-18', 'hoax-19', 'hoax-20',
      'hoax-21', 'hoax-22', 'hoax-24', 'hoax-25', 'hoax-26', 'hoax-27', 'hoax-28', 'hoax-29',
      'flit-12', 'mutant-105', 'pillar-26', 'terrah-05',
    ],
  },
  {
    id: 'mimix',
    name: 'Mimix',
    leader: 'mimix-00',
    cards: [
      'mimix-03', 'mimix-04', 'mimix-05', 'mimix-07', 'mimix-08', 'mimix-09', 'mimix-10', 'mimix-11',
      'mimix-12', 'mimix-13', 'mimix-14', 'mimix-16', 'mimix-17', 'mimix-18', 'mimix-19', 'mimix-20',
      'mimix-21', 'mimix-22', 'mimix-23', 'mimix-24', 'mimix-25', 'mimix-26', 'mimix-27', 'mimix-28',
      'mimix-30', 'mimix-31',
      'hoax-23', 'khind-19', 'mutant-104', 'pillar-13',
    ],
  },
  {
    id: 'flit',
    name: 'Flit',
    leader: 'flit-00',
    cards: [
      'flit-01', 'flit-02', 'flit-03', 'flit-04', 'flit-05', 'flit-06', 'flit-07', 'flit-08', 'flit-09',
      'flit-10', 'flit-11', 'flit-14', 'flit-15', 'flit-16', 'flit-17', 'flit-18', 'flit-19', 'flit-22',
      'flit-23', 'flit-24', 'flit-25', 'flit-26', 'flit-27', 'flit-29', 'flit-30', 'flit-31',
      'aqua-20', 'mutant-109', 'terrah-15', 'vulca-22',
    ],
  },
  {
    id: 'khind',
    name: 'Khind',
    leader: 'khind-00',
    cards: [
      'khind-01', 'khind-02', 'khind-03', 'khind-04', 'khind-05', 'khind-06', 'khind-07', 'khind-08',
      'khind-09', 'khind-10', 'khind-11', 'khind-12', 'khind-13', 'khind-14', 'khind-15', 'khind-16',
      'khind-17', 'khind-18', 'khind-20', 'khind-21', 'khind-22', 'khind-25', 'khind-27', 'khind-28',
      'khind-29', 'khind-30',
      'aqua-30', 'hoax-15', 'mimix-29', 'mutant-101',
    ],
  },
  {
    id: 'terrah',
    name: 'Terrah',
    leader: 'terrah-00',
    cards: [
      'terrah-01', 'terrah-02', 'terrah-03', 'terrah-04', 'terrah-06', 'terrah-07', 'terrah-08',
      'terrah-09', 'terrah-10', 'terrah-11', 'terrah-12', 'terrah-13', 'terrah-14', 'terrah-16',
      'terrah-17', 'terrah-18', 'terrah-19', 'terrah-20', 'terrah-21', 'terrah-22', 'terrah-23',
      'terrah-25', 'terrah-26', 'terrah-27', 'terrah-29', 'terrah-30',
      'flit-13', 'mutant-107', 'pillar-17', 'vulca-02',
    ],
  },
  {
    id: 'pillar',
    name: 'Pillar',
    leader: 'pillar-00',
    cards: [
      'pillar-01', 'pillar-02', 'pillar-03', 'pillar-04', 'pillar-05', 'pillar-06', 'pillar-07',
      'pillar-08', 'pillar-09', 'pillar-10', 'pillar-11', 'pillar-12', 'pillar-14', 'pillar-15',
      'pillar-16', 'pillar-18', 'pillar-19', 'pillar-21', 'pillar-22', 'pillar-23', 'pillar-24',
      'pillar-25', 'pillar-27', 'pillar-28', 'pillar-29', 'pillar-30',
      'khind-31', 'mimix-15', 'mutant-103', 'vulca-25',
    ],
  },
  {
    id: 'aqua',
    name: 'Aqua',
    leader: 'aqua-00',
    cards: [
      'aqua-01', 'aqua-02', 'aqua-03', 'aqua-05', 'aqua-06', 'aqua-07', 'aqua-08', 'aqua-09', 'aqua-10',
      'aqua-11', 'aqua-12', 'aqua-13', 'aqua-14', 'aqua-16', 'aqua-17', 'aqua-18', 'aqua-19', 'aqua-21',
      'aqua-22', 'aqua-23', 'aqua-24', 'aqua-25', 'aqua-26', 'aqua-28', 'aqua-29', 'aqua-31',
      'flit-20', 'hoax-16', 'mutant-102', 'terrah-24',
    ],
  },
  {
    id: 'buka',
    name: 'Buka',
    leader: 'buka-00',
    cards: [
      'buka-01', 'buka-02', 'buka-03', 'buka-04', 'buka-05', 'buka-06', 'buka-07', 'buka-08', 'buka-09',
      'buka-10', 'buka-11', 'buka-12', 'buka-13', 'buka-14', 'buka-15', 'buka-16', 'buka-17', 'buka-18',
      'buka-19', 'buka-20', 'buka-21', 'buka-22', 'buka-23', 'buka-24', 'buka-25', 'buka-26', 'buka-27',
      'buka-28', 'buka-29', 'buka-30',
    ],
  },
]
