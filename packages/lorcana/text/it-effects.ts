/** Italian: what effects do. */
import { adverb, cannotSay, clause, listed, plain, type Sentence, unsaid, words } from '@regelwerk/say'
import {
  agreeing,
  are,
  deed,
  ere,
  fixed,
  type ItalianClause,
  infinitive,
  sentence as inOrder,
  nobody,
  type Phrase,
  statement,
  type Verb,
} from '@regelwerk/say/it'
import type { Duration, Filter, Grant, Target, Who } from '../abilities.ts'
import { type Context, nounOf, nounsOf, restOf, type SimpleVerb } from './grammar.ts'
import {
  amountOf,
  cards,
  counted,
  damage,
  during,
  exactly,
  forbidden,
  isYours,
  keyword,
  kind,
  lore,
  phrase,
  player,
  self,
  some,
  stats,
  such,
  theirPlayers,
  your,
} from './it-phrases.ts'
import { italianNouns } from './nouns.ts'

export const lexemes = {
  aggiungere: ere('aggiung'),
  dare: { imperative: 'dai', s: 'dà', p: 'danno', infinitive: 'dare', stem: 'dal' },
  esiliare: { ...are('esili'), p: 'esiliano' },
  farTornare: {
    imperative: 'fai',
    s: 'fa',
    p: 'fanno',
    infinitive: 'far',
    stem: 'fal',
    along: 'tornare',
  },
  giocare: are('gioc'),
  guardare: are('guard'),
  impegnare: are('impegn'),
  infliggere: ere('infligg'),
  mescolare: are('mescol'),
  mettere: ere('mett'),
  nominare: are('nomin'),
  ottenere: { imperative: 'ottieni', s: 'ottiene', p: 'ottengono', infinitive: 'ottenere' },
  pagare: are('pag'),
  perdere: ere('perd'),
  pescare: are('pesc'),
  preparare: are('prepar'),
  rimettere: ere('rimett'),
  rimuovere: ere('rimuov'),
  riprendere: { ...ere('riprend'), along: 'in mano' },
  rivelare: are('rivel'),
  scartare: are('scart'),
  scegliereEScartare: {
    imperative: 'scegli e scarta',
    s: 'sceglie e scarta',
    p: 'scelgono e scartano',
    infinitive: 'scegliere e scartare',
  },
  spostare: are('spost'),
} satisfies Record<string, Verb>

/** Somebody does something. Only what the actor of the ability does can be left to them. */
export function act(
  context: Context,
  verb: Verb,
  object: Phrase | string,
  rest = '',
  who: Who = context.actor,
): ItalianClause {
  const said = deed(who === 'you' ? 'you' : player(who, context), verb, object, rest)
  return who === context.actor ? said : { ...said, doer: undefined, deed: undefined }
}

/** What is done one after the other is said so. */
export const sentence = (said: Sentence<ItalianClause>): string => inOrder(said, true)

// ---- effects

