/** German: what holds, for a while or as long as a card is in play. */
import type { Amount, Cannot, Filter, Period, Scope } from '../abilities.ts'
import { elementNames } from '../elements.ts'
import { type GermanClause, lexemes, object, order, statement } from './de-clauses.ts'
import { condition } from './de-conditions.ts'
import {
  every,
  kind,
  opponent,
  perEach,
  phrase,
  self,
  such,
  value,
  whereabouts,
  whereX,
} from './de-phrases.ts'
import { effectSource } from './de-triggers.ts'
import {
  CLOSE,
  elementPrefix,
  fixed,
  inThis,
  keywordNames,
  masculine,
  type Phrase,
  perPeriod,
  possessive,
} from './de-words.ts'
import {
  afresh,
  type ConstantOf,
  type Context,
  isCounted,
  isOutside,
  isTheOne,
  listed,
  onlySkills,
  type Quote,
  type SimpleConstant,
  type SkillConstant,
  same,
  signed,
  words,
} from './grammar.ts'
import { traitName } from './traits.ts'

/** "jeder Charakter, den du kontrollierst", "dieser Charakter" */
const eachOf = (scope: Scope, context: Context): Phrase =>
  typeof scope === 'string' ? phrase(scope, context) : every(scope, afresh(context))

/** "Charaktere, die du kontrollierst" */
const allOf = (scope: Scope, context: Context): Phrase => {
  if (typeof scope === 'string') return phrase(scope, context)
  return isTheOne(scope) ? every(scope, afresh(context)) : such(scope, afresh(context))
}

/** Behind "kann" or "können": with its "nicht" or "kein". */
const cannots: Readonly<Record<Cannot, string>> = {
  beBowed: 'nicht gebeugt werden',
  beMoved: 'nicht verschoben werden',
  attack: 'nicht als Angreifer an Konflikten teilnehmen',
  beDeclaredAttacker: 'nicht als Angreifer deklariert werden',
  beDeclaredDefender: 'nicht als Verteidiger deklariert werden',
  participate: 'nicht an Konflikten teilnehmen',
  participateMilitary: 'nicht an militärischen Konflikten teilnehmen',
  attackFavorHolder:
    'nicht als Angreifer an Konflikten gegen einen Spieler teilnehmen, der die Kaiserliche Gunst hat',
  triggerAbilities: 'keine Fähigkeiten auslösen',
  receiveDishonored: 'keine Entehrt-Statusmarker erhalten',
  beTargeted: 'nicht zum Ziel gewählt werden',
  beTargetedByEvents: 'nicht zum Ziel von Ereignissen gewählt werden',
  beDiscarded: 'nicht abgelegt werden',
  loseFate: 'kein Schicksal verlieren',
  turnFacedown: 'nicht auf die verdeckte Seite gedreht werden',
  beStronghold: 'keine Provinz mit Festung sein',
}

function cannot(node: Extract<SimpleConstant, { cannot: Cannot }>, context: Context): GermanClause {
  const all = [node.cannot, ...(node.also ?? [])].map((one) => cannots[one])
  const passive = all.length > 1 && all.every((one) => /^nicht .* werden$/.test(one))
  const joined = passive
    ? `nicht ${listed(
        all.map((one) => one.replace(/^nicht (.*) werden$/, '$1')),
        'oder',
      )} werden`
    : listed(all, 'und')
  const byEvents = node.cannot === 'beTargetedByEvents'
  const said =
    byEvents && node.by ? joined.replace('von Ereignissen', 'von gegnerischen Ereignissen') : joined
  const by = node.by && !byEvents && 'durch gegnerische Karteneffekte'
  return statement(allOf(node.to, context), lexemes.können, words(by, said))
}

