/** What conflicts, rings, hands and dials are kept from, or made to do. */
import { subordinate } from '@regelwerk/say'
import { fixed as fest, statement as gilt, possessive, verbs } from '@regelwerk/say/de'
import { counted, phrase as simple, statement } from '@regelwerk/say/en'
import { statement as dice, fixed } from '@regelwerk/say/it'
import type { Filter, Scope, Skill } from '../../abilities.ts'
import { readsOfFilter } from '../../reads.ts'
import * as de from '../../text/de-phrases.ts'
import { conflictAdjective, karten } from '../../text/de-words.ts'
import * as en from '../../text/en-phrases.ts'
import { afresh } from '../../text/grammar.ts'
import * as it from '../../text/it-phrases.ts'
import { conflictAdjective as adjective, carte } from '../../text/it-words.ts'
import { BANS, NOTHING, PRICES, SKILLS, TEXTS } from '../aspects.ts'
import type { ConstantWords } from '../records.ts'
import { allOf, eachOf } from './scopes.ts'

export interface RestraintConstants {
  /** No province is broken. */
  unbreakable: { unbreakable: true }
  /** The attacker acts first in the conflict. */
  attackerActsFirst: { attackerActsFirst: true }
  /** Nobody spends fate out of a pool; what is laid on a character that is played is not spent. */
  poolsClosed: { poolsClosed: true }
  /** Opponents neither remove nor gain fate from rings. */
  keepsRingFate: { keepsRingFate: true }
  /** Card abilities of opponents do not cause this player to discard from hand. */
  keepsHand: { keepsHand: true }
  /** Nobody triggers reactions. */
  noReactions: { noReactions: true }
  /** For honor bids in the draw phase, each player, but always 1. */
  drawsFewer: { drawsFewer: number }
  /** Each player counts what is on the dial. */
  addsBids: { addsBids: true }
  /** The conflicts that it wins as an attacker are unopposed. */
  winsUnopposed: { to: Scope; winsUnopposed: true }
  /** The fate that it costs to declare it as an attacker. */
  attackCosts: { to: Scope; attackCosts: number }
  /** It is declared as an attacker or defender in the first conflict of the round, if it can be. */
  mustJoinFirst: { to: Scope; mustJoinFirst: true }
  /** The defending player chooses the ring, before anything else is declared. */
  defenderChoosesRing: { defenderChoosesRing: true }
  /** Its player looks at such cards whenever they are there. */
  mayLook: { mayLook: Filter }
  /** Counts as one character more of its player's in the conflict. */
  countsTwice: { to: Scope; countsTwice: true }
  /** Opponents spend so much fate to choose it as the target of an event. */
  targetingCosts: { to: Scope; targetingCosts: number }
  /** Whoever triggers an ability of such a character loses so much honor. */
  triggeringCosts: { of: Filter; triggeringCosts: number }
  /** This player may declare one conflict of this type more in each conflict phase. */
  extraConflict: { extraConflict: Skill }
  /** Its status tokens do nothing. */
  ignoresStatus: { to: Scope; ignoresStatus: true }
  /** By abilities and keywords of such characters. */
  untargetableBy: { to: Scope; untargetableBy: Filter }
  /** An attachment that gives no skill. */
  noBonus: { to: Scope; noBonus: true }
  /** Of a ring with several elements all effects are resolved, where this character has won as an attacker. */
  resolvesEach: { to?: Scope; resolvesEach: true }
  /** What is printed on it counts for the player of this effect in conflicts of this type. */
  contributesPrinted: { to: Scope; contributesPrinted: Skill }
  /** Whatever fate lies on it. */
  countsFateless: { to: Scope; countsFateless: true }
  /** Participates from home beside another of its player's characters. */
  joinsFromHome: { to: Scope; joinsFromHome: true }
  /** Bowed participants count their skill, too. */
  bowedCount: { bowedCount: true }
  /** The honor that its controller loses to declare it as an attacker or defender. */
  declaringCosts: { to: Scope; declaringCosts: number }
  /** The honor that it costs to declare any defender in a conflict at this province. */
  defendingCosts: { to: Scope; defendingCosts: number }
  /** The cards that each player discards from hand for each attacker declared in a conflict of this type. */
  attackersCost: { attackersCost: number; type: Skill }
}

