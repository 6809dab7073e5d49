/** What players cannot or may do, what cards cost, and rules that hold for conflicts, rings and the whole game. */
import { listed, subordinate, words } from '@regelwerk/say'
import { order as befehl, fixed as fest, statement as gilt, relative, verbs } from '@regelwerk/say/de'
import { order, phrase as simple, statement } from '@regelwerk/say/en'
import { behind, statement as dice, deed as fa, fixed } from '@regelwerk/say/it'
import type { Amount, EffectSource, Element, Filter, Skill } from '../../abilities.ts'
import { elementNames } from '../../elements.ts'
import { readsOfAmount, readsOfFilter } from '../../reads.ts'
import * as de from '../../text/de-phrases.ts'
import { inThis, masculine } from '../../text/de-words.ts'
import * as en from '../../text/en-phrases.ts'
import { afresh, type Context, isOutside } from '../../text/grammar.ts'
import * as it from '../../text/it-phrases.ts'
import { inThis as inQuesto, ofElement, verbs as verbi } from '../../text/it-words.ts'
import { ANYTHING, NOTHING, PRICES, TEXTS } from '../aspects.ts'
import { sourceSaid } from '../happenings/game.ts'
import type { ConstantWords } from '../records.ts'

type Whom = 'you' | 'opponent' | 'any'

export interface PlayerConstants {
  cannotPlay: { who: Whom; cannotPlay: Filter | 'events' | 'characters' | 'copiesInDiscard' }
  cannotDeclare: {
    who: Whom
    cannotDeclare: 'moreThanOneConflict' | 'moreThanOneDefender' | { element: 'target' } | { type: Skill }
  }
  cannotMoveToConflict: { who: 'opponent' | 'any'; cannotMoveToConflict: true }
  /** Effects of the first action ability in each conflict are cancelled, and the like. */
  cancels: { cancels: EffectSource }
  cancelsRingEffects: { cancelsRingEffects: true }
  /** `min`: not below that; less than nothing is more. */
  reduceCost: {
    reduceCost: Amount
    of: 'self' | Filter
    next?: true
    onto?: 'host' | 'target'
    /** Played on such a card. */
    ontoSuch?: Filter
    /** In the next action opportunity of each player in this conflict. */
    nextAction?: true
    min?: number
    who?: Whom
  }
  /** As if it were in hand. */
  ringGains: { ringGains: Element | 'role' | 'attackedProvince' }
  /** `under`: then it goes under its owner's deck; `perRound`: no more of them in a round. */
  mayPlay: { mayPlay: Filter; into?: 'conflict'; under?: true; perRound?: number }
  cannotHaveFavor: { who: 'opponent'; cannotHaveFavor: true }
  /** What is removed from characters in the fate phase. */
  fateGoesToRings: { fateGoesToRings: true }
  cannotBid: { who: 'opponent'; cannotBid: readonly number[] }
  /** What an opponent can gain in a phase. */
  honorCap: { honorCap: number }
  /** What an opponent has to give for playing an event, or for an ability of a card. */
  tax: { tax: 'event' | 'host'; honor: number }
  /** Whatever honor the players have. */
  consideredLessHonorable: { consideredLessHonorable: true }
  addsToGloryCount: { addsToGloryCount: number }
  /** Each character counts both skills together. */
  countsBothSkills: { countsBothSkills: true }
  /** Each character counts its glory in place of its skills. */
  countsGlory: { countsGlory: true }
  /** As if you had played one card more in each conflict. */
  playedOneMore: { playedOneMore: true }
  /** The stronghold's province can be attacked. */
  mayAttackStronghold: { mayAttackStronghold: true }
  /** So many cards, where it is refilled; and when the game begins. */
  fillsTo: { to: 'self'; fillsTo: number }
  /** Of this type, whichever is declared. */
  conflictsAre: { conflictsAre: Skill }
  consideredClaimed: { consideredClaimed: 'target' }
  /** You win the game: a victory condition of its own. */
  winsGame: { winsGame: true }
}

type Banned = PlayerConstants['cannotPlay']

