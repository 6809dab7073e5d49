/** German: constant abilities. */
import { clause, listed, signed, subordinate, unsaid, words } from '@regelwerk/say'
import {
  type Field,
  fixed,
  type GermanClause,
  isPlural,
  type Phrase,
  possessive,
  pronounOf,
  relative,
  statement,
  type Verb,
  verbs,
} from '@regelwerk/say/de'
import type { Filter, Scope } from '../abilities.ts'
import { amount, quantity } from './de-amounts.ts'
import { condition } from './de-conditions.ts'
import { every, house, kind, opponent, phrase, player, self, some, such, your } from './de-phrases.ts'
import { AMBER, karten, keyword } from './de-words.ts'
import { type ConstantOf, type Context, nounOfScope, type Quote, type SimpleConstant } from './grammar.ts'

function subjectOf(to: Scope, context: Context): Phrase {
  return to === 'self' || to === 'host' || to === 'it' ? phrase(to, context) : every(to, context)
}

export function constant(
  node: SimpleConstant,
  context: Context,
  quoted: Quote,
  lasting: boolean,
): GermanClause {
  if ('enters' in node) return entering(node, context)
  if ('opponentPays' in node) {
    const { opponentPays: n, filter } = node
    const what = some(filter, context).in('acc')
    const behind = subordinate(`um ${what} zu ${node.to === 'play' ? 'spielen' : 'verwenden'}`)
    const field = { pronoun: 'dir', middle: `${n} ${AMBER}`, behind }
    return statement(opponent(context), verbs.müssen, field, 'bezahlen')
  }
  if ('to' in node) return scoped(node, context, quoted)
  return general(node, context, lasting)
}

type Scoped = Exclude<
  Extract<SimpleConstant, { to: Scope }>,
  ConstantOf<'enters'> | ConstantOf<'opponentPays'>
>

