import type { CatalogueItem } from '@regelwerk/core'

/** The glossary from "+1 power" to "cannot against must" (A to Ka in the German book). */
export const glossary1 = {
  'glossary/1-staerke-karte-staerke-statuskarte-staerkemarker': {
    kind: 'rule',
    summary:
      'Each +1 power counter on a creature raises its power by 1. Power status card and power counter are two names for the same thing.',
  },
  'glossary/ablagestapel': {
    kind: 'rule',
    summary:
      "Destroyed and discarded cards go to their owner's discard pile. Discard piles are open to both players at any time and keep their order unless an ability changes it. A player who runs out of deck shuffles their discard pile into a new one.",
  },
  'glossary/aember': {
    kind: 'rule',
    summary:
      'Æmber is what keys are forged from. For card effects, "your" Æmber is only what lies in your own pool, not what lies on cards.',
  },
  'glossary/aember-bonussymbol': {
    kind: 'rule',
    summary: 'See bonus icons.',
    informative: 'cross-reference',
  },
  'glossary/aktionsfaehigkeit': {
    kind: 'rule',
    summary:
      'To use an "Action:" ability the active player exhausts the card in their own turn; then the ability resolves.',
    follows: ['rules/artefakte-verwenden/1', 'rules/aktion'],
  },
  'glossary/aktive-fraktion': {
    kind: 'rule',
    summary: 'The active house is the one the active player has chosen for the current turn.',
    follows: ['rules/schritt-2-fraktion-waehlen'],
  },
  'glossary/aktiver-spieler': {
    kind: 'rule',
    summary:
      'The active player is the one whose turn it is. They make every decision that abilities need during that turn and settle the order of whatever would resolve at the same time.',
  },
  'glossary/alpha': {
    kind: 'rule',
    summary:
      'A card with alpha can be played only if no other card has yet been played, used or discarded in the current step of your turn.',
  },
  'glossary/als-ob-sie-deine-waere-als-ob-du-sie-kontrollieren-wuerdest': {
    kind: 'rule',
    summary:
      'Using a card "as if it were yours" or "as if you controlled it" lets you use a card you do not control. You do not gain control of it, but resolve it as though you controlled it; if its effect tells you to sacrifice it, it is sacrificed as though you controlled it.',
  },
  'glossary/andauernde-effekte': {
    kind: 'rule',
    summary:
      'An effect with a duration is a lasting effect and works like a constant ability for that time, even if the card that made it leaves play. If it affects cards in play, it affects all of them during that time, also those that enter after it began.',
  },
  'glossary/andere-marker': {
    kind: 'rule',
    summary:
      'Cards may put counters of other kinds on cards. Such a counter does nothing by itself; the card that makes it says what it is for. Any object may represent it.',
  },
  'glossary/liste-der-markerarten': {
    kind: 'rule',
    summary: 'Lists the kinds of such counters.',
    informative: 'heading',
  },
  'glossary/liste-der-markerarten/1': {
    kind: 'rule',
    summary: 'Warrant counters.',
    follows: ['glossary/andere-marker'],
  },
  'glossary/liste-der-markerarten/2': {
    kind: 'rule',
    summary: 'Scheme counters.',
    follows: ['glossary/andere-marker'],
  },
  'glossary/liste-der-markerarten/3': {
    kind: 'rule',
    summary: 'Fuse counters.',
    follows: ['glossary/andere-marker'],
  },
  'glossary/liste-der-markerarten/4': {
    kind: 'rule',
    summary: 'Glory counters.',
    follows: ['glossary/andere-marker'],
  },
  'glossary/liste-der-markerarten/5': {
    kind: 'rule',
    summary: 'Disruption counters.',
    follows: ['glossary/andere-marker'],
  },
  'glossary/liste-der-markerarten/6': {
    kind: 'rule',
    summary: 'Doom counters.',
    follows: ['glossary/andere-marker'],
  },
  'glossary/liste-der-markerarten/7': {
    kind: 'rule',
    summary: 'Growth counters.',
    follows: ['glossary/andere-marker'],
  },
  'glossary/angriff-angreifer-angreifen': {
    kind: 'rule',
    summary: 'See fight.',
    informative: 'cross-reference',
  },
  'glossary/anomalie': {
    kind: 'rule',
    summary:
      'An anomaly is a very rare card that previews a possible later set and can occur in any house; for every purpose it is a card of the house it occurs in.',
  },
  'glossary/ansturm-x': {
    kind: 'rule',
    summary:
      'Assault (X): when the creature attacks, it deals X damage to the attacked creature before the fight; the active player orders this among "Before fight:" effects and keywords. If that destroys the other creature, the rest of the fight does not take place. Several assault values of one creature add up.',
  },
  'glossary/archiv': {
    kind: 'rule',
    summary:
      "A player's archives are a facedown zone out of play that only card abilities can put cards into. Its player may look at it at any time, the opponent may not; after choosing the active house in step 2 that player may take all of it into hand. A card to be archived comes from hand if the ability names no other place.",
  },
  'glossary/auf-diese-weise': {
    kind: 'rule',
    summary:
      '"This way" refers only to what happened in the very same resolution of the ability that says it.',
  },
  'glossary/befreundet': {
    kind: 'rule',
    summary: '"Friendly" means what the same player controls at present, whoever owns it.',
  },
  'glossary/benachbart': {
    kind: 'rule',
    summary:
      'On a creature, "adjacent" means the position directly to the left or right of it: a card that is there, or one that is played there.',
    follows: ['glossary/nachbar'],
  },
  'glossary/beschuetzen-beschuetzt': {
    kind: 'rule',
    summary:
      'A warded creature that would be damaged, be destroyed or leave play loses its ward counters instead, so that it is not even tagged for destruction; a warded creature cannot be warded again. A ward put on a creature already tagged for destruction does not stop that destruction, but does stop it from leaving play in another way, such as a return to hand.',
  },
  'glossary/betaeuben-betaeubt-statuskarte-betaeubt-marker': {
    kind: 'rule',
    summary:
      'A stunned creature cannot fight, reap or use "Action:" or "Omni:" abilities: whenever it could be used, it can be exhausted to remove the stun instead, and if an effect would make it do any of these it is exhausted and the stun removed, which counts as using it. Its constant abilities and those that need no use stay active, and it deals damage when attacked. A stunned creature cannot be stunned again; stun card and stun counter are the same.',
  },
  'glossary/bezahlen': {
    kind: 'rule',
    summary: "Æmber paid to the opponent leaves the payer's pool and is added to the opponent's pool.",
  },
  'glossary/bonussymbole': {
    kind: 'rule',
    summary:
      'After a card is played the active player resolves each of its bonus icons, all mandatory and from top to bottom: once the card is in play (unless an action), but before its "Play:" abilities and abilities that trigger after it is played. Æmber: gain 1. Capture: any friendly creature, also the new one, captures 1 from the opponent. Damage: deal 1 to any creature, also the new one, and to a friendly one if there is no enemy; the damage is not dealt by the card. Draw: draw 1 card. Several icons resolve one by one and may go to different creatures.',
  },
  'glossary/duerfen': {
    kind: 'rule',
    summary:
      'What follows "may" in an ability is optional; whoever decides to do it must do as much of it as possible.',
  },
  'glossary/ebbe-und-flut': {
    kind: 'rule',
    summary:
      'At the start of a game the tide is neither high nor low, and no card yet has an ability that changes this.',
  },
  'glossary/ende-des-zuges': {
    kind: 'rule',
    summary: 'Effects at the end of a turn resolve when the turn is over, that is after the draw step.',
  },
  'glossary/erbeuten': {
    kind: 'rule',
    summary:
      "Captured Æmber is taken from the opponent's pool and put on a creature of the capturing player: the creature that captures, unless stated otherwise. It cannot be spent. When a creature with Æmber on it leaves play, that Æmber goes to the pool of its controller's opponent.",
  },
  'glossary/erbeuten-bonussymbol': {
    kind: 'rule',
    summary: 'See bonus icons.',
    informative: 'cross-reference',
  },
  'glossary/erheben': {
    kind: 'rule',
    summary:
      "To exalt a creature is to put 1 Æmber from the common supply on it. Like any Æmber on a creature it goes to the opponent's pool when the creature leaves play.",
  },
  'glossary/ernten': {
    kind: 'rule',
    summary:
      'Reaping exhausts the creature and puts 1 gained Æmber into the player\'s pool; then all "Reap:" abilities of the creature resolve.',
    follows: ['rules/ernte'],
  },
  'glossary/ersatzeffekte': {
    kind: 'rule',
    summary:
      'A replacement effect ("instead") takes the place of the effect, part of an effect or game step that it names, or of another part of its own effect if it names none: at the moment that would happen, it does not happen. If it saves a card tagged for destruction, it waits until that card would go to the discard pile; then the tag is removed instead and the rest of the replacement is carried out.',
  },
  'glossary/ersatzeffekte/example-1': {
    kind: 'example',
    summary:
      'After Dimension Door, reaping steals 1 Æmber from the opponent instead of gaining 1 from the supply.',
    follows: ['glossary/ersatzeffekte'],
  },
  'glossary/ersatzeffekte/example-2': {
    kind: 'example',
    summary:
      'Gateway to Dis destroys every creature; Commander Remiel wears an Armageddon Cloak, so instead of being destroyed he loses the tag and is fully healed, and the Cloak is tagged and destroyed.',
    follows: ['glossary/ersatzeffekte'],
  },
  'glossary/ersatzeffekte/example-3': {
    kind: 'example',
    summary:
      'Ronnie Wristclocks played against an opponent with 7 Æmber steals 2, which replaces the stealing of 1.',
    follows: ['glossary/ersatzeffekte'],
  },
  'glossary/explosion': {
    kind: 'rule',
    summary:
      'Damage with splash also deals the splash damage to each neighbor of the creature that is damaged.',
  },
  'glossary/faehigkeit-kartenfaehigkeit': {
    kind: 'rule',
    summary:
      'Abilities deal with cards in play only, and abilities of creatures, artifacts and upgrades are active only while their card is in play, unless they explicitly name a zone out of play; one that acts on a card after its destruction finds it in the discard pile. A triggered ability resolves to its end even if its card leaves play. What triggers during an instruction resolves before the remaining instructions.',
  },
  'glossary/falls-du-das-tust-und-um-zu': {
    kind: 'rule',
    summary:
      'With "if you do" or "in order to", the part before it must have been resolved completely and successfully by the player concerned; otherwise the part that depends on it does not happen.',
  },
  'glossary/feindlich': {
    kind: 'rule',
    summary: '"Enemy" means what the opponent controls at present, whoever owns it.',
  },
  'glossary/flanke': {
    kind: 'rule',
    summary:
      "The creatures at the left and right end of a battleline are flank creatures; a lone creature is on both flanks. When a creature enters play or changes control, the active player chooses the flank of its controller's battleline.",
  },
  'glossary/fraktionsfremd': {
    kind: 'rule',
    summary: 'An off-house card is one that is not of the active house.',
    follows: ['rules/schritt-3-karten-der-gewaehlten-fraktion-spielen-ablegen-und/2'],
  },
  'glossary/fraktionswahl': {
    kind: 'rule',
    summary:
      'Each turn a player must choose one of their three houses if possible; abilities may restrict this, and the house of a card they have taken control of can be chosen for as long as they control it. Under several orders that each name what must be chosen, any one of them may be followed. If no house can legally be chosen, the turn is played without an active house.',
  },
  'glossary/fuer-jeden-fuer-jede-fuer-jedes': {
    kind: 'rule',
    summary:
      'An effect that applies "for each" of something may be given to a different card for each instance, unless stated otherwise. If the ability first says to choose a creature and applies the "for each" to that creature, only that one is affected.',
  },
  'glossary/fuer-jeden-fuer-jede-fuer-jedes/example-1': {
    kind: 'example',
    summary: 'The damage of Shard of Pain, 1 for each friendly Shard, may be split among enemy creatures.',
    follows: ['glossary/fuer-jeden-fuer-jede-fuer-jedes'],
  },
  'glossary/fuer-jeden-fuer-jede-fuer-jedes/example-2': {
    kind: 'example',
    summary:
      'Red Planet Ray Gun chooses a creature first, so all of its damage for the Mars creatures in play goes to that one creature.',
    follows: ['glossary/fuer-jeden-fuer-jede-fuer-jedes'],
  },
  'glossary/gefaehrlich-x': {
    kind: 'rule',
    summary:
      'Hazardous (X): when the creature is attacked, it deals X damage to the attacker before the fight; the active player orders this among "Before fight:" effects and keywords. If that destroys the attacker, the rest of the fight does not take place. Several hazardous values of one creature add up.',
  },
  'glossary/gegnerisch': {
    kind: 'rule',
    summary:
      'To a creature in a fight, whether it attacks or is attacked, the other creature of that fight is the opposing creature.',
  },
  'glossary/gift': {
    kind: 'rule',
    summary:
      'Poison: a creature that is damaged in a fight by the power of a creature with poison is destroyed as soon as the damage is placed. At least 1 damage must get through, so it does nothing if armor or another ability prevents all of it; damage from keywords or other abilities does not count.',
  },
  'glossary/gigantische-kreaturen': {
    kind: 'rule',
    summary:
      'A gigantic creature consists of two halves of the same title, house and type: the upper has the bonus icons; the lower has power, armor and text. Both must be in hand to be played together, which counts as playing one card, even under the first turn rule; they are one creature card in play and two cards anywhere else. An effect that would play or put into play a single half fails; one that takes both halves works.',
  },
  'glossary/gigantische-kreaturen/example-1': {
    kind: 'example',
    summary:
      'Wild Wormhole finds the upper half of Ultra Gravitron on top of the deck: it cannot be played, even with the other half in hand, and goes back on top.',
    follows: ['glossary/gigantische-kreaturen'],
  },
  'glossary/heilen': {
    kind: 'rule',
    summary:
      'Healing removes the stated damage from a creature, fully healing removes all of it. An undamaged creature may be chosen, but a creature that loses no damage has not been healed for effects that ask about it.',
  },
  'glossary/heimgesucht': {
    kind: 'rule',
    summary:
      'A player with 10 or more cards in their discard pile is haunted. That means nothing by itself, but abilities may refer to it.',
  },
  'glossary/kampf': {
    kind: 'rule',
    summary:
      'The creature used to fight exhausts, attacks a creature of the opponent, and both deal their power to each other; both are fighting. Only the attacker\'s "Fight:" abilities resolve, and only if it is not destroyed; a constant ability about the end of a fight needs its own creature to survive. If either is destroyed by assault, hazardous or a "Before fight:" ability, the damage is skipped, neither counts as fighting and no "Fight:" ability triggers, but effects after a creature fought or was used still do.',
  },
  'glossary/kaempfen-lassen': {
    kind: 'rule',
    summary:
      'An ability that says to fight, or to ready and fight, with a creature gives permission to use that creature to fight; the fight follows the ordinary rules, against a creature of the opponent.',
    follows: ['rules/kampf', 'rules/karten-ueber-andere-kartenfaehigkeiten-verwenden'],
  },
  'glossary/kann-nicht-vs-muss-darf-kann-nicht-vs-erlauben-effekt': {
    kind: 'rule',
    summary:
      'Where one effect says that a player cannot do something and another that they must or may do it, "cannot" wins.',
  },
  'glossary/kann-nicht-vs-muss-darf-kann-nicht-vs-erlauben-effekt/example-1': {
    kind: 'example',
    summary:
      "Anna's Pitlord says she must choose Dis, the opposing Restringuntus that she cannot: she has to choose one of her other houses.",
    follows: ['glossary/kann-nicht-vs-muss-darf-kann-nicht-vs-erlauben-effekt'],
  },
} as const satisfies Record<string, CatalogueItem>
