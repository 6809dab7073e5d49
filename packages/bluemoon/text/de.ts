/** German. "ich" is the player of the card, "du" the opponent. */

import { cannotSay, words } from '@regelwerk/say'
import { type Verb, verbs } from '@regelwerk/say/de'
import type {
  Allow,
  CardType,
  Demand,
  Effect,
  Element,
  Forbid,
  Ignore,
  Modify,
  RetreatDragons,
  Text,
  When,
} from '../abilities.ts'
import {
  areas,
  cards,
  condition,
  elementName,
  fail,
  handCardsWith,
  handkarten,
  iconName,
  itOf,
  karten,
  monden,
  named,
  nouns,
  oder,
  und,
  zoneName,
} from './de-words.ts'
import {
  type Continuous,
  type Cost,
  type Deed,
  type EffectText,
  filtersOf,
  type Intervention,
  inOrder,
  type Speaker,
} from './grammar.ts'

/** A main clause: what stands first, if not the subject; then the finite verb. */
interface Main {
  lead?: string
  subject: string
  finite: string
  rest: string
}

const turn = 'in diesem Zug'
const withFree = 'als hätte sie das FREI-Symbol'
const boosterPhase = 'Verstärkungs- und Unterstützungsphase'

function main({ lead, subject, finite, rest }: Main, thisTurn: boolean): string {
  if (lead !== undefined) return words(lead, finite, subject, thisTurn && turn, rest)
  return thisTurn ? words(turn, finite, subject, rest) : words(subject, finite, rest)
}

function ignored({ ignore, of, except = [], exceptIcons = [], cancels, yieldsTo }: Ignore): Main {
  const what = { cards: '', texts: 'Sonderfunktionen', icons: 'Symbole' }[ignore]
  const whose = `deine${what && of ? 'r' : ''} ${of ? cards(of, 'more', 'und') : what || 'Karten'}`
  const those = ignore === 'cards' ? '' : 'auf '
  const spared = [
    ...except.map((filter, i) =>
      those ? `${i === 0 ? 'die auf ' : ''}${cards(filter, 'toMore')}` : cards(filter, 'more'),
    ),
    ...exceptIcons.map((icon) => words(...iconName[icon])),
  ]
  const but = spared.length > 0 ? `, ausgenommen ${und(spared)}` : ''
  const clash = cancels && '(wirkt dieser Text auf beiden Seiten, so hebt sich beides auf)'
  const weaker =
    yieldsTo &&
    `(ohne Wirkung, solange ${oder(yieldsTo.map(named))} bei dir aktiv und die Sonderfunktion wirksam ist)`
  return {
    subject: what && of ? `die ${what} ${whose}` : whose,
    finite: 'werden',
    rest: words(`ignoriert${but}`, clash, weaker),
  }
}

function forbidden(text: Forbid): Main {
  const may = { subject: 'du', finite: 'darfst' }
  if ('play' in text) {
    const what = und(filtersOf(text.play).map((filter) => cards(filter, 'more', 'und')))
    return { lead: what, ...may, rest: 'nicht auslegen' }
  }
  if ('playMoreThan' in text) {
    const into = text.into === 'combat' && 'in deinem Kampfbereich'
    return { lead: 'in deinem Zug', ...may, rest: words('nur', karten(text.playMoreThan), into, 'auslegen') }
  }
  if ('takeFromDeck' in text) {
    return text.most === undefined
      ? { ...may, rest: 'deinem Nachziehstapel keine Karten entnehmen' }
      : { lead: 'in deinem Zug', ...may, rest: `deinem Nachziehstapel nur ${karten(text.most)} entnehmen` }
  }
  if ('takeIntoHand' in text) {
    const rest = 'keine Karten auf die Hand nehmen'
    return text.holding === undefined
      ? { ...may, rest }
      : { lead: `solange du mindestens ${handkarten(text.holding)} hast,`, ...may, rest }
  }
  if ('additionalCards' in text) {
    return { lead: 'am Ende deines Zuges', ...may, rest: 'keine zusätzlichen Karten nachziehen' }
  }
  if ('attractOnMyRetreat' in text) {
    return { lead: 'ziehe ich mich zurück,', ...may, rest: 'keine Drachen gewinnen' }
  }
  if ('callMyBluff' in text) return { ...may, rest: 'mich nicht auffordern, Farbe zu bekennen' }
  if ('activeCharacters' in text) {
    const rest = `nicht ${text.activeCharacters} oder mehr aktive Charaktere haben`
    return { lead: 'am Ende deiner Charakterphase', ...may, rest }
  }
  return fail(text)
}

