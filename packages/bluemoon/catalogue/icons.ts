import type { CatalogueItem } from '@regelwerk/core'

export const icons = {
  'symbole/symbole-allgemein': { kind: 'entry', summary: 'Icons in general.', informative: 'heading' },
  'symbole/symbole-allgemein/1': {
    kind: 'ruling',
    summary: 'Icons belong to the general rules.',
    follows: ['base/42'],
  },
  'symbole/symbole-allgemein/2': {
    kind: 'ruling',
    summary: 'Icons are not texts: what ignores or forbids texts leaves icons alone.',
    follows: ['base/42'],
  },
  'symbole/wiederaufnehmen-symbol': {
    kind: 'entry',
    summary: 'RETRIEVE lets a player take the active card back to hand at the beginning of their turn.',
    follows: ['base/43'],
  },
  'symbole/wiederaufnehmen-symbol/1': {
    kind: 'ruling',
    summary:
      'Active RETRIEVE cards may be taken back in the own beginning phase, then kept or played again in the same turn.',
    follows: ['base/43'],
  },
  'symbole/wiederaufnehmen-symbol/2': {
    kind: 'ruling',
    summary:
      "Own RETRIEVE characters may not be taken back while active RETRIEVE characters lie in the opponent's combat area.",
    follows: ['base/43'],
  },
  'symbole/wiederaufnehmen-symbol/3': {
    kind: 'ruling',
    summary:
      'An opposing RETRIEVE character blocks even while its icon is ignored, for the icon is still there.',
    follows: ['base/29', 'base/43'],
  },
  'symbole/wiederaufnehmen-symbol/4': {
    kind: 'ruling',
    summary: 'Several RETRIEVE cards may be taken back in one turn.',
    follows: ['base/43'],
  },
  'symbole/wiederaufnehmen-symbol/5': {
    kind: 'ruling',
    summary:
      'Only characters block each other: an opposing booster with RETRIEVE does not stop me from taking back my character.',
    follows: ['base/43'],
  },
  'symbole/paar-symbol': {
    kind: 'entry',
    summary: 'PAIR lets two matching cards be played in place of one.',
    follows: ['base/44'],
  },
  'symbole/paar-symbol/1': {
    kind: 'ruling',
    summary:
      'Two characters with PAIR and the same first word in their names may be played together in place of a single character.',
    follows: ['base/44'],
  },
  'symbole/paar-symbol/2': {
    kind: 'ruling',
    summary: 'Cards with PAIR always count as separate cards.',
    follows: ['base/44'],
  },
  'symbole/paar-symbol/3': {
    kind: 'ruling',
    summary: 'A pair is never taken together as one card.',
    follows: ['symbole/paar-symbol/2'],
  },
  'symbole/paar-symbol/4': {
    kind: 'ruling',
    summary:
      'The two cards are laid one after the other; PAIR merely permits a second matching card beyond the limit of one.',
    follows: ['base/44'],
  },
  'symbole/paar-symbol/5': {
    kind: 'ruling',
    summary: 'Introduces what holds at the moment of playing.',
    informative: 'heading',
  },
  'symbole/paar-symbol/6': {
    kind: 'ruling',
    summary: 'A booster pair is two cards but one booster.',
    follows: ['base/44'],
  },
  'symbole/paar-symbol/7': {
    kind: 'ruling',
    summary: 'Where one booster may be played, one booster card or one booster pair may be.',
    follows: ['base/44'],
  },
  'symbole/paar-symbol/8': {
    kind: 'ruling',
    summary: 'Where one additional booster may be played, one additional card or one additional pair may be.',
    follows: ['base/44'],
  },
  'symbole/paar-symbol/9': {
    kind: 'ruling',
    summary: 'Where only one card may be played, a pair may not.',
    follows: ['hoax/hoax-26-tueckischer-gedankenblocker'],
  },
  'symbole/paar-symbol/10': {
    kind: 'ruling',
    summary: 'The same holds for characters.',
    follows: ['base/44'],
  },
  'symbole/paar-symbol/11': {
    kind: 'ruling',
    summary: 'Introduces what holds when discarding and taking back.',
    informative: 'heading',
  },
  'symbole/paar-symbol/12': {
    kind: 'ruling',
    summary:
      'Discarding or taking back "one booster" means one card; the other card of the pair stays and has to be dealt with on its own.',
  },
  'symbole/paar-symbol/13': {
    kind: 'ruling',
    summary:
      'Permission for a booster or a booster card alike covers a pair, unless something else forbids the second card, as Hoax 26 Brain Drain does.',
    follows: ['symbole/paar-symbol/7', 'symbole/paar-symbol/9'],
  },
  'symbole/paar-symbol/14': {
    kind: 'ruling',
    summary: 'A character pair may already be played when opening a fight.',
    follows: ['base/20', 'base/44'],
  },
  'symbole/paar-symbol/15': {
    kind: 'ruling',
    summary:
      'Unlike GANG, PAIR does not allow completing or keeping active a pair from an earlier turn; the old cards become inactive.',
    follows: ['base/24'],
  },
  'symbole/frei-symbol': {
    kind: 'entry',
    summary: 'FREE lets a card be played alone or in addition, outside the usual limits.',
    follows: ['base/45'],
  },
  'symbole/frei-symbol/1': {
    kind: 'ruling',
    summary:
      'A FREE card is played in the phase of its type, alone or in addition, without counting against the limit.',
    follows: ['base/45'],
  },
  'symbole/frei-symbol/2': {
    kind: 'ruling',
    summary:
      'The number of FREE characters is unlimited, and they may come before the main character, even one with STOP. After an effective STOP none may follow, since a ban beats a permission of equal rank.',
    follows: ['base/30', 'base/45', 'base/48'],
  },
  'symbole/frei-symbol/3': {
    kind: 'ruling',
    summary: 'A FREE character alone satisfies the duty to play a character.',
    follows: ['base/45'],
  },
  'symbole/frei-symbol/4': {
    kind: 'ruling',
    summary:
      'When opening a fight any number of FREE cards may be played in their phases, boosters and supports included.',
    follows: ['base/20', 'base/45'],
  },
  'symbole/gang-symbol': {
    kind: 'entry',
    summary: 'GANG lets several members of one gang be played together and an active gang be extended.',
    follows: ['base/46'],
  },
  'symbole/gang-symbol/1': {
    kind: 'ruling',
    summary: 'Whether a gang can be kept going is examined in the character phase of each turn.',
    follows: ['base/46'],
  },
  'symbole/gang-symbol/2': {
    kind: 'ruling',
    summary:
      'Another member, or Khind 23 KhindKin, has to be played to keep the gang active. After Khind 31 Bounce Back it can still be extended in the following turn.',
    follows: ['base/24', 'base/46'],
  },
  'symbole/gang-symbol/3': {
    kind: 'ruling',
    summary:
      'If a character outside the gang is played instead, the gang becomes inactive at once and for good, even if that character is later retrieved.',
    follows: ['base/24', 'base/46'],
  },
  'symbole/gang-symbol/4': {
    kind: 'ruling',
    summary:
      'A booster or FREE character added after a gang member leaves the gang active until the next character phase. If such a card still lies active then, the gang can no longer be kept.',
    follows: ['base/46'],
  },
  'symbole/gang-symbol/5': {
    kind: 'ruling',
    summary:
      'If the foreign card has left before the character phase begins, by RETRIEVE or by Vulca 28 Summon Sorcerer, and only gang members lie active, the gang can be continued.',
    follows: ['base/46'],
  },
  'symbole/gang-symbol/6': {
    kind: 'ruling',
    summary:
      'A FREE character must follow the new gang member: played first, it makes the old gang inactive and also bars playing several members, for GANG works only at the start of the character phase.',
    follows: ['base/24', 'base/46'],
  },
  'symbole/gang-symbol/7': {
    kind: 'ruling',
    summary: 'Several members of one gang may be played when opening a fight.',
    follows: ['base/20', 'base/46'],
  },
  'symbole/gang-symbol/8': {
    kind: 'ruling',
    summary:
      'One may choose not to continue a gang although playing a member of it; the whole earlier gang then becomes inactive, never just a part of it.',
    follows: ['base/46'],
  },
  'symbole/schild-symbol-abgewehrt': {
    kind: 'entry',
    summary: 'SHIELD makes the announcement legal in its element however high the opposing power is.',
    follows: ['base/47'],
  },
  'symbole/schild-symbol-abgewehrt/1': {
    kind: 'ruling',
    summary: 'The English booklet was imprecise about whether shields are icons.',
    informative: 'history',
  },
  'symbole/schild-symbol-abgewehrt/2': {
    kind: 'ruling',
    summary: 'Shields are icons: what ignores icons ignores them, what ignores texts does not.',
    follows: ['base/42'],
  },
  'symbole/schild-symbol-abgewehrt/3': {
    kind: 'ruling',
    summary:
      'A mutant played while its shields are ignored must match the opposing power in the new element.',
    follows: ['base/15', 'base/29'],
  },
  'symbole/stopp-symbol': {
    kind: 'entry',
    summary: 'STOP forbids playing further cards this turn.',
    follows: ['base/48'],
  },
  'symbole/stopp-symbol/1': {
    kind: 'ruling',
    summary: 'After playing a card with STOP no other card may be played in the same turn.',
    follows: ['base/48'],
  },
  'symbole/stopp-symbol/2': {
    kind: 'ruling',
    summary:
      'A text that allows additional cards, such as Hyla 604 Piplox, still allows them after STOP, because texts outrank icons.',
    follows: ['base/30'],
  },
  'symbole/stopp-symbol/3': {
    kind: 'ruling',
    summary:
      'STOP acts when its card is played, not when the card merely stays active, as with Khind 23 KhindKin.',
    follows: ['base/48'],
  },
  'symbole/geschuetzt-symbol': {
    kind: 'entry',
    summary: 'PROTECTED guards an active card against opposing effects.',
    follows: ['base/49'],
  },
  'symbole/geschuetzt-symbol/1': {
    kind: 'ruling',
    summary: 'Introduces the corrected wording of the rule.',
    informative: 'heading',
  },
  'symbole/geschuetzt-symbol/2': {
    kind: 'ruling',
    summary:
      'An active PROTECTED card in the combat or support area cannot be ignored, discarded, reduced or deprived of its text by the opponent, Hoax 16 Mekarthas the Shrewd excepted. Once inactive, or in hand, it enjoys no protection.',
    follows: ['base/49'],
  },
  'symbole/ersetzen-symbol': {
    kind: 'entry',
    summary: 'REPLACE lets a hand card be discarded in the leadership phase for a new one.',
    follows: ['base/50'],
  },
  'symbole/ersetzen-symbol/1': {
    kind: 'ruling',
    summary:
      'A replaced card is discarded, not played; so PROTECTED on it does not help where replacing is not allowed.',
    follows: ['base/49', 'base/50'],
  },
  'symbole/ersetzen-symbol/2': {
    kind: 'ruling',
    summary:
      'If the replaced card lay open because of Deploy Butterfly or the like, the new card is nevertheless taken face down into hand.',
    follows: ['base/50'],
  },
  'symbole/ersetzen-symbol/3': {
    kind: 'ruling',
    summary: 'After the discard one is free to draw the new card or to do without it.',
    follows: ['base/50'],
  },
  'symbole/ersetzen-symbol/4': {
    kind: 'ruling',
    summary:
      'The following examples hold for the printed icon and for the icon granted by Inquisitor 412 Argusauge, unless said otherwise.',
    informative: 'heading',
  },
  'symbole/ersetzen-symbol/5': {
    kind: 'ruling',
    summary: 'Against Terrah 26 Impenetrable Fog nothing may be replaced.',
    follows: ['terrah/terrah-26-undurchdringlicher-nebel'],
  },
  'symbole/ersetzen-symbol/6': {
    kind: 'ruling',
    summary: 'Against Flit 13 Mad Mike Magpie only Flit characters and PROTECTED cards may be replaced.',
    follows: ['base/50', 'flit/flit-13-mad-mike'],
  },
  'symbole/ersetzen-symbol/7': {
    kind: 'ruling',
    summary: 'Against Hoax 16 Mekarthas the Shrewd nothing may be replaced.',
    follows: ['hoax/hoax-16-mekarthas-der-scharfsinnige'],
  },
  'symbole/ersetzen-symbol/8': {
    kind: 'ruling',
    summary: 'Against Flit 12 Hank Highflyer Hawk no characters may be replaced other than Flit characters.',
    follows: ['base/50', 'flit/flit-12-hacker-hank'],
  },
  'symbole/ersetzen-symbol/9': {
    kind: 'ruling',
    summary: 'Against Flit 9 Trillilling no boosters may be replaced.',
    follows: ['flit/flit-09-triller'],
  },
  'symbole/ersetzen-symbol/10': {
    kind: 'ruling',
    summary: 'Against Flit 8 Flitterflutter no supports may be replaced.',
    follows: ['flit/flit-08-zwitscher'],
  },
  'symbole/ersetzen-symbol/11': {
    kind: 'ruling',
    summary: 'Against Pillar 15 Bottelus Emptius the card may be discarded, but none is drawn for it.',
    follows: ['base/50', 'pillar/pillar-15-kalebassus-leerus'],
  },
  'symbole/ersetzen-symbol/12': {
    kind: 'ruling',
    summary:
      'Against Terrah 27 Quivering Quicksand the card may be discarded, and one is drawn only if fewer than 4 cards remain in hand.',
    follows: ['base/50', 'terrah/terrah-27-undurchquerbarer-treibsand'],
  },
  'symbole/ersetzen-symbol/13': {
    kind: 'ruling',
    summary:
      'Against Flit 7 Tittertweet the icon granted by Inquisitor 412 Argusauge cannot be used; a printed one can.',
    follows: ['base/30'],
  },
  'symbole/ersetzen-symbol/14': {
    kind: 'ruling',
    summary:
      'Against Khind 27 Laughing Gas the icon granted by Inquisitor 412 Argusauge cannot be used; a printed one can.',
    follows: ['base/30', 'khind/khind-27-lachgas'],
  },
  'symbole/bluff-symbol': {
    kind: 'entry',
    summary: 'BLUFF lets a card be laid face down as a support worth 2/2.',
    follows: ['base/59'],
  },
  'symbole/bluff-symbol/1': {
    kind: 'ruling',
    summary:
      'A text that ignores cards with icons, namely Flit 13 Mad Mike Magpie, counts as ignoring the bluff cards themselves.',
    follows: ['flit/flit-13-mad-mike'],
  },
  'symbole/bluff-symbol/2': {
    kind: 'ruling',
    summary:
      'While bluff icons or bluff cards are ignored their owner may lay no more of them, but may still look at those lying there and drop them in the beginning phase. None of them counts as fitting the element.',
    follows: ['base/29', 'base/59'],
  },
  'symbole/bluff-symbol/3': {
    kind: 'ruling',
    summary:
      'A bluff may be called while only the icons are ignored, as by Hoax 16 Mekarthas the Shrewd; not while the bluff cards are, as by Flit 13 or Flit 8.',
    follows: ['base/60'],
  },
  'symbole/bluff-symbol/4': {
    kind: 'ruling',
    summary:
      'With only the icons ignored, bluff cards keep their printed value of 2; if the cards are ignored it is 0.',
    follows: ['base/29', 'base/59'],
  },
} as const satisfies Record<string, CatalogueItem>