export function verb(node: SimpleVerb, context: Context): ItalianClause {
  const object = (target: Target) => phrase(target, context)
  const upToDamage = (n: number | 'all') => (n === 'all' ? 'tutti i danni' : `fino a ${damage(n)}`)
  const deck = `${your(context, 'm', false)} mazzo`
  switch (node.do) {
    case 'draw':
      return act(context, lexemes.pescare, amountOf(node.n, context, cards, 'carte'), '', node.who)
    case 'drawUntil': {
      const has = (node.who ?? context.actor) === 'you' ? 'hai' : 'ha'
      return act(
        context,
        lexemes.pescare,
        `carte finché non ${has} ${exactly(node.n, context)} carte in mano`,
        '',
        node.who,
      )
    }
    case 'discard': {
      const mine = (node.who ?? context.actor) === 'you' ? 'tua' : 'propria'
      if (node.n === 'hand') return act(context, lexemes.scartare, `la ${mine} mano`, '', node.who)
      return act(context, lexemes.scegliereEScartare, cards(node.n), '', node.who)
    }
    case 'gainLore':
      return act(context, lexemes.ottenere, amountOf(node.n, context, lore, 'leggenda'), '', node.who)
    case 'loseLore':
      return act(context, lexemes.perdere, amountOf(node.n, context, lore, 'leggenda'), '', node.who)
    case 'deal': {
      const { n, per, equalTo } = counted(node.n, context)
      const to = phrase(node.to, context, 'each').with('a')
      return act(context, lexemes.infliggere, words(equalTo ? `danni pari ${equalTo}` : damage(n), to, per))
    }
    case 'put': {
      const { n, per, equalTo } = counted(node.damage, context)
      const on = phrase(node.on, context, 'each').with('su')
      const counters = equalTo
        ? `segnalini danno pari ${equalTo}`
        : n === 1
          ? '1 segnalino danno'
          : `${n} segnalini danno`
      return act(context, lexemes.mettere, words(counters, on, per))
    }
    case 'remove': {
      const from = phrase(node.from, context, 'each').with('da')
      return act(context, lexemes.rimuovere, `${upToDamage(node.upTo)} ${from}`)
    }
    case 'moveDamage': {
      const from = phrase(node.from, context).with('da')
      const to = phrase(node.to, context).with('su')
      return act(context, lexemes.spostare, `${upToDamage(node.upTo)} ${from} ${to}`)
    }
    case 'banish':
      return act(context, lexemes.esiliare, object(node.what))
    case 'exert':
      return act(context, lexemes.impegnare, object(node.what))
    case 'ready':
      return act(context, lexemes.preparare, object(node.what))
    case 'return': {
      if (isYours(node.what, context)) return act(context, lexemes.riprendere, object(node.what))
      const hand = `in mano ${theirPlayers(node.what, context, 'a')}`
      return act(context, lexemes.farTornare, object(node.what), hand)
    }
    case 'shuffle': {
      const into = theirs(node.what, ['nel', 'nei'], 'mazzo', 'mazzi')
      return act(context, lexemes.mescolare, object(node.what), into)
    }
    case 'bottom': {
      const under = `in fondo ${theirs(node.what, ['al', 'ai'], 'mazzo', 'mazzi')}`
      const what = object(node.what)
      return act(context, lexemes.mettere, what, words(under, what.plural && 'in qualsiasi ordine'))
    }
    case 'ink': {
      const facedown = (gender: 'm' | 'f', plural: boolean) =>
        words('a faccia in giù', node.exerted && `e ${agreeing('impegnat', gender, plural)}`)
      if (node.what === 'topOfDeck') {
        const inkwell = `al ${your(context, 'm', false)} calamaio`
        return act(
          context,
          lexemes.aggiungere,
          `la prima carta del ${deck} ${inkwell} ${facedown('f', false)}`,
        )
      }
      const into = theirs(node.what, ['al', 'ai'], 'calamaio', 'calamai')
      const what = object(node.what)
      return act(context, lexemes.aggiungere, what, `${into} ${facedown(what.gender, what.plural)}`)
    }
    case 'give':
      return given(node, context)
    case 'forAll':
      return granted(such(node.filter, context), node.grant, context, node.for)
    case 'forbidPlaying': {
      const what = kind(node.filter, context, 'none', { plural: true }).with()
      return statement(opponents, cannot, `giocare ${what} ${during(node.for, true)}`)
    }
    case 'payLessNext': {
      const what = kind(node.filter, context, 'il', { unowned: true, first: 'prossim' }).with()
      const [pay, play] = context.actor === 'you' ? ['paghi', 'giochi'] : ['paga', 'gioca']
      return statement(nobody, [pay, pay], `${node.n} {I} in meno per ${what} che ${play} in questo turno`)
    }
    case 'preventNextDamage': {
      const to = phrase(node.to, context)
      const [would, does] = to.plural ? ['subirebbero', 'subiscono'] : ['subirebbe', 'subisce']
      const lead = words(during(node.for, to.plural).concat(','), 'la prossima volta che', to.with(), would)
      return statement({ ...nobody, with: () => lead }, ['danni,', 'danni,'], `non ne ${does}`)
    }
    case 'noChallengeDamage':
      return statement(phrase(node.to, context), ['non subisce', 'non subiscono'], 'danni dalla sfida')
    case 'look':
      return look(node, context)
    case 'nameAndReveal': {
      const reveal = act(context, lexemes.rivelare, topCards(context, 1))
      const after = [sentence({ leads: [adverb('poi')], parts: [reveal] })]
      return { ...act(context, lexemes.nominare, 'una carta'), after }
    }
    case 'revealAndPlay': {
      const found = some(node.filter, context, { nouns: nounsOf(node.filter, false) }).with()
      const play = act(context, lexemes.giocare, la, 'gratis')
      const hit = sentence({ leads: [clause(`se è ${found}`)], may: true, parts: [play] })
      return {
        ...act(context, lexemes.rivelare, topCards(context, 1)),
        after: [words(hit, node.exerted && 'ed entra in gioco impegnata'), backOnTop(context)],
      }
    }
    case 'play': {
      const what = some(node.filter, context).with()
      const { gender } = italianNouns[nounOf(node.filter)]
      const after = node.exerted ? [`entra in gioco ${agreeing('impegnat', gender, false)}`] : []
      return { ...act(context, lexemes.giocare, what, node.free ? 'gratis' : '', node.who), after }
    }
    case 'playSelf': {
      const after = node.exerted ? ['entra in gioco impegnata'] : []
      const from = `dai ${your(context, 'm', true)} scarti`
      const play = context.trigger?.inZone
        ? act(context, lexemes.giocare, la)
        : act(context, lexemes.giocare, 'questa carta', from)
      return { ...play, after }
    }
    case 'playAgain': {
      const discard = `${your(context, 'm', true)} scarti`
      const bottom = act(context, lexemes.mettere, la, `in fondo al ${deck} invece che nei ${discard}`)
      return {
        ...act(context, lexemes.giocare, `di nuovo quella canzone dai ${discard} gratis`),
        after: [sentence({ leads: [adverb('poi')], parts: [bottom] })],
      }
    }
    case 'move':
      return act(context, lexemes.spostare, object(node.what), 'in quel luogo gratis')
    case 'payInk':
      return act(context, lexemes.pagare, `${node.n} {I}`)
    case 'boost': {
      const under = `a faccia in giù ${self(context).with('sotto a')}`
      return act(context, lexemes.mettere, `${topCards(context, 1)} ${under}`)
    }
    default:
      return unsaid(node, 'it')
  }

  /** "nel tuo mazzo", "ai mazzi dei loro giocatori" */
  function theirs(target: Target, [one, more]: readonly [string, string], what: string, several: string) {
    if (isYours(target, context)) return `${one} ${your(context, 'm', false)} ${what}`
    const of = theirPlayers(target, context, 'di')
    return of.startsWith('dei') ? `${more} ${several} ${of}` : `${one} ${what} ${of}`
  }
}