function demanded(text: Demand): string {
  const retreat = 'sonst musst du dich zurückziehen'
  if ('playOne' in text) return `in deinem Zug musst du 1 ${nouns[text.playOne].one} auslegen, ${retreat}`
  const by = `bis zum Ende deiner ${boosterPhase} musst du`
  if ('discardValues' in text) {
    return `${by} ${handCardsWith(text.discardValues, text.or ? 'oder' : 'und')} abwerfen, ${retreat}`
  }
  if ('discardMoons' in text) {
    return `${by} Handkarten mit zusammen mindestens ${monden(text.discardMoons)} abwerfen, ${retreat}`
  }
  if ('discardCharacter' in text) {
    const dragon = 'sonst gewinne ich zusätzlich 1 Drachen, auch wenn du dich zurückziehst'
    return `${by} 1 Charakter aus deiner Hand abwerfen, ${dragon}`
  }
  return fail(text)
}

/** 'der Feuer-Wert', 'beide Werte'; `of`: 'eines meiner Charaktere', 'jeder meiner Verstärkungen' */
const values = (which: readonly Element[], of: string): string =>
  `${which.length > 1 ? 'beide Werte' : `der ${elementName[which[0]]}-Wert`} ${of}`

const whoseValues = {
  oneCharacter: 'eines meiner Charaktere',
  characters: 'jedes meiner Charaktere',
  boosters: 'jeder meiner Verstärkungen',
  supports: 'jeder meiner Unterstützungen',
} as const

function modified(text: Modify): Main {
  if ('zero' in text) {
    const parity = { odd: 'ungerade', even: 'gerade' }[text.zero]
    const whose = cards({ type: text.of }, 'more', 'und')
    return { subject: `${parity} aufgedruckte Werte deiner ${whose}`, finite: 'gelten', rest: 'als 0' }
  }
  if ('double' in text) {
    const finite = text.double.length > 1 ? 'werden' : 'wird'
    return { subject: values(text.double, whoseValues[text.of]), finite, rest: 'verdoppelt' }
  }
  if ('raise' in text) {
    const finite = text.raise.length > 1 ? 'steigen' : 'steigt'
    const to =
      text.to === 'sum'
        ? 'die Summe seiner aufgedruckten Werte'
        : text.to === 'higher'
          ? 'seinen höheren aufgedruckten Wert'
          : text.to
    return { subject: values(text.raise, whoseValues[text.of]), finite, rest: `auf ${to}` }
  }
  if ('powerAtLeast' in text) {
    const within = text.element && `in ${elementName[text.element]}`
    return {
      subject: words('meine Stärke', within),
      finite: 'beträgt',
      rest: `mindestens ${text.powerAtLeast}`,
    }
  }
  if ('bluffWorth' in text) {
    return { subject: 'jede meiner aktiven Bluff-Karten', finite: 'hat', rest: `den Wert ${text.bluffWorth}` }
  }
  if ('doubleCaterpillar' in text) {
    const subject = 'die Zahlen in der Sonderfunktion einer meiner Raupen-Verstärkungen'
    return { subject, finite: 'werden', rest: 'verdoppelt' }
  }
  return fail(text)
}

function retreatDragons(text: RetreatDragons, thisTurn: boolean): string {
  const iRetreat = words('ziehe ich mich', thisTurn && turn, 'zurück, gewinnst du')
  if ('atMostOneDragon' in text) return `${iRetreat} höchstens 1 Drachen`
  if ('dragons' in text) {
    const youRetreat = words('ziehst du dich', thisTurn && turn, 'zurück, gewinne ich')
    const start = text.when === 'iRetreat' ? iRetreat : youRetreat
    return `${start} 1 Drachen ${text.dragons > 0 ? 'mehr' : 'weniger'}`
  }
  return fail(text)
}

