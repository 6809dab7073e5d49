import type { CatalogueItem } from '@regelwerk/core'

export const errata = {
  'errata/back-up-der-biomatrix-rda-208': {
    kind: 'errata',
    summary:
      "Biomatrix Backup (CotA 208): when the upgraded creature is destroyed it goes into its owner's archives. That is no longer optional.",
  },
  'errata/bauernopfer-rda-279': {
    kind: 'errata',
    summary:
      'Pawn Sacrifice (CotA 279): you sacrifice a friendly creature; only if you did, 2 creatures are dealt 3 damage each. Without a sacrifice there is no damage.',
  },
  'errata/bibliothekszugang-rda-115': {
    kind: 'errata',
    summary:
      'Library Access (CotA 115): for the rest of the turn you draw a card whenever you play another card; Library Access itself is purged, so it never reaches the discard pile.',
  },
  'errata/experimentelle-therapie-rda-157': {
    kind: 'errata',
    summary:
      'Experimental Therapy (CotA 157): the upgraded creature may be used as if it belonged to the active house, but keeps its own house. When the upgrade is played the creature is stunned and exhausted.',
  },
  'errata/koeder-rda-267': {
    kind: 'errata',
    summary:
      'Bait and Switch (CotA 267): if the opponent has more Æmber than you, you steal 1. If the opponent still has more after that, the stealing happens once more, and then never again.',
  },
  'errata/schmerzhafte-ranken-rda-064': {
    kind: 'errata',
    summary:
      'Tendrils of Pain (CotA 064): each creature is dealt 1 damage, or 4 instead (a single hit) if the opponent forged a key on their previous turn.',
  },
  'errata/back-up-der-biomatrix-zda-124': {
    kind: 'errata',
    summary:
      "Backup Copy (AoA 124, Logos) has a title of its own and is not the Mars card Biomatrix Backup: it puts the destroyed creature on top of the deck instead of into the archives, and the two never count as copies of each other. Its German name is 'Sicherheitskopie'.",
  },
  'errata/doppelte-bruchstelle-zda-109': {
    kind: 'errata',
    summary:
      'Binate Rupture (AoA 109): Alpha; each player gains as much Æmber as they have in their own pool, so both pools double.',
  },
  'errata/drummernaut-zda-006': {
    kind: 'errata',
    summary:
      'Drummernaut (AoA 006): when played, after fighting and after reaping, another friendly Giant creature returns to your hand; never Drummernaut itself.',
  },
  'errata/ein-leben-fuer-ein-leben-zda-273': {
    kind: 'errata',
    summary:
      'Life for a Life (AoA 273): you sacrifice a creature; only if you did, a creature is dealt 6 damage.',
  },
  'errata/elende-puppe-zda-107': {
    kind: 'errata',
    summary:
      'Wretched Doll (AoA 107): its action destroys all creatures with a doom counter if there is a doom counter anywhere in play; only if there is none does it put a doom counter on a creature.',
  },
  'errata/entropischer-wirbel-zda-143': {
    kind: 'errata',
    summary:
      'Entropic Swirl (AoA 143): you choose one creature; for each trait it has, it is dealt 2 damage and you gain 1 Æmber.',
  },
  'errata/lollop-der-titanische-zda-014': {
    kind: 'errata',
    summary:
      'Lollop the Titanic (AoA 014) deals no damage when it is attacked; when it attacks, it deals damage as usual.',
  },
  'errata/prince-derric-der-einiger-zda-240': {
    kind: 'errata',
    summary: "Prince Derric, Unifier (AoA 240): the German name is spelled 'Prinz Derric der Einiger'.",
    informative: 'wording',
  },
  'errata/schatten-von-dis-zda-103': {
    kind: 'errata',
    summary:
      'Shadow of Dis (AoA 103): until your next turn the text boxes of enemy creatures count as blank, apart from their traits. Only enemy creatures are affected, and the effect is over when your next turn begins.',
  },
  'errata/schmerzreaktion-zda-078': {
    kind: 'errata',
    summary:
      'Pain Reaction (AoA 078): an enemy creature is dealt 2 damage; if this destroys it, each of its neighbors is dealt 2 damage after it has left play.',
  },
} as const satisfies Record<string, CatalogueItem>