/** "für jedes Besitztum, das du kontrollierst, +2 Militär- und +2 Politik-Fertigkeit" */
function skills(node: SkillConstant, context: Context): GermanClause {
  const stats: (readonly [string, Amount])[] = []
  if (node.military !== undefined) stats.push(['Militär-Fertigkeit', node.military])
  if (node.political !== undefined) stats.push(['Politik-Fertigkeit', node.political])
  if (node.glory !== undefined) stats.push(['Ruhm', node.glory])
  if (node.strength !== undefined) stats.push(['Stärke', node.strength])
  const subject = eachOf(node.to, context)
  const plus = (n: Amount): string => {
    if (typeof n === 'number') return signed(n)
    return isCounted(n) ? signed(n.times ?? 1) : '+X'
  }
  const both = stats.length === 2 && stats.every(([name]) => name.endsWith('-Fertigkeit'))
  const text = listed(
    stats.map(([name, n], i) => `${plus(n)} ${both && i === 0 ? name.replace(/Fertigkeit$/, '') : name}`),
    'und',
  )
  const [[, first]] = stats
  const alike = stats.filter(([, n], i) => i === 0 || !same(n, first))
  const per = alike.flatMap(([, n]) => (isCounted(n) ? [perEach(n, context)] : []))
  const x = alike.flatMap(([, n]) => (typeof n === 'object' && !isCounted(n) ? [whereX(n, context)] : []))
  const behind = x.length > 0 ? ` ${x.join(' ')}` : ''
  return statement(subject, lexemes.erhalten, { middle: words(listed(per, 'und'), text), behind })
}

/** "die Grundwerte", "die Militär- und Politik-Fertigkeit" */
const bothSkills = (military: boolean, political: boolean, base: string): string => {
  const names = [...(military ? ['Militär'] : []), ...(political ? ['Politik'] : [])]
  return `die ${listed(
    names.map((name, i) => `${base}${name}-${i === names.length - 1 ? 'Fertigkeit' : ''}`),
    'und',
  )}`
}

function setTo(
  node: ConstantOf<'setBase'> | ConstantOf<'set'>,
  base: boolean,
  stats: { military?: Amount; political?: Amount; strength?: Amount },
  context: Context,
): GermanClause {
  const { military, political, strength } = stats
  const of = eachOf(node.to, context).in('gen')
  if (strength !== undefined) {
    const what = base ? 'die Grundstärke' : 'die Stärke'
    return order(lexemes.festsetzen, `${what} ${of} auf ${value(strength, context)}`)
  }
  const what = bothSkills(military !== undefined, political !== undefined, base ? 'Grund-' : '')
  const like = [military, political].flatMap((one) =>
    typeof one === 'object' && 'skill' in one ? [one.of] : [],
  )
  const all = [military, political].filter((one) => one !== undefined).length
  const n = military ?? political ?? 0
  const to = like.length === all ? `die ${phrase(like[0], context).in('gen')}` : value(n, context)
  return order(lexemes.festsetzen, `${what} ${of} auf ${to}`)
}

function cost(node: ConstantOf<'reduceCost'>, context: Context, lasting: Period | undefined): GermanClause {
  const { reduceCost: n, of, next, onto } = node
  const by = `um ${typeof n === 'number' ? n : value(n, context)}`
  if (of === 'self') {
    return order(lexemes.senken, `die Kosten, um ${phrase('self', context).in('acc')} zu spielen, ${by}`)
  }
  const what = kind(of, context, { der: next ? 'der' : 'jed' })
  const first = next ? { ...what, in: () => withNext(what) } : what
  const relative = { m: 'den', f: 'die', n: 'das', pl: 'die' }[what.form]
  const on = onto && 'auf den Charakter mit dieser Verstärkung'
  const played = words(`, ${relative} du`, lasting && inThis[lasting], on, `spielst${CLOSE}`)
  return {
    ...order(lexemes.senken, `die Kosten ${first.in('gen')}${played} ${by}`),
    ...(lasting && { timed: true as const }),
  }
}

/** "der nächsten Verstärkung", "des nächsten Ereignisses" */
const withNext = (what: Phrase): string => what.in('gen').replace(/^(\S+) /, '$1 nächsten ')

