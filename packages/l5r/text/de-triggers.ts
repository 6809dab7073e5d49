/** German: what triggers an ability. "Nachdem" takes the perfect, "sobald" the present or "würde". */
import { clause, type Lead, subordinate, unsaid, words } from '@regelwerk/say'
import { before, behind, type Form, fixed, type Phrase } from '@regelwerk/say/de'
import type { EffectSource, Filter, Trigger } from '../abilities.ts'
import { conflict } from './de-conditions.ts'
import { opponent, phrase, self, some } from './de-phrases.ts'
import { conflictAdjective, elementPrefix, phaseName } from './de-words.ts'
import { aside, type ConflictSpec, type Context, remember, type Tense } from './grammar.ts'
import { traitName } from './traits.ts'

/** "einer ausgelösten Fähigkeit", in the genitive: their effects */
export function effectSource(source: EffectSource, context: Context): string {
  const { type, by, trait, targets, onAttackedProvince, firstActionEachConflict } = source
  const prefix = trait ? `${traitName(trait, 'de')}-` : ''
  const event = type === 'event'
  const noun = { event: 'Ereignisses', triggered: 'Fähigkeit', action: 'Aktionsfähigkeit' }[
    type ?? 'triggered'
  ]
  const triggered = (type ?? 'triggered') === 'triggered' ? ['ausgelöst'] : []
  const form: Form = event ? 'n' : 'f'
  const own = by && !firstActionEachConflict ? ['gegnerisch'] : []
  const adjectives = [...(firstActionEachConflict ? ['erst'] : []), ...own, ...triggered]
  const what = `${before(firstActionEachConflict ? { der: 'der' } : { ein: 'ein' }, adjectives, 'gen', form)} ${prefix}${noun}`
  const first =
    firstActionEachConflict &&
    subordinate(`die ${by ? 'dein Gegner' : 'ein Spieler'} während jedes Konflikts auslöst`)
  const at = onAttackedProvince ? ' auf der angegriffenen Provinz' : ''
  const which = event ? 'das' : 'die'
  const chosen = targets && subordinate(`${which} ${some(targets, context).in('acc')} zum Ziel hat`)
  return `${what}${at}${first || ''}${chosen ?? ''}`
}

interface Verb {
  after: string
  when: string
  would: string
}
/** "das Spiel verlassen hat", "verlässt", "verlassen würde" */
const active = (participle: string, present: string, infinitive: string, aux = 'hat'): Verb => ({
  after: `${participle} ${aux}`,
  when: present,
  would: `${infinitive} ${aux === 'hast' ? 'würdest' : aux === 'haben' ? 'würden' : 'würde'}`,
})
/** "geehrt worden ist", "geehrt wird", "geehrt werden würde" */
const passive = (participle: string, more = false): Verb => ({
  after: `${participle} worden ${more ? 'sind' : 'ist'}`,
  when: `${participle} ${more ? 'werden' : 'wird'}`,
  would: `${participle} werden ${more ? 'würden' : 'würde'}`,
})
/** Of you or of the opponent. */
const by = (who: 'you' | 'opponent', participle: string, du: string, er: string, infinitive: string): Verb =>
  who === 'you' ? active(participle, du, infinitive, 'hast') : active(participle, er, infinitive)
const player = (who: 'you' | 'opponent'): Phrase => (who === 'you' ? fixed('du') : opponent)

