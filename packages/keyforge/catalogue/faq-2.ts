import type { CatalogueItem } from '@regelwerk/core'

export const faq2 = {
  'faq/mimikry-gel/1': {
    kind: 'faq',
    summary:
      'Mimic Gel copies only the base card: no damage, power counters or ward of the copied creature, and no text or values that the creature has from upgrades or other effects.',
  },
  'faq/mimikry-gel/2': {
    kind: 'faq',
    summary:
      'Mimic Gel as a copy of Crash Muldoon enters play ready and, having Deploy, anywhere in your battleline: what changes how the card enters play is copied too.',
    follows: ['glossary/stationieren'],
  },
  'faq/mimikry-gel/3': {
    kind: 'faq',
    summary:
      'Mimic Gel as a copy of an Auto-Legionary that is a creature at the moment becomes a creature with power 5 that can be used as if it belonged to the active house.',
  },
  'faq/neutronenhai/1': {
    kind: 'faq',
    summary:
      'You play Neutron Shark against two enemy creatures and destroy one of them and the Shark itself; the card discarded from your deck is not a Logos card. The effect is not triggered again, since the Shark has left play.',
    follows: ['glossary/wiederholen', 'glossary/faehigkeit-kartenfaehigkeit'],
  },
  'faq/phasenverschiebung/1': {
    kind: 'faq',
    summary:
      'You play two copies of Phase Shift in one turn: each allows one more non-Logos card, so you may play 2 of them this turn.',
    follows: [
      'rules/schritt-3-karten-der-gewaehlten-fraktion-spielen-ablegen-und/2',
      'rules/karten-ueber-andere-kartenfaehigkeiten-verwenden',
    ],
  },
  'faq/phasenverschiebung/2': {
    kind: 'faq',
    summary:
      'With Logos active you play Phase Shift and then Mimicry as a copy of Foggify: the permission for a non-Logos card is used up, although the copy is a Logos card, so no other non-Logos card may be played.',
    follows: ['rules/schritt-3-karten-der-gewaehlten-fraktion-spielen-ablegen-und/2'],
  },
  'faq/ruestung/1': {
    kind: 'faq',
    summary:
      'Raiding Knight (power 4, armor 2), a neighbor of your Shadow Self, is attacked by a creature of power 4: its armor prevents 2, the other 2 are dealt to Shadow Self instead, the Knight takes nothing. At the same time the attacker takes 4 and is destroyed.',
    follows: ['glossary/ruestung', 'glossary/ersatzeffekte'],
  },
  'faq/ruestung/2': {
    kind: 'faq',
    summary:
      'Hallowed Shield protects Maruck the Marked, which then attacks a creature of power 3: the damage is stopped before armor comes into it, so Maruck captures nothing and still has its 1 armor.',
  },
  'faq/schatten-von-dis/1': {
    kind: 'faq',
    summary:
      'Under Shadow of Dis of the opponent you play Silvertooth: it enters play ready, since its text acts on how it enters, before it is a blank creature in play.',
  },
  'faq/schatten-von-dis/2': {
    kind: 'faq',
    summary:
      'Under Shadow of Dis of the opponent you have two Glimmers in hand: only the first can be played, since Alpha restricts the card while it is in hand, where it is not blank.',
    follows: ['glossary/alpha'],
  },
  'faq/schatten-von-dis/3': {
    kind: 'faq',
    summary:
      'Under Shadow of Dis of the opponent you play Duskwitch: you may go on playing, using and discarding cards, since Omega works after the card was played, when it is in play and blank.',
    follows: ['errata/schatten-von-dis-zda-103', 'glossary/andauernde-effekte'],
  },
  'faq/schluesselhammer/1': {
    kind: 'faq',
    summary:
      'The opponent forged 2 keys on their previous turn and you play Key Hammer: only one of these two keys becomes unforged; you choose which.',
    follows: ['glossary/ungeschmiedet-machen', 'rules/kartenfaehigkeiten'],
  },
  'faq/schulter-es/1': {
    kind: 'faq',
    summary:
      'Shoulder Id is attacked by a creature with 6 armor: it steals 1 Æmber. The theft takes the place of the damage it tries to deal, even of damage that armor, a ward, Invulnerable or an effect like Shield of Justice would stop.',
    follows: ['glossary/ersatzeffekte'],
  },
  'faq/schulter-es/2': {
    kind: 'faq',
    summary:
      'Shoulder Id is attacked by a creature with Skirmish: it would not deal damage at all, so it steals nothing. The same holds if it has gained Elusive and is attacked for the first time this turn.',
    follows: ['glossary/scharmuetzel', 'glossary/schwer-zu-fassen'],
  },
  'faq/schwer-zu-fassen/1': {
    kind: 'faq',
    summary:
      'Gabos Longarms attacks a creature without Elusive and, before the fight, chooses an elusive creature to take its damage: that creature is dealt the damage, since it is not the one attacked.',
    follows: ['glossary/schwer-zu-fassen'],
  },
  'faq/schwer-zu-fassen/2': {
    kind: 'faq',
    summary:
      "Gabos Longarms attacks the opponent's Æmber Imp for the first time this turn and chooses another creature to take its damage: that creature is dealt the damage. Elusive only protects the attacked creature.",
    follows: ['glossary/schwer-zu-fassen'],
  },
  'faq/sechser-regel/1': {
    kind: 'faq',
    summary:
      "Mimicry played as a copy of an action card in the opponent's discard pile counts for the Rule of Six as a play of the copied card.",
    follows: ['rules/die-sechser-regel'],
  },
  'faq/sir-mark/1': {
    kind: 'faq',
    summary:
      'You have 2 Æmber and reap while the opponent has two Sir Marrows: only the 1 Æmber just reaped can be captured. You, the active player, choose which of the two captures it, and you keep your 2.',
    follows: ['glossary/aktiver-spieler'],
  },
  'faq/so-viel-wie-moeglich-abhandeln/1': {
    kind: 'faq',
    summary:
      "You may play Poltergeist on the opponent's Banner of Battle, which cannot be used: that part is ignored, and the artifact is destroyed.",
    follows: ['rules/so-viel-wie-moeglich-abhandeln'],
  },
  'faq/so-viel-wie-moeglich-abhandeln/2': {
    kind: 'faq',
    summary:
      "You may play Lost in the Woods with no creature of your own against two enemy creatures: both are shuffled into their owner's deck, and the part about friendly creatures is ignored.",
    follows: ['rules/so-viel-wie-moeglich-abhandeln'],
  },
  'faq/timing/1': {
    kind: 'faq',
    summary:
      'With the Omni ability of Masterplan you play the Grasping Vines under it: Masterplan is still in play then, so Grasping Vines may return it to your hand, and it is not sacrificed.',
    follows: [
      'rules/faehigkeiten-in-der-reihenfolge-abhandeln-in-der-sie-im-text',
      'glossary/verlaesst-das-spiel',
    ],
  },
  'faq/timing/2': {
    kind: 'faq',
    summary:
      'Gateway to Dis destroys several creatures, Tolas among them: nobody gains Æmber, since Tolas looks at the moment the cards reach the discard pile and leaves together with the others.',
    follows: ['glossary/zerstoert', 'glossary/faehigkeit-kartenfaehigkeit'],
  },
  'faq/timing/3': {
    kind: 'faq',
    summary:
      "You have Pingle Who Annoys, and the opponent plays King of the Crag: its constant ability brings Pingle to power 0 and destroys it before Pingle's ability can trigger, so King of the Crag takes no damage.",
    follows: ['rules/konstante-faehigkeiten', 'glossary/faehigkeit-kartenfaehigkeit', 'glossary/schaden'],
  },
  'faq/timing/4': {
    kind: 'faq',
    summary:
      "You reap with Nexus and use the opponent's Spectral Tunneler on Nexus itself: it gains a reap ability while its reap abilities are still resolving, so you draw the card at once.",
    follows: ['rules/ernte', 'glossary/ernten'],
  },
  'faq/timing/5': {
    kind: 'faq',
    summary:
      'You played Interdimensional Graft; the opponent has 10 Æmber and Forgemaster Og and forges a key for 6. Both effects come after forging, so the opponent, being active, chooses the order: they may lose the other 4 first, or give them to you.',
    follows: ['glossary/aktiver-spieler'],
  },
  'faq/timing/6': {
    kind: 'faq',
    summary:
      "Encounter Suit wards its creature after an action card was played and its bonus Æmber gained, at the same time as other effects that come after playing an action card, but always before the card's play ability.",
    follows: ['glossary/bonussymbole', 'glossary/aktiver-spieler'],
  },
  'faq/timing/7': {
    kind: 'faq',
    summary:
      'A creature with Assault 2 and Siren Horn attacks a creature that 2 damage would destroy: Assault and abilities before the fight come at the same time, so you choose whether the Æmber is moved before or after the Assault damage.',
    follows: ['glossary/ansturm-x', 'glossary/aktiver-spieler', 'glossary/vor'],
  },
  'faq/timing/8': {
    kind: 'faq',
    summary:
      'Pain Reaction destroys an enemy creature: unlike other damage of one ability, the second damage comes after that creature has left play. It hits the creatures that were its neighbors immediately before it left.',
    follows: ['errata/schmerzreaktion-zda-078', 'glossary/verlaesst-das-spiel'],
  },
  'faq/timing/9': {
    kind: 'faq',
    summary:
      'The enemy battleline has power 2, 1, 1, 1, 2; with Smite your Firespitter attacks the middle creature. Its ability before the fight destroys the three of power 1 together, so the neighbors Smite refers to are gone: its damage fails, and the flank creatures survive with 1 damage each.',
    follows: ['glossary/verlaesst-das-spiel', 'glossary/zerstoert'],
  },
  'faq/timing/10': {
    kind: 'faq',
    summary:
      'Phalanx Strike on a warded creature: the first damage removes the ward, and if you exalt a friendly creature to repeat the effect, the second may be dealt to the same creature. Repeated damage is not simultaneous with the first.',
    follows: [
      'glossary/oben-genannt-wiederhole-den-oben-genannten-effekt',
      'glossary/beschuetzen-beschuetzt',
    ],
  },
  'faq/timing/11': {
    kind: 'faq',
    summary:
      'Your Overlord Greking destroys the opposing Tolas in a fight and puts it into play under your control: nobody gains Æmber for it, since Tolas was not in play when it was destroyed.',
    follows: ['glossary/faehigkeit-kartenfaehigkeit', 'rules/konstante-faehigkeiten'],
  },
  'faq/toedliche-ablenkung/1': {
    kind: 'faq',
    summary:
      'Two copies of Lethal Distraction on the same creature, which is later dealt 1 damage this turn: it takes 5 in all. Additional damage enlarges the original damage; it is no instance of its own and adds nothing again.',
  },
  'faq/verlaesst-das-spiel-saugfalle/1': {
    kind: 'faq',
    summary:
      "A Spangler Box that purged your own Kelifi Dragon is returned to its owner's hand by Grasping Vines while you have no Æmber: the Dragon comes back into play, since it is put into play and not played.",
    follows: ['glossary/spielen'],
  },
  'faq/verlaesst-das-spiel-saugfalle/2': {
    kind: 'faq',
    summary:
      "A Scowly Caper that you own and the opponent controls is purged by Spangler Box, and the Box is destroyed later: the Caper enters play anew, so its own ability puts it under the control of its owner's opponent again.",
    follows: ['glossary/kontrolle'],
  },
  'faq/wildes-wurmloch-kelifi-drache/1': {
    kind: 'faq',
    summary:
      'With 0 Æmber you play Wild Wormhole (now 1), and the top card of your deck is Kelifi Dragon, which needs 7 Æmber: it cannot be played and stays where it was, on top of your deck.',
    follows: ['glossary/kann-nicht-vs-muss-darf-kann-nicht-vs-erlauben-effekt'],
  },
  'faq/wuehler/1': {
    kind: 'faq',
    summary:
      'Two Dreckers are neighbors and one is attacked by a creature of power 2: both take 2 damage at the same time. The damage is dealt only once and does not go back and forth between them.',
  },
  'faq/zensiert/1': {
    kind: 'faq',
    summary:
      'A fourth Æmber that gets onto [REDACTED] by other means does not let you sacrifice it and forge a key: placing Æmber and forging are one ability, which triggers only after you choose Logos as your active house.',
    follows: ['rules/faehigkeiten-in-der-reihenfolge-abhandeln-in-der-sie-im-text'],
  },
  'faq/zerstoert-effekte/1': {
    kind: 'faq',
    summary:
      "The opponent's Yxilo Bolter reaps and destroys your Bad Penny with its 2 damage: its Destroyed ability returns it to your hand first, and an effect still waiting for a card in a hidden zone is lost, so it is not purged.",
    follows: ['glossary/verlaesst-das-spiel', 'glossary/zerstoert'],
  },
  'faq/zerstoert-effekte/2': {
    kind: 'faq',
    summary:
      'Your Stealer of Souls attacks Valdr and both are destroyed: its ability does not trigger (Valdr is not purged, no Æmber gained), since both leave at the same time and it has to be in play.',
    follows: ['glossary/zerstoert', 'glossary/faehigkeit-kartenfaehigkeit'],
  },
  'faq/zerstoert-effekte/3': {
    kind: 'faq',
    summary:
      "Poison Wave destroys Duma the Martyr and another of your creatures: Duma's healing does not save the other one, since it is already tagged for destruction.",
    follows: ['glossary/zerstoert'],
  },
  'faq/zerstoert-effekte/4': {
    kind: 'faq',
    summary:
      'With Tolas in play a Bad Penny is destroyed and returns to its hand: Tolas still gives its 1 Æmber, since a card counts as destroyed even if its Destroyed ability moves it out of play.',
    follows: ['glossary/zerstoert'],
  },
  'faq/zerstoert-effekte/5': {
    kind: 'faq',
    summary:
      'Jargogle is destroyed on your turn and plays an Omega card from under it. In step 3 that step ends once everything pending is resolved; in step 1 (a key forged with Strange Gizmo in play) you go on with step 2 and have a normal step 3.',
    follows: ['glossary/omega'],
  },
  'faq/zerstoert-effekte/6': {
    kind: 'faq',
    summary:
      'You have a creature of power 2 with Soulkeeper, the opponent has one of power 6 and one of power 5, and you play Opal Knight: the creatures of power 2 and 6 are tagged, Soulkeeper then points at the one of power 6, still in play, and the one of power 5 survives.',
    follows: ['glossary/zerstoert', 'glossary/staerkste-kreatur'],
  },
  'faq/zerstoert-effekte/7': {
    kind: 'faq',
    summary:
      "All creatures are destroyed, among them your Optio Gorkus with Imperial Scutum and its neighbors with Æmber. The active player orders the Destroyed abilities: on your turn you move all Æmber to Gorkus and from there to the common supply; on the opponent's turn they may order it so that they get the neighbors' Æmber.",
    follows: ['glossary/zerstoert', 'glossary/aktiver-spieler'],
  },
} as const satisfies Record<string, CatalogueItem>
