/** German: what holds, for a while or as long as a card is in play. */
import { listed, same, signed, subordinate, words } from '@regelwerk/say'
import {
  fixed,
  type GermanClause,
  object,
  order,
  type Phrase,
  possessive,
  pronounOf,
  relative,
  statement,
  verbs,
} from '@regelwerk/say/de'
import type { Amount, Cannot, Filter, Period, Scope } from '../abilities.ts'
import { elementNames } from '../elements.ts'
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
import { elementPrefix, inThis, keywordNames, masculine, perPeriod } from './de-words.ts'
import {
  afresh,
  type ConstantOf,
  type Context,
  isCounted,
  isOutside,
  isTheOne,
  nounOfScope,
  onlySkills,
  type Quote,
  type SimpleConstant,
  type SkillConstant,
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

/** Behind "kann nicht ..." or "können nicht ...", and before "werden". */
const passives: Partial<Record<Cannot, string>> = {
  beBowed: 'gebeugt',
  beMoved: 'verschoben',
  beDeclaredAttacker: 'als Angreifer deklariert',
  beDeclaredDefender: 'als Verteidiger deklariert',
  beTargeted: 'zum Ziel gewählt',
  beDiscarded: 'abgelegt',
  turnFacedown: 'auf die verdeckte Seite gedreht',
}
/** With its own "nicht" or "kein". */
const actives: Partial<Record<Cannot, string>> = {
  attack: 'nicht als Angreifer an Konflikten teilnehmen',
  participate: 'nicht an Konflikten teilnehmen',
  participateMilitary: 'nicht an militärischen Konflikten teilnehmen',
  attackFavorHolder: `nicht als Angreifer an Konflikten gegen einen Spieler teilnehmen${subordinate('der die Kaiserliche Gunst hat')}`,
  triggerAbilities: 'keine Fähigkeiten auslösen',
  receiveDishonored: 'keine Entehrt-Statusmarker erhalten',
  loseFate: 'kein Schicksal verlieren',
  beStronghold: 'keine Provinz mit Festung sein',
}

function cannot(node: Extract<SimpleConstant, { cannot: Cannot }>, context: Context): GermanClause {
  const all = [node.cannot, ...(node.also ?? [])]
  const events = node.by ? 'gegnerischen Ereignissen' : 'Ereignissen'
  const passive = (one: Cannot): string | undefined =>
    one === 'beTargetedByEvents' ? `zum Ziel von ${events} gewählt` : passives[one]
  const done = all.flatMap((one) => passive(one) ?? [])
  const said =
    done.length === all.length
      ? `nicht ${listed(done, 'oder')} werden`
      : listed(
          all.map((one) => actives[one] ?? `nicht ${passive(one)} werden`),
          'und',
        )
  const by = node.by && node.cannot !== 'beTargetedByEvents' && 'durch gegnerische Karteneffekte'
  return statement(allOf(node.to, context), verbs.können, words(by, said))
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
    stats.map(([name, n], i) => `${plus(n)} ${both && i === 0 ? 'Militär-' : name}`),
    'und',
  )
  const [[, first]] = stats
  const alike = stats.filter(([, n], i) => i === 0 || !same(n, first))
  const per = alike.flatMap(([, n]) => (isCounted(n) ? [perEach(n, context)] : []))
  const x = alike.flatMap(([, n]) => (typeof n === 'object' && !isCounted(n) ? [whereX(n, context)] : []))
  const behind = x.length > 0 ? ` ${x.join(' ')}` : ''
  return statement(subject, verbs.erhalten, { middle: words(listed(per, 'und'), text), behind })
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
    return order(verbs.festsetzen, `${what} ${of} auf ${value(strength, context)}`)
  }
  const what = bothSkills(military !== undefined, political !== undefined, base ? 'Grund-' : '')
  const like = [military, political].flatMap((one) =>
    typeof one === 'object' && 'skill' in one ? [one.of] : [],
  )
  const all = [military, political].filter((one) => one !== undefined).length
  const n = military ?? political ?? 0
  const to = like.length === all ? `die ${phrase(like[0], context).in('gen')}` : value(n, context)
  return order(verbs.festsetzen, `${what} ${of} auf ${to}`)
}

