import type { CatalogueItem } from '@regelwerk/core'

export const khind = {
  'khind/khind-01-cool-cat-khind-02-cool-cop': {
    kind: 'entry',
    summary: 'Khind 1 CoolCat makes odd, Khind 2 CoolCop even printed values of opposing characters count 0.',
  },
  'khind/khind-01-cool-cat-khind-02-cool-cop/1': {
    kind: 'ruling',
    summary:
      "Printed texts of Khind 1 CoolCat and Khind 2 CoolCop: odd or even printed values of the opponent's characters count 0.",
    follows: ['khind/khind-01-cool-cat-khind-02-cool-cop'],
  },
  'khind/khind-01-cool-cat-khind-02-cool-cop/2': {
    kind: 'ruling',
    summary:
      'Cards discarded from hand for a dragon purchase such as Vulca 29 Charm Holy Dragon are counted with the values left by the opposing Cool gang.',
    follows: ['khind/khind-01-cool-cat-khind-02-cool-cop'],
  },
  'khind/khind-01-cool-cat-khind-02-cool-cop/3': {
    kind: 'ruling',
    summary:
      'Cards discarded from hand for a caterpillar such as Pillar 19 Caterpillar Lightseeker are counted with the values left by the opposing Cool gang.',
    follows: ['khind/khind-01-cool-cat-khind-02-cool-cop'],
  },
  'khind/khind-01-cool-cat-khind-02-cool-cop/4': {
    kind: 'ruling',
    summary:
      'Against the Cool gang the own Aqua 27 Wasser der Verbindung is applied second: it uses the printed values that the gang has left.',
    follows: ['khind/khind-01-cool-cat-khind-02-cool-cop', 'base/28'],
  },
  'khind/khind-01-cool-cat-khind-02-cool-cop/5': {
    kind: 'ruling',
    summary:
      'Worked example: facing Khind 2 CoolCop, a PROTECTED 4/0, a 1/2 and a 2/1 become 4/0, 1/0 and 0/1, then through Aqua 27 Wasser der Verbindung 4/4, 1/1 and 1/1: power 6 in either element.',
    follows: ['khind/khind-01-cool-cat-khind-02-cool-cop', 'base/28', 'base/49'],
  },
  'khind/khind-03-cool-kid-khind-04-cool-cub': {
    kind: 'entry',
    summary:
      'Khind 3 CoolKid makes odd, Khind 4 CoolCub even printed values of opposing boosters and supports count 0.',
  },
  'khind/khind-03-cool-kid-khind-04-cool-cub/1': {
    kind: 'ruling',
    summary:
      "Printed texts of Khind 3 CoolKid and Khind 4 CoolCub: odd or even printed values of the opponent's boosters and supports count 0.",
    follows: ['khind/khind-03-cool-kid-khind-04-cool-cub'],
  },
  'khind/khind-03-cool-kid-khind-04-cool-cub/2': {
    kind: 'ruling',
    summary:
      "A bluff card's printed 2 is even, so Khind 4 CoolCub makes every bluff card count 0. Purchases, caterpillars and Aqua 27 Wasser der Verbindung are treated as for Khind 1 and 2.",
    follows: ['khind/khind-03-cool-kid-khind-04-cool-cub', 'base/59'],
  },
  'khind/khind-05-top-gun': {
    kind: 'entry',
    summary:
      'While Khind 5 TopGun is active, its owner may draw one additional card at the end of each own turn.',
  },
  'khind/khind-05-top-gun/1': {
    kind: 'ruling',
    summary: 'Printed text of Khind 5 TopGun: one additional card at the end of the turn.',
    follows: ['khind/khind-05-top-gun'],
  },
  'khind/khind-05-top-gun/2': {
    kind: 'ruling',
    summary:
      'As long as the Top gang stays active this holds in every own turn, even with more than six cards in hand.',
    follows: ['khind/khind-05-top-gun', 'base/46'],
  },
  'khind/khind-05-top-gun/3': {
    kind: 'ruling',
    summary: 'Against Vulca 26 Wall of Fire no card is drawn.',
    follows: ['vulca/vulca-26-feuerwall'],
  },
  'khind/khind-05-top-gun/4': {
    kind: 'ruling',
    summary: 'Against Khind 25 Gluing Dust one card in the whole turn is the most that can be drawn.',
    follows: ['khind/khind-25-klebriger-staub'],
  },
  'khind/khind-05-top-gun/5': {
    kind: 'ruling',
    summary: 'Against Terrah 27 Quivering Quicksand the card cannot be taken with four or more in hand.',
    follows: ['terrah/terrah-27-undurchquerbarer-treibsand'],
  },
  'khind/khind-05-top-gun/6': {
    kind: 'ruling',
    summary: 'Against Pillar 15 Bottelus Emptius no card is drawn.',
    follows: ['pillar/pillar-15-kalebassus-leerus'],
  },
  'khind/khind-05-top-gun/7': {
    kind: 'ruling',
    summary: 'Against Flit 28 Nervtötendes Gezwitscher the additional card is not drawn.',
    follows: ['flit/flit-28-nervtoetendes-gezwitscher'],
  },
  'khind/khind-06-top-dog': {
    kind: 'entry',
    summary:
      'Once in each own turn Khind 6 TopDog may discard one active opposing card with an icon, but neither the last character nor a PROTECTED card.',
  },
  'khind/khind-06-top-dog/1': {
    kind: 'ruling',
    summary:
      'Printed text of Khind 6 TopDog: in the own turn one active icon card of the opponent may be discarded, save the last character and PROTECTED cards.',
    follows: ['khind/khind-06-top-dog'],
  },
  'khind/khind-06-top-dog/2': {
    kind: 'ruling',
    summary:
      'While the Top gang stays active this may be done in every own turn, each time to a single card and not to a PAIR.',
    follows: ['khind/khind-06-top-dog', 'base/44', 'base/46'],
  },
  'khind/khind-06-top-dog/3': {
    kind: 'ruling',
    summary:
      'No phase is prescribed: it may be used before a new character is played, even if the gang then cannot be kept up.',
    follows: ['khind/khind-06-top-dog', 'base/18'],
  },
  'khind/khind-06-top-dog/4': {
    kind: 'ruling',
    summary:
      'The "last" character is the only one remaining, not the one played most recently: of several active characters with an icon any may be chosen while one stays.',
    follows: ['khind/khind-06-top-dog'],
  },
  'khind/khind-06-top-dog/5': {
    kind: 'ruling',
    summary:
      'A card that returned to hand and is played again in the same turn is new and may use its once-a-turn text again.',
  },
  'khind/khind-06-top-dog/6': {
    kind: 'ruling',
    summary: 'It may be used at any moment of the own turn, but only once.',
    follows: ['khind/khind-06-top-dog', 'base/18'],
  },
  'khind/khind-07-top-star': {
    kind: 'entry',
    summary: 'Once in each own turn Khind 7 TopNotch may discard one active opposing booster or support.',
  },
  'khind/khind-07-top-star/1': {
    kind: 'ruling',
    summary:
      'Printed text of Khind 7 TopNotch: in the own turn one active booster or support of the opponent may be discarded.',
    follows: ['khind/khind-07-top-star'],
  },
  'khind/khind-07-top-star/2': {
    kind: 'ruling',
    summary:
      'While the Top gang stays active this may be done in every own turn to one booster (not a PAIR), one support or one bluff card.',
    follows: ['khind/khind-07-top-star', 'base/44', 'base/46'],
  },
  'khind/khind-07-top-star/3': {
    kind: 'ruling',
    summary:
      'No phase is prescribed: it may be used before a new character is played, even if the gang then cannot be kept up.',
    follows: ['khind/khind-07-top-star', 'base/18'],
  },
  'khind/khind-07-top-star/4': {
    kind: 'ruling',
    summary:
      'TopNotch may be played, remove Terrah 26 Impenetrable Fog and then be joined by more of the gang; members from earlier turns still become inactive, because the GANG icon was ignored as TopNotch was played.',
    follows: ['khind/khind-07-top-star', 'base/24', 'base/46'],
  },
  'khind/khind-07-top-star/5': {
    kind: 'ruling',
    summary: 'Returned to hand and played again in the same turn, TopNotch is new and may discard again.',
    follows: ['khind/khind-06-top-dog/5'],
  },
  'khind/khind-07-top-star/6': {
    kind: 'ruling',
    summary: 'It may be used at any moment of the own turn, but only once.',
    follows: ['khind/khind-07-top-star', 'base/18'],
  },
  'khind/khind-08-top-banana': {
    kind: 'entry',
    summary: 'At the end of the own turn Khind 8 TopBanana may make the opponent discard one hand card.',
  },
  'khind/khind-08-top-banana/1': {
    kind: 'ruling',
    summary:
      'Printed text of Khind 8 TopBanana: at the end of the turn the opponent can be made to discard a hand card.',
    follows: ['khind/khind-08-top-banana'],
  },
  'khind/khind-08-top-banana/2': {
    kind: 'ruling',
    summary:
      'As long as the Top gang stays active this may be done in every own turn; the opponent chooses the card.',
    follows: ['khind/khind-08-top-banana', 'base/46'],
  },
  'khind/khind-08-top-banana/3': {
    kind: 'ruling',
    summary: 'If Intervention 404 Genug jetzt! ends the turn there is no regular end of turn and no discard.',
    follows: ['interventionen/inter-404-genug-jetzt'],
  },
  'khind/khind-09-top-shot': {
    kind: 'entry',
    summary: 'At the end of the own turn Khind 9 TopShot may discard the top card of the opposing draw deck.',
  },
  'khind/khind-09-top-shot/1': {
    kind: 'ruling',
    summary:
      "Printed text of Khind 9 TopShot: at the end of the turn the top card of the opponent's draw deck may be discarded.",
    follows: ['khind/khind-09-top-shot'],
  },
  'khind/khind-09-top-shot/2': {
    kind: 'ruling',
    summary: 'As long as the Top gang stays active this may be done at the end of every own turn.',
    follows: ['khind/khind-09-top-shot', 'base/46'],
  },
  'khind/khind-09-top-shot/3': {
    kind: 'ruling',
    summary:
      'If Intervention 404 Genug jetzt! ends the turn there is no regular end of turn and the text cannot be used.',
    follows: ['interventionen/inter-404-genug-jetzt'],
  },
  'khind/khind-14-fun-fun': {
    kind: 'entry',
    summary: "Khind 14 FunFun doubles all values of its owner's active characters.",
  },
  'khind/khind-14-fun-fun/1': {
    kind: 'ruling',
    summary: 'Printed text of Khind 14 FunFun: all values of own characters are doubled.',
    follows: ['khind/khind-14-fun-fun'],
  },
  'khind/khind-14-fun-fun/2': {
    kind: 'ruling',
    summary: 'Every own active character profits, other Fun members and FREE characters alike.',
    follows: ['khind/khind-14-fun-fun'],
  },
  'khind/khind-14-fun-fun/3': {
    kind: 'ruling',
    summary:
      "Repeats the remark of the Top gang that Intervention 404 Genug jetzt! leaves no regular end of turn; FunFun's text is continuous and needs none.",
    informative: 'misplaced',
  },
  'khind/khind-23-khindkin': {
    kind: 'entry',
    summary:
      'Khind 23 KhindKin may be played without pushing the earlier combat cards together; these then stay active.',
  },
  'khind/khind-23-khindkin/1': {
    kind: 'ruling',
    summary: 'Printed text of Khind 23 KhindKin: it may join the active combat cards, which stay active.',
    follows: ['khind/khind-23-khindkin'],
  },
  'khind/khind-23-khindkin/2': {
    kind: 'ruling',
    summary: 'A STOP on a card kept active does not work again: STOP acts only when its card is played.',
    follows: ['base/48'],
  },
  'khind/khind-23-khindkin/3': {
    kind: 'ruling',
    summary: 'KhindKin may also be added to one single card, which then stays active.',
    follows: ['khind/khind-23-khindkin'],
  },
  'khind/khind-23-khindkin/4': {
    kind: 'ruling',
    summary: 'A booster left behind when its RETRIEVE character was taken back stays active under KhindKin.',
    follows: ['khind/khind-23-khindkin', 'base/43'],
  },
  'khind/khind-23-khindkin/5': {
    kind: 'ruling',
    summary:
      'KhindKin keeps a gang active even against Terrah 26 Impenetrable Fog: gang and KhindKin attack together.',
    follows: ['khind/khind-23-khindkin'],
  },
  'khind/khind-23-khindkin/6': {
    kind: 'ruling',
    summary:
      'It is his text and not the GANG icons that keeps the cards active; this works even against Flit 13 Mad Mike Magpie, with the whole gang ignored but active.',
    follows: ['khind/khind-23-khindkin', 'base/29', 'base/30'],
  },
  'khind/khind-23-khindkin/7': {
    kind: 'ruling',
    summary:
      'With KhindKin lying on it a gang can only go on after he was taken back to hand, or by playing KhindKin once more.',
    follows: ['khind/khind-23-khindkin', 'base/46'],
  },
  'khind/khind-23-khindkin/8': {
    kind: 'ruling',
    summary:
      "If KhindKin's text is ignored later, in the opponent's turn, the cards he kept stay active: what has worked is not undone.",
    follows: ['khind/khind-23-khindkin'],
  },
  'khind/khind-23-khindkin/9': {
    kind: 'ruling',
    summary: 'Staying active through KhindKin does not set off certain texts anew.',
    follows: ['khind/khind-31-lass-die-faeuste-tanzen/11'],
  },
  'khind/khind-23-khindkin/10': {
    kind: 'ruling',
    summary:
      'The list at Khind 31 Bounce Back says which texts do not happen again; it holds for KhindKin too.',
    follows: [
      'khind/khind-31-lass-die-faeuste-tanzen/12',
      'khind/khind-31-lass-die-faeuste-tanzen/13',
      'khind/khind-31-lass-die-faeuste-tanzen/16',
    ],
  },
  'khind/khind-24-schleuder-der-bestuerzung': {
    kind: 'entry',
    summary:
      'While Khind 24 Schleuder der Bestürzung is active, its owner attracts one additional dragon when the opponent retreats.',
  },
  'khind/khind-24-schleuder-der-bestuerzung/1': {
    kind: 'ruling',
    summary:
      'Printed text of Khind 24 Schleuder der Bestürzung: a retreat of the opponent brings one dragon more.',
    follows: ['khind/khind-24-schleuder-der-bestuerzung'],
  },
  'khind/khind-24-schleuder-der-bestuerzung/2': {
    kind: 'ruling',
    summary: 'Against Hoax 11 Bethenitana the Storyteller the retreat brings no dragon at all.',
    follows: ['hoax/hoax-11-bethenitana-die-erzaehlerin', 'base/30'],
  },
  'khind/khind-24-schleuder-der-bestuerzung/3': {
    kind: 'ruling',
    summary: 'Against Mimix 29 Fearsome Chant the two effects cancel: no additional dragon.',
    follows: ['mimix/mimix-29-brennende-raserei'],
  },
  'khind/khind-24-schleuder-der-bestuerzung/4': {
    kind: 'ruling',
    summary: 'Against Flit 27 Launch Sloth Gas the two effects cancel: no additional dragon.',
    follows: ['flit/flit-27-abwurf-faulgas'],
  },
  'khind/khind-24-schleuder-der-bestuerzung/5': {
    kind: 'ruling',
    summary:
      'If the retreating player used Flit 29 Distract Holy Dragon that turn, there is no additional dragon.',
    follows: ['flit/flit-29-verwirre-den-heiligen-drachen', 'base/33'],
  },
  'khind/khind-25-klebriger-staub': {
    kind: 'entry',
    summary:
      'While Khind 25 Gluing Dust lies there, the opponent may take only one card per turn from the draw deck.',
  },
  'khind/khind-25-klebriger-staub/1': {
    kind: 'ruling',
    summary:
      'Printed text of Khind 25 Gluing Dust: after one drawn card the opponent draws no further one that turn.',
    follows: ['khind/khind-25-klebriger-staub'],
  },
  'khind/khind-25-klebriger-staub/2': {
    kind: 'ruling',
    summary: 'What counts is any taking from the draw deck, searching included: one card per turn.',
    follows: ['khind/khind-25-klebriger-staub'],
  },
  'khind/khind-25-klebriger-staub/3': {
    kind: 'ruling',
    summary: 'Texts that bring further cards from the draw deck to hand fall under Khind 25 Gluing Dust.',
    follows: ['khind/khind-25-klebriger-staub/2'],
  },
  'khind/khind-25-klebriger-staub/4': {
    kind: 'ruling',
    summary: 'Texts that bring cards to hand from elsewhere, and RETRIEVE, are not affected.',
    follows: ['khind/khind-25-klebriger-staub/2'],
  },
  'khind/khind-27-lachgas': {
    kind: 'entry',
    summary:
      'While Khind 27 Laughing Gas lies there, opposing texts are ignored except on Flit characters; two effective copies cancel each other.',
  },
  'khind/khind-27-lachgas/1': {
    kind: 'ruling',
    summary:
      'Printed text of Khind 27 Laughing Gas: opposing texts are ignored save on Flit characters, unless the opponent has an active Laughing Gas too.',
    follows: ['khind/khind-27-lachgas'],
  },
  'khind/khind-27-lachgas/2': {
    kind: 'ruling',
    summary: 'Announces the corrected wording, confirmed by the publisher.',
    informative: 'heading',
  },
  'khind/khind-27-lachgas/3': {
    kind: 'ruling',
    summary: 'Corrected text, first part: texts of the opponent are ignored except those on Flit characters.',
    follows: ['khind/khind-27-lachgas'],
  },
  'khind/khind-27-lachgas/4': {
    kind: 'ruling',
    summary:
      'Corrected text, second part: two Laughing Gas cancel each other as long as both texts are effective; a third card that ignores one of them ends this.',
    follows: ['khind/khind-27-lachgas'],
  },
  'khind/khind-27-lachgas/5': {
    kind: 'ruling',
    summary:
      'Explains why the wording was changed: a support is always active even while its text is ignored.',
    informative: 'history',
  },
  'khind/khind-27-lachgas/6': {
    kind: 'ruling',
    summary: 'In short, two Laughing Gas facing each other cancel out.',
    follows: ['khind/khind-27-lachgas/4'],
  },
  'khind/khind-27-lachgas/7': {
    kind: 'ruling',
    summary: 'Playing Flit 7 Tittertweet makes the opposing Laughing Gas ignored.',
    follows: ['khind/khind-27-lachgas/4'],
  },
  'khind/khind-27-lachgas/8': {
    kind: 'ruling',
    summary: "With the opposing copy ignored, one's own Laughing Gas works again.",
    follows: ['khind/khind-27-lachgas/4'],
  },
  'khind/khind-28-khind-bruederschaft': {
    kind: 'entry',
    summary:
      'While Khind 28 Oath of Khindship lies there, its owner may draw one additional card at the end of each own turn.',
  },
  'khind/khind-28-khind-bruederschaft/1': {
    kind: 'ruling',
    summary: 'Printed text of Khind 28 Oath of Khindship: one additional card at the end of the turn.',
    follows: ['khind/khind-28-khind-bruederschaft'],
  },
  'khind/khind-28-khind-bruederschaft/2': {
    kind: 'ruling',
    summary: 'The card may be drawn even with more than six cards in hand.',
    follows: ['khind/khind-28-khind-bruederschaft'],
  },
  'khind/khind-28-khind-bruederschaft/3': {
    kind: 'ruling',
    summary: 'Against Vulca 26 Wall of Fire no card is drawn.',
    follows: ['vulca/vulca-26-feuerwall'],
  },
  'khind/khind-28-khind-bruederschaft/4': {
    kind: 'ruling',
    summary: 'Against Khind 25 Gluing Dust one card in the whole turn is the most that can be drawn.',
    follows: ['khind/khind-25-klebriger-staub'],
  },
  'khind/khind-28-khind-bruederschaft/5': {
    kind: 'ruling',
    summary: 'Against Terrah 27 Quivering Quicksand the card cannot be taken with four or more in hand.',
    follows: ['terrah/terrah-27-undurchquerbarer-treibsand'],
  },
  'khind/khind-28-khind-bruederschaft/6': {
    kind: 'ruling',
    summary: 'Against Pillar 15 Bottelus Emptius no card is drawn.',
    follows: ['pillar/pillar-15-kalebassus-leerus'],
  },
  'khind/khind-28-khind-bruederschaft/7': {
    kind: 'ruling',
    summary: 'Against Flit 28 Nervtötendes Gezwitscher the additional card is not drawn.',
    follows: ['flit/flit-28-nervtoetendes-gezwitscher'],
  },
  'khind/khind-29-pfeif-das-lied-der-freundschaft': {
    kind: 'entry',
    summary:
      'Khind 29 Blow Whistle of Friendship lets its player search the draw deck for one card, show it, take it and shuffle.',
  },
  'khind/khind-29-pfeif-das-lied-der-freundschaft/1': {
    kind: 'ruling',
    summary:
      'Printed text of Khind 29 Blow Whistle of Friendship: choose a card from the draw deck, show it and take it.',
    follows: ['khind/khind-29-pfeif-das-lied-der-freundschaft'],
  },
  'khind/khind-29-pfeif-das-lied-der-freundschaft/2': {
    kind: 'ruling',
    summary: 'Announces the corrected wording.',
    informative: 'heading',
  },
  'khind/khind-29-pfeif-das-lied-der-freundschaft/3': {
    kind: 'ruling',
    summary: 'Corrected text: after the card was shown and taken the draw deck is shuffled.',
    follows: ['khind/khind-29-pfeif-das-lied-der-freundschaft'],
  },
  'khind/khind-29-pfeif-das-lied-der-freundschaft/4': {
    kind: 'ruling',
    summary: 'Against Vulca 26 Wall of Fire the text cannot be used.',
    follows: ['vulca/vulca-26-feuerwall'],
  },
  'khind/khind-29-pfeif-das-lied-der-freundschaft/5': {
    kind: 'ruling',
    summary:
      'Against Khind 25 Gluing Dust the search is allowed, but no card may be drawn in the draw phase afterwards.',
    follows: ['khind/khind-25-klebriger-staub'],
  },
  'khind/khind-29-pfeif-das-lied-der-freundschaft/6': {
    kind: 'ruling',
    summary: 'Against Terrah 27 Quivering Quicksand the card cannot be taken with four or more in hand.',
    follows: ['terrah/terrah-27-undurchquerbarer-treibsand'],
  },
  'khind/khind-29-pfeif-das-lied-der-freundschaft/7': {
    kind: 'ruling',
    summary: 'Against Pillar 15 Bottelus Emptius the text cannot be used.',
    follows: ['pillar/pillar-15-kalebassus-leerus'],
  },
  'khind/khind-30-oeffne-die-wundertuete-des-lebens': {
    kind: 'entry',
    summary:
      'Khind 30 Open Lucky Bag of Life lets its player shuffle the own discard pile face down and take three cards from it.',
  },
  'khind/khind-30-oeffne-die-wundertuete-des-lebens/1': {
    kind: 'ruling',
    summary:
      'Printed text of Khind 30 Open Lucky Bag of Life: the discard pile is shuffled and three cards of it may be drawn to hand.',
    follows: ['khind/khind-30-oeffne-die-wundertuete-des-lebens'],
  },
  'khind/khind-30-oeffne-die-wundertuete-des-lebens/2': {
    kind: 'ruling',
    summary: 'Vulca 26 Wall of Fire does not hinder it: the cards do not come from the draw deck.',
    follows: ['khind/khind-30-oeffne-die-wundertuete-des-lebens', 'vulca/vulca-26-feuerwall/4'],
  },
  'khind/khind-30-oeffne-die-wundertuete-des-lebens/3': {
    kind: 'ruling',
    summary: 'Khind 25 Gluing Dust does not hinder it: the cards do not come from the draw deck.',
    follows: ['khind/khind-30-oeffne-die-wundertuete-des-lebens', 'khind/khind-25-klebriger-staub/4'],
  },
  'khind/khind-30-oeffne-die-wundertuete-des-lebens/4': {
    kind: 'ruling',
    summary:
      'Against Terrah 27 Quivering Quicksand cards can be taken only while fewer than four are in hand.',
    follows: ['terrah/terrah-27-undurchquerbarer-treibsand'],
  },
  'khind/khind-30-oeffne-die-wundertuete-des-lebens/5': {
    kind: 'ruling',
    summary: 'Against Pillar 15 Bottelus Emptius the text cannot be used.',
    follows: ['pillar/pillar-15-kalebassus-leerus'],
  },
  'khind/khind-31-lass-die-faeuste-tanzen': {
    kind: 'entry',
    summary:
      'After Khind 31 Bounce Back the own active cards attack again in place of a new character, which its STOP forbids.',
  },
  'khind/khind-31-lass-die-faeuste-tanzen/1': {
    kind: 'ruling',
    summary: 'Printed text of Khind 31 Bounce Back: the own active cards attack again.',
    follows: ['khind/khind-31-lass-die-faeuste-tanzen'],
  },
  'khind/khind-31-lass-die-faeuste-tanzen/2': {
    kind: 'ruling',
    summary:
      'If the renewed attack falls short of the opposing power the text is of no use and its player must retreat.',
    follows: ['khind/khind-31-lass-die-faeuste-tanzen', 'base/12', 'base/15'],
  },
  'khind/khind-31-lass-die-faeuste-tanzen/3': {
    kind: 'ruling',
    summary:
      'While own texts are ignored the STOP icon still works, so after Khind 31 Bounce Back no character can be played and a retreat is forced.',
    follows: ['base/12', 'base/48'],
  },
  'khind/khind-31-lass-die-faeuste-tanzen/4': {
    kind: 'ruling',
    summary:
      'It may be played without any active cards, followed by a retreat, by declining the fight or by an attack with power 0 plus an own Hyla; its text replaces the duty to play a character.',
    follows: ['khind/khind-31-lass-die-faeuste-tanzen', 'base/13'],
  },
  'khind/khind-31-lass-die-faeuste-tanzen/5': {
    kind: 'ruling',
    summary: 'A RETRIEVE character may be taken back first: then only influence cards and supports attack.',
    follows: ['khind/khind-31-lass-die-faeuste-tanzen', 'base/43'],
  },
  'khind/khind-31-lass-die-faeuste-tanzen/6': {
    kind: 'ruling',
    summary: 'A gang that attacked again through Khind 31 Bounce Back may be extended in the next turn.',
    follows: ['khind/khind-31-lass-die-faeuste-tanzen', 'base/46'],
  },
  'khind/khind-31-lass-die-faeuste-tanzen/7': {
    kind: 'ruling',
    summary: 'With Hyla 604 Piplox one booster, support or bluff card may be played in spite of the STOP.',
    follows: ['hyla/infl-604-hyla-piplox', 'base/48'],
  },
  'khind/khind-31-lass-die-faeuste-tanzen/8': {
    kind: 'ruling',
    summary: 'With Pillar 11 Gulpus Permanentus one booster may be played in spite of the STOP.',
    follows: ['pillar/pillar-11-gulpus-permanentus', 'base/48'],
  },
  'khind/khind-31-lass-die-faeuste-tanzen/9': {
    kind: 'ruling',
    summary:
      'With Hoax 14 Genathones the Blind one support or bluff card may be played in spite of the STOP.',
    follows: ['hoax/hoax-14-genathones-der-blinde', 'base/48'],
  },
  'khind/khind-31-lass-die-faeuste-tanzen/10': {
    kind: 'ruling',
    summary: 'With Buka 25 Armory one support or bluff card may be played in spite of the STOP.',
    follows: ['buka/buka-25-waffenkammer', 'base/48'],
  },
  'khind/khind-31-lass-die-faeuste-tanzen/11': {
    kind: 'ruling',
    summary:
      'Attacking again means staying active, not being played again; the texts listed below are not set off a second time.',
    follows: ['khind/khind-31-lass-die-faeuste-tanzen'],
  },
  'khind/khind-31-lass-die-faeuste-tanzen/12': {
    kind: 'ruling',
    summary: 'Mutants: neither condition nor change of element comes up again.',
    follows: ['khind/khind-31-lass-die-faeuste-tanzen/11'],
  },
  'khind/khind-31-lass-die-faeuste-tanzen/13': {
    kind: 'ruling',
    summary: 'Texts that act "now", at the moment of playing, do not act again.',
    follows: ['khind/khind-31-lass-die-faeuste-tanzen/11'],
  },
  'khind/khind-31-lass-die-faeuste-tanzen/14': {
    kind: 'ruling',
    summary:
      'Hoax 17 Sarogakanas the Ancient draws no further cards and Flit 6 Highchirp, whose text should read "now", discards no further character.',
    follows: ['khind/khind-31-lass-die-faeuste-tanzen/11'],
  },
  'khind/khind-31-lass-die-faeuste-tanzen/15': {
    kind: 'ruling',
    summary: '"I must" costs, as on Tutu and crystal cards, are not paid again.',
    informative: 'no known card has such a cost',
  },
  'khind/khind-31-lass-die-faeuste-tanzen/16': {
    kind: 'ruling',
    summary: 'Conditions for playing a card are not checked again.',
    follows: ['khind/khind-31-lass-die-faeuste-tanzen/11'],
  },
  'khind/khind-31-lass-die-faeuste-tanzen/17': {
    kind: 'ruling',
    summary:
      "Buka 23 Old Goo Laa's Ghost needs no empty influence area and flips no element again; neither does Khind 23 KhindKin keep cards nor Aqua 12 Yang or 13 Yin make the next card FREE once more.",
    follows: ['khind/khind-31-lass-die-faeuste-tanzen/11'],
  },
  'khind/khind-31-lass-die-faeuste-tanzen/18': {
    kind: 'ruling',
    summary:
      'A once-a-turn text used before Khind 31 Bounce Back is spent for this turn: attacking again does not renew it.',
    follows: ['khind/khind-31-lass-die-faeuste-tanzen', 'base/18'],
  },
} as const satisfies Record<string, CatalogueItem>