function happens(trigger: Trigger, context: Context, tense: Tense, during: ConflictSpec | undefined): string {
  const mode = tense === 'delayed' ? 'when' : tense
  const does = (body: string, verb: Verb): string => words(body, verb[mode])
  const about = (what: Filter | 'self' | 'host'): Phrase => {
    const said = typeof what === 'string' ? phrase(what, context) : some(what, context)
    if (typeof what === 'object') remember('triggering', context)
    return said
  }
  const own = (): string => self(context).in('acc')
  /** "einen militärischen Konflikt", in the accusative */
  const a = (adjectives: readonly string[], element?: keyof typeof elementPrefix): string => {
    const det = tense === 'delayed' ? ({ der: 'dies' } as const) : ({ ein: 'ein' } as const)
    return `${before(det, adjectives, 'acc', 'm')} ${element ? `${elementPrefix[element]}-` : ''}Konflikt`
  }
  /** What the triggering condition says of the conflict, together with the ability's own condition. */
  const within = (given: ConflictSpec = {}): string | undefined => {
    const spec = { ...given, ...during }
    const said = Object.keys(spec).length > 0 || during !== undefined
    return said ? `während ${conflict(spec, context, { ein: 'ein' }, 'gen')}` : undefined
  }
  switch (trigger.event) {
    case 'winsConflict':
    case 'losesConflict': {
      const verb =
        trigger.event === 'winsConflict'
          ? active('gewonnen', 'gewinnt', 'gewinnen')
          : active('verloren', 'verliert', 'verlieren')
      const as = trigger.as && (trigger.as === 'attacker' ? 'als Angreifer' : 'als Verteidiger')
      const kinds = trigger.type ? [conflictAdjective[trigger.type]] : []
      return does(words(about(trigger.what).in('nom'), as, a(kinds)), verb)
    }
    case 'youWin':
    case 'youLose': {
      const verb =
        trigger.event === 'youWin'
          ? by('you', 'gewonnen', 'gewinnst', '', 'gewinnen')
          : by('you', 'verloren', 'verlierst', '', 'verlieren')
      const kinds = [
        ...(trigger.unopposed ? ['unverteidigt'] : []),
        ...(trigger.type ? [conflictAdjective[trigger.type]] : []),
      ]
      const body = words(
        'du',
        trigger.as && `als ${trigger.as === 'attacker' ? 'angreifender' : 'verteidigender'} Spieler`,
        a(kinds, trigger.element),
        trigger.at && `gegen ${own()}`,
        trigger.by !== undefined && `mit einem Vorsprung von mindestens ${trigger.by}`,
      )
      return does(body, verb)
    }
    case 'conflictDeclared': {
      const against = trigger.at && `gegen ${own()}`
      if (!trigger.by) {
        const what = `ein ${trigger.element ? `${elementPrefix[trigger.element]}-` : ''}Konflikt`
        return does(words(what, against), passive('deklariert'))
      }
      const verb = by(trigger.by, 'deklariert', 'deklarierst', 'deklariert', 'deklarieren')
      return does(words(player(trigger.by).in('nom'), a([], trigger.element), against), verb)
    }
    case 'conflictPassed':
      return does(
        'dein Gegner die Gelegenheit, einen Konflikt zu deklarieren, ungenutzt',
        active('gelassen', 'lässt', 'lassen'),
      )
    case 'conflictResolved': {
      const which = trigger.first ? 'dein erster Konflikt in dieser Phase' : 'einer deiner Konflikte'
      const broke = trigger.broke
        ? subordinate('falls in jenem Konflikt eine Provinz unterworfen worden ist')
        : ''
      return `${does(`${which} als angreifender Spieler`, passive('abgehandelt'))}${broke}`
    }
    case 'committed':
      return does(`${about(trigger.what).in('nom')} als Angreifer oder Verteidiger`, passive('deklariert'))
    case 'movedToConflict': {
      const to = during ? conflict(during, context, { ein: 'ein' }, 'acc') : 'einen Konflikt'
      return does(`${about(trigger.what).in('nom')} in ${to}`, passive('verschoben'))
    }
    case 'committedOrMoved':
      return does(
        `${about(trigger.what).in('nom')} als Angreifer oder Verteidiger deklariert oder in einen Konflikt`,
        passive('verschoben'),
      )
    case 'entersPlay':
      return does(
        words(
          about(trigger.what).in('nom'),
          within(),
          trigger.as && 'als Verteidiger',
          trigger.from && 'aus einer Provinz',
          'ins Spiel',
        ),
        { after: 'gekommen ist', when: 'kommt', would: 'kommen würde' },
      )
    case 'leavesPlay':
      return does(
        words(about(trigger.what).in('nom'), within(), 'das Spiel'),
        active('verlassen', 'verlässt', 'verlassen'),
      )
    case 'played': {
      const { by: who, what, from } = trigger
      const hand = from && `von ${who === 'you' ? 'deiner' : 'seiner'} Hand`
      const verb = by(who, 'gespielt', 'spielst', 'spielt', 'spielen')
      return does(words(player(who).in('nom'), within(), about(what).in('acc'), hand), verb)
    }
    case 'attached': {
      const to = `an ${own()}`
      if (!trigger.by) return does(`${about(trigger.what).in('nom')} ${to}`, passive('angehängt'))
      const what = about(trigger.what).in('acc')
      return does(`du ${what} ${to}`, by('you', 'angehängt', 'anhängst', '', 'anhängen'))
    }
    case 'honored':
      return does(words(about(trigger.what).in('nom'), within()), passive('geehrt'))
    case 'dishonored':
      return does(words(about(trigger.what).in('nom'), within()), passive('entehrt'))
    case 'honoredOrDishonored':
      return does(words(about(trigger.what).in('nom'), within()), passive('geehrt oder entehrt'))
    case 'bowed': {
      const cause = 'durch einen gegnerischen Karteneffekt oder einen Ringeffekt'
      return does(words(about(trigger.what).in('nom'), within(), cause), passive('gebeugt'))
    }
    case 'fatePlaced': {
      const on = phrase(trigger.on, context).in('acc')
      return does(words(within(), `mindestens 1 Schicksal auf ${on}`), passive('gelegt'))
    }
    case 'fateRemoved': {
      const from = phrase(trigger.on, context).in('dat')
      return does(words(within(), `mindestens 1 Schicksal ${behind('von', from)}`), passive('entfernt'))
    }
    case 'provinceRevealed':
    case 'provinceBroken': {
      const broken = trigger.event === 'provinceBroken'
      const what = about(trigger.what)
      const where = within(trigger.inConflictWith && { participating: { self: true } })
      if (!trigger.by)
        return does(words(what.in('nom'), where), passive(broken ? 'unterworfen' : 'aufgedeckt'))
      const verb = broken
        ? by('you', 'unterworfen', 'unterwirfst', '', 'unterwerfen')
        : by('you', 'aufgedeckt', 'aufdeckst', '', 'aufdecken')
      return does(words('du', where, what.in('acc')), verb)
    }
    case 'ringClaimed': {
      const ring = trigger.matching ? 'einen Ring mit dem Element deiner Rolle' : 'einen Ring'
      const where = within(trigger.type && { type: trigger.type })
      return does(words('du', where, ring), by('you', 'beansprucht', 'beanspruchst', '', 'beanspruchen'))
    }
    case 'ringSelected':
      return does('dein Gegner einen Ring mit Schicksal', active('ausgewählt', 'auswählt', 'auswählen'))
    case 'ringEffects':
      return words(
        'die Effekte des umkämpften Rings',
        passive('abgehandelt', true)[tense === 'after' ? tense : 'would'],
      )
    case 'dialsRevealed':
      return does('die Ehreräder', passive('aufgedeckt', true))
    case 'cardsDrawn':
      return does(words('du', within(), 'mindestens 1 Karte'), by('you', 'gezogen', 'ziehst', '', 'ziehen'))
    case 'honorGiven':
      return does('dir aufgrund der Ehregebote mindestens 1 Ehre', passive('gegeben'))
    case 'honorLost':
      return does(
        'du für einen unverteidigten Konflikt Ehre',
        by('you', 'verloren', 'verlierst', '', 'verlieren'),
      )
    case 'effectsInitiate':
      return does(
        words(within(), `die Effekte ${aside(context, () => effectSource(trigger.of, context))}`),
        passive('initiiert', true),
      )
    case 'eventResolved':
      return does('die Effekte eines gegnerischen Ereignisses', passive('abgehandelt', true))
    case 'duelResolves':
    case 'duelResolved': {
      const with_ =
        trigger.involving && subordinate(`an dem ${some(trigger.involving, context).in('nom')} beteiligt ist`)
      return does(`ein Duell${with_ ?? ''}`, passive('abgehandelt'))
    }
    case 'phaseBegins':
      return does(`die ${phaseName(trigger.phase)}`, active('begonnen', 'beginnt', 'beginnen'))
    case 'phaseEnds':
      return does(`die ${phaseName(trigger.phase)}`, active('geendet', 'endet', 'enden'))
    case 'passFirstPlayer':
      return does('du den Startspielermarker', by('you', 'weitergegeben', 'weitergibst', '', 'weitergeben'))
    default:
      return unsaid(trigger, 'de')
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
  const word = tense === 'after' ? 'nachdem' : tense === 'delayed' && outcome ? 'falls' : 'sobald'
  return clause(`${word} ${said.join(' oder ')}`)
}