function cost(node: ConstantOf<'reduceCost'>, context: Context, lasting: Period | undefined): GermanClause {
  const { reduceCost: n, of, next, onto } = node
  const by = `um ${typeof n === 'number' ? n : value(n, context)}`
  if (of === 'self') {
    return order(verbs.senken, `die Kosten, um ${phrase('self', context).in('acc')} zu spielen, ${by}`)
  }
  const what = next
    ? kind(of, context, { der: 'der' }, { first: 'nächst' })
    : kind(of, context, { der: 'jed' })
  const on = onto && 'auf den Charakter mit dieser Verstärkung'
  const played = words(`${relative.acc[what.form]} du`, lasting && inThis[lasting], on, 'spielst')
  return {
    ...order(verbs.senken, `die Kosten ${what.in('gen')}${subordinate(played)} ${by}`),
    ...(lasting && { timed: true }),
  }
}

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
  return statement(subject, verbs.können, said)
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
    ...statement(subject, verbs.können, words(time, said)),
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
    statement(eachOf(to, context), verbs.erhalten, what)
  if ('setBase' in node) return setTo(node, true, node.setBase, context)
  if ('set' in node) return setTo(node, false, node.set, context)
  if ('double' in node) {
    const base = node.double === 'baseMilitary' ? 'Grund-' : ''
    return order(verbs.verdoppeln, `die ${base}Militär-Fertigkeit ${eachOf(node.to, context).in('gen')}`)
  }
  if ('halve' in node) {
    const what = bothSkills(node.halve === 'military', node.halve === 'political', '')
    return order(verbs.halbieren, `${what} ${eachOf(node.to, context).in('gen')}`)
  }
  if ('becomesCopyOf' in node) {
    const who = eachOf(node.to, context)
    return statement(who, verbs.werden, `zu einer Kopie ${phrase(node.becomesCopyOf, context).in('gen')}`)
  }
  if ('winsGame' in node) return statement('you', verbs.gewinnen, 'das Spiel')
  if ('switchBase' in node) {
    const of = eachOf(node.to, context).in('gen')
    return order(verbs.vertauschen, `die Grund-Militär-Fertigkeit und die Grund-Politik-Fertigkeit ${of}`)
  }
  if ('gains' in node) return gains(node.to, keywordNames[node.gains])
  if ('gainsTrait' in node) return gains(node.to, `das Merkmal ${traitName(node.gainsTrait, 'de')}`)
  if ('gainsAbility' in node) {
    return gains(node.to, `„${quoted(node.gainsAbility, nounOfScope(node.to))}“`)
  }
  if ('blank' in node) {
    const what = eachOf(node.to, context)
    const its = `${possessive(what.form)} aufgedrucktes Textfeld`
    return order(verbs.behandeln, {
      ...object(what),
      behind: subordinate(`als ob ${its} leer wäre (Merkmale ausgenommen)`),
    })
  }
  if ('cannot' in node) return cannot(node, context)
  if ('doesNotBow' in node) {
    const kind_ =
      node.type && `während ${node.type === 'military' ? 'militärischer' : 'politischer'} Konflikte`
    const who = allOf(node.to, context)
    const he = who.form === 'pl' ? 'sie verteidigen' : 'er verteidigt'
    return statement(who, verbs.werden, {
      middle: words(kind_, 'durch die Konfliktauflösung nicht'),
      end: 'gebeugt',
      ...(node.while && { behind: subordinate(`solange ${he}`) }),
    })
  }
  if ('doesNotReady' in node) {
    return statement(allOf(node.to, context), verbs.werden, {
      middle: 'während der Neuformierungsphase nicht spielbereit',
      end: 'gemacht',
    })
  }
  if ('controlled' in node) {
    const what = eachOf(node.to, context)
    if (lasting) return order(verbs.übernehmen, `die Kontrolle über ${what.in('acc')}`)
    return statement('you', verbs.kontrollieren, object(what))
  }
  if ('immuneTo' in node) return statement(eachOf(node.to, context), verbs.sein, 'immun gegen Ereignisse')
  if ('contributesFromHome' in node) {
    const who = eachOf(node.to, context)
    const its = possessive(who.form)
    const during = `während jedes ${elementPrefix[node.contributesFromHome]}-Konflikts`
    return statement(who, verbs.beisteuern, `${during} ${its}e Fertigkeit auf deiner Seite`)
  }
  if ('discardedIf' in node) {
    const who = eachOf(node.to, context)
    const behind = subordinate(`falls ${condition(node.discardedIf, context)}`)
    return statement(who, verbs.werden, { middle: '', end: 'abgelegt', behind })
  }
  if ('extraUses' in node) {
    const whose = eachOf(node.to, context).in('gen')
    const n = node.extraUses === 1 ? 'ein zusätzliches Mal' : `${node.extraUses} zusätzliche Male`
    const time = lasting ? inThis[lasting] : perPeriod.round
    return {
      ...statement('you', verbs.dürfen, {
        middle: `jede ausgelöste Fähigkeit ${whose} ${time} (oder im angegebenen Zeitraum) ${n}`,
        end: 'verwenden',
      }),
      ...(lasting && { timed: true as const }),
    }
  }
  if ('noFateWhenPlayed' in node) {
    const what = eachOf(node.to, context)
    const he = pronounOf(what.form).in('nom')
    const behind = subordinate(`wenn ${he} gespielt ${what.form === 'pl' ? 'werden' : 'wird'}`)
    return statement('you', verbs.können, { middle: `kein Schicksal auf ${what.in('acc')} legen`, behind })
  }
  if ('entersWithFate' in node) {
    const who = eachOf(node.to, context).in('nom')
    const from = subordinate(`der aus ${self(context).in('dat')} gespielt wird`)
    const fate = `mit ${node.entersWithFate} zusätzlichen Schicksal`
    return statement(fixed(`${who}${from}`, 'm'), verbs.kommen, `${fate} ins Spiel`)
  }
  if ('cannotPlay' in node) return cannotPlay(node, context)
  if ('cannotDeclare' in node) return cannotDeclare(node, context, lasting)
  if ('cannotMoveToConflict' in node) {
    return statement(
      fixed('gegnerische Charaktere', 'pl'),
      verbs.können,
      'nicht in den Konflikt verschoben werden',
    )
  }
  if ('cancels' in node) return order(verbs.aufheben, `die Effekte ${effectSource(node.cancels, context)}`)
  if ('cancelsRingEffects' in node) return order(verbs.aufheben, 'alle Ringeffekte')
  if ('reduceCost' in node) return cost(node, context, lasting)
  if ('mayPlayFrom' in node) {
    const [what, were] =
      node.mayPlayFrom === 'topOfDeck'
        ? ['die oberste Karte deines Konfliktdecks', 'sie auf deiner Hand wäre']
        : ['Karten in benachbarten Provinzen', 'sie auf deiner Hand wären']
    return statement('you', verbs.dürfen, {
      middle: what,
      end: 'spielen',
      behind: subordinate(`als ob ${were}`),
    })
  }
  if ('ringGains' in node) {
    const element = elementNames[node.ringGains].de
    return statement(fixed('der umkämpfte Ring', 'm'), verbs.erhalten, `das Element ${element}`)
  }
  if ('consideredClaimed' in node) {
    return statement(phrase(node.consideredClaimed, context), verbs.gelten, {
      middle: 'als Ring in deinem Vorrat beanspruchter Ringe',
    })
  }
  return skills(onlySkills(node), context)
}
