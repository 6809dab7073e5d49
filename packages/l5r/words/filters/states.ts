/** How a card is now: bowed, honored, in the conflict, faceup, broken. */
import { type CardId, zoneOf } from '@regelwerk/core'
import { type Form, possessive, relative } from '@regelwerk/say/de'
import type { Filter, Status } from '../../abilities.ts'
import type { G } from '../../book.ts'
import { countedTwice, takesPart } from '../../restraints.ts'
import { cardAt, isAttacked, type L5RState, PLAY, STRONGHOLD_SLOT } from '../../state.ts'
import { statusNames } from '../../text/de-words.ts'
import { statusNames as stati } from '../../text/it-words.ts'
import { type Agreeing, inE, inO } from '../../text/parts.ts'
import { hasToken, isOrdinary, tokenOf, tokensOn } from '../../tokens.ts'
import { BOWED, CONFLICT, DUEL, JOINED, STATUS, TABLE, UNDER_WAY } from '../aspects.ts'
import type { FilterWord, FilterWords, Test } from '../records.ts'

export interface StateFilters {
  bowed?: boolean
  status?: Status | 'any' | 'none'
  notStatus?: Status
  participating?: boolean
  attacking?: boolean
  defending?: true
  /** Alone on its side. */
  alone?: true
  /** At home, that is in play and not participating. */
  home?: true
  /** The province under attack. */
  attacked?: boolean
  faceup?: boolean
  broken?: boolean
  /** The province under the stronghold. */
  stronghold?: boolean
  involvedInDuel?: boolean
  /** Its controller has played it in this phase. */
  playedThisPhase?: true
  /** It has entered play from a hand in this phase. */
  fromHandThisPhase?: true
  /** It has been in a duel during this conflict, or has won or lost one. */
  duelled?: 'involved' | 'won' | 'lost'
}

/** An adjective for each way. */
const adjectives = (
  reads: number,
  test: (s: L5RState, id: CardId) => boolean,
  en: readonly [yes: string, no: string],
  de: readonly [yes: string, no: string],
  it: readonly [yes: Agreeing, no: Agreeing],
): FilterWord<boolean> => ({
  reads: () => reads,
  test: (wanted) => (g, id) => test(g.state, id) === wanted,
  say: {
    en: (is) => ({ before: en[is ? 0 : 1] }),
    de: (is) => ({ adjective: de[is ? 0 : 1] }),
    it: (is) => ({ adjective: it[is ? 0 : 1] }),
  },
})

const hasStatus = (wanted: Status | 'any' | 'none'): Test => {
  if (wanted === 'any') return (g, id) => tokensOn(g.state, id).length > 0
  if (wanted === 'none') return (g, id) => isOrdinary(g.state, id)
  const token = tokenOf[wanted]
  return (g, id) => hasToken(g.state, id, token)
}

/** Attackers are on the side of the attacking player. */
const isAttacking = (g: G, id: CardId): boolean =>
  g.state.conflict !== null && takesPart(g, id) && cardAt(g.state, id).holder === g.state.conflict.attacker
const isDefending = (g: G, id: CardId): boolean =>
  g.state.conflict !== null && takesPart(g, id) && cardAt(g.state, id).holder !== g.state.conflict.attacker

const isAlone = (g: G, id: CardId): boolean =>
  takesPart(g, id) &&
  zoneOf(g.state, PLAY, cardAt(g.state, id).holder).every((one) => one === id || !takesPart(g, one))

const finite = (form: Form, one: string, more: string): string => (form === 'pl' ? more : one)

/** It is about cards that lie in provinces, not about provinces. */
const inProvince = ({ in: zone }: Filter): boolean => zone === 'provinces'

