/** German: what effects do. Verbs are data; where they go is decided by the sentence. */
import type { Amount, Filter, Target, Who } from '../abilities.ts'
import type { Phrase } from './de-forms.ts'
import {
  amountOf,
  cards,
  during,
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
import {
  type Clause,
  type Context,
  cannotSay,
  nounOf,
  nounsOf,
  restOf,
  type Sentence,
  type SimpleVerb,
  type Subject,
  unsaid,
  words,
} from './grammar.ts'
import { germanNouns } from './nouns.ts'

interface Lexeme {
  imperative: string
  er: string
  infinitive: string
  /** Split off in a main clause: "wirf ... ab"; `apart` if it is a word of its own: "bereit zu machen". */
  particle?: string
  apart?: true
}

const lexeme = (imperative: string, er: string, infinitive: string, particle?: string): Lexeme => ({
  imperative,
  er,
  infinitive,
  ...(particle && { particle }),
})

export const lexemes = {
  abwerfen: lexeme('wirf', 'wirft', 'werfen', 'ab'),
  anschauen: lexeme('schaue', 'schaut', 'schauen', 'an'),
  aufdecken: lexeme('decke', 'deckt', 'decken', 'auf'),
  ausspielen: lexeme('spiele', 'spielt', 'spielen', 'aus'),
  benennen: lexeme('benenne', 'benennt', 'benennen'),
  bereitMachen: { ...lexeme('mache', 'macht', 'machen', 'bereit'), apart: true },
  bewegen: lexeme('bewege', 'bewegt', 'bewegen'),
  entfernen: lexeme('entferne', 'entfernt', 'entfernen'),
  erschöpfen: lexeme('erschöpfe', 'erschöpft', 'erschöpfen'),
  geben: lexeme('gib', 'gibt', 'geben'),
  legen: lexeme('lege', 'legt', 'legen'),
  mischen: lexeme('mische', 'mischt', 'mischen'),
  nehmen: lexeme('nimm', 'nimmt', 'nehmen'),
  sammeln: lexeme('sammle', 'sammelt', 'sammeln'),
  verbannen: lexeme('verbanne', 'verbannt', 'verbannen'),
  verlieren: lexeme('verliere', 'verliert', 'verlieren'),
  verschieben: lexeme('verschiebe', 'verschiebt', 'verschieben'),
  zahlen: lexeme('zahle', 'zahlt', 'zahlen'),
  ziehen: lexeme('ziehe', 'zieht', 'ziehen'),
  zufügen: lexeme('füge', 'fügt', 'fügen', 'zu'),
  zurückbringen: lexeme('bringe', 'bringt', 'bringen', 'zurück'),
  zurücklegen: lexeme('lege', 'legt', 'legen', 'zurück'),
} satisfies Record<string, Lexeme>

const wholeInfinitive = ({ infinitive, particle, apart }: Lexeme): string =>
  apart ? `${particle} ${infinitive}` : `${particle ?? ''}${infinitive}`

const zuInfinitive = ({ infinitive, particle, apart }: Lexeme): string =>
  particle && !apart ? `${particle}zu${infinitive}` : words(particle, 'zu', infinitive)

/** All of a predicate but its verb. */
interface Field {
  /** Personal pronouns come first: "verbanne ihn stattdessen". */
  pronoun?: string
  middle: string
  /** Behind everything: ", wie dieser Charakter {S} hat". */
  behind?: string
}

export interface GermanClause extends Clause, Field {
  /** The verb in a main clause. */
  finite: string
  /** What closes the main clause: a particle or an infinitive. */
  end?: string
  /** Joined by "und", with the same subject: "erhält +1 {S} und kann nicht erkunden". */
  more?: string
  /** How somebody does it, after "darfst du" and "um". */
  deed?: Field & { lexeme: Lexeme }
}

const text = ({ text }: { text: string }): string => text
const subjectOf = (who: Who, context: Context): Subject => {
  if (who === 'you') return 'you'
  const phrase = player(who, context)
  return { text: phrase.in('nom'), plural: phrase.plural }
}

/** Somebody does something. Only what the actor of the ability does can be left to them. */
export function act(
  context: Context,
  lexeme: Lexeme,
  field: Field | string,
  who: Who = context.actor,
): GermanClause {
  const subject = subjectOf(who, context)
  const said = typeof field === 'string' ? { middle: field } : field
  const { imperative, er, infinitive, particle } = lexeme
  return {
    subject,
    ...said,
    finite: subject === 'you' ? imperative : subject.plural ? infinitive : er,
    ...(particle && { end: particle }),
    ...(who === context.actor && { doer: subject, deed: { ...said, lexeme } }),
  }
}

/** Something is so: "ein Charakter deiner Wahl erhält +2 {S}". */
export const statement = (
  subject: Phrase,
  [singular, plural]: readonly [string, string],
  field: Field | string,
  end?: string,
): GermanClause => ({
  subject: { text: subject.in('nom'), plural: subject.plural },
  finite: subject.plural ? plural : singular,
  ...(typeof field === 'string' ? { middle: field } : field),
  ...(end && { end }),
})

const erhält = ['erhält', 'erhalten'] as const
export const kann = ['kann', 'können'] as const
/** With "du" as its subject, which an imperative does not name. */
export const du = ({ actor }: Context): Phrase => ({
  in: () => (actor === 'you' ? 'du' : 'sie'),
  plural: false,
})

const sameSubject = (a: Subject, b: Subject): boolean =>
  a === 'you' || b === 'you' ? a === b : a.text === b.text

/** The clause as a main clause. After a lead, the verb comes before its subject. */
function mainClause(
  clause: GermanClause,
  where: 'first' | 'inverted' | 'gapped',
  adverb?: string | false,
): string {
  const { subject, finite, pronoun, middle, end, behind = '', more } = clause
  const who = subject === 'you' || where === 'gapped' ? undefined : text(subject)
  const [before, after] = where === 'inverted' ? [undefined, who] : [who, undefined]
  return words(
    `${words(before, finite, after, pronoun, adverb, middle, end)}${behind}`,
    more && `und ${more}`,
  )
}

const infinitive = ({ deed }: GermanClause, form: (lexeme: Lexeme) => string, adverb?: string): string => {
  if (!deed) throw cannotSay(deed, 'de', 'nobody does it')
  return `${words(deed.pronoun, adverb, deed.middle, form(deed.lexeme))}${deed.behind ?? ''}`
}

export function sentence(said: Sentence<GermanClause>): string {
  const { leads, may, parts, join = 'then', to, instead } = said
  const inverted = leads.length > 0
  const main = may ? permission(said) : parts.map(statementAt).join('')
  const purpose = to && `, um ${to.map((part) => infinitive(part, zuInfinitive)).join(' und ')}`
  return `${words(...leads, main)}${purpose ?? ''}`

  function statementAt(part: GermanClause, i: number): string {
    const adverb = instead && i === 0 && 'stattdessen'
    if (i === 0) return mainClause(part, inverted ? 'inverted' : 'first', adverb)
    if (join === 'or') return ` oder ${mainClause(part, 'inverted')}`
    if (sameSubject(part.subject, parts[i - 1].subject)) return ` und ${mainClause(part, 'gapped', 'dann')}`
    return ` und dann ${mainClause(part, 'inverted')}`
  }
}

function permission({ leads, parts, join, instead }: Sentence<GermanClause>): string {
  const [{ doer }] = parts
  if (!doer || !parts.every((part) => part.doer && sameSubject(part.doer, doer))) {
    throw cannotSay(parts, 'de', 'several players may do it')
  }
  const [who, may] = doer === 'you' ? ['du', 'darfst'] : [text(doer), doer.plural ? 'dürfen' : 'darf']
  const deeds = parts.map((part) => infinitive(part, wholeInfinitive))
  return words(
    ...(leads.length > 0 ? [may, who] : [who, may]),
    instead && 'stattdessen',
    deeds.join(join === 'or' ? ' oder ' : ' und dann '),
  )
}

// ---- effects

/** A direct object: a pronoun goes before all else. */
const object = (what: Phrase, rest = ''): Field =>
  what.pronoun ? { pronoun: what.in('acc'), middle: rest } : { middle: words(what.in('acc'), rest) }

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
      return act(context, lexemes.ziehen, amount(node.n, cards, 'so viele Karten'), node.who)
    case 'drawUntil': {
      const has = (node.who ?? context.actor) === 'you' ? 'du' : 'sie'
      const behind = `, bis ${has} ${cards(node.n)} auf der Hand ${has === 'du' ? 'hast' : 'hat'}`
      return act(context, lexemes.ziehen, { middle: 'Karten', behind }, node.who)
    }
    case 'discard': {
      const mine = (node.who ?? context.actor) === 'you' ? 'deine' : 'ihre'
      const what = node.n === 'hand' ? `${mine} gesamte Hand` : `${cards(node.n)} ${wahl(node.who)}`
      return act(context, lexemes.abwerfen, what, node.who)
    }
    case 'gainLore':
      return act(context, lexemes.sammeln, amount(node.n, lore, 'so viele Legenden'), node.who)
    case 'loseLore':
      return act(context, lexemes.verlieren, amount(node.n, lore, 'so viele Legenden'), node.who)
    case 'deal': {
      const n = amount(node.n, (n) => `${n} Schaden`, 'so viel Schaden')
      const to = phrase(node.to, context, 'each')
      // As much as another card has is said first, while "er" can still mean that card.
      if (n.behind) return act(context, lexemes.zufügen, `${n.middle}${n.behind}, ${to.in('dat')}`)
      if (to.pronoun) return act(context, lexemes.zufügen, { pronoun: to.in('dat'), middle: n.middle })
      return act(context, lexemes.zufügen, words(to.in('dat'), n.middle))
    }
    case 'put': {
      const n = amount(node.damage, (n) => `${n} Schadensmarker`, 'so viele Schadensmarker')
      const on = `auf ${phrase(node.on, context, 'each').in('acc')}`
      return act(context, lexemes.legen, n.behind ? `${n.middle}${n.behind}, ${on}` : `${n.middle} ${on}`)
    }
    case 'remove':
      return act(context, lexemes.entfernen, `${upToDamage(node.upTo)} von ${dat(node.from, 'each')}`)
    case 'moveDamage': {
      const from = dat(node.from)
      const to = phrase(node.to, context).in('acc')
      return act(context, lexemes.verschieben, `${upToDamage(node.upTo)} von ${from} auf ${to}`)
    }
    case 'banish':
      return act(context, lexemes.verbannen, acc(node.what))
    case 'exert':
      return act(context, lexemes.erschöpfen, acc(node.what))
    case 'ready':
      return act(context, lexemes.bereitMachen, acc(node.what))
    case 'return': {
      const hand = `auf ${theirs(node.what, context, 'hand')}`
      const field = acc(node.what, hand)
      const yours = context.said.it?.whose === 'yours'
      return act(context, yours ? lexemes.nehmen : lexemes.zurückbringen, field)
    }
    case 'shuffle':
      return act(context, lexemes.mischen, acc(node.what, `in ${theirs(node.what, context, 'deck')}`))
    case 'bottom': {
      const under = `unter ${theirs(node.what, context, 'deck')}`
      const what = phrase(node.what, context)
      const order = context.said.it?.plural && 'in beliebiger Reihenfolge'
      return act(context, lexemes.legen, object(what, words(order, under)))
    }
    case 'ink': {
      const facedown = node.exerted ? 'verdeckt und erschöpft' : 'verdeckt'
      if (node.what === 'topOfDeck') {
        const inkwell = `${your(context, 'acc', 'm')} Tintenvorrat`
        return act(context, lexemes.legen, `die oberste Karte ${deck('gen')} ${facedown} in ${inkwell}`)
      }
      const into = `in ${theirs(node.what, context, 'inkwell')}`
      return act(context, lexemes.legen, acc(node.what, `${facedown} ${into}`))
    }
    case 'give':
      return given(node, context)
    case 'forAll':
      return granting(such(node.filter, context), node, context)
    case 'forbidPlaying': {
      const what = kind(node.filter, context, { ein: 'kein' }, { plural: true }).in('acc')
      return statement(opponents, kann, `${during(node.for, true)} ${what}`, 'ausspielen')
    }
    case 'payLessNext': {
      const what = kind(node.filter, context, { der: 'der' }, { unowned: true }, ['nächst']).in('acc')
      const { gender } = germanNouns[nounOf(node.filter)]
      const play = context.actor === 'you' ? 'du in diesem Zug ausspielst' : 'sie in diesem Zug ausspielt'
      const behind = `, ${{ m: 'den', f: 'die', n: 'das' }[gender]} ${play}`
      const pay = context.actor === 'you' ? 'zahlst' : 'zahlt'
      return statement(du(context), [pay, pay], { middle: `${node.n} {I} weniger für ${what}`, behind })
    }
    case 'preventNextDamage': {
      const to = phrase(node.to, context, 'subject')
      const { plural } = to
      const { gender } = germanNouns[context.said.it!.noun]
      const him = plural ? 'ihnen' : gender === 'f' ? 'ihr' : 'ihm'
      const when = `das nächste Mal, wenn ${him} Schaden zugefügt würde,`
      return statement(to, erhält, `${during(node.for, plural)} ${when} stattdessen keinen Schaden`)
    }
    case 'noChallengeDamage':
      return statement(
        phrase(node.to, context, 'subject'),
        erhält,
        'durch die Herausforderung keinen Schaden',
      )
    case 'look':
      return look(node, context)
    case 'nameAndReveal': {
      const after = [sentence({ leads: ['danach'], parts: [reveal(context, 1)] })]
      return { ...act(context, lexemes.benennen, 'eine Karte'), after }
    }
    case 'revealAndPlay': {
      const found = kind(node.filter, context, { ein: 'ein' }, { nouns: nounsOf(node.filter, false) }).in(
        'nom',
      )
      const how = node.exerted ? 'kostenlos und erschöpft' : 'kostenlos'
      const play = act(context, lexemes.ausspielen, { pronoun: 'sie', middle: how })
      const hit = sentence({ leads: [`falls sie ${found} ist,`], may: true, parts: [play] })
      return { ...reveal(context, 1), after: [hit, backOnTop(context)] }
    }
    case 'play': {
      const what = some(node.filter, context, { unowned: node.filter.whose === 'yours' }).in('acc')
      const how = words(
        node.free && 'kostenlos',
        node.free && node.exerted && 'und',
        node.exerted && 'erschöpft',
      )
      return act(context, lexemes.ausspielen, words(what, how), node.who)
    }
    case 'playSelf': {
      const exerted = node.exerted ? 'erschöpft' : ''
      if (context.trigger?.from) return act(context, lexemes.ausspielen, sie(exerted))
      const from = `aus ${your(context, 'dat', 'm')} Ablagestapel`
      return act(context, lexemes.ausspielen, words('diese Karte', from, exerted))
    }
    case 'playAgain': {
      const discard = 'Ablagestapel'
      const from = `aus ${your(context, 'dat', 'm')} ${discard}`
      const into = `unter ${deck('acc')} statt auf ${your(context, 'acc', 'm')} ${discard}`
      const bottom = act(context, lexemes.legen, { pronoun: 'es', middle: `danach ${into}` })
      return {
        ...act(context, lexemes.ausspielen, `jenes Lied ${from} erneut und kostenlos`),
        after: [sentence({ leads: [], parts: [bottom] })],
      }
    }
    case 'move':
      return act(context, lexemes.bewegen, acc(node.what, 'kostenlos zu jenem Ort'))
    case 'payInk':
      return act(context, lexemes.zahlen, `${node.n} {I}`)
    case 'boost': {
      const under = `verdeckt unter ${self(context).in('acc')}`
      return act(context, lexemes.legen, `die oberste Karte ${deck('gen')} ${under}`)
    }
    default:
      return unsaid(node, 'de')
  }
}

