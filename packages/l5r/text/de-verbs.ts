/** German: what effects do, and what costs are. */
import { listed, subordinate, unsaid, words } from '@regelwerk/say'
import {
  behind,
  deed,
  type Field,
  fixed,
  type GermanClause,
  object,
  order,
  type Phrase,
  possessive,
  pronounOf,
  statement,
  type Verb,
  verbs,
} from '@regelwerk/say/de'
import type { Verb as AbilityVerb, Cost, Filter, Subject, TargetSpec, Who } from '../abilities.ts'
import { condition } from './de-conditions.ts'
import {
  cards,
  opponent,
  ownersOf,
  perEach,
  phrase,
  quantity,
  rings,
  self,
  several,
  some,
  that,
  whereabouts,
  whereX,
} from './de-phrases.ts'
import { duelName, endOf, formIn, inThis, karten, masculine, ofElement } from './de-words.ts'
import {
  afresh,
  type Context,
  isAllFate,
  isCounted,
  isOutside,
  referentOf,
  type SimpleVerb,
} from './grammar.ts'

// ---- who does it

function player(who: Who, context: Context): Phrase | 'you' {
  switch (who) {
    case 'you':
      return 'you'
    case 'opponent':
      return opponent
    case 'eachPlayer':
      return masculine('Spieler', '', { der: 'jed' })
    case 'controllerOfIt': {
      const what = that(referentOf('it', context)).in('acc')
      return fixed(`der Spieler${subordinate(`der ${what} kontrolliert`)}`, 'm')
    }
    case 'ownerOfIt':
      return fixed(`der Besitzer ${that(referentOf('it', context)).in('gen')}`, 'm')
    case 'duelLoserController':
      return fixed(`der Spieler${subordinate('der den Verlierer des Duells kontrolliert')}`, 'm')
    default:
      return unsaid(who, 'de')
  }
}

function act(verb: Verb, field: Field | string, who: Who, context: Context): GermanClause {
  return deed(player(who, context), verb, field)
}

const hand = (who: Who): string => (who === 'you' ? 'deiner Hand' : 'seiner Hand')

// ---- costs and targets

/** Costs are paid with one's own cards (glossary/kosten). */
const own = (filter: Filter): Filter => (isOutside(filter) ? filter : { ...filter, whose: 'yours' })

function payer(what: 'self' | 'host' | Filter, context: Context): Phrase {
  if (typeof what === 'string') return phrase(what, context)
  afresh(context)
  return some(own(what), context, { friendly: true })
}

export function cost(node: Cost, context: Context): GermanClause {
  if ('bow' in node) return order(verbs.beugen, object(payer(node.bow, context)))
  if ('fate' in node) return order(verbs.ausgeben, `${node.fate} Schicksal`)
  if ('fateToRing' in node) {
    const ring =
      node.fateToRing === 'unclaimed'
        ? 'einen unbeanspruchten Ring'
        : `den Ring ${ofElement[node.fateToRing]}`
    return order(verbs.ausgeben, { middle: '1 Schicksal', behind: ` und lege es auf ${ring}` })
  }
  if ('removeFate' in node) {
    return order(
      verbs.entfernen,
      `${node.removeFate} Schicksal ${behind('von', payer(node.from, context).in('dat'))}`,
    )
  }
  if ('honor' in node) return order(verbs.verlieren, `${node.honor} Ehre`)
  if ('giveFate' in node) return order(verbs.geben, `deinem Gegner ${node.giveFate} Schicksal`)
  if ('sacrifice' in node) return order(verbs.opfern, object(payer(node.sacrifice, context)))
  if ('discard' in node) {
    const { in: _, ...what } = node.discard
    const bare = Object.keys(what).length === 0
    const said = bare ? karten(node.n) : several(what, context, { n: node.n }).in('acc')
    const where = isOutside(node.discard) && whereabouts(node.discard, false, 'from')
    return order(verbs.ablegen, words(said, where))
  }
  if ('discardSelf' in node) return order(verbs.ablegen, object(payer('self', context)))
  if ('dishonor' in node) return order(verbs.entehren, object(payer(node.dishonor, context)))
  if ('returnToHand' in node) {
    return order(verbs.zurückschicken, object(payer('self', context), 'auf deine Hand'))
  }
  if ('breakSelf' in node) return order(verbs.unterwerfen, object(payer('self', context)))
  if ('shuffleProvinceCard' in node) {
    return order(
      verbs.mischen,
      'eine Karte aus einer deiner nicht unterworfenen Provinzen in dein Dynastiedeck',
    )
  }
  if ('reveal' in node) {
    const { instead } = node
    const top = (n: number): string => (n === 1 ? 'die oberste Karte' : `die obersten ${n} Karten`)
    const more = instead && ` (stattdessen ${top(instead.n)}, falls ${condition(instead.if, context)})`
    return order(verbs.aufdecken, { middle: `${top(node.reveal)} deines Konfliktdecks`, behind: more ?? '' })
  }
  if ('nameCardType' in node) return order(verbs.benennen, 'eine Kartenart')
  if ('discardFavor' in node) return order(verbs.ablegen, 'die Kaiserliche Gunst')
  if ('putIntoPlay' in node) {
    return order(verbs.bringen, object(payer('self', context), words(fromZone(context), 'ins Spiel')))
  }
  if ('duel' in node) {
    const { by } = node
    const against = some(node.against, context).in('acc')
    const chosen = by ? subordinate('den dein Gegner wählt') : ''
    return order(verbs.initiieren, `ein ${duelName[node.duel]} gegen ${against}${chosen}`)
  }
  return unsaid(node, 'de')
}

