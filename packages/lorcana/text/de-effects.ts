/** German: what effects do. */
import { adverb, cannotSay, clause, plain, type Sentence, subordinate, unsaid, words } from '@regelwerk/say'
import {
  deed,
  type Field,
  fixed,
  formOf,
  type GermanClause,
  isPlural,
  mainClauses,
  object,
  type Phrase,
  pronounOf,
  relative,
  type Subject,
  statement,
  type Verb,
  verbs,
  wholeInfinitive,
} from '@regelwerk/say/de'
import type { Amount, Filter, Target, Who } from '../abilities.ts'
import {
  amountOf,
  cards,
  during,
  exactly,
  forbidden,
  kind,
  lore,
  phrase,
  player,
  received,
  self,
  some,
  such,
  theirs,
  your,
} from './de-phrases.ts'
import { type Context, nounOf, nounsOf, restOf, type SimpleVerb } from './grammar.ts'
import { germanNouns } from './nouns.ts'

/** Somebody does something. Only what the actor of the ability does can be left to them. */
export function act(
  context: Context,
  verb: Verb,
  field: Field | string,
  who: Who = context.actor,
): GermanClause {
  const subject: Subject = who === 'you' ? 'you' : player(who, context)
  return { ...deed(subject, verb, field), ...(who !== context.actor && { doer: undefined }) }
}

/** Behind everything that comes first; what is done one after the other is said so. */
export function sentence({ leads, instead, ...said }: Sentence<GermanClause>): string {
  const front = leads.map(({ text, kind }, i) =>
    kind === 'clause' || i < leads.length - 1 ? `${text},` : text,
  )
  const adverbs = instead ? 'stattdessen' : ''
  return words(...front, mainClauses({ ...said, inverted: leads.length > 0, adverbs, inTurn: true }))
}

// ---- effects