const whatBanned = {
  en: ({ who, cannotPlay: what }: Banned, context: Context): string => {
    const their = who === 'you' ? 'your' : 'their'
    if (what === 'copiesInDiscard') return `copies of events in ${their} conflict discard pile`
    if (typeof what === 'string') return what
    const where = isOutside(what) && en.whereabouts({ ...what, whose: 'opponents' }, false, their, 'from')
    return words(en.such(what, context, { unowned: true, unplaced: true }), where)
  },
  de: ({ who, cannotPlay: what }: Banned, context: Context): string => {
    if (what === 'copiesInDiscard')
      return `keine Kopien von Ereignissen spielen, die sich auf ${who === 'you' ? 'deinem' : 'seinem'} Konflikt-Ablagestapel befinden`
    if (what === 'events') return 'keine Ereignisse spielen'
    if (what === 'characters') return 'keine Charaktere spielen'
    const wording = { plural: true, unowned: true, unplaced: true }
    const cards = de.kind(what, context, { ein: 'kein' }, wording).in('acc')
    const whose = who === 'you' ? 'yours' : 'opponents'
    const where =
      isOutside(what) && de.whereabouts({ ...what, whose }, false, 'from', who === 'any' ? 'theirs' : 'their')
    return words(cards, where, 'spielen')
  },
  it: ({ who, cannotPlay: what }: Banned, context: Context): string => {
    const their = who === 'you' ? 'tua' : 'sua'
    if (what === 'copiesInDiscard') return `copie di eventi nella ${their} pila degli scarti del conflitto`
    if (what === 'events') return 'eventi'
    if (what === 'characters') return 'personaggi'
    const whose = who === 'you' ? 'yours' : 'opponents'
    const where =
      isOutside(what) && it.whereabouts({ ...what, whose }, false, 'da', who === 'any' ? 'theirs' : 'their')
    return words(it.such(what, context, { unowned: true, unplaced: true }).with(), where)
  },
}