export const stateFilters: FilterWords<StateFilters> = {
  bowed: adjectives(
    BOWED,
    (s, id) => cardAt(s, id).bowed,
    ['bowed', 'ready'],
    ['gebeugt', 'spielbereit'],
    [inO('inchinat'), inO('pront')],
  ),
  status: {
    reads: () => STATUS,
    test: hasStatus,
    say: {
      en: (status) =>
        status === 'any' ? { with: 'a status token' } : { before: status === 'none' ? 'ordinary' : status },
      de: (status) =>
        status === 'any'
          ? {
              with: 'einem Statusmarker',
              is: (form, not) =>
                `${not === '' ? 'einen' : 'keinen'} Statusmarker ${finite(form, 'hat', 'haben')}`,
            }
          : { adjective: status === 'none' ? 'gewöhnlich' : statusNames[status] },
      it: (status) =>
        status === 'any'
          ? { with: 'un segnalino stato' }
          : { adjective: inO(status === 'none' ? 'ordinari' : stati[status]) },
    },
  },
  notStatus: {
    reads: () => STATUS,
    test: (status) => {
      const has = hasStatus(status)
      return (g, id, c) => !has(g, id, c)
    },
    say: {
      en: (status) => ({ behind: `that is not ${status}`, is: `not ${status}` }),
      de: (status) => {
        const how = statusNames[status]
        return {
          adjective: `nicht ${how}`,
          is: (form, not) => `${not === '' ? 'nicht ' : ''}${how} ${finite(form, 'ist', 'sind')}`,
        }
      },
      it: (status) => ({ adjective: inO(`non ${stati[status]}`) }),
    },
  },
  participating: {
    reads: () => JOINED,
    test: (participating) => (g, id) => takesPart(g, id) === participating,
    say: {
      en: (is, { alone }) =>
        alone
          ? {}
          : {
              before: is ? 'participating' : 'non-participating',
              is: `${is ? '' : 'not '}participating in a conflict`,
            },
      de: (is, { alone }) =>
        alone
          ? {}
          : {
              adjective: is ? 'teilnehmend' : 'nicht teilnehmend',
              is: (form, not) =>
                `${is === (not === '') ? '' : 'nicht '}an einem Konflikt ${finite(form, 'teilnimmt', 'teilnehmen')}`,
            },
      it: (is, { alone }) =>
        alone
          ? {}
          : {
              adjective: inE(is ? 'partecipant' : 'non partecipant'),
              is: (_, plural) => `${is ? '' : 'non '}${plural ? 'partecipano' : 'partecipa'} a un conflitto`,
            },
    },
  },
  attacking: {
    reads: () => JOINED | CONFLICT | TABLE,
    test: (attacking) => (g, id) => isAttacking(g, id) === attacking,
    say: {
      en: (is, { alone }) => (alone ? {} : { before: is ? 'attacking' : 'non-attacking' }),
      de: (is, { alone }) =>
        alone
          ? {}
          : {
              adjective: is ? 'angreifend' : 'nicht angreifend',
              is: (form, not) =>
                `${is === (not === '') ? '' : 'nicht '}${finite(form, 'angreift', 'angreifen')}`,
            },
      it: (is, { alone }) =>
        alone
          ? {}
          : {
              adjective: inE(is ? 'attaccant' : 'non attaccant'),
              is: (_, plural) => `${is ? '' : 'non '}${plural ? 'attaccano' : 'attacca'}`,
            },
    },
  },
  defending: {
    reads: () => JOINED | CONFLICT | TABLE,
    test: () => (g, id) => isDefending(g, id),
    say: {
      en: (_, { alone }) => (alone ? {} : { before: 'defending' }),
      de: (_, { alone }) =>
        alone
          ? {}
          : {
              adjective: 'verteidigend',
              is: (form, not) => `${not}${finite(form, 'verteidigt', 'verteidigen')}`,
            },
      it: (_, { alone }) =>
        alone ? {} : { behind: 'in difesa', is: (__, plural) => (plural ? 'difendono' : 'difende') },
    },
  },
  alone: {
    reads: () => JOINED | TABLE,
    test: () => (g, id) => isAlone(g, id) && !countedTwice(g).includes(cardAt(g.state, id).holder),
    say: {
      en: (_, { attacking, defending }, __, { plural }) => {
        const how = attacking ? 'attacking alone' : defending ? 'defending alone' : undefined
        const side = plural ? 'their' : 'its'
        return {
          behind: `that ${plural ? 'are' : 'is'} ${how ?? `participating alone on ${side} side`}`,
          is: how ?? 'the only participating character on its side',
        }
      },
      de: (_, { attacking, defending }) => {
        const how = (form: Form): string =>
          attacking
            ? finite(form, 'angreift', 'angreifen')
            : defending
              ? finite(form, 'verteidigt', 'verteidigen')
              : finite(form, 'teilnimmt', 'teilnehmen')
        const side = (form: Form): string =>
          attacking || defending ? '' : `auf ${possessive(form)}er Seite `
        return {
          relative: (form) => `${relative.nom[form]} ${side(form)}alleine ${how(form)}`,
          is: (form, not) =>
            attacking || defending
              ? `${not}alleine ${how(form)}`
              : `${side(form)}${not}alleine an einem Konflikt ${how(form)}`,
        }
      },
      it: (_, { attacking, defending }) => {
        const how: Agreeing = (gender, plural) =>
          `${attacking ? (plural ? 'attaccano' : 'attacca') : defending ? (plural ? 'difendono' : 'difende') : plural ? 'partecipano' : 'partecipa'} da ${inO('sol')(gender, plural)}`
        const side = attacking || defending ? '' : ' dalla propria parte'
        return {
          behind: (gender, plural) => `che ${how(gender, plural)}${side}`,
          is: (gender, plural) => `${how(gender, plural)}${side}`,
        }
      },
    },
  },
  home: {
    reads: () => JOINED | TABLE,
    test: () => (g, id) => {
      const { zone, participating } = cardAt(g.state, id)
      return zone === PLAY && !participating
    },
    say: {
      en: () => ({ behind: 'at home', is: 'at home' }),
      de: () => ({
        behind: 'in der Heimatzone',
        is: (form, not) => `sich ${not}in der Heimatzone ${finite(form, 'befindet', 'befinden')}`,
      }),
      it: () => ({
        behind: "nell'area di casa",
        is: (_, plural) => `${plural ? 'sono' : 'è'} nell'area di casa`,
      }),
    },
  },
  attacked: {
    reads: () => CONFLICT,
    test: (attacked) => (g, id) => isAttacked(g.state, id) === attacked,
    say: {
      en: (is) => (is ? { before: 'attacked' } : { behind: 'that is not being attacked' }),
      de: (is) => ({ adjective: is ? 'angegriffen' : 'nicht angegriffen' }),
      it: (is) => ({ adjective: inO(is ? 'attaccat' : 'non attaccat') }),
    },
  },
  faceup: {
    reads: () => TABLE,
    test: (faceup) => (g, id) => cardAt(g.state, id).faceup === faceup,
    say: {
      en: (is) => ({ before: is ? 'faceup' : 'facedown' }),
      de: (is) => ({ adjective: is ? 'offen' : 'verdeckt' }),
      it: (is) => {
        const how = is ? 'a faccia in su' : 'a faccia in giù'
        return { behind: how, is: (_, plural) => `${plural ? 'sono' : 'è'} ${how}` }
      },
    },
  },
  broken: adjectives(
    TABLE,
    (s, id) => cardAt(s, id).broken,
    ['broken', 'unbroken'],
    ['unterworfen', 'nicht unterworfen'],
    [inO('spezzat'), inO('non spezzat')],
  ),
  stronghold: {
    reads: () => TABLE,
    test: (is) => (g, id) => (cardAt(g.state, id).slot === STRONGHOLD_SLOT) === is,
    say: {
      // Of a card in a province it is said with the place.
      en: (is, filter) => (inProvince(filter) ? {} : { kind: is ? 'stronghold' : 'non-stronghold' }),
      de: (is, filter) => (inProvince(filter) ? {} : { behind: is ? 'mit Festung' : 'ohne Festung' }),
      it: (is, filter) => (inProvince(filter) ? {} : { behind: is ? 'con roccaforte' : 'senza roccaforte' }),
    },
  },
  playedThisPhase: {
    reads: () => TABLE | UNDER_WAY,
    test: () => (g, id) => {
      const { life, holder } = cardAt(g.state, id)
      return (g.state.playedThisPhase ?? []).some(
        ({ card, seat }) => card.card === id && card.life === life && seat === holder,
      )
    },
    say: {
      en: () => ({ behind: 'played this phase', is: 'played this phase' }),
      de: () => ({
        relative: (form) =>
          `${relative.nom[form]} in dieser Phase gespielt ${finite(form, 'wurde', 'wurden')}`,
        is: (form, not) => `${not}in dieser Phase gespielt ${finite(form, 'wurde', 'wurden')}`,
      }),
      it: () => ({ behind: (gender, plural) => `${inO('giocat')(gender, plural)} in questa fase` }),
    },
  },
  fromHandThisPhase: {
    reads: () => TABLE | UNDER_WAY,
    test: () => (g, id) => {
      const { life } = cardAt(g.state, id)
      return (g.state.fromHand ?? []).some((ref) => ref.card === id && ref.life === life)
    },
    say: {
      en: () => ({ behind: 'that has entered play from a hand this phase' }),
      de: () => ({
        relative: (form) =>
          `${relative.nom[form]} in dieser Phase von einer Hand ins Spiel gekommen ${finite(form, 'ist', 'sind')}`,
      }),
      it: () => ({
        behind: (_, plural) =>
          `che in questa fase ${plural ? 'sono entrati' : 'è entrato'} in gioco da una mano`,
      }),
    },
  },
  duelled: {
    reads: () => CONFLICT | DUEL,
    test: (how) => (g, id) => {
      const { conflict } = g.state
      const those =
        { involved: conflict?.duelled, won: conflict?.triumphant, lost: conflict?.beaten }[how] ?? []
      return those.some((ref) => ref.card === id && ref.life === cardAt(g.state, id).life)
    },
    say: {
      en: (how) => {
        const said = how === 'involved' ? 'been involved in a duel' : `${how} a duel`
        return {
          behind: `that has ${said} during this conflict`,
          is: `one that has ${said} during this conflict`,
        }
      },
      de: (how) => {
        const said = (form: Form): string =>
          how !== 'involved'
            ? `in diesem Konflikt ein Duell ${how === 'won' ? 'gewonnen' : 'verloren'} ${finite(form, 'hat', 'haben')}`
            : `in diesem Konflikt an einem Duell beteiligt ${finite(form, 'war', 'waren')}`
        return {
          relative: (form) => `${relative.nom[form]} ${said(form)}`,
          is: (form, not) => `${not}${said(form)}`,
        }
      },
      it: (how) => {
        const said = {
          involved: 'è stato coinvolto in un duello',
          won: 'ha vinto un duello',
          lost: 'ha perso un duello',
        }[how]
        return { behind: `che ${said} in questo conflitto`, is: () => `${said} in questo conflitto` }
      },
    },
  },
  involvedInDuel: {
    reads: () => DUEL | UNDER_WAY,
    test: (involved) => (g, id, c) => {
      const duel = g.state.duels.at(-1)
      // Of one that is over, what has triggered this still knows.
      const sides = duel === undefined ? c.triggering : [...duel.challenger, ...duel.challenged]
      return sides.some((ref) => ref.card === id) === involved
    },
    say: {
      en: (is) => ({
        behind: `${is ? '' : 'not '}involved in the duel`,
        is: `${is ? '' : 'not '}involved in a duel`,
      }),
      de: (is) => ({
        relative: (form) =>
          `${relative.nom[form]} ${is ? '' : 'nicht '}am Duell beteiligt ${finite(form, 'ist', 'sind')}`,
        is: (form, not) =>
          `${is === (not === '') ? '' : 'nicht '}an einem Duell beteiligt ${finite(form, 'ist', 'sind')}`,
      }),
      it: (is) => ({
        behind: (gender, plural) => `${is ? '' : 'non '}${inO('coinvolt')(gender, plural)} nel duello`,
        is: (gender, plural) =>
          `${is ? '' : 'non '}${plural ? 'sono' : 'è'} ${inO('coinvolt')(gender, plural)} in un duello`,
      }),
    },
  },
}
