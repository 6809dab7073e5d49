import type { CatalogueItem } from '@regelwerk/core'

export const appendix = {
  'faq/1': {
    kind: 'faq',
    summary:
      'Shameful Display may be triggered even if the status of only one of the two chosen characters would change, for example by honoring one that is honored already and dishonoring the other. One change is a change of the game state, and neither half depends on the other.',
  },
  'faq/2': {
    kind: 'faq',
    summary:
      'Akodo Toturi and Doji Hotaru may react to claiming the ring after winning as the defender too; but ring effects speak of the attacking player, so the opponent resolves the effect: they choose, draw or gain honor.',
    follows: ['glossary/ringeffekte', 'step/3.2.7'],
  },
  'faq/3': {
    kind: 'faq',
    summary:
      'The opponent cannot react with the Watch Commander that your Let Go discards. An event resolves and goes to the discard pile before the reaction window to its being played opens, and it counts as played only then; the Commander is gone by that time and you lose no honor. This replaces an earlier answer.',
    follows: ['glossary/ereigniskarten/2', 'glossary/faehigkeiten-initiieren-karten-spielen/step-8'],
  },
  'faq/4': {
    kind: 'faq',
    summary:
      'Reprieve can prevent a sacrifice that is a cost (Shosuro Actress, Steadfast Witch Hunter, Way of the Crab). The cost then is not paid and the initiation ends before the ability counts as triggered: it may be triggered again at the next opportunity, and an event stays unplayed in hand. If Reprieve prevents the sacrifice that the effect of Way of the Crab demands, the event has been played all the same, though without success.',
    follows: [
      'glossary/kosten/6',
      'glossary/opfern/1',
      'glossary/ersatzeffekte',
      'glossary/faehigkeiten-initiieren-karten-spielen/step-4',
      'glossary/faehigkeiten-initiieren-karten-spielen/step-8',
    ],
  },
  'faq/5': {
    kind: 'faq',
    summary:
      'Voice of Honor against Banzai!: if the first resolution is cancelled, there is no repetition either. If it is not, and 1 honor is lost to resolve Banzai! again, the second resolution, with its own target, may be cancelled by itself. So all of it, only the second half, or nothing can be cancelled.',
    follows: [
      'glossary/faehigkeiten-initiieren-karten-spielen/1',
      'glossary/faehigkeiten-initiieren-karten-spielen/step-6',
      'glossary/aufheben',
    ],
  },
  'faq/6': {
    kind: 'faq',
    summary:
      'Way of the Crab may be played in the dynasty phase: an opportunity of step 1.4 may be used for an action, and that includes events in hand.',
    follows: ['step/1.4/2'],
  },
  'faq/7': {
    kind: 'faq',
    summary:
      "Display of Power is played in step 3.2.3 and works in 3.2.6: there the attacker does not resolve the ring, the defender does so as if they had won as the attacker, and claims it. The honor for an unopposed conflict is lost and the province broken before that. At an unbroken Pilgrimage the attacker's resolution is replaced first and Pilgrimage then cancels the defender's, who still claims the ring. If Seeker of Knowledge attacks, it is the defender who chooses among the effects of the ring; the attacker chooses nothing.",
    follows: [
      'glossary/verzoegerte-effekte',
      'glossary/verzoegerte-effekte/1',
      'glossary/aufheben/4',
      'glossary/ringeffekte/1',
      'step/3.2.6',
    ],
  },
  'faq/8': {
    kind: 'faq',
    summary:
      'While Steward of Law participates, an honored character can still be dishonored: it loses its honored token and is ordinary. Only receiving a dishonored token is impossible, whether by being dishonored or by having a token moved or placed.',
    follows: [
      'glossary/persoenliche-ehre-persoenlicher-ehrverlust/6',
      'glossary/persoenliche-ehre-persoenlicher-ehrverlust/5',
      'glossary/kann-nicht-koennen-nicht',
    ],
  },
  'faq/9': {
    kind: 'faq',
    summary:
      'Way of the Lion sets a new base military skill, twice the old one. A second Way of the Lion doubles that new base: four times the original base skill.',
    follows: ['glossary/grundwert', 'glossary/modifikatoren'],
  },
  'faq/10': {
    kind: 'faq',
    summary:
      'A character that receives an honored token moved by Origami Master becomes honored, but it has not been honored: Savvy Politician and Young Rumormonger do not trigger. If it had a dishonored token, both tokens are discarded and it is ordinary.',
    follows: [
      'glossary/persoenliche-ehre-persoenlicher-ehrverlust/4',
      'glossary/persoenliche-ehre-persoenlicher-ehrverlust/8',
    ],
  },
  'faq/11': {
    kind: 'faq',
    summary:
      'Test of Skill, revealed by Artisan Academy or Pillow Book and played from the top of the deck, is still there while its cost is paid. So it is one of the cards revealed for that cost, although it was revealed before. Once it has left the deck it is no longer one of the revealed cards: it takes up a place among them but cannot be added to the hand.',
    follows: [
      'glossary/aufdecken/1',
      'glossary/im-spiel-nicht-im-spiel/4',
      'glossary/faehigkeiten-initiieren-karten-spielen/step-4',
      'glossary/spielen-und-ins-spiel-bringen/5',
    ],
  },
  'faq/12': {
    kind: 'faq',
    summary:
      "A character with Above Question cannot be the target of an opponent's Court Games, even if it is the only participating character on its side and its own controller would choose: the attachment forbids the target whoever chooses it.",
    follows: ['glossary/ziel', 'glossary/ziel/2', 'glossary/kann-nicht-koennen-nicht'],
  },
  'faq/13': {
    kind: 'faq',
    summary:
      "The Mirror's Gaze cannot repeat an event that cancels something, such as Voice of Honor, Display of Power, Forged Edict or Censure: the effects must have resolved before it can be triggered.",
    follows: ['glossary/ausgeloeste-faehigkeiten/5', 'glossary/aufheben'],
  },
  'faq/14': {
    kind: 'faq',
    summary:
      "The Mirror's Gaze ignores triggering conditions, so it cannot resolve effects that depend on them. Indomitable Will, Ready for Battle, I Can Swim and Way of the Chrysanthemum, for example, cannot be repeated.",
    follows: ['glossary/ausgeloeste-faehigkeiten/5', 'glossary/ausloesebedingung'],
  },
  'faq/15': {
    kind: 'faq',
    summary:
      'Fate that Master Alchemist puts on a contested or claimed fire ring stays there until the ring becomes contested the next time. On a ring that is contested already it is not for the current attacker.',
    follows: ['glossary/ringe/3', 'glossary/schicksal/3'],
  },
  'faq/16': {
    kind: 'faq',
    summary:
      'Hisu Mori Toride cannot be triggered after Waning Hostilities: that limits each player to 1 conflict in the phase, however many opportunities are added.',
    follows: ['glossary/kann-nicht-koennen-nicht', 'glossary/ausgeloeste-faehigkeiten/5'],
  },
  'faq/17': {
    kind: 'faq',
    summary:
      'The honor for an honored or dishonored character is gained or lost at the very moment the character leaves play. What the status tokens say about it is a reminder, not a triggered ability.',
    follows: [
      'glossary/persoenliche-ehre-persoenlicher-ehrverlust/4',
      'glossary/persoenliche-ehre-persoenlicher-ehrverlust/5',
      'glossary/das-spiel-verlassen',
    ],
  },
  'faq/18': {
    kind: 'faq',
    summary:
      "The duel of Kakita Toshimoko interrupts step 3.2.3, and the skills are reckoned afresh after it. So he may lose the duel and yet win the conflict, if the new bids cost Sincere Challenger its composure or Kyūden Kakita honors him. In the same way a province may stay unbroken because the attacker's lead has become too small.",
    follows: [
      'step/3.2.3',
      'step/3.2.5',
      'glossary/unterbrechungen',
      'glossary/wuerden',
      'glossary/modifikatoren',
      'glossary/gelassenheit',
    ],
  },
  'faq/19': {
    kind: 'faq',
    summary:
      "Hurricane Punch and My Ancestor's Strength may be played on a character whose skills Unleash the Djinn has set. Their modifiers apply and cards can refer to them, but the set value overrides them as long as it lasts.",
    follows: ['glossary/modifikatoren/3'],
  },
  'faq/20': {
    kind: 'faq',
    summary:
      "The opponent has exactly one card more in hand than you and plays For Shame! on your ordinary character while you have Steward of the Rich Frog: you cannot select being dishonored. The selection belongs to the step of choosing targets, and until that is done the event is still in the opponent's hand and counts; an option that changes nothing may not be selected.",
    follows: [
      'glossary/auswaehlen/1',
      'glossary/auswaehlen/4',
      'glossary/faehigkeiten-initiieren-karten-spielen/step-5',
      'glossary/kann-nicht-koennen-nicht',
    ],
  },

  'errata/stadt-der-offenen-hand-f-6': {
    kind: 'errata',
    summary:
      'City of the Open Hand (core 6): you bow it and select one while initiating: the more honorable opponent loses 1 honor, or you gain 1 honor. It no longer takes honor from that player.',
  },
  'errata/wiederherstellung-des-gleichgewichts-f-10': {
    kind: 'errata',
    summary:
      'Restoration of Balance (core 10) is an interrupt to the province being broken, no longer a reaction to its being revealed.',
  },
  'errata/abgeschiedener-tempel-d-66-ger': {
    kind: 'errata',
    summary:
      'Secluded Temple (core 66, German print): its reaction is to the beginning of the conflict phase.',
  },
  'errata/rechtsverwalter-c-139-ger': {
    kind: 'errata',
    summary:
      'Steward of Law (core 139, German print): as long as it takes part in a conflict, no character can get a dishonored status token, by whatever means.',
  },
  'errata/daisho-der-ahen-c-151-ger': {
    kind: 'errata',
    summary: "Ancestral Daishō (core 151): the German name is spelled 'Daishō der Ahnen'.",
    informative: 'wording',
  },
  'errata/ueberlisten-c-212-ger': {
    kind: 'errata',
    summary:
      'Outwit (core 212, German print) moves home one character of an opponent whose political skill is lower than that of one of your participating Courtiers.',
  },
  'errata/in-die-flucht-schlagen-c-213-ger': {
    kind: 'errata',
    summary:
      'Rout (core 213, German print) moves home one character of an opponent whose military skill is lower than that of one of your participating Bushi.',
  },
  'errata/erfinderin-der-kaiu-d-63': {
    kind: 'errata',
    summary:
      'Kaiu Inventor (Imperial 63): the abilities of the holding may be triggered one additional time in this round (or the period they state), not in each.',
  },
  'errata/fallgrube-c-73': {
    kind: 'errata',
    summary:
      'Pit Trap (Imperial 73) attaches to any character; that the character attacks is only asked when it is played. So it stays attached when the character no longer attacks.',
  },
  'errata/reitet-sie-nieder-c-99': {
    kind: 'errata',
    summary:
      'Ride Them Down (Imperial 99) sets the base strength of the attacked province to 1 until the end of the conflict, not for good.',
  },
  'errata/isawa-tadaka-c-10': {
    kind: 'errata',
    summary:
      'Isawa Tadaka (Disciples of the Void 10): while the earth ring is contested or in your claimed pool, opponents cannot play copies of events in their own conflict discard pile. Before, this held all the time, except while they had claimed that ring themselves.',
  },
  'errata/kaito-kosori-c-18': {
    kind: 'errata',
    summary:
      'Kaito Kosori (Disciples of the Void 18): in air conflicts in which you have a participating character, she adds her skill to your side from home, but only while she is ready.',
  },
  'errata/yogo-kikuyo-c-25': {
    kind: 'errata',
    summary:
      'Yogo Kikuyo (Disciples of the Void 25): the cost of cancelling a Spell event the opponent plays during a conflict is to put her into play from your hand, and from nowhere else.',
  },
  'errata/steinorakel-c-37': {
    kind: 'errata',
    summary:
      'Oracle of Stone (Elemental 37): after both players have drawn 2 cards, the 2 cards that each of them discards come from the hand.',
  },
  'errata/ikebana-kuenstlerin-d-63': {
    kind: 'errata',
    summary:
      'Ikebana Artisan (Elemental 63) cancels the loss of honor for an unopposed conflict, and then you lose 1 fate; the fate no longer replaces the honor. Unlimited.',
  },
  'errata/dojo-des-verborgenen-mondes-d-68': {
    kind: 'errata',
    summary: "Hidden Moon Dōjō (Elemental 68): its name and its trait are spelled 'Dōjō'.",
    informative: 'wording',
  },
  'errata/falken-taetowierung-c-75': {
    kind: 'errata',
    summary: 'Hawk Tattoo (Elemental 75) attaches only to a character you control.',
  },
  'errata/mantra-der-erde-c-116': {
    kind: 'errata',
    summary:
      "Mantra of Earth (Elemental 116): opponents' card effects cannot choose that character as a target; you draw 1 card. What has been chosen before is not touched.",
  },
  'errata/inbegriff-der-anmut-d-13': {
    kind: 'errata',
    summary:
      'Paragon of Grace (Children of the Empire 13) must be the only participating character on your side; characters of the opponent may participate.',
  },
  'errata/innehalten-c-80': {
    kind: 'errata',
    summary:
      'Stay Your Hand (Children of the Empire 80) interrupts a duel that would resolve and has a character you control as a target. It is no longer about the initiation, nor only about duels that an opponent initiates.',
  },

  'restricted/ehrengast': {
    kind: 'entry',
    summary:
      'Guest of Honor (core 51) is on the restricted list: a deck with it has no other card of the list, but as many copies of it as its deck limit allows.',
    follows: ['glossary/deckbau/6'],
  },
  'restricted/niten-meister': {
    kind: 'entry',
    summary:
      'Niten Master (core 64) is on the restricted list: a deck with it has no other card of the list, but as many copies of it as its deck limit allows.',
    follows: ['glossary/deckbau/6'],
  },
  'restricted/junger-geruechteverbreiter': {
    kind: 'entry',
    summary:
      'Young Rumormonger (core 101) is on the restricted list: a deck with it has no other card of the list, but as many copies of it as its deck limit allows.',
    follows: ['glossary/deckbau/6'],
  },
  'restricted/wiederaufbau': {
    kind: 'entry',
    summary:
      'Rebuild (core 136) is on the restricted list: a deck with it has no other card of the list, but as many copies of it as its deck limit allows.',
    follows: ['glossary/deckbau/6'],
  },
  'restricted/rechtsverwalter': {
    kind: 'entry',
    summary:
      'Steward of Law (core 139) is on the restricted list: a deck with it has no other card of the list, but as many copies of it as its deck limit allows.',
    follows: ['glossary/deckbau/6'],
  },
  'restricted/mirumotos-zorn': {
    kind: 'entry',
    summary:
      "Mirumoto's Fury (core 159) is on the restricted list: a deck with it has no other card of the list, but as many copies of it as its deck limit allows.",
    follows: ['glossary/deckbau/6'],
  },
  'restricted/fuer-grossen-ruhm': {
    kind: 'entry',
    summary:
      'For Greater Glory (core 168) is on the restricted list: a deck with it has no other card of the list, but as many copies of it as its deck limit allows.',
    follows: ['glossary/deckbau/6'],
  },
  'restricted/gefaelschter-erlass': {
    kind: 'entry',
    summary:
      'Forged Edict (core 184) is on the restricted list: a deck with it has no other card of the list, but as many copies of it as its deck limit allows.',
    follows: ['glossary/deckbau/6'],
  },
  'restricted/fernglas': {
    kind: 'entry',
    summary:
      'Spyglass (core 193) is on the restricted list: a deck with it has no other card of the list, but as many copies of it as its deck limit allows.',
    follows: ['glossary/deckbau/6'],
  },
  'restricted/zum-angriff': {
    kind: 'entry',
    summary:
      'Charge! (core 210) is on the restricted list: a deck with it has no other card of the list, but as many copies of it as its deck limit allows.',
    follows: ['glossary/deckbau/6'],
  },
  'restricted/umarme-die-leere': {
    kind: 'entry',
    summary:
      'Embrace the Void (Imperial 16) is on the restricted list: a deck with it has no other card of the list, but as many copies of it as its deck limit allows.',
    follows: ['glossary/deckbau/6'],
  },
  'restricted/klinge-des-kundschafters': {
    kind: 'entry',
    summary:
      "Pathfinder's Blade (Imperial 31) is on the restricted list: a deck with it has no other card of the list, but as many copies of it as its deck limit allows.",
    follows: ['glossary/deckbau/6'],
  },
  'restricted/politische-debatte': {
    kind: 'entry',
    summary:
      'Policy Debate (Imperial 40) is on the restricted list: a deck with it has no other card of the list, but as many copies of it as its deck limit allows.',
    follows: ['glossary/deckbau/6'],
  },
  'restricted/ueberfluss-oder-mangel': {
    kind: 'entry',
    summary:
      'Feast or Famine (Imperial 41) is on the restricted list: a deck with this province has no other card of the list, neither in its decks nor among its provinces.',
    follows: ['glossary/deckbau/6'],
  },
  'restricted/ein-schicksal-schlimmer-als-der-tod': {
    kind: 'entry',
    summary:
      'A Fate Worse Than Death (Imperial 98) is on the restricted list: a deck with it has no other card of the list, but as many copies of it as its deck limit allows.',
    follows: ['glossary/deckbau/6'],
  },
  'restricted/isawa-tadaka': {
    kind: 'entry',
    summary:
      'Isawa Tadaka (Disciples of the Void 10) is on the restricted list: a deck with it has no other card of the list, but as many copies of it as its deck limit allows.',
    follows: ['glossary/deckbau/6'],
  },
  'restricted/abgeschiedener-schrein': {
    kind: 'entry',
    summary:
      'Secluded Shrine (Disciples of the Void 12) is on the restricted list: a deck with it has no other card of the list, but as many copies of it as its deck limit allows.',
    follows: ['glossary/deckbau/6'],
  },
  'restricted/faust-der-leere': {
    kind: 'entry',
    summary:
      'Void Fist (Elemental 94) is on the restricted list: a deck with it has no other card of the list, but as many copies of it as its deck limit allows.',
    follows: ['glossary/deckbau/6'],
  },
} satisfies Record<string, CatalogueItem>