export const playerConstants: ConstantWords<PlayerConstants> = {
  cannotPlay: {
    bears: PRICES,
    reads: ({ cannotPlay }) => (typeof cannotPlay === 'object' ? readsOfFilter(cannotPlay) : ANYTHING),
    say: {
      en: (node, context) => {
        const said = `cannot play ${whatBanned.en(node, context)}`
        if (node.who === 'you') return en.stated(said)
        return statement(node.who === 'opponent' ? en.opponent : simple('players', true), said)
      },
      de: (node, context) => {
        const { who } = node
        const subject = who === 'you' ? 'you' : who === 'opponent' ? de.opponent : fest('Spieler', 'pl')
        return gilt(subject, verbs.können, whatBanned.de(node, context))
      },
      it: (node, context) => {
        const said = whatBanned.it(node, context)
        if (node.who === 'you') return dice(fixed(''), ['non puoi giocare', ''], said)
        const who = node.who === 'opponent' ? it.opponent : fixed('i giocatori', 'm', true)
        return dice(who, ['non può giocare', 'non possono giocare'], said)
      },
    },
  },
  cannotDeclare: {
    bears: TEXTS,
    reads: () => NOTHING,
    say: {
      en: ({ who, cannotDeclare: what }, context, _, lasting) => {
        const subject =
          who === 'opponent' ? en.opponent : simple(who === 'you' ? 'you' : 'each player', who === 'you')
        const time = lasting && `this ${lasting}`
        const one = who === 'any' ? 'can declare only 1' : 'cannot declare more than 1'
        const said =
          typeof what === 'object'
            ? 'type' in what
              ? `cannot declare ${what.type} conflicts`
              : `cannot declare conflicts of ${en.phrase(what.element, context).poss} element`
            : `${one} ${what === 'moreThanOneConflict' ? 'conflict' : 'defender'}`
        return { ...statement(subject, words(said, time)), ...(time && { timed: true as const }) }
      },
      de: ({ who, cannotDeclare: what }, context, _, lasting) => {
        const subject =
          who === 'opponent' ? de.opponent : who === 'you' ? 'you' : masculine('Spieler', '', { der: 'jed' })
        const said =
          typeof what === 'object'
            ? 'type' in what
              ? `keine ${what.type === 'military' ? 'militärischen' : 'politischen'} Konflikte deklarieren`
              : `keine Konflikte mit dem Element ${de.phrase(what.element, context).in('gen')} deklarieren`
            : `nur 1 ${what === 'moreThanOneConflict' ? 'Konflikt' : 'Verteidiger'} deklarieren`
        return {
          ...gilt(subject, verbs.können, words(lasting && inThis[lasting], said)),
          ...(lasting && { timed: true as const }),
        }
      },
      it: ({ who, cannotDeclare: what }, context, _, lasting) => {
        const subject = who === 'opponent' ? it.opponent : fixed(who === 'you' ? '' : 'ogni giocatore')
        const said =
          typeof what === 'object'
            ? 'type' in what
              ? `conflitti ${what.type === 'military' ? 'militari' : 'politici'}`
              : `conflitti dell'elemento ${it.phrase(what.element, context).with('di')}`
            : `più di 1 ${what === 'moreThanOneConflict' ? 'conflitto' : 'difensore'}`
        return {
          ...dice(
            subject,
            [who === 'you' ? 'non puoi dichiarare' : 'non può dichiarare', ''],
            words(said, lasting && inQuesto[lasting]),
          ),
          ...(lasting && { timed: true as const }),
        }
      },
    },
  },
  cannotMoveToConflict: {
    bears: TEXTS,
    reads: () => NOTHING,
    say: {
      en: ({ who }) =>
        statement(
          simple(words('characters', who === 'opponent' && 'controlled by your opponent'), true),
          'cannot move to the conflict',
        ),
      de: ({ who }) =>
        gilt(
          fest(who === 'opponent' ? 'gegnerische Charaktere' : 'Charaktere', 'pl'),
          verbs.können,
          'nicht in den Konflikt verschoben werden',
        ),
      it: ({ who }) =>
        dice(
          fixed(words('i personaggi', who === 'opponent' && 'controllati dal tuo avversario'), 'm', true),
          ['', 'non possono'],
          'essere spostati nel conflitto',
        ),
    },
  },
  cancels: {
    bears: TEXTS,
    reads: () => NOTHING,
    say: {
      en: ({ cancels }, context) => order(`cancel the effects of ${sourceSaid.en(cancels, context)}`),
      de: ({ cancels }, context) => befehl(verbs.aufheben, `die Effekte ${sourceSaid.de(cancels, context)}`),
      it: ({ cancels }, context) =>
        fa('you', verbi.annullare, `gli effetti ${sourceSaid.it(cancels, context)}`),
    },
  },
  cancelsRingEffects: {
    bears: TEXTS,
    reads: () => NOTHING,
    say: {
      en: () => order('cancel all ring effects'),
      de: () => befehl(verbs.aufheben, 'alle Ringeffekte'),
      it: () => fa('you', verbi.annullare, 'tutti gli effetti degli anelli'),
    },
  },
  reduceCost: {
    bears: PRICES,
    reads: ({ reduceCost, of }) =>
      readsOfAmount(reduceCost) | (typeof of === 'object' ? readsOfFilter(of) : 0),
    say: {
      en: (
        { reduceCost: n, of, next, onto, ontoSuch, nextAction, min, who = 'you' },
        context,
        _,
        lasting,
      ) => {
        const by = words(`by ${en.value(size(n), context)}`, min !== undefined && `(to a minimum of ${min})`)
        const change = isMore(n) ? 'increase' : 'reduce'
        if (nextAction)
          return {
            ...order(
              `${change} the cost to play cards ${by} during each player's next action opportunity in this conflict`,
            ),
            timed: true as const,
          }
        if (of === 'self')
          return order(
            words(
              `${change} the cost to play ${en.phrase('self', context).acc} ${by}`,
              ontoSuch && `if it is played on ${en.some(ontoSuch, afresh(context))}`,
            ),
          )
        const time = lasting && `this ${lasting}`
        if (who !== 'you') {
          const whom = who === 'any' ? 'each player' : 'your opponent'
          if (next)
            return {
              ...order(
                words(`${change} the cost of the next ${en.kind(of, context)} ${whom} plays`, time, by),
              ),
              ...(time && { timed: true as const }),
            }
          const cards = `each ${en.kind(of, context, { unplaced: true })}`
          const from = isOutside(of) && en.whereabouts({ ...of, whose: 'opponents' }, false, 'their', 'from')
          return {
            ...order(words(`${change} the cost for ${whom} to play ${cards}`, from, time, by)),
            ...(time && { timed: true as const }),
          }
        }
        const what = next ? `the next ${en.kind(of, context)}` : en.every(of, context)
        return {
          ...order(
            words(
              `${change} the cost of ${what} you play`,
              onto && (onto === 'host' ? 'on attached character' : `on ${en.phrase('target', context).acc}`),
              time,
              by,
            ),
          ),
          ...(time && { timed: true as const }),
        }
      },
      de: (
        { reduceCost: n, of, next, onto, ontoSuch, nextAction, min, who = 'you' },
        context,
        _,
        lasting,
      ) => {
        const least = min !== undefined && `(auf mindestens ${min})`
        const by = words(`um ${de.value(size(n), context)}`, least)
        const change = isMore(n) ? verbs.erhöhen : verbs.senken
        if (nextAction)
          return {
            ...befehl(
              change,
              `die Kosten, um Karten zu spielen, während der nächsten Gelegenheit jedes Spielers zu einer Aktion in diesem Konflikt ${by}`,
            ),
            timed: true as const,
          }
        if (of === 'self') {
          const where = ontoSuch ? `an ${de.some(ontoSuch, afresh(context)).in('acc')} ` : ''
          return befehl(
            change,
            `die Kosten, um ${de.phrase('self', context).in('acc')} ${where}zu spielen, ${by}`,
          )
        }
        const what = next
          ? de.kind(of, context, { der: 'der' }, { first: 'nächst' })
          : de.kind(of, context, { der: 'jed' }, who === 'you' ? {} : { unplaced: true })
        const on =
          onto &&
          (onto === 'host'
            ? 'auf den Charakter mit dieser Verstärkung'
            : `auf ${de.phrase('target', context).in('acc')}`)
        const from =
          who !== 'you' &&
          isOutside(of) &&
          de.whereabouts({ ...of, whose: 'opponents' }, false, 'from', 'their')
        const doer = { you: 'du', opponent: 'dein Gegner', any: 'ein Spieler' }[who]
        const played = words(
          `${relative.acc[what.form]} ${doer}`,
          lasting && inThis[lasting],
          on,
          from,
          who === 'you' ? 'spielst' : 'spielt',
        )
        return {
          ...befehl(change, `die Kosten ${what.in('gen')}${subordinate(played)} ${by}`),
          ...(lasting && { timed: true }),
        }
      },
      it: (
        { reduceCost: n, of, next, onto, ontoSuch, nextAction, min, who = 'you' },
        context,
        _,
        lasting,
      ) => {
        const by = words(
          behind('di', it.value(size(n), context)),
          min !== undefined && `(fino a un minimo di ${min})`,
        )
        const change = isMore(n) ? verbi.aumentare : verbi.diminuire
        if (nextAction)
          return {
            ...fa(
              'you',
              change,
              `${by} il costo per giocare carte durante la prossima opportunità di azione di ogni giocatore in questo conflitto`,
            ),
            timed: true as const,
          }
        if (of === 'self') {
          const where = ontoSuch && it.some(ontoSuch, afresh(context)).with('su')
          return fa(
            'you',
            change,
            words(`${by} il costo per giocare ${it.phrase('self', context).with()}`, where),
          )
        }
        const what = next
          ? it.kind(of, context, 'il', { first: prossimo(it.kind(of, context, 'il').gender) })
          : it.every(of, context, who === 'you' ? {} : { unplaced: true })
        const from =
          who !== 'you' &&
          isOutside(of) &&
          it.whereabouts({ ...of, whose: 'opponents' }, false, 'da', 'their')
        const plays = {
          you: 'che giochi',
          opponent: 'che il tuo avversario gioca',
          any: 'che un giocatore gioca',
        }[who]
        const on =
          onto &&
          (onto === 'host'
            ? 'sul personaggio con questo accessorio'
            : it.phrase('target', context).with('su'))
        return {
          ...fa(
            'you',
            change,
            words(by, 'il costo', what.with('di'), plays, from, on, lasting && inQuesto[lasting]),
          ),
          ...(lasting && { timed: true as const }),
        }
      },
    },
  },
  mayPlay: {
    bears: PRICES,
    reads: ({ mayPlay }) => readsOfFilter(mayPlay),
    say: {
      en: ({ mayPlay, into, under, perRound }, context) => {
        const one = mayPlay.is === 'it' && en.phrase(under ? 'target' : 'it', context).acc
        const said = one
          ? `may play ${one} as if it were in your hand`
          : words(
              `may play ${en.such(mayPlay, context)}`,
              into && 'into the conflict',
              'as if they were in your hand',
            )
        const then = under
          ? ["after it has been played, put it on the bottom of its owner's conflict deck"]
          : perRound !== undefined && [`you cannot play more than ${perRound} cards per round this way`]
        return { ...en.stated(said), ...(then && { after: then }) }
      },
      de: ({ mayPlay, into, under, perRound }, context) => {
        const one = mayPlay.is === 'it'
        const what = one ? de.phrase(under ? 'target' : 'it', context) : de.such(mayPlay, context)
        const then = under
          ? ['lege die Karte unter das Konfliktdeck ihres Besitzers, nachdem sie gespielt worden ist']
          : perRound !== undefined && [
              `du kannst auf diese Weise nicht mehr als ${perRound} Karten pro Runde spielen`,
            ]
        return {
          ...gilt('you', verbs.dürfen, {
            middle: words(what.in('acc'), into && 'in den Konflikt'),
            end: 'spielen',
            behind: subordinate(`als ob ${under ? 'es' : 'sie'} auf deiner Hand ${one ? 'wäre' : 'wären'}`),
          }),
          ...(then && { after: then }),
        }
      },
      it: ({ mayPlay, into, under, perRound }, context) => {
        const one = mayPlay.is === 'it'
        const what = !one
          ? it.such(mayPlay, context)
          : under
            ? it.phrase('target', context)
            : it.that({ key: 'it', noun: 'card', plural: false })
        const then = under
          ? ['dopo che è stata giocata, metti quella carta in fondo al mazzo conflitto del suo proprietario']
          : perRound !== undefined && [`non puoi giocare più di ${perRound} carte per round in questo modo`]
        return {
          ...dice(
            fixed(''),
            ['puoi giocare', ''],
            words(
              what.with(),
              into && 'nel conflitto',
              `come se ${one ? 'fosse' : 'fossero'} nella tua mano`,
            ),
          ),
          ...(then && { after: then }),
        }
      },
    },
  },
  ringGains: {
    bears: TEXTS,
    reads: () => NOTHING,
    say: {
      en: ({ ringGains }) =>
        statement(
          simple('the contested ring'),
          ringGains === 'role'
            ? 'gain the element of your role'
            : ringGains === 'attackedProvince'
              ? "gain each of the attacked province's elements"
              : `gain the ${ringGains} element`,
        ),
      de: ({ ringGains }) =>
        gilt(
          fest('der umkämpfte Ring', 'm'),
          verbs.erhalten,
          ringGains === 'role'
            ? 'das Element deiner Rolle'
            : ringGains === 'attackedProvince'
              ? 'jedes Element der angegriffenen Provinz'
              : `das Element ${elementNames[ringGains].de}`,
        ),
      it: ({ ringGains }) =>
        dice(
          fixed("l'anello conteso"),
          ['ottiene', ''],
          ringGains === 'role'
            ? "l'elemento del tuo ruolo"
            : ringGains === 'attackedProvince'
              ? 'ogni elemento della provincia attaccata'
              : `l'elemento ${ofElement[ringGains]}`,
        ),
    },
  },
  cannotHaveFavor: {
    bears: TEXTS,
    reads: () => NOTHING,
    say: {
      en: () => statement(en.opponent, 'cannot have the Imperial Favor'),
      de: () => gilt(de.opponent, verbs.können, 'die Kaiserliche Gunst nicht haben'),
      it: () => dice(it.opponent, ['non può avere', ''], 'il Favore Imperiale'),
    },
  },
  fateGoesToRings: {
    bears: TEXTS,
    reads: () => NOTHING,
    say: {
      en: () =>
        order(
          'when fate would be removed from characters during the fate phase, distribute that fate among unclaimed rings as evenly as possible instead',
        ),
      de: () =>
        befehl(verbs.verteilen, {
          middle: 'Schicksal, das in der Schicksalsphase von Charakteren entfernt werden würde,',
          behind: ' stattdessen so gleichmäßig wie möglich auf die unbeanspruchten Ringe',
        }),
      it: () =>
        fa(
          'you',
          verbi.distribuire,
          'invece il fato che verrebbe rimosso dai personaggi nella fase del fato fra gli anelli non rivendicati nel modo più uniforme possibile',
        ),
    },
  },
  cannotBid: {
    bears: TEXTS,
    reads: () => NOTHING,
    say: {
      en: ({ cannotBid }) => statement(en.opponent, `cannot bid ${listed(cannotBid.map(String), 'or')}`),
      de: ({ cannotBid }) =>
        gilt(de.opponent, verbs.können, `nicht ${listed(cannotBid.map(String), 'oder')} bieten`),
      it: ({ cannotBid }) => dice(it.opponent, ['non può offrire', ''], listed(cannotBid.map(String), 'o')),
    },
  },
  honorCap: {
    bears: TEXTS,
    reads: () => NOTHING,
    say: {
      en: ({ honorCap: n }) => statement(en.opponent, `cannot gain more than ${n} honor each phase`),
      de: ({ honorCap: n }) =>
        gilt(de.opponent, verbs.können, `in jeder Phase nicht mehr als ${n} Ehre erhalten`),
      it: ({ honorCap: n }) => dice(it.opponent, ['non può ottenere', ''], `più di ${n} onore in ogni fase`),
    },
  },
  tax: {
    bears: PRICES,
    reads: () => ANYTHING,
    say: {
      en: ({ tax, honor: n }) =>
        tax === 'event'
          ? statement(en.opponent, `have to give you ${n} honor as an additional cost to play an event`)
          : statement(
              simple("attached character's controller"),
              `have to give you ${n} honor as an additional cost to trigger an ability on it`,
            ),
      de: ({ tax, honor: n }) =>
        tax === 'event'
          ? gilt(de.opponent, verbs.müssen, {
              middle: `dir als zusätzliche Kosten für jedes Ereignis, das er spielt, ${n} Ehre`,
              end: 'geben',
            })
          : gilt(
              fest(`der Spieler${subordinate('der den Charakter mit dieser Verstärkung kontrolliert')}`, 'm'),
              verbs.müssen,
              {
                middle: `dir als zusätzliche Kosten für jede Fähigkeit, die er auf jenem Charakter auslöst, ${n} Ehre`,
                end: 'geben',
              },
            ),
      it: ({ tax, honor: n }) =>
        tax === 'event'
          ? dice(it.opponent, ['deve darti', ''], `${n} onore come costo aggiuntivo per giocare un evento`)
          : dice(
              fixed('chi controlla il personaggio con questo accessorio'),
              ['deve darti', ''],
              `${n} onore come costo aggiuntivo per innescare una sua capacità`,
            ),
    },
  },
  consideredLessHonorable: {
    bears: TEXTS,
    reads: () => NOTHING,
    say: {
      en: () => en.stated('are considered to be less honorable than your opponent'),
      de: () => gilt('you', verbs.gelten, 'als weniger ehrenhaft als dein Gegner'),
      it: () => dice(fixed(''), ['sei considerato', ''], 'meno onorevole del tuo avversario'),
    },
  },
  addsToGloryCount: {
    bears: TEXTS,
    reads: () => NOTHING,
    say: {
      en: ({ addsToGloryCount: n }) => en.stated(`add ${n} to your side during each glory count`),
      de: ({ addsToGloryCount: n }) => gilt('you', verbs.zählen, `bei jeder Ruhmzählung ${n} mehr`),
      it: ({ addsToGloryCount: n }) =>
        dice(fixed(''), ['aggiungi', ''], `${n} alla tua parte in ogni conteggio della gloria`),
    },
  },
  countsBothSkills: {
    bears: TEXTS,
    reads: () => NOTHING,
    say: {
      en: () => statement(simple('each character'), 'count its combined military and political skill'),
      de: () =>
        gilt(
          masculine('Charakter', '', { der: 'jed' }),
          verbs.zählen,
          'seine Militär- und Politik-Fertigkeit zusammen',
        ),
      it: () => dice(fixed('ogni personaggio'), ['conta', ''], 'insieme le sue abilità militare e politica'),
    },
  },
  countsGlory: {
    bears: TEXTS,
    reads: () => NOTHING,
    say: {
      en: () =>
        statement(simple('each character'), 'count its glory instead of its military and political skill'),
      de: () =>
        gilt(
          masculine('Charakter', '', { der: 'jed' }),
          verbs.zählen,
          'seinen Ruhm anstelle seiner Militär- und Politik-Fertigkeit',
        ),
      it: () =>
        dice(
          fixed('ogni personaggio'),
          ['conta', ''],
          'la sua gloria invece delle sue abilità militare e politica',
        ),
    },
  },
  playedOneMore: {
    bears: TEXTS,
    reads: () => NOTHING,
    say: {
      en: () => en.stated('are considered to have played an additional card in each conflict'),
      de: () => gilt('you', verbs.zählen, 'in jedem Konflikt eine zusätzliche Karte als von dir gespielt'),
      it: () =>
        dice(fixed(''), ['si considera', ''], 'che tu abbia giocato una carta in più in ogni conflitto'),
    },
  },
  mayAttackStronghold: {
    bears: TEXTS,
    reads: () => NOTHING,
    say: {
      en: () => en.stated("may attack your opponent's stronghold province"),
      de: () =>
        gilt('you', verbs.dürfen, { middle: 'die gegnerische Provinz mit Festung', end: 'angreifen' }),
      it: () => dice(fixed(''), ['puoi attaccare', ''], 'la provincia della roccaforte del tuo avversario'),
    },
  },
  fillsTo: {
    bears: TEXTS,
    reads: () => NOTHING,
    say: {
      en: ({ fillsTo: n }, context) =>
        order(`fill this ${context.self} to ${n} cards after setup and whenever you refill it`),
      de: ({ fillsTo: n }, context) =>
        befehl(verbs.legen, {
          middle: `nach der Vorbereitung und jedes Mal${subordinate('wenn du sie wieder auffüllst')} Karten in ${de.self(context).in('acc')}`,
          behind: subordinate(`bis ${n} darin liegen`),
        }),
      it: ({ fillsTo: n }, context) =>
        fa(
          'you',
          verbi.riempire,
          it.self(context),
          `fino a ${n} carte dopo la preparazione e ogni volta che la riempi`,
        ),
    },
  },
  conflictsAre: {
    bears: TEXTS,
    reads: () => NOTHING,
    say: {
      en: ({ conflictsAre: type }, _, __, lasting) => ({
        ...statement(
          simple(words('each conflict declared', lasting && `this ${lasting}`)),
          `be ${type} instead of its normal type`,
        ),
        ...(lasting && { timed: true as const }),
      }),
      de: ({ conflictsAre: type }, _, __, lasting) => ({
        ...gilt(
          fest(
            `jeder Konflikt${subordinate(words('der', lasting && inThis[lasting], 'deklariert wird'))}`,
            'm',
          ),
          verbs.sein,
          `unabhängig von seiner Art ein ${type === 'military' ? 'militärischer' : 'politischer'} Konflikt`,
        ),
        ...(lasting && { timed: true as const }),
      }),
      it: ({ conflictsAre: type }, _, __, lasting) => ({
        ...dice(
          fixed(words('ogni conflitto dichiarato', lasting && inQuesto[lasting])),
          [type === 'military' ? 'è militare' : 'è politico', ''],
          'invece del suo tipo normale',
        ),
        ...(lasting && { timed: true as const }),
      }),
    },
  },
  consideredClaimed: {
    bears: TEXTS,
    reads: () => NOTHING,
    say: {
      en: ({ consideredClaimed }, context) =>
        statement(en.phrase(consideredClaimed, context), 'be considered to be in your claimed ring pool'),
      de: ({ consideredClaimed }, context) =>
        gilt(de.phrase(consideredClaimed, context), verbs.gelten, {
          middle: 'als Ring in deinem Vorrat beanspruchter Ringe',
        }),
      it: ({ consideredClaimed }, context) =>
        dice(
          it.phrase(consideredClaimed, context),
          ['è considerato', ''],
          'nella tua riserva degli anelli rivendicati',
        ),
    },
  },
  winsGame: {
    bears: TEXTS,
    reads: () => NOTHING,
    say: {
      en: () => en.stated('win the game'),
      de: () => gilt('you', verbs.gewinnen, 'das Spiel'),
      it: () => dice(fixed(''), ['vinci', ''], 'la partita'),
    },
  },
}

/** Less than nothing: the cost is higher. */
const isMore = (n: Amount): boolean => typeof n === 'number' && n < 0
const size = (n: Amount): Amount => (typeof n === 'number' ? Math.abs(n) : n)

const prossimo = (gender: 'm' | 'f'): string => (gender === 'f' ? 'prossima' : 'prossimo')