export function verb(node: SimpleVerb, context: Context): GermanClause {
  const acc = (target: Target, rest?: string) => object(phrase(target, context), rest)
  const dat = (target: Target, how?: 'each') => phrase(target, context, how).in('dat')
  const wahl = (who: Who = context.actor) =>
    who === 'you' ? 'deiner Wahl aus deiner Hand' : 'ihrer Wahl aus ihrer Hand'
  const upToDamage = (n: number | 'all') => (n === 'all' ? 'jeglichen Schaden' : `bis zu ${n} Schaden`)
  const deck = (c: 'acc' | 'gen') => `${your(context, c, 'n')} ${c === 'gen' ? 'Decks' : 'Deck'}`
  const amount = (n: Amount, of: (n: number) => string, soMany: string) => amountOf(n, context, of, soMany)
  switch (node.do) {
    case 'draw':
      return act(context, verbs.ziehen, amount(node.n, cards, 'so viele Karten'), node.who)
    case 'drawUntil': {
      const has = (node.who ?? context.actor) === 'you' ? 'du' : 'sie'
      const until = typeof node.n === 'number' ? cards(node.n) : `${exactly(node.n, context)} Karten`
      const behind = subordinate(`bis ${has} ${until} auf der Hand ${has === 'du' ? 'hast' : 'hat'}`)
      return act(context, verbs.ziehen, { middle: 'Karten', behind }, node.who)
    }
    case 'discard': {
      const mine = (node.who ?? context.actor) === 'you' ? 'deine' : 'ihre'
      const what = node.n === 'hand' ? `${mine} gesamte Hand` : `${cards(node.n)} ${wahl(node.who)}`
      return act(context, verbs.abwerfen, what, node.who)
    }
    case 'gainLore':
      return act(context, verbs.sammeln, amount(node.n, lore, 'so viele Legenden'), node.who)
    case 'loseLore':
      return act(context, verbs.verlieren, amount(node.n, lore, 'so viele Legenden'), node.who)
    case 'deal': {
      const n = amount(node.n, (n) => `${n} Schaden`, 'so viel Schaden')
      const to = phrase(node.to, context, 'each')
      // As much as another card has is said first, while "er" can still mean that card.
      if (n.behind) return act(context, verbs.zufügen, `${n.middle}${n.behind} ${to.in('dat')}`)
      if (to.pronoun) return act(context, verbs.zufügen, { pronoun: to.in('dat'), middle: n.middle })
      return act(context, verbs.zufügen, words(to.in('dat'), n.middle))
    }
    case 'put': {
      const n = amount(node.damage, (n) => `${n} Schadensmarker`, 'so viele Schadensmarker')
      const on = `auf ${phrase(node.on, context, 'each').in('acc')}`
      return act(context, verbs.legen, `${n.middle}${n.behind ?? ''} ${on}`)
    }
    case 'remove':
      return act(context, verbs.entfernen, `${upToDamage(node.upTo)} von ${dat(node.from, 'each')}`)
    case 'moveDamage': {
      const from = dat(node.from)
      const to = phrase(node.to, context).in('acc')
      return act(context, verbs.verschieben, `${upToDamage(node.upTo)} von ${from} auf ${to}`)
    }
    case 'banish':
      return act(context, verbs.verbannen, acc(node.what))
    case 'exert':
      return act(context, verbs.erschöpfen, acc(node.what))
    case 'ready':
      return act(context, verbs.bereitMachen, acc(node.what))
    case 'return': {
      const hand = `auf ${theirs(node.what, context, 'hand')}`
      const field = acc(node.what, hand)
      const yours = context.said.it?.whose === 'yours'
      return act(context, yours ? verbs.nehmen : verbs.zurückbringen, field)
    }
    case 'shuffle':
      return act(context, verbs.mischen, acc(node.what, `in ${theirs(node.what, context, 'deck')}`))
    case 'bottom': {
      const under = `unter ${theirs(node.what, context, 'deck')}`
      const what = phrase(node.what, context)
      const order = context.said.it?.plural && 'in beliebiger Reihenfolge'
      return act(context, verbs.legen, object(what, words(order, under)))
    }
    case 'ink': {
      const facedown = node.exerted ? 'verdeckt und erschöpft' : 'verdeckt'
      if (node.what === 'topOfDeck') {
        const inkwell = `${your(context, 'acc', 'm')} Tintenvorrat`
        return act(context, verbs.legen, `die oberste Karte ${deck('gen')} ${facedown} in ${inkwell}`)
      }
      const into = `in ${theirs(node.what, context, 'inkwell')}`
      return act(context, verbs.legen, acc(node.what, `${facedown} ${into}`))
    }
    case 'give':
      return given(node, context)
    case 'forAll':
      return granting(such(node.filter, context), node, context)
    case 'forbidPlaying': {
      const what = kind(node.filter, context, { ein: 'kein' }, { plural: true }).in('acc')
      return statement(opponents, verbs.können, `${during(node.for, true)} ${what}`, 'ausspielen')
    }
    case 'payLessNext': {
      const what = kind(node.filter, context, { der: 'der' }, { unowned: true }, ['nächst']).in('acc')
      const which = relative.acc[formOf(germanNouns[nounOf(node.filter)])]
      const play = context.actor === 'you' ? 'du in diesem Zug ausspielst' : 'sie in diesem Zug ausspielt'
      const behind = subordinate(`${which} ${play}`)
      return statement(du(context), verbs.zahlen, { middle: `${node.n} {I} weniger für ${what}`, behind })
    }
    case 'preventNextDamage': {
      const to = phrase(node.to, context, 'subject')
      const him = pronounOf(to.form).in('dat')
      const when = `das nächste Mal${subordinate(`wenn ${him} Schaden zugefügt würde`)}`
      return statement(
        to,
        verbs.erhalten,
        `${during(node.for, isPlural(to))} ${when} stattdessen keinen Schaden`,
      )
    }
    case 'noChallengeDamage':
      return statement(
        phrase(node.to, context, 'subject'),
        verbs.erhalten,
        'durch die Herausforderung keinen Schaden',
      )
    case 'look':
      return look(node, context)
    case 'nameAndReveal': {
      const after = [sentence({ leads: [adverb('danach')], parts: [reveal(context, 1)] })]
      return { ...act(context, verbs.benennen, 'eine Karte'), after }
    }
    case 'revealAndPlay': {
      const found = kind(node.filter, context, { ein: 'ein' }, { nouns: nounsOf(node.filter, false) }).in(
        'nom',
      )
      const how = node.exerted ? 'kostenlos und erschöpft' : 'kostenlos'
      const play = act(context, verbs.ausspielen, { pronoun: 'sie', middle: how })
      const hit = sentence({ leads: [clause(`falls sie ${found} ist`)], may: true, parts: [play] })
      return { ...reveal(context, 1), after: [hit, backOnTop(context)] }
    }
    case 'play': {
      const what = some(node.filter, context, { unowned: node.filter.whose === 'yours' }).in('acc')
      const how = words(
        node.free && 'kostenlos',
        node.free && node.exerted && 'und',
        node.exerted && 'erschöpft',
      )
      return act(context, verbs.ausspielen, words(what, how), node.who)
    }
    case 'playSelf': {
      const exerted = node.exerted ? 'erschöpft' : ''
      if (context.trigger?.inZone) return act(context, verbs.ausspielen, sie(exerted))
      const from = `aus ${your(context, 'dat', 'm')} Ablagestapel`
      return act(context, verbs.ausspielen, words('diese Karte', from, exerted))
    }
    case 'playAgain': {
      const discard = 'Ablagestapel'
      const from = `aus ${your(context, 'dat', 'm')} ${discard}`
      const into = `unter ${deck('acc')} statt auf ${your(context, 'acc', 'm')} ${discard}`
      const bottom = act(context, verbs.legen, { pronoun: 'es', middle: `danach ${into}` })
      return {
        ...act(context, verbs.ausspielen, `jenes Lied ${from} erneut und kostenlos`),
        after: [sentence(plain(bottom))],
      }
    }
    case 'move':
      return act(context, verbs.bewegen, acc(node.what, 'kostenlos zu jenem Ort'))
    case 'payInk':
      return act(context, verbs.zahlen, `${node.n} {I}`)
    case 'boost': {
      const under = `verdeckt unter ${self(context).in('acc')}`
      return act(context, verbs.legen, `die oberste Karte ${deck('gen')} ${under}`)
    }
    default:
      return unsaid(node, 'de')
  }
}