function scoped(node: Scoped, context: Context, quoted: Quote): GermanClause {
  if ('youControl' in node) return statement('you', verbs.kontrollieren, phrase(node.to, context).in('acc'))
  // "Befreundete Kreaturen können nicht": with "jede" it could mean that not all of them can.
  const subject =
    'cannot' in node && typeof node.to === 'object' ? such(node.to, context) : subjectOf(node.to, context)
  const it = pronounOf(subject.form)
  const their = possessive(subject.form)
  const plural = isPlural(subject)
  const say = (verb: Verb, field: Field | string, end?: string): GermanClause =>
    statement(subject, verb, field, end)
  const gets = (n: Parameters<typeof amount>[0], what: string): GermanClause => {
    const { n: middle, per, equal } = amount(n, context, (k) => `${signed(k)} ${what}`)
    if (equal) return say(verbs.haben, `${what} ${equal}`)
    return say(verbs.erhalten, { middle, ...(per && { per }) })
  }
  if ('power' in node) return gets(node.power, 'Stärke')
  if ('armor' in node) return gets(node.armor, 'Rüstung')
  if ('noArmor' in node) return say(verbs.verlieren, `${their}e gesamte Rüstung`)
  if ('gains' in node) return say(verbs.erhalten, keyword(node.gains, node.n))
  if ('loses' in node) return say(verbs.verlieren, keyword(node.loses))
  if ('gainsAbility' in node) {
    const { gainsAbility: ability } = node
    if (ability.kind === 'keyword') return say(verbs.erhalten, keyword(ability.keyword, ability.n))
    const quote = quoted(ability, nounOfScope(node.to, context))
    return say(verbs.erhalten, { middle: '', behind: `: „${quote}“` })
  }
  if ('activeHouse' in node) {
    const belong = plural ? 'gehören würden' : 'gehören würde'
    const behind = subordinate(`als ob ${it.in('nom')} zur aktiven Fraktion ${belong}`)
    return say(verbs.dürfen, { middle: 'verwendet werden', behind })
  }
  if ('alsoHouse' in node) {
    const of = node.alsoHouse === 'all' ? 'zu allen Fraktionen' : `zur Fraktion ${house(node.alsoHouse)}`
    return say(verbs.gehören, of)
  }
  if ('cannot' in node) {
    if (node.cannot === 'beDamaged') {
      // The card stands in the dative; what cannot be done comes behind the verb.
      return statement(fixed(subject.in('dat')), verbs.können, 'kein Schaden', 'zugefügt werden')
    }
    const what = { reap: 'ernten', fight: 'kämpfen', beUsed: 'verwendet werden' }[node.cannot]
    return say(verbs.können, `nicht ${what}`)
  }
  if ('canOnly' in node) return say(verbs.können, 'nur kämpfen')
  if ('blank' in node) {
    const box = fixed(
      `${plural ? 'die Textkästen' : 'der Textkasten'} ${subject.in('gen')}`,
      plural ? 'pl' : 'm',
    )
    return statement(box, verbs.gelten, 'als leer (außer Merkmale)')
  }
  if ('consideredFlank' in node)
    return say(verbs.gelten, plural ? 'als Flankenkreaturen' : 'als Flankenkreatur')
  if ('isCreature' in node) return say(verbs.gelten, `als Kreatur mit Stärke ${node.isCreature.power}`)
  if ('dealsNoFightDamage' in node) {
    if (node.dealsNoFightDamage === true) return say(verbs.zufügen, 'im Kampf keinen Schaden')
    const behind = subordinate(`sobald ${it.in('nom')} angegriffen ${plural ? 'werden' : 'wird'}`)
    return say(verbs.zufügen, { middle: 'keinen Schaden', behind })
  }
  if ('dealsInFights' in node) return say(verbs.zufügen, `im Kampf nur ${node.dealsInFights} Schaden`)
  if ('dealsMore' in node) {
    const attacks = plural ? 'angreifen' : 'angreift'
    const behind = subordinate(
      `solange ${it.in('nom')} ${some(node.attacking, context).in('acc')} ${attacks}`,
    )
    return say(verbs.zufügen, { middle: `${signed(node.dealsMore)} Schaden`, behind })
  }
  if ('takesMore' in node) {
    const behind = subordinate(`wenn ${it.in('dat')} Schaden zugefügt wird`)
    return say(verbs.erleiden, { middle: `jedes Mal ${node.takesMore} zusätzlichen Schaden`, behind })
  }
  if ('attacksOnly' in node) {
    return say(verbs.können, `nur gegen ${such(node.attacksOnly, context).in('acc')} kämpfen`)
  }
  if ('ignores' in node) {
    const ignored = listed(
      node.ignores.map((word) => keyword(word)),
      'und',
    )
    return say(verbs.ignorieren, `beim Angreifen ${ignored}`)
  }
  return unsaid(node, 'de')
}

function entering(node: ConstantOf<'enters'>, context: Context): GermanClause {
  const { to, uses, first } = node
  const how = node.enters === 'ready' ? 'spielbereit' : 'betäubt'
  const into = (subject: Phrase): GermanClause => statement(subject, verbs.kommen, how, 'ins Spiel')
  if (to === 'self') return into(phrase('self', context))
  const any = { ...to, whose: undefined } as Filter
  const by = to.whose === 'friendly' ? 'von dir ' : to.whose === 'enemy' ? 'von deinem Gegner ' : ''
  if (first) return into(kind(any, context, { der: 'der' }, {}, ['erst', `in jedem Zug ${by}gespielt`]))
  if (uses === undefined) return into(every(to, context))
  const next = uses === 1 ? ['nächst'] : ['nächst', uses]
  const wording = { plural: uses > 1, any: uses === 1 }
  return into(kind(any, context, { der: 'der' }, wording, [...next, `${by}gespielt`]))
}

type General = Exclude<SimpleConstant, { to: unknown }>