/** From where the ability works: "von deiner Hand". */
function fromZone(context: Context): string | undefined {
  if (!context.from) return undefined
  context.said.from = true
  return whereabouts({ in: context.from }, false, 'from')
}

function target(spec: TargetSpec, context: Context, by: 'opponent' | undefined): string {
  if ('choose' in spec) return several(spec.choose, context, spec, by && { by }).in('acc')
  const { n = 1, upTo, ring } = spec
  if (n === 1 && !upTo) return rings(ring, false, { ein: 'ein' }).in('acc')
  return rings(ring, n > 1, { count: `${upTo ? 'bis zu ' : ''}${n}` }).in('acc')
}

/** What the same player chooses is one clause. */
export function choose(targets: readonly TargetSpec[], context: Context): readonly GermanClause[] {
  const groups: TargetSpec[][] = []
  const byOf = (spec: TargetSpec): 'opponent' | undefined => ('choose' in spec ? spec.by : undefined)
  for (const spec of targets) {
    const group = groups.at(-1)
    if (group && byOf(group[0]) === byOf(spec)) group.push(spec)
    else groups.push([spec])
  }
  return groups.map((group) => {
    const by = byOf(group[0])
    const what = listed(
      group.map((spec) => target(spec, context, by)),
      'und',
    )
    return act(verbs.wählen, what, by ?? 'you', context)
  })
}

export const selectOne = (by: 'you' | 'opponent', context: Context): GermanClause =>
  act(verbs.auswählen, 'eines', by, context)

// ---- effects

/** Done by the player who chooses: "dein Gegner wählt einen Charakter, den er kontrolliert, und entehrt ihn". */
function doneTo(verb: Verb, what: Subject, rest: string, context: Context): GermanClause {
  const said = phrase(what, context)
  if (typeof what === 'object' && 'choose' in what && what.by) {
    const it = pronounOf(said.form).in('acc')
    const doing = ` und ${words(verb.er, it, rest, verb.particle)}`
    return deed(opponent, verbs.wählen, { middle: said.in('acc'), behind: doing })
  }
  return order(verb, object(said, rest))
}

const fate = (
  n: Extract<AbilityVerb, { do: 'moveFate' }>['n'] | 'all',
  from: Subject,
  context: Context,
): string =>
  n === 'all' || isAllFate(n, from)
    ? 'sämtliches Schicksal'
    : typeof n === 'object' && 'done' in n
      ? 'jenes Schicksal'
      : quantity(n, context, 'Schicksal')

const top = (n: number): string => (n === 1 ? 'die oberste Karte' : `die obersten ${n} Karten`)