export const opponents: Phrase = fixed('gegnerische Mitspielende', 'pl')
/** With "du" as its subject, which an imperative does not name. */
export const du = ({ actor }: Context): Subject => (actor === 'you' ? 'you' : fixed('sie'))

type Give = Extract<SimpleVerb, { do: 'give' | 'forAll' }>

/** "erhält in diesem Zug +2 {S} und kann nicht erkunden" */
function granting(to: Phrase, { grant, for: duration }: Give, context: Context): GermanClause {
  return granted(to, grant, context, duration)
}

export function granted(
  to: Phrase,
  grant: Give['grant'],
  context: Context,
  duration?: Give['for'],
  also?: 'zusätzlich',
): GermanClause {
  const when = words(duration && during(duration, isPlural(to)), also)
  const { middle, behind } = received(grant, context)
  const cant = forbidden(grant, isPlural(to), duration)
  if (!middle) return statement(to, verbs.können, cant)
  const can = isPlural(to) ? 'können' : 'kann'
  return statement(to, verbs.erhalten, {
    middle: words(when, middle),
    behind: cant ? `${behind ?? ''} und ${can} ${cant}` : behind,
  })
}

function given(node: Extract<Give, { do: 'give' }>, context: Context): GermanClause {
  const to = phrase(node.to, context, node.grant.cant?.length ? 'these' : 'now')
  const gets = granting(to, node, context)
  if (node.grant.cant?.length) return gets
  const { middle, behind } = gets
  const receiver = to.in('dat')
  const field: Field = to.pronoun ? { pronoun: receiver, middle } : { middle: words(receiver, middle) }
  const { doer } = act(context, verbs.geben, '')
  return { ...gets, doer, deed: { ...field, behind, verb: verbs.geben } }
}