function allowed(text: Allow, thisTurn: boolean): string {
  if ('additional' in text) {
    const types: readonly CardType[] =
      text.additional === 'either' ? ['booster', 'support'] : [text.additional]
    const what = cards({ type: types }, text.n === 1 ? 'one' : 'more')
    const n = text.n === 'any' ? 'beliebig viele' : `${text.n} zusätzliche`
    const stop = text.evenAfterStop ? ', auch nach einem STOPP-Symbol' : ''
    return `ich darf ${thisTurn ? turn : 'in meinem Zug'} ${n} ${what} auslegen${stop}`
  }
  if ('nextFree' in text) {
    return `die nächste Karte vom Typ Charakter, Verstärkung oder Unterstützung, die ich in diesem Zug auslege, wird behandelt, ${withFree}`
  }
  if ('freeIf' in text) return `wenn ${condition(text.freeIf)}, darf ich diese Karte auslegen, ${withFree}`
  if ('keepsOthersActive' in text) {
    return 'wenn ich diese Karte auslege, darf ich die aktiven Karten in meinem Kampfbereich aktiv lassen'
  }
  if ('attackAgain' in text) {
    return 'in diesem Zug greifen meine aktiven Karten noch einmal an, und ich muss keinen Charakter auslegen'
  }
  if ('mutantWithoutCondition' in text) {
    return 'in meiner Charakterphase darf ich 1 Mutanten auslegen, auch wenn seine Bedingung nicht erfüllt ist'
  }
  if ('crystalWithoutDragon' in text) {
    return 'in meiner Anführeraktionsphase darf ich 1 Kristallkarte auslegen, als stünde der passende Drache auf meiner Seite'
  }
  if ('replaceAny' in text) return 'ich darf jede meiner Karten behandeln, als hätte sie das ERSETZEN-Symbol'
  if ('secondDragonWith' in text) {
    const n = text.secondDragonWith
    return `ziehst du dich zurück, gewinne ich den zweiten Drachen schon ab ${n} Karten in meinem ${areas}`
  }
  if ('refillTo' in text) return `nach einem Kampf darf ich auf ${handkarten(text.refillTo)} nachziehen`
  if ('handWhenLanding' in text) {
    const what =
      text.most === undefined
        ? 'Charaktere, Verstärkungen und Unterstützungen'
        : cards({ type: ['character', 'booster', 'support'] }, text.most === 1 ? 'one' : 'more')
    const n = text.most !== undefined && String(text.most)
    return words(
      'in dem Zug, in dem ich mit diesem Schiff anlande, darf ich auch',
      n,
      what,
      'aus der Hand auslegen',
    )
  }
  return fail(text)
}

function continuous(text: Continuous, thisTurn: boolean): string {
  if ('ignore' in text) return main(ignored(text), thisTurn)
  if ('forbid' in text) return main(forbidden(text), thisTurn)
  if ('demand' in text) return demanded(text)
  if ('dragons' in text || 'atMostOneDragon' in text) return retreatDragons(text, thisTurn)
  if (
    'zero' in text ||
    'double' in text ||
    'raise' in text ||
    'powerAtLeast' in text ||
    'bluffWorth' in text ||
    'doubleCaterpillar' in text
  ) {
    return main(modified(text), thisTurn)
  }
  return allowed(text, thisTurn)
}

/** What stands in front of an infinitive, and the verb. */
type Act = readonly [what: string, verb: keyof typeof verbs]

const ich = (...acts: readonly Act[]): Deed<Act> => ({ who: 'me', acts })
const du = (...acts: readonly Act[]): Deed<Act> => ({ who: 'opponent', acts })
const jeder = (...acts: readonly Act[]): Deed<Act> => ({ who: 'each', acts })

/** What is discarded to attract a dragon. */
function price({ moons, characters, pairOf, ...values }: Cost): string {
  if (moons !== undefined) return `Handkarten mit zusammen mindestens ${monden(moons)}`
  if (characters !== undefined) {
    return `${characters} ${characters === 1 ? 'Charakter' : 'Charaktere'} aus meiner Hand`
  }
  if (pairOf !== undefined) return `${oder(pairOf.map((type) => `2 ${nouns[type].more}`))} aus meiner Hand`
  return handCardsWith(values, 'und')
}