export const opponents = fixed('gli avversari', 'm', true)
export const la: Phrase = { with: () => '', gender: 'f', plural: false, clitic: 'la' }
export const cannot = ['non può', 'non possono'] as const

/** "riceve +2 {S} e ottiene Sfuggente per questo turno" */
export function granted(to: Phrase, grant: Grant, context: Context, duration?: Duration): ItalianClause {
  const when = duration ? during(duration, to.plural) : ''
  const gained = listed((grant.keywords ?? []).map(keyword), 'e')
  const cant = forbidden(grant, to, duration)
  const values = stats(grant, context, gained || cant ? '' : when)
  const form = (forms: readonly [string, string]) => forms[to.plural ? 1 : 0]
  const [first, ...more] = [
    ...(values ? [{ verbs: ['riceve', 'ricevono'] as const, rest: values }] : []),
    ...(gained ? [{ verbs: ['ottiene', 'ottengono'] as const, rest: words(gained, when) }] : []),
    ...(cant ? [{ verbs: cannot, rest: cant }] : []),
  ]
  const rest = [first.rest, ...more.map(({ verbs, rest }) => `${form(verbs)} ${rest}`)]
  return statement(to, first.verbs, listed(rest, 'e'))
}

function given(node: Extract<SimpleVerb, { do: 'give' }>, context: Context): ItalianClause {
  const to = phrase(node.to, context, node.grant.cant?.length ? 'these' : 'now')
  const gets = granted(to, node.grant, context, node.for)
  if (node.grant.cant?.length) return gets
  const when = during(node.for, to.plural)
  const gained = (node.grant.keywords ?? []).map(keyword)
  const values = stats(node.grant, context, gained.length > 0 ? '' : when)
  const present =
    gained.length > 0 ? words(listed([...(values ? [values] : []), ...gained], 'e'), when) : values
  const giving = act(context, lexemes.dare, `${to.with('a')} ${present}`)
  return { ...gets, doer: giving.doer, deed: giving.deed }
}

