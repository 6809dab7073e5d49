/** German: what effects do. */
import { endingClause, listed, subordinate, unsaid, words } from '@regelwerk/say'
import {
  before,
  behind,
  type Field,
  fixed,
  type GermanClause,
  object,
  type Phrase,
  possessive,
  pronounOf,
  statement,
  verbs,
} from '@regelwerk/say/de'
import type { Amount, Targets } from '../abilities.ts'
import { amount, equalTo, perChosen, quantity } from './de-amounts.ts'
import { act, happens } from './de-clauses.ts'
import {
  controller,
  demonstrative,
  du,
  every,
  house,
  kind,
  opponent,
  phrase,
  player,
  self,
  some,
  theirs,
  your,
  zoneIn,
} from './de-phrases.ts'
import { AMBER, counterNames, formIn, karten } from './de-words.ts'
import {
  type Context,
  isOutside,
  isSeveral,
  nounOf,
  referentOf,
  remember,
  type SimpleVerb,
  targetsOf,
  zonesOf,
} from './grammar.ts'

export function verb(node: SimpleVerb, context: Context): GermanClause {
  const clause = said(node, context)
  context.said.done = { do: node.do, noun: context.said.it?.noun ?? 'card' }
  return clause
}

const amber = (n: Amount | 'all', context: Context, all: string): Field => {
  if (n === 'all') return { middle: all }
  const { n: middle, per } = amount(n, context, AMBER)
  return { middle, ...(per && { per }) }
}

const theirAmber = (context: Context): string =>
  context.actor === 'opponent'
    ? `dein gesamtes ${AMBER}`
    : `das gesamte ${AMBER} ${opponent(context).in('gen')}`