function deed(effect: Effect, additional: boolean): Deed<Act> {
  switch (effect.do) {
    case 'discardOpposing': {
      const { filter, n, zone, active, keepCharacter } = effect
      const state = active === undefined ? '' : active ? 'aktiven' : 'inaktiven'
      const among = words(state, cards(filter, 'more', n === 1 ? 'oder' : 'und'))
      const what = zone
        ? words(n === 1 ? '1 der' : 'alle', among, `in deinem ${zoneName[zone]}`)
        : words(n === 1 ? '1 deiner' : 'alle deine', among)
      if (n === 1) {
        const tail = ', aber nicht deinen letzten aktiven Charakter'
        return { ...ich([what, 'abwerfen']), ...(keepCharacter && { tail }) }
      }
      const kept = und([
        ...(keepCharacter ? ['1 aktiven Charakter'] : []),
        `${active === undefined ? 'aktive ' : ''}Karten mit dem GESCHÜTZT-Symbol`,
      ])
      return { ...ich([what, 'abwerfen']), ...(active !== false && { tail: `, ausgenommen ${kept}` }) }
    }
    case 'discardBoostersOrSupports': {
      const what = 'entweder alle deine aktiven Verstärkungen oder alle deine aktiven Unterstützungen'
      return { ...ich([what, 'abwerfen']), tail: ', ausgenommen Karten mit dem GESCHÜTZT-Symbol' }
    }
    case 'opponentDiscards':
      return du([`${handkarten(effect.n)} deiner Wahl`, 'abwerfen'])
    case 'opponentDiscardsTo':
      return { ...du(['Handkarten deiner Wahl', 'abwerfen']), tail: `, bis du höchstens ${effect.n} hast` }
    case 'discardBlind':
      return ich([`blind ${karten(effect.n)} aus deiner Hand`, 'ziehen'], ['sie', 'abwerfen'])
    case 'discardTopOfDeck':
      return ich(['die oberste Karte deines Nachziehstapels', 'abwerfen'])
    case 'discardOwn':
      return ich(['beliebig viele meiner Handkarten', 'abwerfen'])
    case 'draw':
      return ich([words(additional && 'zusätzlich', effect.upTo && 'bis zu', karten(effect.n)), 'nachziehen'])
    case 'drawTo':
      return ich([`auf ${handkarten(effect.n)}`, 'nachziehen'])
    case 'takeBack':
      switch (effect.from) {
        case 'active': {
          const what = words('1 meiner', effect.other && 'anderen', 'aktiven Karten auf die Hand')
          return ich([what, 'zurücknehmen'])
        }
        case 'combat': {
          const what = words(
            '1 beliebige',
            effect.other && 'andere',
            'Karte meines Kampfbereichs auf die Hand',
          )
          return ich([what, 'zurücknehmen'])
        }
        case 'discard':
          return ich(
            [words('1', effect.other && 'andere', 'Karte aus meinem Abwurfstapel'), 'wählen'],
            ['sie dir', 'zeigen'],
            ['sie auf die Hand', 'nehmen'],
          )
        default:
          return fail(effect.from)
      }
    case 'search': {
      const filter = effect.filter ?? {}
      const it = itOf(filter)
      return ich(
        [`in meinem Nachziehstapel 1 ${cards(filter, 'one')}`, 'suchen'],
        [`${it} dir`, 'zeigen'],
        [`${it} auf die Hand`, 'nehmen'],
        ['den Nachziehstapel', 'mischen'],
      )
    }
    case 'searchForShip':
      return {
        ...ich(['in meinem Nachziehstapel entweder 1 Einflusskarte', 'suchen']),
        tail:
          ', die ich auslege, oder 1 Charakter, 1 Verstärkung oder 1 Unterstützung zum Laden auf ein Schiff;' +
          ' danach mische ich den Nachziehstapel',
      }
    case 'drawFromDiscard':
      return ich(
        ['meinen Abwurfstapel verdeckt', 'mischen'],
        [`daraus ${karten(effect.n)} auf die Hand`, 'nehmen'],
      )
    case 'revealAndTake':
      return ich(
        [`${karten(effect.n)} von meinem Nachziehstapel`, 'aufdecken'],
        [`${effect.discard} davon`, 'abwerfen'],
        ['die übrigen auf die Hand', 'nehmen'],
      )
    case 'shuffleFromHand':
      return ich([`${effect.n} meiner Handkarten in meinen Nachziehstapel`, 'mischen'])
    case 'putUnderDeck':
      return ich([
        'beliebig viele meiner Handkarten in beliebiger Reihenfolge unter meinen Nachziehstapel',
        'legen',
      ])
    case 'shuffleDiscardIntoDeck':
      return effect.who === 'me'
        ? ich(['meinen Abwurfstapel in meinen Nachziehstapel', 'mischen'])
        : jeder(['seinen Abwurfstapel in seinen Nachziehstapel', 'mischen'])
    case 'shuffleAreasIntoDeck':
      return {
        ...du([`alle Karten aus deinem ${areas} in deinen Nachziehstapel`, 'mischen']),
        tail: ', ausgenommen aktive Karten mit dem GESCHÜTZT-Symbol',
      }
    case 'shuffleLeadershipIntoDeck':
      return jeder(
        ['1 seiner benutzten Anführeraktionen (nicht diese Karte)', 'wählen'],
        ['sie', 'zeigen'],
        ['sie in seinen Nachziehstapel', 'mischen'],
      )
    case 'eachDiscards':
      return jeder([`${handkarten(effect.n)} seiner Wahl`, 'abwerfen'])
    case 'eachDraws':
      return jeder([karten(effect.n), 'nachziehen'])
    case 'eachShufflesHandAndDraws':
      return jeder(['seine Handkarten in seinen Nachziehstapel', 'mischen'], [karten(effect.n), 'nachziehen'])
    case 'bothDiscardSupports':
      return {
        ...jeder(['seine aktiven Unterstützungen', 'abwerfen']),
        tail: ', ausgenommen Karten mit dem GESCHÜTZT-Symbol',
      }
    case 'openHand':
      return { ...du(['deine Handkarten', 'aufdecken']), tail: '; jede bleibt offen, bis du sie auslegst' }
    case 'buyDragon':
      return { ...ich([price(effect), 'abwerfen']), tail: ', um 1 Drachen zu gewinnen' }
    case 'eachMayBuyDragon': {
      const tail = ', um 1 Drachen zu gewinnen'
      return { ...jeder([handCardsWith(effect, 'und'), 'abwerfen']), tail, may: true }
    }
    case 'eachMayPlayCrystal': {
      const tail = ', als stünde der passende Drache auf seiner Seite'
      return { ...jeder(['1 Kristallkarte', 'auslegen']), tail, may: true }
    }
    case 'attract':
      return ich([`${effect.n} Drachen`, 'gewinnen'])
    case 'load':
      return ich([words(effect.n > 1 && 'bis zu', handkarten(effect.n), 'darauf'), 'laden'])
    case 'exchangeHyla':
      return ich(['sie gegen 1 Hyla aus meinem Abwurfstapel', 'austauschen'])
    case 'inOrder': {
      const deeds = effect.parts.map((part) => deed(part, additional))
      const joined = inOrder(deeds, ([what, verb]): Act => [`dann ${what}`, verb])
      if (!joined) throw cannotSay(effect, 'de')
      return joined
    }
    default:
      return fail(effect)
  }
}