export const opponents: Phrase = { in: () => 'gegnerische Mitspielende', plural: true }

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
  const when = words(duration && during(duration, to.plural), also)
  const { middle, behind } = received(grant, context)
  const cant = forbidden(grant, to.plural, duration)
  if (!middle) return statement(to, kann, cant)
  const gets = statement(to, erhält, { middle: words(when, middle), ...(behind && { behind }) })
  return cant ? { ...gets, more: `${kann[to.plural ? 1 : 0]} ${cant}` } : gets
}

function given(node: Extract<Give, { do: 'give' }>, context: Context): GermanClause {
  const to = phrase(node.to, context, node.grant.cant?.length ? 'these' : 'now')
  const gets = granting(to, node, context)
  if (node.grant.cant?.length) return gets
  const { middle, behind } = gets
  const field = {
    ...(to.pronoun ? { pronoun: to.in('dat'), middle } : { middle: words(to.in('dat'), middle) }),
    ...(behind && { behind }),
  }
  const { doer, deed } = act(context, lexemes.geben, field)
  return { ...gets, doer: doer!, deed: deed! }
}

const reveal = (context: Context, n: number): GermanClause =>
  act(context, lexemes.aufdecken, topCards(context, n))

const topCards = (context: Context, n: number): string =>
  `${n === 1 ? 'die oberste Karte' : `die obersten ${n} Karten`} ${your(context, 'gen', 'n')} Decks`