export function verb(node: SimpleVerb, context: Context): GermanClause {
  const acc = (what: Subject): string => phrase(what, context).in('acc')
  const dat = (what: Subject): string => phrase(what, context).in('dat')
  const done = (lexeme: Verb, what: Subject, rest = ''): GermanClause => doneTo(lexeme, what, rest, context)
  switch (node.do) {
    case 'gainHonor':
      return act(verbs.erhalten, quantity(node.n, context, 'Ehre'), node.who ?? 'you', context)
    case 'loseHonor':
      return act(verbs.verlieren, quantity(node.n, context, 'Ehre'), node.who ?? 'you', context)
    case 'gainFate':
      return act(verbs.erhalten, quantity(node.n, context, 'Schicksal'), node.who ?? 'you', context)
    case 'loseFate':
      return act(verbs.verlieren, quantity(node.n, context, 'Schicksal'), node.who ?? 'you', context)
    case 'takeHonor':
      return order(verbs.nehmen, `${quantity(node.n, context, 'Ehre')} von deinem Gegner`)
    case 'takeFate':
      return order(verbs.nehmen, `${quantity(node.n, context, 'Schicksal')} von deinem Gegner`)
    case 'giveHonor':
    case 'giveFate': {
      const what = quantity(node.n, context, node.do === 'giveHonor' ? 'Ehre' : 'Schicksal')
      return act(verbs.geben, `${node.who === 'you' ? 'deinem Gegner' : 'dir'} ${what}`, node.who, context)
    }
    case 'draw':
      return act(verbs.ziehen, cards(node.n, context), node.who ?? 'you', context)
    case 'discardFromHand':
      return discardFromHand(node, context)
    case 'lookAtHand':
      context.said.near = 'hand'
      return order(verbs.ansehen, 'dir die Hand deines Gegners')
    case 'revealHand':
      return act(verbs.aufdecken, node.who === 'you' ? 'deine Hand' : 'seine Hand', node.who, context)
    case 'search':
      return search(node, context)
    case 'lookAtTop': {
      const rest = node.n - node.take === 1 ? 'die andere' : 'die anderen'
      return {
        ...order(verbs.ansehen, `dir ${top(node.n)} deines Konfliktdecks`),
        after: [`nimm ${node.take} jener Karten auf deine Hand und lege ${rest} unter dein Konfliktdeck`],
      }
    }
    case 'revealTopOfEach': {
      const it = node.takeEach === 1 ? 'sie' : 'sie alle'
      return {
        ...order(verbs.aufdecken, `${top(node.n)} des Konfliktdecks jedes Spielers`),
        after: [
          `wähle für jeden Spieler ${node.takeEach} seiner aufgedeckten Karten und gib ${it} auf seine Hand`,
          'jeder Spieler mischt sein Konfliktdeck',
        ],
      }
    }
    case 'playableTop':
      return {
        ...order(verbs.aufdecken, `${top(1)} deines Konfliktdecks`),
        after: [
          `sie bleibt bis zum ${endOf[node.for]} aufgedeckt und du darfst sie spielen, als ob sie auf deiner Hand wäre`,
        ],
      }
    case 'takeRevealed':
      return order(verbs.nehmen, {
        middle: `bis zu ${node.upTo} der aufgedeckten Karten der benannten Art auf deine Hand`,
        behind: ' und lege die anderen ab',
      })
    case 'honor':
      return done(verbs.ehren, node.what)
    case 'dishonor':
      return done(verbs.entehren, node.what)
    case 'bow':
      return done(verbs.beugen, node.what)
    case 'ready':
      return done(verbs.spielbereitMachen, node.what)
    case 'moveHome':
      return done(verbs.verschieben, node.what, 'in die Heimatzone')
    case 'moveToConflict':
      return done(verbs.verschieben, node.what, 'in den Konflikt')
    case 'honorOrDishonor':
      return done(verbs.ehrenOderEntehren, node.what)
    case 'bowOrReady': {
      const it = pronounOf(formIn(referentOf(node.what, context))).in('acc')
      return { ...done(verbs.beugen, node.what), behind: ` oder mache ${it} spielbereit` }
    }
    case 'honorOneDishonorOther': {
      const those = phrase(node.what, context).in('gen')
      return order(verbs.ehren, { middle: `einen ${those}`, behind: ' und entehre den anderen' })
    }
    case 'discardStatus':
      return order(verbs.ablegen, `den Statusmarker ${ofThat(node.what, context)}`)
    case 'moveStatus': {
      const token = {
        honored: 'Geehrt-Statusmarker',
        dishonored: 'Entehrt-Statusmarker',
        any: 'Statusmarker',
      }[node.status ?? 'any']
      const from = ofThat(node.from, context)
      return order(verbs.verschieben, `den ${token} ${from} auf ${acc(node.to)}`)
    }
    case 'placeFate': {
      const n = quantity(node.n, context, 'Schicksal')
      return order(verbs.legen, `${n} auf ${acc(node.on)}`)
    }
    case 'removeFate': {
      const n = fate(node.n, node.from, context)
      const from = behind('von', dat(node.from))
      if (node.to === 'ownersPool') {
        return order(verbs.zurückschicken, `${n} ${from} in den Schicksalsvorrat seines Besitzers`)
      }
      if (node.to === 'yourPool') {
        return order(verbs.verschieben, `${n} ${from} in deinen Schicksalsvorrat`)
      }
      return order(verbs.entfernen, `${n} ${from}`)
    }
    case 'moveFate': {
      const n = fate(node.n, node.from, context)
      const from = behind('von', dat(node.from))
      return order(verbs.verschieben, `${n} ${from} auf ${acc(node.to)}`)
    }
    case 'discard':
    case 'sacrifice': {
      const lexeme = node.do === 'discard' ? verbs.ablegen : verbs.opfern
      if (node.who === undefined || node.who === 'you') return done(lexeme, node.what)
      return act(lexeme, object(phrase(node.what, context, { by: 'opponent' })), node.who, context)
    }
    case 'returnToHand':
      return done(verbs.zurückschicken, node.what, `auf ${ownersOf(node.what, context, 'Hand', 'acc')}`)
    case 'returnToTop':
      return done(verbs.legen, node.what, `oben auf ${ownersDeck(node, context)}`)
    case 'returnToBottom':
      return done(verbs.legen, node.what, `unter ${ownersDeck(node, context)}`)
    case 'removeFromGame':
      return done(verbs.entfernen, node.what, 'aus dem Spiel')
    case 'putIntoPlay':
      return putIntoPlay(node, context)
    case 'takeControl': {
      const what = acc(node.of)
      const time = node.for && `bis zum ${endOf[node.for]}`
      if (!node.attachTo) return order(verbs.übernehmen, words(time, `die Kontrolle über ${what}`))
      const it = acc(node.of)
      const attach = ` und hänge ${it} an ${acc(node.attachTo)} an`
      return order(verbs.übernehmen, { middle: words(time, `die Kontrolle über ${what}`), behind: attach })
    }
    case 'attach': {
      const what = phrase(node.what, context)
      return order(verbs.anhängen, object(what, `an ${acc(node.to)}`))
    }
    case 'turnFaceup':
    case 'turnFacedown': {
      const their = `${possessive(formIn(referentOf(node.what, context)))}e`
      const side = node.do === 'turnFaceup' ? 'offene' : 'verdeckte'
      return done(verbs.drehen, node.what, `auf ${their} ${side} Seite`)
    }
    case 'moveConflict':
      return order(verbs.verschieben, `den Konflikt zu ${dat(node.to)}`)
    case 'refillFaceup':
      return order(verbs.auffüllen, 'jene Provinz offen')
    case 'lookAtProvince':
      return order(verbs.ansehen, 'dir eine verdeckte Provinz')
    case 'switchCards': {
      const a = phrase(node.a, context)
      return order(verbs.vertauschen, object(a, `mit ${dat(node.b)}`))
    }
    case 'intoProvince':
      return done(verbs.bringen, node.what, 'in jener Provinz ins Spiel')
    case 'breakProvince':
      return done(verbs.unterwerfen, node.what)
    case 'resolveRing':
      return resolveRing(node)
    case 'takeFateFromRing':
      return order(verbs.erhalten, 'sämtliches Schicksal auf jenem Ring')
    case 'anotherAction':
      return statement('you', verbs.dürfen, {
        middle: 'danach eine weitere Aktion',
        end: 'durchführen',
      })
    case 'claimRing':
      return order(verbs.beanspruchen, 'den umkämpften Ring')
    case 'claimFavor':
      return order(verbs.beanspruchen, 'die Kaiserliche Gunst')
    case 'switchRing': {
      const what =
        node.which === 'claimed' ? 'einen Ring in deinem Vorrat beanspruchter Ringe' : 'den umkämpften Ring'
      const other = node.with === 'unclaimed' ? 'einem unbeanspruchten Ring' : 'einem anderen Ring'
      return order(verbs.vertauschen, `${what} mit ${other}`)
    }
    case 'switchConflictType': {
      const to = { military: 'in einen militärischen', political: 'in einen politischen', any: '' }[
        node.to ?? 'any'
      ]
      return order(verbs.ändern, words(node.to ? `den Konflikt ${to} Konflikt` : 'die Art des Konflikts'))
    }
    case 'declareConflict':
      return order(verbs.deklarieren, 'sofort deinen nächsten Konflikt')
    case 'additionalConflict': {
      const kind = node.type === 'military' ? 'militärischen' : 'politischen'
      const middle = `${inThis.phase} einen zusätzlichen ${kind} Konflikt`
      return statement('you', verbs.dürfen, { middle, end: 'deklarieren' })
    }
    case 'noWinner':
      return statement(fixed('der Konflikt', 'm'), verbs.haben, 'keinen Sieger')
    case 'cancel':
      return order(verbs.aufheben, cancelled(context))
    case 'redirect':
      return redirect(node, context)
    case 'changeBid': {
      const by = 'den Wert deines Ehregebots um 1'
      if (node.by === 1) return order(verbs.erhöhen, by)
      if (node.by === -1) return order(verbs.senken, by)
      return order(verbs.erhöhenOderSenken, by)
    }
    case 'keepFirstPlayer':
      return order(verbs.behalten, { pronoun: 'ihn', middle: 'stattdessen' })
    case 'resolveEventAgain':
      return {
        ...order(verbs.abhandeln, {
          middle: 'jenes Ereignis noch einmal so',
          behind:
            ', als ob du es gerade gespielt hättest, und ignoriere dabei seine Kosten und seine Auslösebedingung',
        }),
        after: ['du darfst neue Ziele wählen'],
      }
    case 'playSelf':
      context.said.from = true
      return order(
        verbs.spielen,
        object(phrase('self', context), whereabouts({ in: node.from }, false, 'from')),
      )
    case 'gainAbilityOf': {
      const from = phrase(node.from, context).in('gen')
      return statement(
        self(context),
        verbs.erhalten,
        `bis zum ${endOf[node.for]} 1 aufgedruckte ausgelöste Fähigkeit ${from}`,
      )
    }
    default:
      return unsaid(node, 'de')
  }
}

