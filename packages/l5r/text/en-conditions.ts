/** English: conditions, and what triggers an ability. */
import { adverb, clause, type Lead, listed, same, unsaid, words } from '@regelwerk/say'
import { an, finite, type Phrase, phrase as simple } from '@regelwerk/say/en'
import type { Condition, EffectSource, Filter, Subject, Trigger } from '../abilities.ts'
import { elementName, kind, phaseName, phrase, some, such, value } from './en-phrases.ts'
import { aside, type ConflictSpec, type Context, isOutside, remember, type Tense } from './grammar.ts'
import { traitName } from './traits.ts'

// ---- what a card is

/** "is attacking alone", "has 2 or more attachments" */
function predicate(filter: Filter, noun: Phrase, context: Context, negated = false): string {
  const { participating, attacking, defending, alone, home, bowed, status, trait, fate, ...rest } = filter
  const { attachments, military, political, glory, cost, ...others } = rest
  const is: string[] = []
  if (alone) {
    is.push(
      attacking
        ? 'attacking alone'
        : defending
          ? 'defending alone'
          : 'the only participating character on its side',
    )
  } else {
    if (participating !== undefined) is.push(`${participating ? '' : 'not '}participating in a conflict`)
    if (attacking) is.push('attacking')
    if (defending) is.push('defending')
  }
  if (home) is.push('at home')
  if (bowed !== undefined) is.push(bowed ? 'bowed' : 'ready')
  if (status && status !== 'any') is.push(status === 'none' ? 'ordinary' : status)
  if (typeof trait === 'string') is.push(an(traitName(trait, 'en')))
  if (others.in === 'play') is.push('in play')
  const { in: where, ...left } = others
  const kind: Filter = { type: 'character', ...left, ...(where !== 'play' && where && { in: where }) }
  if (Object.keys(kind).some((key) => key !== 'type')) is.push(some(kind, context))
  const has: readonly Filter[] = [
    ...(fate ? [{ fate }] : []),
    ...(attachments ? [{ attachments }] : []),
    ...(military ? [{ military }] : []),
    ...(political ? [{ political }] : []),
    ...(glory ? [{ glory }] : []),
    ...(cost ? [{ cost }] : []),
    ...(status === 'any' ? [{ status }] : []),
  ]
  const values = has.map((one) => had(one, context))
  const be = noun.plural ? 'are' : 'is'
  // "has no fate" turned round is "does have fate".
  const without = negated && values[0]?.startsWith(NO)
  const have = negated ? words(finite(noun, 'do'), !without && 'not', 'have') : finite(noun, 'have')
  const said = listed(values, 'and')
  return words(
    is.length > 0 && `${be} ${negated ? 'not ' : ''}${listed(is, 'and')}`,
    is.length > 0 && values.length > 0 && 'and',
    values.length > 0 && `${have} ${without ? said.slice(NO.length) : said}`,
  )
}

const NO = 'no '

/** Behind "has": "2 or more fate", "no attachments". */
function had(filter: Filter, context: Context): string {
  const said = such(filter, context)
  const [without, having] = ['cards without ', 'cards with ']
  if (said.startsWith(without)) return `${NO}${said.slice(without.length)}`
  return said.startsWith(having) ? said.slice(having.length) : said
}

function holdsOf(subject: Subject, filter: Filter, context: Context, negated: boolean): string {
  const noun = phrase(subject, context)
  return `${noun.nom} ${predicate(filter, noun, context, negated)}`
}