/** "sonst lege sie auf dein Deck zurück" */
export const backOnTop = (context: Context): string =>
  sentence({
    leads: ['sonst'],
    parts: [act(context, lexemes.zurücklegen, sie(`auf ${your(context, 'acc', 'n')} Deck`))],
  })

const sie = (middle: string): Field => ({ pronoun: 'sie', middle })

function look(node: Extract<SimpleVerb, { do: 'look' }>, context: Context): GermanClause {
  const { n, take, rest } = node
  const deck = `${your(context, 'acc', 'n')} Deck`
  const hand = `auf ${your(context, 'acc', 'f')} Hand`
  const first = node.reveal ? reveal(context, n) : act(context, lexemes.anschauen, topCards(context, n))
  // Of another player the sentences that follow say "sie": that person.
  const follow = (clause: GermanClause): GermanClause => {
    if (context.actor === 'you') return clause
    const subject = { text: 'sie', plural: false }
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
        return act(context, lexemes.zurücklegen, remainder(`auf ${deck}`))
      case 'bottom':
        return act(context, lexemes.legen, remainder(`unter ${deck}`))
      case 'topAndBottom':
        if (n !== 2 || take) throw cannotSay(node, 'de', 'one and the other are two')
        return act(context, lexemes.legen, `eine davon auf ${deck} und die andere darunter`)
      case 'topOrBottom':
        if (n !== 1 || take) throw cannotSay(node, 'de', 'either of two places is for one card')
        return act(context, lexemes.legen, sie(`auf oder unter ${deck}`))
      default:
        return unsaid(rest, 'de')
    }
  })()
  const put = follow(place)
  if (!take) return { ...first, after: [sentence({ leads: [], parts: [put] })] }

  const found = taken(take.filter, take.upTo, context)
  const take_ = follow(act(context, lexemes.nehmen, `${found} ${hand}`))
  if (take.must) {
    const both = [sentence({ leads: [], parts: [take_] }), sentence({ leads: [], parts: [put] })]
    return { ...first, after: [both.join(' und ')] }
  }
  const show = follow(act(context, lexemes.aufdecken, found))
  const parts = take.reveal ? [joinDeeds(show, follow(act(context, lexemes.nehmen, hand)))] : [take_]
  return {
    ...first,
    after: [sentence({ leads: [], may: true, parts }), sentence({ leads: [], parts: [put] })],
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
function joinDeeds(first: GermanClause, second: GermanClause): GermanClause {
  const middle = `${infinitive(first, wholeInfinitive)} und ${second.deed!.middle}`
  return { ...first, deed: { middle, lexeme: second.deed!.lexeme } }
}