/** "jenes Charakters"; of what was just spoken of in full, "davon" would be too vague. */
const ofThat = (what: Subject, context: Context): string => phrase(what, afresh(context)).in('gen')

/** "das Konfliktdeck seines Besitzers" */
function ownersDeck(
  { what, deck }: Extract<AbilityVerb, { do: 'returnToTop' | 'returnToBottom' }>,
  context: Context,
): string {
  const name = deck ? ({ conflict: 'Konfliktdeck', dynasty: 'Dynastiedeck' } as const)[deck] : 'Deck'
  return ownersOf(what, context, name, 'acc')
}

function discardFromHand(
  node: Extract<AbilityVerb, { do: 'discardFromHand' }>,
  context: Context,
): GermanClause {
  const { n, who, random, downTo, by } = node
  const from = `von ${hand(who)}`
  if (downTo) {
    const left = typeof n === 'number' ? karten(n) : `X Karten ${whereX(n, context)}`
    const until = subordinate(`bis er nur noch ${left} auf der Hand hat`)
    return act(verbs.ablegen, { middle: `Karten ${from}`, behind: until }, who, context)
  }
  const counted = isCounted(n) ? perEach(n, context) : ''
  const what = cards(isCounted(n) ? (n.times ?? 1) : n, context, random && 'zufällig')
  if (by === undefined) return act(verbs.ablegen, words(counted, what, from), who, context)
  if (by === 'you') {
    const where = context.said.near === 'hand' ? 'davon' : 'von der Hand deines Gegners'
    return order(verbs.ablegen, words(counted, what, 'deiner Wahl', where))
  }
  const it = n === 1 ? 'sie' : 'sie alle'
  return statement(fixed('der Gegner jenes Spielers', 'm'), verbs.wählen, {
    middle: words(counted, what, 'von jener Hand'),
    behind: ` und legt ${it} ab`,
  })
}