function said(node: SimpleVerb, context: Context): GermanClause {
  const chosenPer = (targets: Targets): Partial<Field> => perChosen(targetsOf(targets), context)
  const acc = (targets: Targets, rest?: string): Field => {
    const per = chosenPer(targets)
    return { ...object(phrase(targets, context), rest), ...per }
  }
  const to = (preposition: string, targets: Targets, c: 'acc' | 'dat'): string =>
    `${preposition} ${phrase(targets, context).in(c)}`
  switch (node.do) {
    case 'gain':
      return act(context, verbs.erhalten, amber(node.n, context, ''), node.who)
    case 'lose': {
      const your_ = (node.who ?? context.actor) === 'you' ? 'dein' : 'sein'
      return act(context, verbs.verlieren, amber(node.n, context, `${your_} gesamtes ${AMBER}`), node.who)
    }
    case 'steal': {
      const all = node.who === 'opponent' ? `dein gesamtes ${AMBER}` : theirAmber(context)
      return act(context, verbs.stehlen, amber(node.n, context, all), node.who)
    }
    case 'capture':
      return captured(node, context)
    case 'exalt': {
      const n = node.n ?? 1
      if (n === 1) return act(context, verbs.erheben, acc(node.what))
      if (typeof n === 'number') return act(context, verbs.erheben, acc(node.what, `${n} Mal`))
      const { per } = amount(n, context, '')
      return act(context, verbs.erheben, { ...acc(node.what), ...(per && { per }) })
    }
    case 'moveAmber':
      return movedAmber(node, context)
    case 'pay': {
      if (node.who === 'you') {
        const { per, middle } = amber(node.n, context, `dein gesamtes ${AMBER}`)
        return act(context, verbs.geben, words(opponent(context).in('dat'), per, middle), node.who)
      }
      const field = amber(node.n, context, `sein gesamtes ${AMBER}`)
      return act(context, verbs.geben, { ...field, pronoun: 'dir' }, node.who)
    }
    case 'forge': {
      if (node.free) return act(context, verbs.schmieden, 'kostenlos einen Schlüssel')
      const extra = node.extra !== undefined && `plus ${quantity(node.extra, context, AMBER)}`
      // Behind the verb: "schmieden zu den aktuellen Kosten plus 9 Æmber, verringert um ..."
      const [cost, less] = endingClause(words('zu den aktuellen Kosten', extra))
      return act(context, verbs.schmieden, { middle: `einen Schlüssel ${cost}`, behind: less })
    }
    case 'unforge': {
      if (context.said.key) return act(context, verbs.ungeschmiedetMachen, 'jenen Schlüssel')
      const that = subordinate(`den ${opponent(context).in('nom')} in seinem letzten Zug geschmiedet hat`)
      return act(context, verbs.ungeschmiedetMachen, { middle: 'einen Schlüssel', behind: that })
    }
    case 'gainChains':
      return act(context, verbs.erhalten, node.n === 1 ? '1 Kette' : `${node.n} Ketten`, node.who)
    case 'deal': {
      const hits = node.hits.map((hit) => dealt(hit, context))
      const after = node.ignoreArmor && ['dieser Schaden kann nicht durch Rüstung verhindert werden']
      const each = node.hits.map((hit) => chosenPer(hit.to).behind).find(Boolean)
      const field = { middle: listed(hits, 'und'), behind: each }
      return { ...act(context, verbs.zufügen, field), ...(after && { after }) }
    }
    case 'heal': {
      if (node.n === 'all') return act(context, verbs.heilen, acc(node.what, 'komplett'))
      const { n, per } = amount(node.n, context, 'Schaden')
      const several = isSeveral(node.what, context)
      const from = behind('von', phrase(node.what, context).in('dat'))
      const middle = words(several && 'je', node.upTo && 'bis zu', n, from)
      return act(context, verbs.heilen, { middle, ...(per && { per }), ...chosenPer(node.what) })
    }
    case 'moveDamage': {
      const n = node.n === 'all' ? 'den gesamten Schaden' : quantity(node.n, context, 'Schaden')
      const from = to('von', node.from, 'dat')
      return act(context, verbs.verschieben, `${n} ${from} ${to('auf', node.to, 'acc')}`)
    }
    case 'destroy':
      return act(context, verbs.zerstören, acc(node.what))
    case 'sacrifice':
      return act(context, verbs.opfern, acc(node.what))
    case 'stun':
      return act(context, verbs.betäuben, acc(node.what))
    case 'unstun':
      return act(context, verbs.entfernen, `die Betäubt-Statuskarte ${to('von', node.what, 'dat')}`)
    case 'ward':
      return act(context, verbs.beschützen, acc(node.what))
    case 'enrage':
      return act(context, verbs.wütendMachen, acc(node.what))
    case 'ready':
      return act(context, verbs.spielbereitMachen, acc(node.what))
    case 'exhaust':
      return act(context, verbs.erschöpfen, acc(node.what))
    case 'purge':
      return act(context, verbs.verbannen, acc(node.what))
    case 'reveal':
      return act(context, verbs.aufdecken, acc(node.what))
    case 'addPower': {
      const counters = (k: number): string => `${k === 1 ? 'einen' : k} „+1 Stärke“-Marker`
      const { n, per } = amount(node.n, context, counters)
      const several = isSeveral(node.to, context)
      const middle = words(several && 'je', n, to('auf', node.to, 'acc'))
      return act(context, verbs.legen, { middle, ...(per && { per }), ...chosenPer(node.to) })
    }
    case 'addCounter': {
      const counter = `${node.n === 1 ? 'einen' : node.n} ${counterNames[node.counter]}`
      return act(context, verbs.legen, `${counter} ${to('auf', node.to, 'acc')}`)
    }
    case 'loseArmor': {
      const what = phrase(node.what, context)
      const armor = `${possessive(what.form)}e gesamte Rüstung`
      return happens(context, what, verbs.verlieren, `für den Rest des Zuges ${armor}`)
    }
    case 'return':
      return returned(node.what, context)
    case 'archive': {
      if (node.where === undefined) return act(context, verbs.archivieren, acc(node.what))
      const put = act(
        context,
        verbs.legen,
        acc(node.what, `in ${zoneIn('archives', undefined, context, 'acc')}`),
      )
      const leaves =
        'falls eine solche Kreatur dein Archiv verlässt, wird sie stattdessen auf die Hand ihres Besitzers gelegt'
      return { ...put, after: [leaves] }
    }
    case 'discard':
      return discarded(node.what, context)
    case 'putOnDeck': {
      const deck = theirs(node.what, context, 'deck')
      const where = node.place === 'bottom' ? `unter ${deck}` : `oben auf ${deck}`
      return act(context, verbs.legen, acc(node.what, where))
    }
    case 'shuffleIntoDeck': {
      const deck = theirs(node.what, context, 'deck')
      return act(context, verbs.mischen, acc(node.what, `in ${deck}`))
    }
    case 'discardUntil': {
      const found = some(node.filter, context, { unplaced: true }).in('acc')
      context.said.it = { noun: nounOf(node.filter), plural: false, yours: true, outside: true }
      const [discards, runsOut] = context.actor === 'you' ? ['ablegst', 'hast'] : ['ablegt', 'hat']
      const until = subordinate(`bis ${du(context)} ${found} ${discards} oder keine Karten mehr ${runsOut}`)
      return act(context, verbs.ablegen, {
        middle: `so lange Karten oben von ${your(context, 'dat', 'n')} Deck`,
        behind: until,
      })
    }
    case 'shuffleDiscard': {
      const hand = node.hand && `${your(context, 'acc', 'f')} Hand und`
      const discard = `${your(context, 'acc', 'm')} Ablagestapel`
      return act(context, verbs.mischen, words(hand, discard, `in ${your(context, 'acc', 'n')} Deck`))
    }
    case 'swapDeckAndDiscard': {
      const deck = `${your(context, 'acc', 'n')} Deck`
      const swapped = act(context, verbs.tauschen, `${deck} mit ${your(context, 'dat', 'm')} Ablagestapel`)
      return { ...swapped, after: [`mische danach ${deck}`] }
    }
    case 'draw':
      return act(context, verbs.ziehen, quantity(node.n, context, karten))
    case 'search':
      return searched(node, context)
    case 'look': {
      const { middle } = object(phrase(node.what, context))
      return act(context, verbs.ansehen, { pronoun: context.actor === 'you' ? 'dir' : 'sich', middle })
    }
    case 'putUnder': {
      const face = node.faceup ? 'aufgedeckt' : 'verdeckt'
      return act(context, verbs.legen, acc(node.what, `${face} unter ${self(context).in('acc')}`))
    }
    case 'play':
      return act(context, verbs.spielen, acc(node.what))
    case 'putIntoPlay': {
      const under = node.under && `unter ${your(context, 'dat', 'f')} Kontrolle`
      const field = acc(node.what, words(node.ready && 'spielbereit', under))
      return act(context, verbs.bringen, { ...field, end: 'ins Spiel' })
    }
    case 'use':
      return used(node, context)
    case 'triggerReap': {
      const what = phrase(node.what, context)
      const it = pronounOf(what.form).in('acc')
      const would = context.actor === 'you' ? 'würdest' : 'würde'
      return act(context, verbs.abhandeln, {
        middle: `die „Ernte:“-Fähigkeiten ${what.pronoun ? `von ${what.in('dat')}` : what.in('gen')}`,
        behind: subordinate(`als ob ${du(context)} ${it} kontrollieren ${would}`),
      })
    }
    case 'triggerPlay': {
      const what = phrase(node.what, context)
      const whose = what.pronoun ? `von ${what.in('dat')}` : what.in('gen')
      return act(context, verbs.abhandeln, { middle: `die „Spielen:“-Fähigkeiten ${whose}` })
    }
    case 'resolveIcons': {
      const referent = referentOf(node.of, context)
      const them = pronounOf(formIn(referent))
      const whose = context.said.near
        ? `${before({ ein: possessive(them.form) }, [], 'gen', 'pl')} Bonussymbole`
        : `der Bonussymbole ${demonstrative(referent, context).in('gen')}`
      const had = context.actor === 'you' ? 'hättest' : 'hätte'
      const as = subordinate(`als ob ${du(context)} ${them.in('acc')} gespielt ${had}`)
      return act(context, verbs.abhandeln, { middle: `jedes ${whose}`, behind: as })
    }
    case 'takeControl':
      return control(node, context)
    case 'swap': {
      const what = acc(node.what)
      const other = phrase(node.with, context).in('dat')
      return act(context, verbs.tauschen, {
        ...what,
        middle: words(what.middle, `mit ${other} in der Schlachtreihe`),
      })
    }
    case 'moveToFlank': {
      const field = acc(node.what)
      const line = node.what === 'self' ? your(context, 'gen', 'f') : 'der'
      const whose = node.what === 'self' ? '' : controller(context).in('gen')
      const flank = words(`an eine Flanke ${line} Schlachtreihe`, whose)
      return act(context, verbs.legen, { ...field, middle: words(field.middle, flank) })
    }
    case 'dealFightDamageTo': {
      const fighter = self(context)
      const its = before({ ein: possessive(fighter.form) }, [], 'acc', 'm')
      const what = phrase(node.what, context).in('dat')
      const field = `${its} Schaden in diesem Kampf ${what} statt der gegnerischen Kreatur`
      return happens(context, fighter, verbs.zufügen, field)
    }
    case 'cancelUse':
      return statement(fixed('dieses Verwenden', 'n'), verbs.haben, 'keine weitere Wirkung')
    case 'chooseCard':
      return act(context, verbs.wählen, acc(node.what))
    case 'chooseHouse': {
      const card = node.of && `auf der Avatarkarte ${opponent(context).in('gen')}`
      return act(context, verbs.wählen, words('eine Fraktion', card))
    }
    case 'chooseNumber':
      return act(context, verbs.wählen, 'eine Zahl')
    case 'gainTextOfRevealed': {
      const what = phrase(node.to, context)
      return happens(
        context,
        what,
        verbs.erhalten,
        'für den Rest des Zuges den Textkasten der aufgedeckten Karte',
      )
    }
    case 'returnPurged': {
      const cards = kind({}, context, { der: 'jed' }, {}, [`durch ${self(context).in('acc')} verbannt`]).in(
        'acc',
      )
      return act(context, verbs.zurückbringen, `${cards} ins Spiel`)
    }
    default:
      return unsaid(node, 'de')
  }
}