function there(
  { there: filter, atLeast = 1, atMost }: Extract<Condition, { there: Filter }>,
  context: Context,
  negated: boolean,
): string {
  const { whose } = filter
  const inPlay = !isOutside(filter)
  const n =
    atLeast === 1
      ? ''
      : typeof atLeast === 'number'
        ? `${atLeast} or more`
        : `at least ${value(atLeast, context)}`
  const exactly = atMost !== undefined && same(atLeast, atMost)
  const none = negated || atMost === 0
  const bare: Filter = inPlay ? { ...filter, whose: 'any' } : filter
  const what = (): string => {
    if (none) return `no ${such(bare, context)}`
    if (exactly && typeof atMost === 'number') {
      return `exactly ${atMost} ${atMost === 1 ? kind(bare, context) : such(bare, context)}`
    }
    if (atMost !== undefined && atLeast === 1)
      return `at most ${value(atMost, context)} ${such(bare, context)}`
    return n ? `${n} ${such(bare, context)}` : some(bare, context)
  }
  const said = aside(context, what)
  if (inPlay && whose === 'yours') return `you control ${said}`
  if (inPlay && whose === 'opponents') return `your opponent controls ${said}`
  const plural = none || exactly || n !== ''
  return words('there', plural ? 'are' : 'is', said, inPlay && 'in play')
}

// ---- conflicts

/** "a military conflict at this province", "conflicts in which this character is participating" */
function conflict(spec: ConflictSpec, context: Context, how?: 'plural' | 'bare'): string {
  const plural = how === 'plural'
  const name = words(spec.type, spec.element && elementName(spec.element), plural ? 'conflicts' : 'conflict')
  const who = spec.host
    ? 'attached character'
    : spec.participating && aside(context, () => some(spec.participating ?? {}, context))
  return words(
    how ? name : an(name),
    spec.at && `at ${aside(context, () => phrase('self', context).acc)}`,
    who && `in which ${who} is participating`,
  )
}

const selfParticipates = (spec: ConflictSpec): boolean => same(spec.participating, { self: true })

// ---- conditions

const not = (negated: boolean): string => (negated ? 'not ' : '')

/** What holds, as a clause: "you are the first player". */
export function condition(test: Condition, context: Context, negated = false): string {
  if ('there' in test) return there(test, context, negated)
  if ('conflict' in test) {
    const said = aside(context, () => conflict(test.conflict, context, negated ? 'bare' : undefined))
    return `${negated ? `no ${said}` : said} is being resolved`
  }
  if ('phase' in test) return `it is ${not(negated)}${phaseName(test.phase)}`
  if ('self' in test) return holdsOf('self', test.self, context, negated)
  if ('host' in test) return holdsOf('host', test.host, context, negated)
  if ('target' in test) return holdsOf('target', test.target, context, negated)
  if ('triggering' in test) return holdsOf('triggering', test.triggering, context, negated)
  if ('honor' in test) {
    if (test.by !== undefined) {
      const [who, whom] = test.honor === 'more' ? ['you', 'your opponent'] : ['your opponent', 'you']
      const have = finite({ plural: who === 'you' }, negated ? 'do not have' : 'have')
      return `${who} ${have} at least ${test.by} more honor than ${whom}`
    }
    return `you are ${not(negated)}${test.honor} honorable than your opponent`
  }
  if ('bid' in test) return `your honor bid is ${not(negated)}${test.bid} than your opponent's`
  if ('skillInConflict' in test) {
    return `you ${negated ? 'do not have' : 'have'} more ${test.of} skill in the conflict than your opponent`
  }
  if ('gloryInConflict' in test) {
    return `you ${negated ? 'do not count' : 'count'} more glory among ready participating characters than your opponent`
  }
  if ('gloryCount' in test) return `you ${negated ? 'do not win' : 'win'} a glory count`
  if ('favor' in test) {
    if (test.favor === 'yours') return `you ${negated ? 'do not have' : 'have'} the Imperial Favor`
    return `your opponent ${negated ? 'does not have' : 'has'} the Imperial Favor`
  }
  if ('ringClaimed' in test) {
    return `the ${elementName(test.ringClaimed)} ring is ${not(negated)}in your claimed ring pool`
  }
  if ('ringContested' in test)
    return `the ${elementName(test.ringContested)} ring is ${not(negated)}contested`
  if ('role' in test) return `you ${negated ? 'do not have' : 'have'} ${an(roleName(test.role))} role`
  if ('attackingPlayer' in test) return `you are ${not(negated)}the attacking player`
  if ('defendingPlayer' in test) return `you are ${not(negated)}the defending player`
  if ('conflictsDeclaredAgainstYou' in test) {
    const n = test.conflictsDeclaredAgainstYou
    return `your opponent has ${not(negated)}declared ${n} or more conflicts against you this phase`
  }
  if ('firstConflict' in test) return `this is ${not(negated)}${firstConflict(test)}`
  if ('conflictWonBy' in test) {
    return `the conflict was ${not(negated)}won by ${test.conflictWonBy} or more skill`
  }
  if ('lostConflictThisPhase' in test) return `you have ${not(negated)}lost a conflict this phase`
  if ('cardsPlayedThisConflict' in test) {
    const n = test.cardsPlayedThisConflict
    return `you have ${not(negated)}already played ${n} or more cards during this conflict`
  }
  if ('moreCharacters' in test) {
    return `your opponent ${negated ? 'does not control' : 'controls'} more characters than you`
  }
  if ('moreHonored' in test) {
    return `you ${negated ? 'do not control' : 'control'} more honored characters than your opponent`
  }
  if ('handSize' in test) {
    return `you ${negated ? 'do not have' : 'have'} fewer cards in hand than your opponent`
  }
  if ('firstPlayer' in test) return `you are ${not(negated)}the first player`
  if ('duelWon' in test) return duelEnds('win', context, negated)
  if ('duelLost' in test) return duelEnds('lose', context, negated)
  if ('duelLoser' in test) return holdsOf('duelLoser', test.duelLoser, context, negated)
  if ('sameElementAsRole' in test) {
    return `${negated ? 'none of its elements is' : 'one of its elements is'} the element of your role`
  }
  if ('done' in test) return negated ? 'this is not possible' : 'this is done'
  if ('either' in test || 'both' in test) {
    const [parts, or] = 'either' in test ? [test.either, !negated] : [test.both, negated]
    return parts.map((part) => condition(part, context, negated)).join(or ? ' or ' : ' and ')
  }
  if ('not' in test) return condition(test.not, context, !negated)
  return unsaid(test, 'en')
}

