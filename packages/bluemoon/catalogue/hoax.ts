import type { CatalogueItem } from '@regelwerk/core'

export const hoax = {
  'hoax/hoax-10-redamikanas-der-kartograph': {
    kind: 'entry',
    summary: 'Hoax 10 Redamikanas the Cartographer: 1 additional dragon when the opponent retreats.',
  },
  'hoax/hoax-10-redamikanas-der-kartograph/1': {
    kind: 'ruling',
    summary: 'The text: if you retreat I attract 1 additional dragon.',
    follows: ['hoax/hoax-10-redamikanas-der-kartograph'],
  },
  'hoax/hoax-10-redamikanas-der-kartograph/2': {
    kind: 'ruling',
    summary:
      'If the retreating opponent has an active Hoax 11 Bethenitana the Storyteller, no dragon is attracted.',
    follows: ['base/30', 'hoax/hoax-11-bethenitana-die-erzaehlerin'],
  },
  'hoax/hoax-10-redamikanas-der-kartograph/3': {
    kind: 'ruling',
    summary:
      'If the retreating opponent has an active Mimix 29 Fearsome Chant, the additional dragon is cancelled out.',
    follows: ['base/33', 'mimix/mimix-29-brennende-raserei'],
  },
  'hoax/hoax-10-redamikanas-der-kartograph/4': {
    kind: 'ruling',
    summary:
      'If the retreating opponent has an active Flit 27 Launch Sloth Gas, the additional dragon is cancelled out.',
    follows: ['base/33', 'flit/flit-27-abwurf-faulgas'],
  },
  'hoax/hoax-10-redamikanas-der-kartograph/5': {
    kind: 'ruling',
    summary:
      'If the opponent played Flit 29 Distract Holy Dragon this turn and retreats, no additional dragon is attracted.',
    follows: ['base/33', 'flit/flit-29-verwirre-den-heiligen-drachen'],
  },
  'hoax/hoax-11-bethenitana-die-erzaehlerin': {
    kind: 'entry',
    summary: 'Hoax 11 Bethenitana the Storyteller: the opponent attracts no dragons when her owner retreats.',
  },
  'hoax/hoax-11-bethenitana-die-erzaehlerin/1': {
    kind: 'ruling',
    summary: 'The text: you may not attract dragons when I retreat.',
    follows: ['hoax/hoax-11-bethenitana-die-erzaehlerin'],
  },
  'hoax/hoax-11-bethenitana-die-erzaehlerin/2': {
    kind: 'ruling',
    summary: "The opponent's Hoax 10 Redamikanas the Cartographer gains nothing from my retreat.",
    follows: ['hoax/hoax-11-bethenitana-die-erzaehlerin', 'base/30'],
  },
  'hoax/hoax-11-bethenitana-die-erzaehlerin/3': {
    kind: 'ruling',
    summary: "The opponent's Vulca 27 Fearsome Spirits gains nothing from my retreat.",
    follows: ['hoax/hoax-11-bethenitana-die-erzaehlerin', 'base/30'],
  },
  'hoax/hoax-11-bethenitana-die-erzaehlerin/4': {
    kind: 'ruling',
    summary: "The opponent's Khind 24 Schleuder der Bestürzung gains nothing from my retreat.",
    follows: ['hoax/hoax-11-bethenitana-die-erzaehlerin', 'base/30'],
  },
  'hoax/hoax-11-bethenitana-die-erzaehlerin/5': {
    kind: 'ruling',
    summary:
      'The dragon of Aqua 28 Irresistible Sirens is still attracted, since it is not gained by the retreat.',
    follows: ['base/35'],
  },
  'hoax/hoax-11-bethenitana-die-erzaehlerin/6': {
    kind: 'ruling',
    summary: 'Asks whether Vulca 27 Fearsome Spirits still gives its additional dragon against her.',
    informative: 'question',
  },
  'hoax/hoax-11-bethenitana-die-erzaehlerin/7': {
    kind: 'ruling',
    summary:
      '"You may not" prevails: if she is active in the retreat phase, no dragon at all is attracted, however many it would have been.',
    follows: ['hoax/hoax-11-bethenitana-die-erzaehlerin', 'base/30'],
  },
  'hoax/hoax-11-bethenitana-die-erzaehlerin/8': {
    kind: 'ruling',
    summary:
      'Only a card that ignores her or her text helps, such as Flit 12 Hank Highflyer Hawk, Hoax 28 Enthrall Opposition or Flit 7 Tittertweet.',
    follows: ['base/30'],
  },
  'hoax/hoax-11-bethenitana-die-erzaehlerin/9': {
    kind: 'ruling',
    summary: "Asks whether her text is about her owner's next turn.",
    informative: 'question',
  },
  'hoax/hoax-11-bethenitana-die-erzaehlerin/10': {
    kind: 'ruling',
    summary:
      "She first helps in her owner's next turn, because the retreat phase comes before the character phase.",
    follows: ['base/12'],
  },
  'hoax/hoax-12-demegodas-der-kauz': {
    kind: 'entry',
    summary: 'Hoax 12 Demegodas the Odd: all values of own supports are doubled.',
  },
  'hoax/hoax-12-demegodas-der-kauz/1': {
    kind: 'ruling',
    summary: 'The text: all values of my supports double.',
    follows: ['hoax/hoax-12-demegodas-der-kauz'],
  },
  'hoax/hoax-12-demegodas-der-kauz/2': {
    kind: 'ruling',
    summary: 'Only the Fire and Earth values of own supports are doubled; numbers in their texts are not.',
    follows: ['hoax/hoax-12-demegodas-der-kauz'],
  },
  'hoax/hoax-14-genathones-der-blinde': {
    kind: 'entry',
    summary: 'Hoax 14 Genathones the Blind: 1 additional support may be played in the own turn.',
  },
  'hoax/hoax-14-genathones-der-blinde/1': {
    kind: 'ruling',
    summary: 'The text: in my turn I may play 1 additional support.',
    follows: ['hoax/hoax-14-genathones-der-blinde'],
  },
  'hoax/hoax-14-genathones-der-blinde/2': {
    kind: 'ruling',
    summary: 'The support comes on top of the one booster or support allowed anyway.',
    follows: ['hoax/hoax-14-genathones-der-blinde', 'base/14'],
  },
  'hoax/hoax-14-genathones-der-blinde/3': {
    kind: 'ruling',
    summary: 'Played when opening a fight, he allows one support, which an opener otherwise may not play.',
    follows: ['hoax/hoax-14-genathones-der-blinde', 'base/20'],
  },
  'hoax/hoax-14-genathones-der-blinde/4': {
    kind: 'ruling',
    summary: 'If Khind 31 Bounce Back is played next turn, he allows another support in spite of its STOP.',
    follows: ['hoax/hoax-14-genathones-der-blinde', 'base/30'],
  },
  'hoax/hoax-15-ketharkopas-der-astronom': {
    kind: 'entry',
    summary:
      'Hoax 15 Ketharkopas the Astronomer: ending the turn with fewer than 9 cards, the owner may draw up to 9.',
  },
  'hoax/hoax-15-ketharkopas-der-astronom/1': {
    kind: 'ruling',
    summary: 'The text: if I end my turn with fewer than 9 cards in hand I may draw up to 9.',
    follows: ['hoax/hoax-15-ketharkopas-der-astronom'],
  },
  'hoax/hoax-15-ketharkopas-der-astronom/2': {
    kind: 'ruling',
    summary:
      'He acts after the end phase, so an additional card from Khind 28 Oath of Khindship has to be drawn first, and the hand is filled to 9 afterwards.',
    follows: ['base/17'],
  },
  'hoax/hoax-15-ketharkopas-der-astronom/3': {
    kind: 'ruling',
    summary: 'Against Vulca 26 Wall of Fire no card may be drawn.',
    follows: ['vulca/vulca-26-feuerwall'],
  },
  'hoax/hoax-15-ketharkopas-der-astronom/4': {
    kind: 'ruling',
    summary: 'Against Khind 25 Gluing Dust at most 1 card may be drawn in the whole turn.',
    follows: ['khind/khind-25-klebriger-staub'],
  },
  'hoax/hoax-15-ketharkopas-der-astronom/5': {
    kind: 'ruling',
    summary: 'Against Terrah 27 Quivering Quicksand nothing may be taken while 4 or more cards are in hand.',
    follows: ['terrah/terrah-27-undurchquerbarer-treibsand'],
  },
  'hoax/hoax-15-ketharkopas-der-astronom/6': {
    kind: 'ruling',
    summary: 'Against Pillar 15 Bottelus Emptius no card may be drawn.',
    follows: ['pillar/pillar-15-kalebassus-leerus'],
  },
  'hoax/hoax-16-mekarthas-der-scharfsinnige': {
    kind: 'entry',
    summary: 'Hoax 16 Mekarthas the Shrewd: all opposing icons are ignored except STOP.',
  },
  'hoax/hoax-16-mekarthas-der-scharfsinnige/1': {
    kind: 'ruling',
    summary: 'The text: your icons are ignored, STOP excepted.',
    follows: ['hoax/hoax-16-mekarthas-der-scharfsinnige'],
  },
  'hoax/hoax-16-mekarthas-der-scharfsinnige/2': {
    kind: 'ruling',
    summary:
      'He ignores PROTECTED too, so protected cards lose their protection against him and other effects.',
    follows: ['hoax/hoax-16-mekarthas-der-scharfsinnige', 'base/49'],
  },
  'hoax/hoax-17-sarogakanas-der-uralte': {
    kind: 'entry',
    summary: "Hoax 17 Sarogakanas the Ancient: 2 cards may be drawn from the opponent's hand and discarded.",
  },
  'hoax/hoax-17-sarogakanas-der-uralte/1': {
    kind: 'ruling',
    summary: 'The text: now I may draw 2 cards from your hand and discard them.',
    follows: ['hoax/hoax-17-sarogakanas-der-uralte'],
  },
  'hoax/hoax-17-sarogakanas-der-uralte/2': {
    kind: 'ruling',
    summary:
      "The 2 cards are drawn at random and go to the opponent's discard pile; of hand cards lying open one or both may be picked deliberately.",
    follows: ['hoax/hoax-17-sarogakanas-der-uralte'],
  },
  'hoax/hoax-17-sarogakanas-der-uralte/3': {
    kind: 'ruling',
    summary: 'It happens at once when he is played.',
    follows: ['hoax/hoax-17-sarogakanas-der-uralte', 'allgemein/sonderfunktionen-phasen/1'],
  },
  'hoax/hoax-25-trickreicher-staerkedoppler': {
    kind: 'entry',
    summary: 'Hoax 25 Duplicator of Strength: the Earth value of one own character is doubled.',
  },
  'hoax/hoax-25-trickreicher-staerkedoppler/1': {
    kind: 'ruling',
    summary: 'The text: one of my characters has its Earth value doubled.',
    follows: ['hoax/hoax-25-trickreicher-staerkedoppler'],
  },
  'hoax/hoax-25-trickreicher-staerkedoppler/2': {
    kind: 'ruling',
    summary: 'Together with Vulca 22 Titanic Gauntlets the doublings multiply.',
    follows: ['hoax/hoax-25-trickreicher-staerkedoppler', 'vulca/vulca-22-titanhandschuhe'],
  },
  'hoax/hoax-26-tueckischer-gedankenblocker': {
    kind: 'entry',
    summary: 'Hoax 26 Brain Drain: the opponent may play no further card in their turn after playing 1.',
  },
  'hoax/hoax-26-tueckischer-gedankenblocker/1': {
    kind: 'ruling',
    summary: 'The text: after playing 1 card in your turn you may play no more.',
    follows: ['hoax/hoax-26-tueckischer-gedankenblocker'],
  },
  'hoax/hoax-26-tueckischer-gedankenblocker/2': {
    kind: 'ruling',
    summary:
      'The opponent can play one action card and then retreat, or one character, unless that first card discards or ignores Brain Drain.',
    follows: ['hoax/hoax-26-tueckischer-gedankenblocker'],
  },
  'hoax/hoax-26-tueckischer-gedankenblocker/3': {
    kind: 'ruling',
    summary:
      "Interventions are played too: if one's leadership card or character is countered by Intervention 401 or 402, answering with Intervention 407 would be a second card and is not allowed.",
    informative: 'text of Intervention 407 unknown',
  },
  'hoax/hoax-26-tueckischer-gedankenblocker/4': {
    kind: 'ruling',
    summary: 'REPLACE is not playing and does not use up the one card.',
    follows: ['base/50'],
  },
  'hoax/hoax-26-tueckischer-gedankenblocker/5': {
    kind: 'ruling',
    summary:
      'Loading a ship is not playing either, but is impossible after the one card, because no support could be played at that moment.',
    follows: ['base/56'],
  },
  'hoax/hoax-26-tueckischer-gedankenblocker/6': {
    kind: 'ruling',
    summary: 'Asks whether a leadership card uses up the one card although a character is due.',
    informative: 'question',
  },
  'hoax/hoax-26-tueckischer-gedankenblocker/7': {
    kind: 'ruling',
    summary:
      'After a leadership card that does not get rid of Brain Drain the player must retreat in the retreat phase, as no character can be played any more.',
    follows: ['hoax/hoax-26-tueckischer-gedankenblocker', 'base/12'],
  },
  'hoax/hoax-26-tueckischer-gedankenblocker/8': {
    kind: 'ruling',
    summary: 'Khind 31 Bounce Back is the exception: it attacks again without a character.',
    follows: ['khind/khind-31-lass-die-faeuste-tanzen'],
  },
  'hoax/hoax-26-tueckischer-gedankenblocker/9': {
    kind: 'ruling',
    summary: 'Asks whether a Mimix pair may be played against it.',
    informative: 'question',
  },
  'hoax/hoax-26-tueckischer-gedankenblocker/10': {
    kind: 'ruling',
    summary: 'A pair is two cards and may not be played.',
    follows: ['hoax/hoax-26-tueckischer-gedankenblocker'],
  },
  'hoax/hoax-27-sammele-neue-anhaenger': {
    kind: 'entry',
    summary: 'Hoax 27 Muster Reinforcements: 5 cards may be drawn.',
  },
  'hoax/hoax-27-sammele-neue-anhaenger/1': {
    kind: 'ruling',
    summary: 'The text: now I may draw 5 cards.',
    follows: ['hoax/hoax-27-sammele-neue-anhaenger'],
  },
  'hoax/hoax-27-sammele-neue-anhaenger/2': {
    kind: 'ruling',
    summary: 'Against Vulca 26 Wall of Fire no card may be drawn.',
    follows: ['vulca/vulca-26-feuerwall'],
  },
  'hoax/hoax-27-sammele-neue-anhaenger/3': {
    kind: 'ruling',
    summary: 'Against Khind 25 Gluing Dust at most 1 card may be drawn in the whole turn.',
    follows: ['khind/khind-25-klebriger-staub'],
  },
  'hoax/hoax-27-sammele-neue-anhaenger/4': {
    kind: 'ruling',
    summary: 'Against Terrah 27 Quivering Quicksand nothing may be taken while 4 or more cards are in hand.',
    follows: ['terrah/terrah-27-undurchquerbarer-treibsand'],
  },
  'hoax/hoax-27-sammele-neue-anhaenger/5': {
    kind: 'ruling',
    summary: 'Against Pillar 15 Bottelus Emptius no card may be drawn.',
    follows: ['pillar/pillar-15-kalebassus-leerus'],
  },
  'hoax/hoax-28-banne-den-gegner': {
    kind: 'entry',
    summary:
      'Hoax 28 Enthrall Opposition: opposing texts are ignored this turn, with no effect against Laughing Gas or Tittertweet.',
  },
  'hoax/hoax-28-banne-den-gegner/1': {
    kind: 'ruling',
    summary:
      'The printed text: your special texts are ignored this turn, but not if you have an active Laughing Gas or Tittertweet.',
    follows: ['hoax/hoax-28-banne-den-gegner'],
  },
  'hoax/hoax-28-banne-den-gegner/2': {
    kind: 'ruling',
    summary: 'Announces the corrected wording, agreed with the publisher.',
    informative: 'heading',
  },
  'hoax/hoax-28-banne-den-gegner/3': {
    kind: 'ruling',
    summary:
      'Corrected: it has no effect only if the opponent has Flit 7 Tittertweet or Khind 27 Laughing Gas lying there and the text of that card is effective.',
    follows: ['hoax/hoax-28-banne-den-gegner'],
  },
  'hoax/hoax-28-banne-den-gegner/4': {
    kind: 'ruling',
    summary:
      'Laughing Gas, being a support, is active even while its text is ignored; therefore being effective is what counts, not being active.',
    follows: ['hoax/hoax-28-banne-den-gegner/3'],
  },
  'hoax/hoax-28-banne-den-gegner/5': {
    kind: 'ruling',
    summary:
      "If the opponent's Laughing Gas is ignored by my Flit 8 Flitterflutter, my Enthrall Opposition works.",
    follows: ['hoax/hoax-28-banne-den-gegner/3'],
  },
  'hoax/hoax-29-entfache-den-gedankensturm': {
    kind: 'entry',
    summary: 'Hoax 29 Trigger Brainstorm: any number of supports may be played this turn.',
  },
  'hoax/hoax-29-entfache-den-gedankensturm/1': {
    kind: 'ruling',
    summary: 'The text: in this turn I may play any number of supports.',
    follows: ['hoax/hoax-29-entfache-den-gedankensturm'],
  },
  'hoax/hoax-29-entfache-den-gedankensturm/2': {
    kind: 'ruling',
    summary:
      'Any number of supports or bluff cards may be played and ships loaded, on top of the usual booster or support, even when opening a fight or after STOP.',
    follows: ['hoax/hoax-29-entfache-den-gedankensturm', 'base/30'],
  },
  'hoax/hoax-30-vertreibe-die-gefolgsleute': {
    kind: 'entry',
    summary: 'Hoax 30 Vertreibe die Gefolgsleute: all active opposing cards with FREE may be discarded.',
  },
  'hoax/hoax-30-vertreibe-die-gefolgsleute/1': {
    kind: 'ruling',
    summary: 'The text: now I may discard all of your active cards with the FREE icon.',
    follows: ['hoax/hoax-30-vertreibe-die-gefolgsleute'],
  },
  'hoax/hoax-30-vertreibe-die-gefolgsleute/2': {
    kind: 'ruling',
    summary: 'More precisely, it discards the active opposing cards that are free cards.',
    follows: ['hoax/hoax-30-vertreibe-die-gefolgsleute'],
  },
  'hoax/hoax-30-vertreibe-die-gefolgsleute/3': {
    kind: 'ruling',
    summary:
      'A free card is one whose FREE icon is not ignored; having been played as FREE does not make it one.',
    follows: ['hoax/hoax-30-vertreibe-die-gefolgsleute'],
  },
  'hoax/hoax-30-vertreibe-die-gefolgsleute/4': {
    kind: 'ruling',
    summary:
      'With my own Hoax 16 Mekarthas the Shrewd in play I discard nothing, since the opposing FREE icons are ignored.',
    follows: ['hoax/hoax-16-mekarthas-der-scharfsinnige'],
  },
  'hoax/hoax-30-vertreibe-die-gefolgsleute/5': {
    kind: 'ruling',
    summary:
      'FREE granted for the moment of playing, as by Aqua 12 Yang, a landed ship or a Buka brotherhood text, is gone afterwards and does not count.',
  },
  'hoax/hoax-31-beeinflusse-den-heiligen-drachen': {
    kind: 'entry',
    summary:
      'Hoax 31 Beeinflusse den Heiligen Drachen: 2 leadership, 2 Hyla or 2 crystal cards may be discarded from hand to attract 1 dragon.',
  },
  'hoax/hoax-31-beeinflusse-den-heiligen-drachen/1': {
    kind: 'ruling',
    summary: 'The text: now I may discard 2 leadership, 2 Hyla or 2 crystal cards from hand for 1 dragon.',
    follows: ['hoax/hoax-31-beeinflusse-den-heiligen-drachen'],
  },
  'hoax/hoax-31-beeinflusse-den-heiligen-drachen/2': {
    kind: 'ruling',
    summary: 'Ships cannot be used for it.',
  },
  'hoax/hoax-31-beeinflusse-den-heiligen-drachen/3': {
    kind: 'ruling',
    summary: 'Ignored cards can be used for it, since the type of a card cannot be ignored.',
    follows: ['allgemein/sonderfunktion-ignoriert/5'],
  },
} as const satisfies Record<string, CatalogueItem>