/** "einer Kreatur 3 Schaden" */
function dealt({ n, to, splash }: { n: Amount; to: Targets; splash?: number }, context: Context): string {
  const [first] = targetsOf(to)
  const picks = typeof first === 'object' && 'choose' in first
  const chosen = perChosen(targetsOf(to), context)
  const several = isSeveral(to, context)
  if (picks && typeof n === 'object') {
    const equal = equalTo(n, context, 'Schaden')
    return `${phrase(to, context).in('dat')} ${equal}`
  }
  const target = phrase(to, context).in('dat')
  const { n: damage, per } = amount(n, context, 'Schaden')
  return words(
    target,
    per ?? chosen.per,
    several && 'je',
    damage,
    splash !== undefined && `mit ${splash} Explosionsschaden`,
  )
}

function captured(node: Extract<SimpleVerb, { do: 'capture' }>, context: Context): GermanClause {
  const own = (form: Phrase['form']): string => `von ${possessive(form)}er eigenen Seite`
  const all = theirAmber(context)
  if (node.by === 'self' && !(context.trigger && context.said.near)) {
    const field = amber(node.n, context, all)
    remember(node.by, context)
    const from = node.from && own(formIn(context.self))
    return act(context, verbs.erbeuten, { ...field, middle: words(field.middle, from) })
  }
  const chosen = perChosen(targetsOf(node.by), context)
  const by = phrase(node.by, context)
  const field = amber(node.n, context, all)
  const middle = words(field.middle, node.from && own(by.form))
  return happens(context, by, verbs.erbeuten, { ...field, ...chosen, middle })
}