function duelEnds(how: 'win' | 'lose', context: Context, negated: boolean): string {
  const who = phrase('self', context).nom
  return negated ? `${who} does not ${how} the duel` : `${who} ${how}s the duel`
}

const firstConflict = ({ firstConflict: kind }: Extract<Condition, { firstConflict: unknown }>): string =>
  words('the first', kind !== 'any' && kind, 'conflict of the round')

export const roleName = (role: Extract<Condition, { role: unknown }>['role']): string => traitName(role, 'en')

/** For an ability: "during a conflict", "while this character is attacking", "if ...". */
export function given(test: Condition, context: Context): Lead {
  if ('conflict' in test && selfParticipates(test.conflict)) return whileParticipating(test.conflict, context)
  if ('conflict' in test) return adverb(`during ${conflict(test.conflict, context)}`)
  if ('phase' in test) return adverb(`during ${phaseName(test.phase)}`)
  if ('firstConflict' in test) return adverb(`during ${firstConflict(test)}`)
  const lasts = 'self' in test || 'host' in test || 'attackingPlayer' in test || 'defendingPlayer' in test
  return clause(`${lasts && !context.trigger ? 'while' : 'if'} ${condition(test, context)}`)
}

function whileParticipating(spec: ConflictSpec, context: Context): Lead {
  const { participating: _, ...rest } = spec
  return clause(`while ${phrase('self', context).nom} is participating in ${conflict(rest, context)}`)
}

/** For what holds all the time: "during military conflicts", "while ...". */
export function holds(test: Condition, context: Context): Lead {
  if ('conflict' in test && !selfParticipates(test.conflict)) {
    return { text: `during ${conflict(test.conflict, context, 'plural')}`, kind: 'duration' }
  }
  if ('phase' in test || 'firstConflict' in test) return { ...given(test, context), kind: 'duration' }
  if ('conflict' in test) return whileParticipating(test.conflict, context)
  return clause(`while ${condition(test, context)}`)
}

// ---- triggers