function general(node: General, context: Context, lasting: boolean): GermanClause {
  const him = (): Phrase => {
    const they = player('opponent', context)
    return they === 'you' ? fixed('du') : they
  }
  const byWhom = (who: 'you' | 'opponent'): 'you' | Phrase => (who === 'you' ? 'you' : him())
  const card = fixed('diese Karte')
  const turn = (uses: number | undefined): string | false => uses !== undefined && !lasting && 'in jedem Zug'
  /** "jedes Æmber, das ..., wird stattdessen ..." */
  const turned = (amber: string, middle: string, end: string): GermanClause =>
    statement(fixed(amber, 'n'), verbs.werden, `stattdessen ${middle}`, end)
  if ('takesDamageOf' in node) {
    const others = such(node.takesDamageOf, context).in('dat')
    const bearer = self(context).in('dat')
    const dealt = node.also
      ? subordinate(`der ${others} in Kämpfen zugefügt wird`)
      : subordinate(`der ${others} zugefügt wird`)
    const how = node.also ? 'auch' : 'stattdessen'
    return statement(fixed(`Schaden${dealt}`, 'm'), verbs.werden, `${how} ${bearer}`, 'zugefügt')
  }
  if ('cannotPlayUnless' in node) {
    const behind = subordinate(`falls ${condition(node.cannotPlayUnless, context)}`)
    return statement(card, verbs.können, { middle: 'nur', behind }, 'gespielt werden')
  }
  if ('cannotUseUnless' in node) {
    const behind = subordinate(`falls ${condition(node.cannotUseUnless, context)}`)
    return statement(self(context), verbs.können, { middle: 'nur', behind }, 'verwendet werden')
  }
  if ('playCost' in node) {
    const field = { middle: `${node.playCost} ${AMBER}`, behind: subordinate('um diese Karte zu spielen') }
    return statement('you', verbs.müssen, field, 'verlieren')
  }
  if ('entersUnderOpponent' in node) {
    const under = `unter der Kontrolle ${opponent(context).in('gen')}`
    return statement(phrase('self', context), verbs.kommen, under, 'ins Spiel')
  }
  if ('copyOf' in node) {
    const what = some(node.copyOf, context, { lying: true }).in('gen')
    const inPlay = node.copyOf.in === undefined && 'im Spiel'
    const except = node.except && {
      behind: subordinate(`gehört aber zur Fraktion ${house(node.except.house)}`),
    }
    return statement(card, verbs.werden, { middle: words('als Kopie', what, inPlay), ...except }, 'gespielt')
  }
  if ('mayPlay' in node) {
    const { mayPlay: filter, uses } = node
    const cards = limited(filter, uses, context)
    return statement('you', verbs.dürfen, words(turn(uses), cards), 'spielen')
  }
  if ('mayUse' in node) {
    const { mayUse, uses, how } = node
    const what = mayUse === 'it' ? phrase('it', context).in('acc') : limited(mayUse, uses, context)
    return statement('you', verbs.dürfen, words(turn(uses), what), how ? 'kämpfen lassen' : 'verwenden')
  }
  if ('iconsAgain' in node) {
    const icons = fixed('jedes Bonussymbol der nächsten von dir gespielten Karte', 'n')
    return statement(icons, verbs.werden, 'ein weiteres Mal', 'abgehandelt')
  }
  if ('forbid' in node) return forbidden(node, byWhom(node.who), context, lasting)
  if ('keyCost' in node) {
    const whose = {
      yours: `${your(context, 'nom', 'pl')} Schlüssel`,
      opponents: `die Schlüssel ${opponent(context).in('gen')}`,
      any: 'Schlüssel',
    }[node.whose]
    const cost = quantity(node.keyCost, context, (k) => `${signed(k)} ${AMBER}`)
    return statement(fixed(whose, 'pl'), verbs.kosten, cost)
  }
  if ('spendable' in node) {
    const from = `beim Schmieden von Schlüsseln ${AMBER} von ${self(context).in('dat')}`
    return statement('you', verbs.dürfen, from, 'ausgeben')
  }
  if ('skipForge' in node) {
    const step = node.skipForge === 'you' ? 'deinen' : 'seinen'
    return statement(byWhom(node.skipForge), verbs.überspringen, `${step} Schritt „Schlüssel schmieden“`)
  }
  if ('getsForgeAmber' in node) {
    const behind = subordinate(`das ${opponent(context).in('nom')} beim Schmieden von Schlüsseln ausgibt`)
    return statement('you', verbs.erhalten, { middle: `alles ${AMBER}`, behind })
  }
  if ('cannotBeStolen' in node) {
    return statement(fixed(`dein ${AMBER}`, 'n'), verbs.können, 'nicht', 'gestohlen werden')
  }
  if ('takenFromSupply' in node) {
    const amber = `${AMBER}, das aus deinem Vorrat gestohlen oder erbeutet würde,`
    return turned(amber, 'aus der gemeinsamen Reserve', 'genommen')
  }
  if ('stealIs' in node) {
    return turned(
      `jedes ${AMBER}, das gestohlen würde,`,
      'von einer Kreatur des aktiven Spielers',
      'erbeutet',
    )
  }
  if ('reapIs' in node) {
    const amber = `jedes ${AMBER}, das du durch Ernten erhalten würdest,`
    return turned(amber, `${opponent(context).in('dat')}`, 'gestohlen')
  }
  if ('capturesGains' in node) {
    const amber = `jedes ${AMBER}, das dem Vorrat ${opponent(context).in('gen')} hinzugefügt würde,`
    return turned(amber, `von ${self(context).in('dat')}`, 'erbeutet')
  }
  if ('handSize' in node) {
    const size = `auf ${karten(Math.abs(node.handSize))} ${node.handSize < 0 ? 'weniger' : 'mehr'}`
    const step = (whose: string): string => `in ${whose} Schritt „Karten ziehen“ ${size}`
    if (node.whose === 'yours') return statement('you', verbs.aufziehen, step('deinem'))
    const who = node.whose === 'any' ? fixed('jeder Spieler', 'm') : him()
    return statement(who, verbs.aufziehen, step('seinem'))
  }
  if ('mustChoose' in node) {
    const which = node.mustChoose === 'chosen' ? 'jene Fraktion' : house(node.mustChoose)
    const their = node.who === 'you' ? 'deine' : 'seine'
    return statement(byWhom(node.who), verbs.müssen, `${which} als ${their} aktive Fraktion`, 'wählen')
  }
  if ('cannotChoose' in node) {
    return statement(him(), verbs.können, 'jene Fraktion nicht als seine aktive Fraktion', 'wählen')
  }
  if ('discardIs' in node) {
    const what = every(node.filter, context)
    const going = subordinate(`${relative.nom[what.form]} aus dem Spiel auf einen Ablagestapel gelegt würde`)
    return statement(fixed(`${what.in('nom')}${going}`, what.form), verbs.werden, 'stattdessen', 'verbannt')
  }
  if ('destroyedIf' in node) {
    const lead = clause(`falls ${condition(node.destroyedIf, context)}`)
    return { ...statement(phrase('self', context), verbs.werden, '', 'zerstört'), lead }
  }
  return unsaid(node, 'de')
}

/** "1 Ungezähmten-Karte", "bis zu 2 andere Mars-Karten", "befreundete Kreaturen" */
const limited = (filter: Filter, n: number | undefined, context: Context): string => {
  if (n === undefined) return such(filter, context).in('acc')
  return kind(filter, context, { count: n === 1 ? '1' : `bis zu ${n}` }, { plural: n > 1 }).in('acc')
}

function forbidden(
  node: ConstantOf<'forbid'>,
  who: 'you' | Phrase,
  context: Context,
  lasting: boolean,
): GermanClause {
  const { forbid, filter, moreThan } = node
  const end = { play: 'spielen', use: 'verwenden', fight: 'zum Kämpfen verwenden' }[forbid]
  const any = { ...(filter ?? (forbid === 'fight' ? { type: 'creature' } : {})), whose: undefined } as Filter
  const determiner =
    moreThan === undefined ? ({ ein: 'kein' } as const) : { count: `nicht mehr als ${moreThan}` }
  const cards = kind(any, context, determiner, { plural: moreThan !== 1 }).in('acc')
  const turn = moreThan !== undefined && !lasting && 'in jedem Zug'
  return statement(who, verbs.können, words(turn, cards), end)
}