function cannotPlay(node: ConstantOf<'cannotPlay'>, context: Context): GermanClause {
  const { who, cannotPlay: which } = node
  const where = (filter: Filter): string | false =>
    isOutside(filter) &&
    whereabouts({ ...filter, whose: who === 'you' ? 'yours' : 'opponents' }, false, 'from', 'their')
  const said =
    which === 'copiesInDiscard'
      ? `keine Kopien von Ereignissen spielen, die sich auf ${who === 'you' ? 'deinem' : 'seinem'} Konflikt-Ablagestapel befinden`
      : which === 'events'
        ? 'keine Ereignisse spielen'
        : which === 'characters'
          ? 'keine Charaktere spielen'
          : words(
              kind(which, context, { ein: 'kein' }, { plural: true, unowned: true, unplaced: true }).in(
                'acc',
              ),
              where(which),
              'spielen',
            )
  const subject = who === 'you' ? 'you' : who === 'opponent' ? opponent : fixed('Spieler', 'pl')
  return statement(subject, lexemes.können, said)
}

function cannotDeclare(node: ConstantOf<'cannotDeclare'>, context: Context, lasting?: Period): GermanClause {
  const { cannotDeclare: what, who } = node
  const subject = who === 'opponent' ? opponent : masculine('Spieler', '', { der: 'jed' })
  const time = lasting && inThis[lasting]
  const said =
    what === 'moreThanOneConflict'
      ? 'nur 1 Konflikt deklarieren'
      : what === 'moreThanOneDefender'
        ? 'nur 1 Verteidiger deklarieren'
        : `keine Konflikte mit dem Element ${phrase(what.element, context).in('gen')} deklarieren`
  return {
    ...statement(subject, lexemes.können, words(time, said)),
    ...(lasting && { timed: true as const }),
  }
}