/** 'darf ich dich 2 Handkarten deiner Wahl abwerfen lassen': the verb in front if something stands before it. */
function done({ who, acts, tail = '', may: inherent }: Deed<Act>, may: boolean, lead: string): string {
  const infinitives = und(acts.map(([what, verb]) => `${what} ${verb}`))
  const modal = (finite: string, subject: string, rest: string): string =>
    `${lead ? words(lead, finite, subject) : words(subject, finite)} ${rest}${tail}`
  const finite = (subject: string, person: 'ich' | 'er'): string => {
    const [first, ...rest] = acts.map(([what, verb]) => {
      const { er, infinitive, particle }: Verb = verbs[verb]
      return { form: person === 'er' ? er : infinitive.slice(0, -1), after: words(what, particle) }
    })
    const start = lead ? words(lead, first.form, subject) : words(subject, first.form)
    return `${und([words(start, first.after), ...rest.map(({ form, after }) => words(form, after))])}${tail}`
  }
  switch (who) {
    case 'me':
      return may ? modal('darf', 'ich', infinitives) : finite('ich', 'ich')
    case 'opponent':
      return may ? modal('darf', 'ich', `dich ${infinitives} lassen`) : modal('musst', 'du', infinitives)
    case 'each':
      if (inherent) return modal('darf', 'jeder von uns, du zuerst,', infinitives)
      return may ? modal('darf', 'ich', `jeden von uns ${infinitives} lassen`) : finite('jeder von uns', 'er')
    default:
      return fail(who)
  }
}