/** Events have no other abilities than to be played. */
const isEvent = ({ type }: Filter): boolean => type === 'event'

export const restraintConstants: ConstantWords<RestraintConstants> = {
  unbreakable: {
    bears: TEXTS,
    reads: () => NOTHING,
    say: {
      en: () => statement(simple('provinces', true), 'cannot be broken'),
      de: () => gilt(fest('Provinzen', 'pl'), verbs.können, 'nicht unterworfen werden'),
      it: () => dice(fixed('le province', 'f', true), ['', 'non possono'], 'essere spezzate'),
    },
  },
  attackerActsFirst: {
    bears: TEXTS,
    reads: () => NOTHING,
    say: {
      en: () => statement(simple('the attacking player'), 'have the first action opportunity'),
      de: () =>
        gilt(fest('der angreifende Spieler', 'm'), verbs.haben, 'die erste Gelegenheit zu einer Aktion'),
      it: () => dice(fixed('il giocatore attaccante'), ['ha', ''], 'la prima opportunità di azione'),
    },
  },
  poolsClosed: {
    bears: PRICES,
    reads: () => NOTHING,
    say: {
      en: () => statement(simple('players', true), 'cannot spend fate from their fate pools'),
      de: () => gilt(fest('Spieler', 'pl'), verbs.können, 'kein Schicksal aus ihrem Vorrat ausgeben'),
      it: () =>
        dice(fixed('i giocatori', 'm', true), ['', 'non possono'], 'spendere fato dalle proprie riserve'),
    },
  },
  keepsRingFate: {
    bears: TEXTS,
    reads: () => NOTHING,
    say: {
      en: () => statement(en.opponent, 'cannot remove or gain fate from rings'),
      de: () =>
        gilt(de.opponent, verbs.können, 'kein Schicksal von Ringen entfernen und keines von ihnen erhalten'),
      it: () => dice(it.opponent, ['non può', ''], 'rimuovere né ottenere fato dagli anelli'),
    },
  },
  keepsHand: {
    bears: TEXTS,
    reads: () => NOTHING,
    say: {
      en: () =>
        statement(
          simple('card abilities triggered by your opponent', true),
          'cannot cause cards to be discarded from your hand',
        ),
      de: () =>
        gilt(
          fest('gegnerische Kartenfähigkeiten', 'pl'),
          verbs.können,
          'nicht bewirken, dass du Karten von deiner Hand ablegst',
        ),
      it: () =>
        dice(
          fixed('le capacità innescate dal tuo avversario', 'f', true),
          ['', 'non possono'],
          'farti scartare carte dalla mano',
        ),
    },
  },
  noReactions: {
    bears: BANS,
    reads: () => NOTHING,
    say: {
      en: () => statement(simple('players', true), 'cannot trigger reactions'),
      de: () => gilt(fest('Spieler', 'pl'), verbs.können, 'keine Reaktionen auslösen'),
      it: () => dice(fixed('i giocatori', 'm', true), ['', 'non possono'], 'innescare reazioni'),
    },
  },
  drawsFewer: {
    bears: TEXTS,
    reads: () => NOTHING,
    say: {
      en: ({ drawsFewer: n }) =>
        statement(
          simple('each player'),
          `draw ${n} fewer cards for honor bids during the draw phase (to a minimum of 1)`,
        ),
      de: ({ drawsFewer: n }) =>
        gilt(
          fest('jeder Spieler', 'm'),
          verbs.ziehen,
          `während der Ziehphase für Ehregebote ${n} Karten weniger (mindestens 1)`,
        ),
      it: ({ drawsFewer: n }) =>
        dice(
          fixed('ogni giocatore'),
          ['pesca', ''],
          `${n} carte in meno per le offerte di onore durante la fase di pesca (fino a un minimo di 1)`,
        ),
    },
  },
  addsBids: {
    bears: SKILLS,
    reads: () => NOTHING,
    say: {
      en: () =>
        statement(simple('each player'), 'add the bid on their honor dial to their skill in the conflict'),
      de: () =>
        gilt(
          fest('jeder Spieler', 'm'),
          verbs.zählen,
          'das Gebot auf seinem Ehrerad zu seiner Fertigkeit im Konflikt dazu',
        ),
      it: () =>
        dice(
          fixed('ogni giocatore'),
          ['aggiunge', ''],
          "l'offerta sul suo quadrante di onore alla sua abilità nel conflitto",
        ),
    },
  },
  winsUnopposed: {
    bears: TEXTS,
    reads: () => NOTHING,
    say: {
      en: ({ to }, context) =>
        statement(
          simple(`each conflict that ${eachOf.en(to, context).nom} wins as an attacker`),
          'be considered to be unopposed',
        ),
      de: ({ to }, context) =>
        gilt(
          fest(`jeder Konflikt, den ${eachOf.de(to, context).in('nom')} als Angreifer gewinnt,`, 'm'),
          verbs.gelten,
          'als unverteidigt',
        ),
      it: ({ to }, context) =>
        dice(
          fixed(`ogni conflitto che ${eachOf.it(to, context).with()} vince come attaccante`),
          ['è considerato', ''],
          'senza opposizione',
        ),
    },
  },
  attackCosts: {
    bears: PRICES,
    reads: () => NOTHING,
    say: {
      en: ({ to, attackCosts: n }, context) =>
        statement(allOf.en(to, context), `cannot be declared as an attacker unless you spend ${n} fate`),
      de: ({ to, attackCosts: n }, context) =>
        gilt(
          allOf.de(to, context),
          verbs.können,
          `nur als Angreifer deklariert werden, wenn du ${n} Schicksal ausgibst`,
        ),
      it: ({ to, attackCosts: n }, context) =>
        dice(
          allOf.it(to, context),
          ['non può essere dichiarato', 'non possono essere dichiarati'],
          `attaccante a meno che tu non spenda ${n} fato`,
        ),
    },
  },
  mustJoinFirst: {
    bears: TEXTS,
    reads: () => NOTHING,
    say: {
      en: ({ to }, context) =>
        statement(
          allOf.en(to, context),
          'have to be declared as an attacker or defender in the first conflict declared each round',
        ),
      de: ({ to }, context) =>
        gilt(allOf.de(to, context), verbs.müssen, {
          middle: 'im ersten Konflikt jeder Runde als Angreifer oder Verteidiger',
          end: 'deklariert werden',
        }),
      it: ({ to }, context) =>
        dice(
          allOf.it(to, context),
          ['deve essere dichiarato', 'devono essere dichiarati'],
          'attaccante o difensore nel primo conflitto dichiarato in ogni round',
        ),
    },
  },
  defenderChoosesRing: {
    bears: TEXTS,
    reads: () => NOTHING,
    say: {
      en: () =>
        statement(
          simple('the defending player'),
          'choose the element (but not the type) of each conflict declared against them, before anything else is chosen for it',
        ),
      de: () =>
        gilt(
          fest('der verteidigende Spieler', 'm'),
          verbs.wählen,
          'das Element (aber nicht die Art) jedes Konflikts, der gegen ihn deklariert wird, bevor etwas anderes dafür gewählt wird',
        ),
      it: () =>
        dice(
          fixed('il giocatore difensore'),
          ['sceglie', ''],
          "l'elemento (ma non il tipo) di ogni conflitto dichiarato contro di lui, prima di ogni altra scelta",
        ),
    },
  },
  mayLook: {
    bears: TEXTS,
    reads: ({ mayLook }) => readsOfFilter(mayLook),
    say: {
      en: ({ mayLook }, context) => en.stated(`may look at ${en.such(mayLook, context)}`),
      de: ({ mayLook }, context) =>
        gilt('you', verbs.dürfen, { middle: `dir ${de.such(mayLook, context).in('acc')}`, end: 'ansehen' }),
      it: ({ mayLook }, context) => dice(fixed(''), ['puoi guardare', ''], it.those(mayLook, context).with()),
    },
  },
  countsTwice: {
    bears: TEXTS,
    reads: () => NOTHING,
    say: {
      en: () => en.stated('are considered to control an additional character in the conflict'),
      de: () => gilt('you', verbs.kontrollieren, 'im Konflikt scheinbar einen zusätzlichen Charakter'),
      it: () => dice(fixed(''), ['si considera', ''], 'che tu controlli un personaggio in più nel conflitto'),
    },
  },
  targetingCosts: {
    bears: PRICES,
    reads: () => NOTHING,
    say: {
      en: ({ to, targetingCosts: n }, context) =>
        statement(
          en.opponent,
          `have to pay ${n} additional fate to choose ${eachOf.en(to, context).acc} as a target of an event`,
        ),
      de: ({ to, targetingCosts: n }, context) =>
        gilt(de.opponent, verbs.müssen, {
          middle: `${n} zusätzliches Schicksal`,
          end: 'ausgeben',
          behind: `, um ${eachOf.de(to, context).in('acc')} zum Ziel eines Ereignisses zu wählen`,
        }),
      it: ({ to, targetingCosts: n }, context) =>
        dice(
          it.opponent,
          ['deve pagare', ''],
          `${n} fato aggiuntivo per scegliere ${eachOf.it(to, context).with()} come bersaglio di un evento`,
        ),
    },
  },
  triggeringCosts: {
    bears: TEXTS,
    reads: ({ of }) => readsOfFilter(of),
    say: {
      en: ({ of, triggeringCosts: n }, context) =>
        statement(
          simple('each player'),
          `lose ${n} honor each time they trigger an ability of ${en.some(of, afresh(context))}`,
        ),
      de: ({ of, triggeringCosts: n }, context) =>
        gilt(fest('jeder Spieler', 'm'), verbs.verlieren, {
          middle: `${n} Ehre`,
          behind: `, jedes Mal wenn er eine Fähigkeit von ${de.some(of, afresh(context)).in('dat')} auslöst`,
        }),
      it: ({ of, triggeringCosts: n }, context) =>
        dice(
          fixed('ogni giocatore'),
          ['perde', ''],
          `${n} onore ogni volta che innesca una capacità ${it.some(of, afresh(context)).with('di')}`,
        ),
    },
  },
  extraConflict: {
    bears: TEXTS,
    reads: () => NOTHING,
    say: {
      en: ({ extraConflict: type }) =>
        en.stated(`may declare an additional ${type} conflict each conflict phase`),
      de: ({ extraConflict: type }) =>
        gilt('you', verbs.dürfen, {
          middle: `in jeder Konfliktphase einen zusätzlichen ${type === 'military' ? 'militärischen' : 'politischen'} Konflikt`,
          end: 'deklarieren',
        }),
      it: ({ extraConflict: type }) =>
        dice(
          fixed(''),
          ['puoi dichiarare', ''],
          `un conflitto ${type === 'military' ? 'militare' : 'politico'} aggiuntivo in ogni fase dei conflitti`,
        ),
    },
  },
  contributesPrinted: {
    bears: SKILLS,
    reads: () => NOTHING,
    say: {
      en: ({ to, contributesPrinted: type }, context) =>
        statement(eachOf.en(to, context), `contribute its printed ${type} skill to your side`),
      de: ({ to, contributesPrinted: type }, context) => {
        const who = eachOf.de(to, context)
        return gilt(
          who,
          verbs.beisteuern,
          `${possessive(who.form)}e aufgedruckte ${type === 'military' ? 'Militär' : 'Politik'}-Fertigkeit auf deiner Seite`,
        )
      },
      it: ({ to, contributesPrinted: type }, context) =>
        dice(
          eachOf.it(to, context),
          ['aggiunge', 'aggiungono'],
          `la propria abilità ${type === 'military' ? 'militare' : 'politica'} stampata alla tua parte`,
        ),
    },
  },
  ignoresStatus: {
    bears: SKILLS,
    reads: () => NOTHING,
    say: {
      en: ({ to }, context) =>
        statement(simple(`status tokens on ${allOf.en(to, context).acc}`, true), 'have no effect'),
      de: ({ to }, context) =>
        gilt(fest(`Statusmarker auf ${allOf.de(to, context).in('dat')}`, 'pl'), verbs.haben, 'keinen Effekt'),
      it: ({ to }, context) =>
        dice(
          fixed(`i segnalini stato ${allOf.it(to, context).with('su')}`, 'm', true),
          ['', 'non hanno'],
          'alcun effetto',
        ),
    },
  },
  untargetableBy: {
    bears: BANS,
    reads: ({ untargetableBy }) => readsOfFilter(untargetableBy),
    say: {
      en: ({ to, untargetableBy }, context) => {
        const who = allOf.en(to, context)
        return statement(
          who,
          `cannot be chosen as a target of ${isEvent(untargetableBy) ? '' : 'abilities or keywords of '}${en.such(untargetableBy, afresh(context))}`,
        )
      },
      de: ({ to, untargetableBy }, context) => {
        const who = allOf.de(to, context)
        return gilt(
          who,
          verbs.können,
          isEvent(untargetableBy)
            ? `nicht zum Ziel ${de.those(untargetableBy, afresh(context)).in('gen')} gewählt werden`
            : `nicht zum Ziel von Fähigkeiten oder Schlüsselwörtern ${de.those(untargetableBy, afresh(context)).in('gen')} gewählt werden`,
        )
      },
      it: ({ to, untargetableBy }, context) => {
        const who = allOf.it(to, context)
        return dice(
          who,
          ['non può essere scelto', 'non possono essere scelti'],
          `come bersaglio ${isEvent(untargetableBy) ? '' : 'di capacità o parole chiave '}${it.such(untargetableBy, afresh(context)).with('di')}`,
        )
      },
    },
  },
  noBonus: {
    bears: SKILLS,
    reads: () => NOTHING,
    say: {
      en: ({ to }, context) => statement(eachOf.en(to, context), 'have no skill modifiers'),
      de: ({ to }, context) => {
        const what = eachOf.de(to, context)
        return gilt(what, verbs.geben, `keine Fertigkeitsboni auf ${possessive(what.form)}en Charakter`)
      },
      it: ({ to }, context) =>
        dice(eachOf.it(to, context), ['non ha', 'non hanno'], 'modificatori di abilità'),
    },
  },
  resolvesEach: {
    bears: TEXTS,
    reads: () => NOTHING,
    say: {
      en: ({ to }, context) =>
        to === undefined
          ? en.stated("may resolve each of the contested ring's effects if you win the conflict")
          : statement(
              simple('each effect of the contested ring'),
              `be resolved instead of that of one element if ${eachOf.en(to, context).nom} wins the conflict as an attacker`,
            ),
      de: ({ to }, context) =>
        to === undefined
          ? gilt('you', verbs.dürfen, {
              middle: 'jeden Effekt des umkämpften Rings',
              end: 'abhandeln',
              behind: ', falls du den Konflikt gewinnst',
            })
          : gilt(
              fest(`falls ${eachOf.de(to, context).in('nom')} den Konflikt als Angreifer gewinnt,`, 'm'),
              verbs.werden,
              {
                middle: 'jeder Effekt jenes Rings, statt nur der eines Elements,',
                end: 'abgehandelt',
              },
            ),
      it: ({ to }, context) =>
        to === undefined
          ? dice(fixed(''), ['puoi risolvere', ''], "ogni effetto dell'anello conteso se vinci il conflitto")
          : dice(
              fixed(`se ${eachOf.it(to, context).with()} vince il conflitto come attaccante,`),
              ['si risolve', ''],
              "ogni effetto di quell'anello invece di uno solo dei suoi elementi",
            ),
    },
  },
  countsFateless: {
    bears: TEXTS,
    reads: () => NOTHING,
    say: {
      en: ({ to }, context) => statement(allOf.en(to, context), 'be considered to have no fate'),
      de: ({ to }, context) => gilt(allOf.de(to, context), verbs.gelten, 'als ohne Schicksal'),
      it: ({ to }, context) =>
        dice(allOf.it(to, context), ['è considerato', 'sono considerati'], 'senza fato'),
    },
  },
  joinsFromHome: {
    bears: SKILLS,
    reads: () => NOTHING,
    say: {
      en: ({ to }, context) =>
        statement(
          eachOf.en(to, context),
          'be considered to be participating in each conflict in which you control another participating character',
        ),
      de: ({ to }, context) =>
        gilt(
          eachOf.de(to, context),
          verbs.gelten,
          `als Teilnehmer an jedem Konflikt${subordinate('an dem ein anderer Charakter teilnimmt')}${subordinate('den du kontrollierst')}`,
        ),
      it: ({ to }, context) =>
        dice(
          eachOf.it(to, context),
          ['è considerato partecipante', 'sono considerati partecipanti'],
          'a ogni conflitto in cui controlli un altro personaggio partecipante',
        ),
    },
  },
  bowedCount: {
    bears: SKILLS,
    reads: () => NOTHING,
    say: {
      en: () =>
        statement(
          simple('bowed participating characters', true),
          'contribute their skill to the resolution of the conflict',
        ),
      de: () =>
        gilt(
          fest('gebeugte teilnehmende Charaktere', 'pl'),
          verbs.zählen,
          'ihre Fertigkeit bei der Auflösung des Konflikts',
        ),
      it: () =>
        dice(
          fixed('i personaggi partecipanti inchinati', 'm', true),
          ['', 'contano'],
          'la propria abilità nella risoluzione del conflitto',
        ),
    },
  },
  declaringCosts: {
    bears: PRICES,
    reads: () => NOTHING,
    say: {
      en: ({ to, declaringCosts: n }, context) =>
        statement(
          allOf.en(to, context),
          `cannot be declared as an attacker or defender unless you lose ${n} honor`,
        ),
      de: ({ to, declaringCosts: n }, context) =>
        gilt(
          allOf.de(to, context),
          verbs.können,
          `nur als Angreifer oder Verteidiger deklariert werden, wenn du ${n} Ehre verlierst`,
        ),
      it: ({ to, declaringCosts: n }, context) =>
        dice(
          allOf.it(to, context),
          ['non può essere dichiarato', 'non possono essere dichiarati'],
          `attaccante o difensore a meno che tu non perda ${n} onore`,
        ),
    },
  },
  defendingCosts: {
    bears: PRICES,
    reads: () => NOTHING,
    say: {
      en: ({ to, defendingCosts: n }, context) =>
        statement(
          simple(`defenders in conflicts at ${allOf.en(to, context).acc}`, true),
          `cannot be declared unless their controller loses ${n} honor`,
        ),
      de: ({ to, defendingCosts: n }, context) =>
        gilt(
          fest(`Verteidiger in Konflikten gegen ${allOf.de(to, context).in('acc')}`, 'pl'),
          verbs.können,
          `nur deklariert werden, wenn der verteidigende Spieler ${n} Ehre verliert`,
        ),
      it: ({ to, defendingCosts: n }, context) =>
        dice(
          fixed(`i difensori nei conflitti ${allOf.it(to, context).with('in')}`, 'm', true),
          ['', 'non possono'],
          `essere dichiarati a meno che il giocatore difensore non perda ${n} onore`,
        ),
    },
  },
  attackersCost: {
    bears: PRICES,
    reads: () => NOTHING,
    say: {
      en: ({ attackersCost: n, type }) =>
        statement(
          simple('each player'),
          `discard ${counted(n, 'card')} from their hand for each character they declare as an attacker in a ${type} conflict, as an additional cost`,
        ),
      de: ({ attackersCost: n, type }) =>
        gilt(
          fest('jeder Spieler', 'm'),
          verbs.ablegen,
          `als zusätzliche Kosten für jeden Charakter, den er in einem ${conflictAdjective[type]}en Konflikt als Angreifer deklariert, ${karten(n)} von seiner Hand`,
        ),
      it: ({ attackersCost: n, type }) =>
        dice(
          fixed('ogni giocatore'),
          ['scarta', ''],
          `come costo aggiuntivo ${carte(n)} dalla propria mano per ogni personaggio che dichiara attaccante in un conflitto ${adjective[type]}`,
        ),
    },
  },
}
