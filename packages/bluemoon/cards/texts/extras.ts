import type { Text } from '../../abilities.ts'

/** What inquisitors change in the deck limits is a fact of the card, not part of its text (base/64). */
export const extras: Readonly<Record<string, readonly Text[]>> = {
  // Intervention 401 Wie könnt Ihr es wagen!
  'int-401': [{ kind: 'intervention', at: 'actionPlayed', does: 'void' }],
  // Intervention 402 Schande über euch!
  'int-402': [{ kind: 'intervention', at: 'firstCharacter', does: 'void' }],
  // Intervention 403 Weg damit!
  'int-403': [{ kind: 'intervention', at: 'announced', does: 'discardBoosterOrSupport' }],
  // Intervention 404 Genug jetzt!
  'int-404': [{ kind: 'intervention', at: 'announced', does: 'endTurn' }],
  // Intervention 405 Euch werd' ich lehren!
  'int-405': [{ kind: 'intervention', at: 'retreat', does: 'takeBack' }],
  // Intervention 406 Für wen haltet Ihr Euch!
  'int-406': [{ kind: 'intervention', at: 'oneDragon', does: 'noDragon' }],
  // Inquisitor 411 Donnerfaust
  'inq-411': [{ kind: 'effect', when: 'gameStart', do: { do: 'attract', n: 1 } }],
  // Inquisitor 412 Argusauge
  'inq-412': [{ kind: 'continuous', replaceAny: true }],
  // Inquisitor 414 Schlangenzunge
  'inq-414': [{ kind: 'effect', when: 'endOfTurn', may: true, do: { do: 'draw', n: 1 }, additional: true }],
  // Tutu 507 TUTU PamPam
  'tutu-507': [{ kind: 'noFurtherCharacters' }],
  // Hyla 604 Piplox
  'hyla-604': [{ kind: 'continuous', additional: 'either', n: 1, evenAfterStop: true }],
  // Hyla 605 Hakbaad
  'hyla-605': [{ kind: 'effect', when: 'endOfTurn', may: true, do: { do: 'draw', n: 1 }, additional: true }],
  // Hyla 606 Astel
  'hyla-606': [{ kind: 'continuous', secondDragonWith: 4 }],
  // Hyla 607 Oktak
  'hyla-607': [{ kind: 'continuous', refillTo: 8 }],
  // Hyla 608 Rückkehr
  'hyla-608': [{ kind: 'effect', when: 'played', may: true, do: { do: 'exchangeHyla' } }],
  // Promo 904 Windgeister
  'promo-904': [
    {
      kind: 'effect',
      when: 'played',
      may: true,
      do: { do: 'discardOpposing', filter: { type: 'support' }, n: 1, active: true },
    },
  ],
}