const times: Readonly<Record<Exclude<When, 'played'>, string>> = {
  endOfTurn: 'am Ende meines Zuges',
  turnEnds: 'ganz am Ende meines Zuges',
  onMyTurn: 'einmal in meinem Zug, zu beliebiger Zeit,',
  afterBoosters: `gleich nach meiner ${boosterPhase}`,
  gameStart: 'zu Beginn des Spiels',
}

/** What stands before the verb. */
function leadOf(text: EffectText, type: CardType | undefined): string {
  if (text.when === 'turnEnds' && text.do.do === 'drawTo' && !text.if) {
    return `beende ich meinen Zug mit weniger als ${handkarten(text.do.n)},`
  }
  if (text.when !== 'played') {
    return words(times[text.when], text.if && `unter der Bedingung, dass ${condition(text.if)},`)
  }
  if (text.if && (type === 'leadership' || 'playedFromShip' in text.if)) return `wenn ${condition(text.if)},`
  if (text.if) return `wenn ich diese Karte auslege und ${condition(text.if)},`
  if (type === 'leadership') return ''
  return `wenn ich ${type === 'ship' ? 'dieses Schiff' : 'diese Karte'} auslege,`
}

function intervention({ at, does }: Intervention): string {
  const moment = {
    actionPlayed: 'legst du eine Aktionskarte aus',
    firstCharacter: 'legst du in deinem Zug den ersten Charakter aus',
    announced: 'hast du gerade deine Stärke angesagt',
    retreat: 'ziehst du dich zurück',
    oneDragon: 'gewinnst du genau 1 Drachen',
  }[at]
  const again =
    at === 'firstCharacter' ? ', und du musst einen anderen Charakter auslegen oder dich zurückziehen' : ''
  const outcome = {
    void: `Deine Karte ist wirkungslos und wird abgeworfen${again}`,
    discardBoosterOrSupport:
      'Ich darf 1 deiner aktiven Verstärkungen oder Unterstützungen abwerfen, die du in diesem Zug ausgelegt hast',
    endTurn: 'Dein Zug endet sofort',
    takeBack:
      'Noch vor dem Gewinn von Drachen darf ich 1 Karte aus meinem Kampf- oder Unterstützungsbereich auf die Hand zurücknehmen',
    noDragon: 'Du gewinnst ihn nicht',
  }[does]
  return `${moment}, darf ich diese Karte auslegen: ${outcome}`
}

function say(text: Text, type: CardType | undefined): string {
  switch (text.kind) {
    case 'continuous':
      return continuous(text, type === 'leadership')
    case 'effect':
      return done(deed(text.do, text.additional === true), text.may === true, leadOf(text, type))
    case 'onlyIf':
      return `diese Karte darf ich nur auslegen, wenn ${condition(text.condition)}`
    case 'element': {
      const element = text.becomes === 'other' ? 'im anderen Element' : `in ${elementName[text.becomes]}`
      return `der Kampf geht ${element} weiter`
    }
    case 'family':
      return text.family === 'storm'
        ? 'habe ich zu Beginn meines Zuges mindestens 2 aktive Sturm-Unterstützungen, gewinne ich insgesamt 1 Drachen'
        : 'habe ich nach meinem Zug mindestens 2 aktive Flut-Unterstützungen, musst du dich sofort zurückziehen'
    case 'intervention':
      return intervention(text)
    case 'noFurtherCharacters':
      return 'solange diese Karte aktiv ist, darf ich in diesem Kampf keine weiteren Charaktere auslegen'
    default:
      return fail(text)
  }
}

export const german: Speaker = { text: say, capacity: (n) => `Platz für ${karten(n)}` }