function movedAmber(node: Extract<SimpleVerb, { do: 'moveAmber' }>, context: Context): GermanClause {
  const { per, middle } = amber(node.n, context, `das gesamte ${AMBER}`)
  const from = ((): string => {
    if (node.from === 'yourPool') return `aus ${your(context, 'dat', 'm')} Vorrat`
    if (node.from === 'supply') return 'aus der gemeinsamen Reserve'
    return behind('von', phrase(node.from, context).in('dat'))
  })()
  const to = ((): string => {
    if (node.to === 'yourPool') return `in ${your(context, 'acc', 'm')} Vorrat`
    if (node.to === 'supply') return 'in die gemeinsame Reserve'
    return `auf ${phrase(node.to, context).in('acc')}`
  })()
  const lexeme = node.from === 'supply' ? verbs.legen : verbs.verschieben
  return act(context, lexeme, { middle: words(middle, from, to), ...(per && { per }) })
}

function returned(what: Targets, context: Context): GermanClause {
  const hand = theirs(what, context, 'hand')
  const found = targetsOf(what).every((target) => target === 'it' && referentOf(target, context).outside)
  const field = object(phrase(what, context), `auf ${hand}`)
  return act(context, found ? verbs.nehmen : verbs.zurückschicken, field)
}

/** From the opponent's hand or archives it is the opponent who discards. */
function discarded(what: Targets, context: Context): GermanClause {
  const [target] = targetsOf(what)
  const filter =
    typeof target === 'object' && ('random' in target ? target.random : 'each' in target && target.each)
  const theirOwn = filter && filter.whose === 'enemy' && isOutside(filter) && filter.house !== 'chosen'
  if (!theirOwn || context.actor !== 'you') return act(context, verbs.ablegen, object(phrase(what, context)))
  const { whose: _, ...own } = filter
  const within: Context = { ...context, actor: 'opponent' }
  const subject = player('opponent', context)
  const cards = phrase('random' in target ? { ...target, random: own } : { each: own }, within)
  remember(what, context)
  return happens(context, subject === 'you' ? fixed('du') : subject, verbs.ablegen, object(cards))
}