export function constant(
  node: SimpleConstant,
  context: Context,
  quoted: Quote,
  lasting?: Period,
): GermanClause {
  const gains = (to: Scope, what: string): GermanClause =>
    statement(eachOf(to, context), lexemes.erhalten, what)
  if ('setBase' in node) return setTo(node, true, node.setBase, context)
  if ('set' in node) return setTo(node, false, node.set, context)
  if ('double' in node) {
    const base = node.double === 'baseMilitary' ? 'Grund-' : ''
    return order(lexemes.verdoppeln, `die ${base}Militär-Fertigkeit ${eachOf(node.to, context).in('gen')}`)
  }
  if ('halve' in node) {
    const what = bothSkills(node.halve === 'military', node.halve === 'political', '')
    return order(lexemes.halbieren, `${what} ${eachOf(node.to, context).in('gen')}`)
  }
  if ('becomesCopyOf' in node) {
    const who = eachOf(node.to, context)
    return statement(who, lexemes.werden, `zu einer Kopie ${phrase(node.becomesCopyOf, context).in('gen')}`)
  }
  if ('winsGame' in node) return statement('you', lexemes.gewinnen, 'das Spiel')
  if ('switchBase' in node) {
    const of = eachOf(node.to, context).in('gen')
    return order(lexemes.vertauschen, `die Grund-Militär-Fertigkeit und die Grund-Politik-Fertigkeit ${of}`)
  }
  if ('gains' in node) return gains(node.to, keywordNames[node.gains])
  if ('gainsTrait' in node) return gains(node.to, `das Merkmal ${traitName(node.gainsTrait, 'de')}`)
  if ('gainsAbility' in node) {
    const noun = typeof node.to === 'object' && node.to.type === 'province' ? 'province' : 'character'
    return gains(node.to, `„${quoted(node.gainsAbility, noun)}“`)
  }
  if ('blank' in node) {
    const what = eachOf(node.to, context)
    const its = `${possessive(what.form)} aufgedrucktes Textfeld`
    return order(lexemes.behandeln, {
      ...object(what),
      behind: `${CLOSE}, als ob ${its} leer wäre (Merkmale ausgenommen)`,
    })
  }
  if ('cannot' in node) return cannot(node, context)
  if ('doesNotBow' in node) {
    const kind_ =
      node.type && `während ${node.type === 'military' ? 'militärischer' : 'politischer'} Konflikte`
    const who = allOf(node.to, context)
    const he = who.form === 'pl' ? 'sie verteidigen' : 'er verteidigt'
    return statement(who, lexemes.werden, {
      middle: words(kind_, 'durch die Konfliktauflösung nicht'),
      end: 'gebeugt',
      ...(node.while && { behind: `, solange ${he}${CLOSE}` }),
    })
  }
  if ('doesNotReady' in node) {
    return statement(allOf(node.to, context), lexemes.werden, {
      middle: 'während der Neuformierungsphase nicht spielbereit',
      end: 'gemacht',
    })
  }
  if ('controlled' in node) {
    const what = eachOf(node.to, context)
    if (lasting) return order(lexemes.übernehmen, `die Kontrolle über ${what.in('acc')}`)
    return statement('you', lexemes.kontrollieren, object(what))
  }
  if ('immuneTo' in node) return statement(eachOf(node.to, context), lexemes.sein, 'immun gegen Ereignisse')
  if ('contributesFromHome' in node) {
    const who = eachOf(node.to, context)
    const its = possessive(who.form)
    const during = `während jedes ${elementPrefix[node.contributesFromHome]}-Konflikts`
    return statement(who, lexemes.beisteuern, `${during} ${its}e Fertigkeit auf deiner Seite`)
  }
  if ('discardedIf' in node) {
    const who = eachOf(node.to, context)
    const behind = `, falls ${condition(node.discardedIf, context)}${CLOSE}`
    return statement(who, lexemes.werden, { middle: '', end: 'abgelegt', behind })
  }
  if ('extraUses' in node) {
    const whose = eachOf(node.to, context).in('gen')
    const n = node.extraUses === 1 ? 'ein zusätzliches Mal' : `${node.extraUses} zusätzliche Male`
    const time = lasting ? inThis[lasting] : perPeriod.round
    return {
      ...statement('you', lexemes.dürfen, {
        middle: `jede ausgelöste Fähigkeit ${whose} ${time} (oder im angegebenen Zeitraum) ${n}`,
        end: 'verwenden',
      }),
      ...(lasting && { timed: true as const }),
    }
  }
  if ('noFateWhenPlayed' in node) {
    const what = eachOf(node.to, context)
    const he = { m: 'er', f: 'sie', n: 'es', pl: 'sie' }[what.form]
    const behind = `, wenn ${he} gespielt ${what.form === 'pl' ? 'werden' : 'wird'}${CLOSE}`
    return statement('you', lexemes.können, { middle: `kein Schicksal auf ${what.in('acc')} legen`, behind })
  }
  if ('entersWithFate' in node) {
    const who = eachOf(node.to, context).in('nom')
    const from = `, der aus ${self(context).in('dat')} gespielt wird${CLOSE}`
    const fate = `mit ${node.entersWithFate} zusätzlichen Schicksal`
    return statement(fixed(`${who}${from}`, 'm'), lexemes.kommen, `${fate} ins Spiel`)
  }
  if ('cannotPlay' in node) return cannotPlay(node, context)
  if ('cannotDeclare' in node) return cannotDeclare(node, context, lasting)
  if ('cannotMoveToConflict' in node) {
    return statement(
      fixed('gegnerische Charaktere', 'pl'),
      lexemes.können,
      'nicht in den Konflikt verschoben werden',
    )
  }
  if ('cancels' in node) return order(lexemes.aufheben, `die Effekte ${effectSource(node.cancels, context)}`)
  if ('cancelsRingEffects' in node) return order(lexemes.aufheben, 'alle Ringeffekte')
  if ('reduceCost' in node) return cost(node, context, lasting)
  if ('mayPlayFrom' in node) {
    const [what, were] =
      node.mayPlayFrom === 'topOfDeck'
        ? ['die oberste Karte deines Konfliktdecks', 'sie auf deiner Hand wäre']
        : ['Karten in benachbarten Provinzen', 'sie auf deiner Hand wären']
    return statement('you', lexemes.dürfen, {
      middle: what,
      end: 'spielen',
      behind: `, als ob ${were}${CLOSE}`,
    })
  }
  if ('ringGains' in node) {
    const element = elementNames[node.ringGains].de
    return statement(fixed('der umkämpfte Ring', 'm'), lexemes.erhalten, `das Element ${element}`)
  }
  if ('consideredClaimed' in node) {
    return statement(phrase(node.consideredClaimed, context), lexemes.gelten, {
      middle: 'als Ring in deinem Vorrat beanspruchter Ringe',
    })
  }
  return skills(onlySkills(node), context)
}