function search(node: Extract<AbilityVerb, { do: 'search' }>, context: Context): GermanClause {
  const { n, filter = {}, take = 1, reveal } = node
  const what = take === 1 ? some(filter, context) : several(filter, context, { n: take, upTo: true })
  const it = pronounOf(what.form).in('acc')
  const add = `nimm ${it} auf deine Hand`
  return {
    ...order(verbs.durchsuchen, {
      middle: `${top(n)} deines Konfliktdecks nach ${what.in('dat')}`,
      behind: reveal ? `, decke ${it} auf und ${add}` : ` und ${add}`,
    }),
    after: ['mische dein Konfliktdeck'],
  }
}

function putIntoPlay(node: Extract<AbilityVerb, { do: 'putIntoPlay' }>, context: Context): GermanClause {
  const { what, inConflict, under, status } = node
  const own = referentOf(what, context).key === 'self' ? fromZone(context) : undefined
  const chosen =
    typeof what === 'object' && 'choose' in what && isOutside(what.choose) ? what.choose : undefined
  const from = chosen ? whereabouts(chosen, false, 'from') : own
  const said = phrase(what, context, chosen ? { unplaced: true } : {})
  const how = words(
    from,
    under && 'unter deiner Kontrolle',
    status && { honored: 'geehrt', dishonored: 'entehrt' }[status],
    inConflict ? 'im Konflikt ins Spiel' : 'ins Spiel',
  )
  return order(verbs.bringen, object(said, how))
}