const reveal = (context: Context, n: number): GermanClause =>
  act(context, verbs.aufdecken, topCards(context, n))

const topCards = (context: Context, n: number): string =>
  `${n === 1 ? 'die oberste Karte' : `die obersten ${n} Karten`} ${your(context, 'gen', 'n')} Decks`

/** "sonst lege sie auf dein Deck zurück" */
export const backOnTop = (context: Context): string =>
  sentence({
    leads: [adverb('sonst')],
    parts: [act(context, verbs.zurücklegen, sie(`auf ${your(context, 'acc', 'n')} Deck`))],
  })

const sie = (middle: string): Field => ({ pronoun: 'sie', middle })

function look(node: Extract<SimpleVerb, { do: 'look' }>, context: Context): GermanClause {
  const { n, take, rest } = node
  const deck = `${your(context, 'acc', 'n')} Deck`
  const hand = `auf ${your(context, 'acc', 'f')} Hand`
  const first = node.reveal ? reveal(context, n) : act(context, verbs.anschauen, topCards(context, n))
  // Of another player the sentences that follow say "sie": that person.
  const follow = (clause: GermanClause): GermanClause => {
    if (context.actor === 'you') return clause
    const subject = fixed('sie')
    return { ...clause, subject, doer: subject }
  }
  const sole = restOf(node) === 1
  const order = sole ? '' : 'in beliebiger Reihenfolge'
  const remainder = (middle: string): Field => {
    if (!take) return sie(words(order, middle))
    return { middle: words(sole ? 'die andere' : 'die restlichen Karten', order, middle) }
  }
  const place = ((): GermanClause => {
    switch (rest) {
      case 'top':
        return act(context, verbs.zurücklegen, remainder(`auf ${deck}`))
      case 'bottom':
        return act(context, verbs.legen, remainder(`unter ${deck}`))
      case 'topAndBottom':
        if (n !== 2 || take) throw cannotSay(node, 'de', 'one and the other are two')
        return act(context, verbs.legen, `eine davon auf ${deck} und die andere darunter`)
      case 'topOrBottom':
        if (n !== 1 || take) throw cannotSay(node, 'de', 'either of two places is for one card')
        return act(context, verbs.legen, sie(`auf oder unter ${deck}`))
      default:
        return unsaid(rest, 'de')
    }
  })()
  const put = follow(place)
  if (!take) return { ...first, after: [sentence(plain(put))] }

  const found = taken(take.filter, take.upTo, context)
  const take_ = follow(act(context, verbs.nehmen, `${found} ${hand}`))
  if (take.must) {
    const both = [sentence(plain(take_)), sentence(plain(put))]
    return { ...first, after: [both.join(' und ')] }
  }
  const show = follow(act(context, verbs.aufdecken, found))
  const parts = take.reveal ? [joinDeeds(show, follow(act(context, verbs.nehmen, hand)))] : [take_]
  return {
    ...first,
    after: [sentence({ leads: [], may: true, parts }), sentence(plain(put))],
  }
}

/** "1 Charakterkarte daraus", "1 davon" */
function taken(filter: Filter, upTo: number | 'any' | 'each', context: Context): string {
  if (Object.keys(filter).length === 0 && typeof upTo === 'number') return `${upTo} davon`
  const nouns = nounsOf(filter, false)
  const plural = upTo !== 1
  const determiner =
    upTo === 'each'
      ? ({ der: 'all' } as const)
      : { count: upTo === 'any' ? 'beliebig viele' : upTo === 1 ? '1' : `bis zu ${upTo}` }
  return `${kind(filter, context, determiner, { plural, nouns }).in('acc')} daraus`
}

/** One after the other on the same cards: "1 Liedkarte daraus aufdecken und auf deine Hand nehmen". */
const joinDeeds = (first: GermanClause, second: GermanClause): GermanClause => ({
  ...first,
  deed: {
    middle: `${first.middle} ${wholeInfinitive(first.verb)} und ${second.middle}`,
    verb: second.verb,
  },
})