function searched({ filter, all }: Extract<SimpleVerb, { do: 'search' }>, context: Context): GermanClause {
  const zones = zonesOf(filter).flatMap((where) =>
    where === 'play' || where === 'under' ? [] : [zoneIn(where, undefined, context, 'acc')],
  )
  const found = (all ? every : some)(filter, context, { unplaced: true }).in('dat')
  context.said.it = { noun: nounOf(filter), plural: all === true, yours: true, outside: true }
  context.said.near = true
  return act(context, verbs.durchsuchen, `${listed(zones, 'und')} nach ${found}`)
}

function used(node: Extract<SimpleVerb, { do: 'use' }>, context: Context): GermanClause {
  const what = phrase(node.what, context)
  const field = object(what)
  const yours = what.form === 'n' ? 'es deines' : 'sie deine'
  const as = node.asIfYours && { behind: subordinate(`als ob ${yours} wäre`) }
  if (!node.how) return act(context, verbs.verwenden, { ...field, ...as })
  const against = node.against && 'gegen eine noch nicht auf diese Weise bekämpfte feindliche Kreatur'
  const how = node.how === 'fight' ? 'kämpfen' : 'ernten'
  return act(context, verbs.lassen, { ...field, middle: words(field.middle, against, how), ...as })
}

function control(node: Extract<SimpleVerb, { do: 'takeControl' }>, context: Context): GermanClause {
  const what = phrase(node.of, context)
  const until = node.for && subordinate(`bis ${self(context).in('nom')} das Spiel verlässt`)
  const taken = act(context, verbs.übernehmen, {
    middle: `die Kontrolle über ${what.in('acc')}`,
    behind: until,
  })
  if (!node.house) return taken
  const it = pronounOf(what.form)
  const that = demonstrative(referentOf(node.of, context), context).in('nom')
  const none = `zu keiner ${your(context, 'gen', 'pl')} Fraktionen gehört`
  const belongs = `solange du ${it.in('acc')} kontrollierst, gehört ${that} zur Fraktion ${house(node.house)}, falls ${it.in('nom')} ${none}`
  return { ...taken, after: [belongs] }
}