const topCards = (context: Context, n: number): string =>
  `${n === 1 ? 'la prima carta' : `le prime ${n} carte`} del ${your(context, 'm', false)} mazzo`

/** "altrimenti, rimettila in cima al tuo mazzo" */
export const backOnTop = (context: Context): string => {
  const top = `in cima al ${your(context, 'm', false)} mazzo`
  return sentence({ leads: [clause('altrimenti')], parts: [act(context, lexemes.rimettere, la, top)] })
}

function look(node: Extract<SimpleVerb, { do: 'look' }>, context: Context): ItalianClause {
  const { n, take, rest } = node
  const deck = `al ${your(context, 'm', false)} mazzo`
  const hand = `alla ${your(context, 'f', false)} mano`
  const first = act(context, node.reveal ? lexemes.rivelare : lexemes.guardare, topCards(context, n))
  // Of another player the sentences that follow need no subject: the form of the verb says who.
  const said = (parts: readonly ItalianClause[], may = false): string => {
    const spoken =
      context.actor === 'you' ? parts : parts.map((part) => ({ ...part, subject: nobody, doer: nobody }))
    return sentence({ ...plain(...spoken), may })
  }
  const sole = restOf(node) === 1
  const order = sole ? '' : 'in qualsiasi ordine'
  const them: Phrase = sole ? la : { ...la, plural: true, clitic: 'le' }
  const remainder = take ? (sole ? "l'altra" : 'il resto') : them
  const place = ((): ItalianClause => {
    switch (rest) {
      case 'top':
        return act(context, lexemes.rimettere, remainder, words(`in cima ${deck}`, order))
      case 'bottom':
        return act(context, lexemes.mettere, remainder, words(`in fondo ${deck}`, order))
      case 'topAndBottom':
        if (n !== 2 || take) throw cannotSay(node, 'it', 'one and the other are two')
        return act(context, lexemes.mettere, ne, `una in cima ${deck} e l'altra in fondo`)
      case 'topOrBottom':
        if (n !== 1 || take) throw cannotSay(node, 'it', 'either of two places is for one card')
        return act(context, lexemes.mettere, la, `in cima o in fondo ${deck}`)
      default:
        return unsaid(rest, 'it')
    }
  })()
  if (!take) return { ...first, after: [said([place])] }

  const all = Object.keys(take.filter).length === 0
  const adding =
    all && typeof take.upTo === 'number'
      ? act(context, lexemes.aggiungere, ne, `${take.upTo} ${hand}`)
      : act(context, lexemes.aggiungere, taken(take.filter, take.upTo, context), hand)
  if (take.must) return { ...first, after: [`${said([adding])} e ${said([place])}`] }
  if (!take.reveal) return { ...first, after: [said([adding], true), said([place])] }
  const it: Phrase = take.upTo === 1 ? la : { ...la, plural: true, clitic: 'le' }
  const show = `${taken(take.filter, take.upTo, context)} e ${infinitive(act(context, lexemes.aggiungere, it, hand))}`
  return { ...first, after: [said([act(context, lexemes.rivelare, show)], true), said([place])] }
}

/** "mettine una": of them */
const ne: Phrase = { with: () => '', gender: 'f', plural: false, clitic: 'ne' }

/** "una carta personaggio tra queste", "fino a 2 carte personaggio tra queste" */
function taken(filter: Filter, upTo: number | 'any' | 'each', context: Context): string {
  const nouns = nounsOf(filter, false)
  const plural = upTo !== 1
  const determiner =
    upTo === 'each'
      ? 'tutti'
      : upTo === 1
        ? 'un'
        : { count: upTo === 'any' ? 'un numero qualsiasi di' : `fino a ${upTo}` }
  return `${kind(filter, context, determiner, { plural, nouns }).with()} tra queste`
}