/** "a triggered ability", "an opponent's Spell event" */
export function effectSource(source: EffectSource, context: Context): string {
  const { type, by, trait, targets, onAttackedProvince, firstActionEachConflict } = source
  const whose = by && !firstActionEachConflict
  const noun = { event: 'event', triggered: 'triggered ability', action: 'action ability' }[
    type ?? 'triggered'
  ]
  const what = words(trait && traitName(trait, 'en'), noun)
  const first = firstActionEachConflict && (by ? 'your opponent triggers' : 'triggered')
  return words(
    firstActionEachConflict ? `the first ${what}` : an(what),
    first && `${first} during each conflict`,
    whose && (type === 'event' ? 'played by your opponent' : 'controlled by your opponent'),
    onAttackedProvince && 'on the attacked province',
    targets && `that targets ${some(targets, context)}`,
  )
}

const who = (by: 'you' | 'opponent'): Phrase => simple(by === 'you' ? 'you' : 'your opponent', by === 'you')

function happens(trigger: Trigger, context: Context, tense: Tense, during: ConflictSpec | undefined): string {
  const does = (subject: Phrase, base: string): string =>
    `${subject.nom} ${tense === 'would' ? `would ${base}` : finite(subject, base)}`
  const about = (what: Filter | 'self' | 'host'): Phrase => {
    const said = typeof what === 'string' ? phrase(what, context) : simple(some(what, context))
    if (typeof what === 'object') remember('triggering', context)
    return said
  }
  const a = (type: string | undefined, element?: string): string =>
    tense === 'delayed' ? words('this', type, element, 'conflict') : an(words(type, element, 'conflict'))
  /** What the triggering condition says of the conflict, together with the ability's own condition. */
  const within = (own: ConflictSpec = {}): string | false => {
    const spec = { ...own, ...during }
    return Object.keys(spec).length > 0 || during !== undefined ? `during ${conflict(spec, context)}` : false
  }
  switch (trigger.event) {
    case 'winsConflict':
    case 'losesConflict': {
      const verb = trigger.event === 'winsConflict' ? 'win' : 'lose'
      const as = trigger.as && `as ${an(trigger.as)}`
      return words(does(about(trigger.what), `${verb} ${a(trigger.type)}`), as)
    }
    case 'youWin':
    case 'youLose': {
      const verb = trigger.event === 'youWin' ? 'win' : 'lose'
      const kind = words(trigger.unopposed && 'unopposed', trigger.type)
      return words(
        does(who('you'), `${verb} ${a(kind, trigger.element && elementName(trigger.element))}`),
        trigger.at && `at ${phrase('self', context).acc}`,
        trigger.as && `as the ${trigger.as === 'attacker' ? 'attacking' : 'defending'} player`,
        trigger.by !== undefined && `by ${trigger.by} or more skill`,
      )
    }
    case 'conflictDeclared': {
      const what = an(words(trigger.element && elementName(trigger.element), 'conflict'))
      const against = trigger.at && `against ${phrase('self', context).acc}`
      if (trigger.by) return words(does(who(trigger.by), `declare ${what}`), against)
      return words(does(simple(what), 'be declared'), against)
    }
    case 'conflictPassed':
      return does(who(trigger.by), 'pass an opportunity to declare a conflict')
    case 'conflictResolved': {
      const first = trigger.first ? 'your first conflict this phase' : 'one of your conflicts'
      const broke = trigger.broke ? ', if that conflict broke a province' : ''
      return `${does(simple(`${first} as the attacking player`), 'be resolved')}${broke}`
    }
    case 'committed':
      return does(about(trigger.what), 'be committed to a conflict')
    case 'movedToConflict':
      return words(does(about(trigger.what), 'move to'), during ? conflict(during, context) : 'a conflict')
    case 'committedOrMoved':
      return `${about(trigger.what).nom} ${tense === 'would' ? 'would be committed or move' : 'is committed or moves'} to a conflict`
    case 'entersPlay':
      return words(
        does(about(trigger.what), 'enter play'),
        trigger.from && 'from a province',
        trigger.as && 'as a defender',
        within(),
      )
    case 'leavesPlay':
      return words(does(about(trigger.what), 'leave play'), within())
    case 'played': {
      const { by, what, from } = trigger
      return words(
        does(who(by), `play ${about(what).acc}`),
        from && `from ${by === 'you' ? 'your' : 'their'} hand`,
        within(),
      )
    }
    case 'attached': {
      const to = `to ${phrase(trigger.to, context).acc}`
      if (trigger.by) return words(does(who(trigger.by), `attach ${about(trigger.what).acc}`), to)
      return words(does(about(trigger.what), 'be attached'), to)
    }
    case 'honored':
    case 'dishonored':
      return words(does(about(trigger.what), `be ${trigger.event}`), within())
    case 'honoredOrDishonored':
      return words(does(about(trigger.what), 'be honored or dishonored'), within())
    case 'bowed':
      return words(
        does(about(trigger.what), 'be bowed'),
        "by an opponent's card effect or a ring effect",
        within(),
      )
    case 'fatePlaced':
      return words(
        does(simple('1 or more fate'), `be placed on ${phrase(trigger.on, context).acc}`),
        within(),
      )
    case 'fateRemoved':
      return words(
        does(simple('1 or more fate'), `be removed from ${phrase(trigger.on, context).acc}`),
        within(),
      )
    case 'provinceRevealed':
    case 'provinceBroken': {
      const verb = trigger.event === 'provinceBroken' ? 'broken' : 'revealed'
      const what = about(trigger.what)
      const where = within(trigger.inConflictWith && { participating: { self: true } })
      if (trigger.by)
        return words(does(who('you'), `${verb === 'broken' ? 'break' : 'reveal'} ${what.acc}`), where)
      return words(does(what, `be ${verb}`), where)
    }
    case 'ringClaimed': {
      const matching = trigger.matching && 'of the element of your role'
      return words(
        does(who(trigger.by), 'claim a ring'),
        matching,
        within(trigger.type && { type: trigger.type }),
      )
    }
    case 'ringSelected':
      return does(who(trigger.by), 'select a ring with fate on it')
    case 'ringEffects':
      return `the effects of the contested ring ${tense === 'after' ? 'are' : 'would be'} resolved`
    case 'dialsRevealed':
      return does(simple('honor dials', true), 'be revealed')
    case 'cardsDrawn':
      return words(does(who(trigger.by), 'draw 1 or more cards'), within())
    case 'honorGiven':
      return `${does(simple('1 or more honor'), 'be given')} to you because of the honor bids`
    case 'honorLost':
      return `${does(who(trigger.by), 'lose honor')} for an unopposed conflict`
    case 'effectsInitiate':
      return words(
        does(simple(`the effects of ${effectSource(trigger.of, context)}`, true), 'initiate'),
        within(),
      )
    case 'eventResolved':
      return does(simple('the effects of an event played by your opponent', true), 'resolve')
    case 'duelResolves':
    case 'duelResolved': {
      const involving = trigger.involving && `involving ${some(trigger.involving, context)}`
      return does(
        simple(words('a duel', involving)),
        trigger.event === 'duelResolved' ? 'be resolved' : 'resolve',
      )
    }
    case 'phaseBegins':
      return does(simple(phaseName(trigger.phase)), 'begin')
    case 'phaseEnds':
      return does(simple(phaseName(trigger.phase)), 'end')
    case 'passFirstPlayer':
      return does(who(trigger.by), 'pass the first player token')
    default:
      return unsaid(trigger, 'en')
  }
}

const outcomes: readonly Trigger['event'][] = ['youWin', 'youLose', 'winsConflict', 'losesConflict']

export function when(
  triggers: readonly Trigger[],
  context: Context,
  tense: Tense,
  during?: ConflictSpec,
): Lead {
  const said = triggers.map((trigger) => happens(trigger, { ...context, trigger }, tense, during))
  const outcome = triggers.every(({ event }) => outcomes.includes(event))
  const word = tense === 'after' ? 'after' : tense === 'delayed' && outcome ? 'if' : 'when'
  return clause(`${word} ${said.join(' or ')}`)
}