function resolveRing({ which, as }: Extract<AbilityVerb, { do: 'resolveRing' }>): GermanClause {
  const asIf = as ? subordinate('als ob du der angreifende Spieler wärst') : ''
  const resolve = (middle: string): GermanClause => order(verbs.abhandeln, { middle, behind: asIf })
  if (which === 'contested') return resolve('den Ringeffekt des umkämpften Rings')
  if (which === 'claimed' || which === 'target') return resolve('den Ringeffekt jenes Rings')
  const { choose: filter, n, upTo } = which
  if (n === 1 && !upTo) return resolve(`den Ringeffekt ${rings(filter, false, { ein: 'ein' }).in('gen')}`)
  const of = rings(filter, n > 1, { count: `${upTo ? 'bis zu ' : ''}${n}` })
  return resolve(n > 1 ? `die Ringeffekte von ${of.in('dat')}` : `den Ringeffekt von ${of.in('dat')}`)
}

/** What an interrupt calls off. */
function cancelled({ trigger }: Context): string {
  switch (trigger?.event) {
    case 'effectsInitiate':
      return 'jene Effekte'
    case 'ringEffects':
      return 'jene Ringeffekte'
    case 'honorLost':
      return 'jenen Ehrverlust'
    case 'duelResolves':
      return 'jenes Duell'
    default:
      return 'dies'
  }
}

function redirect({ to }: Extract<AbilityVerb, { do: 'redirect' }>, context: Context): GermanClause {
  const participles: Readonly<Record<string, string>> = {
    honored: 'geehrt',
    dishonored: 'entehrt',
    honoredOrDishonored: 'geehrt oder entehrt',
    bowed: 'gebeugt',
  }
  const end = participles[context.trigger?.event ?? ''] ?? 'betroffen'
  return statement(phrase(to, context), verbs.werden, { middle: 'stattdessen', end })
}

// ---- duels

export function duel(node: Extract<AbilityVerb, { do: 'duel' }>, context: Context): GermanClause {
  const challenger = phrase(node.challenger, context)
  const challenged = phrase(node.challenged, context)
  const after = node.discardInsteadOfHonor && [
    'ein Spieler, der aufgrund der Gebote in diesem Duell Ehre geben muss, darf stattdessen ebenso viele Karten von seiner Hand ablegen',
  ]
  return {
    ...statement(challenger, verbs.herausfordern, object(challenged, `zu einem ${duelName[node.skill]}`)),
    ...(after && { after }),
  }
}

export const resolveDuel = (): GermanClause => order(verbs.abhandeln, 'das Duell')
