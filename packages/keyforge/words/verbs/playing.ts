/** Verbs: playing and using cards, who controls them, where they stand. */
import { type Ref, refTo } from '@regelwerk/core'
import { subordinate } from '@regelwerk/say'
import type { House, Target, Targets } from '../../abilities.ts'
import { meets, on, rule } from '../../book.ts'
import { fight } from '../../fighting.ts'
import { asItWas, housesNowOrThen } from '../../filter.ts'
import { houseNumber } from '../../houses.ts'
import { animated } from '../../prepare.ts'
import { happen } from '../../rules/amber.ts'
import { takeControl } from '../../rules/control.ts'
import { addLasting, listOf, them } from '../../rules/doing.ts'
import { goesOn, report } from '../../rules/effects.ts'
import { iconsOn, resolveIcons, resolvingIcons } from '../../rules/icons.ts'
import { forgeKey } from '../../rules/keys.ts'
import { whole } from '../../rules/leaving.ts'
import { isUnderWay } from '../../rules/mattering.ts'
import { opening, window } from '../../rules/occurrences.ts'
import {
  isOfActiveHouse,
  placeOf,
  playCard,
  playing,
  putIntoPlay,
  putting,
  whyNotPlay,
} from '../../rules/playing.ts'
import { joinLine } from '../../rules/tasks.ts'
import { useCard, using, waysToUse } from '../../rules/using.ts'
import { ARTIFACTS, cardAt, DECK, isInPlay, NONE, PURGED, printedHouse } from '../../state.ts'
import * as de from '../../text/de/index.ts'
import * as en from '../../text/en/index.ts'
import { referentOf } from '../../text/grammar.ts'
import * as it from '../../text/it/index.ts'
import { boldOf } from '../../values.ts'
import type { VerbWords } from '../types.ts'

export interface PlayingVerbs {
  /** `asIfYours`: also a card of the opponent's. `enters`: how a creature comes into play by that. */
  play: { what: Target; asIfYours?: true; enters?: 'stunned' }
  /** `where: 'self'`: to the place in the battleline that this card had. */
  putIntoPlay: { what: Targets; ready?: true; under?: 'yourControl'; where?: 'self' }
  /** `asIfYours`: also a card you do not control. `against: 'different'`: an enemy not yet fought by this effect. */
  use: { what: Target; how?: 'fight' | 'reap'; asIfYours?: true; against?: 'different' }
  /** Resolve the abilities of a card with this word; `asIfYours`: as if you controlled it; `again`: once more. */
  trigger: { what: Target; on: 'reap' | 'play'; asIfYours?: true; again?: true }
  resolveIcons: { of: 'it' }
  /** `house`: it belongs to that house while you control it; `always`: instead of its own in any case. */
  takeControl: { of: Target; for?: 'whileInPlay'; house?: House; always?: true }
  /** The fight does its damage to this creature rather than to the one fought. */
  dealFightDamageTo: { what: Target }
  /** The use under way comes to nothing; or the key about to be forged is not. */
  cancel: { what?: 'forging' }
  /** From now on this house is active. */
  setActiveHouse: { to: 'ofIt' }
  endTurn: Record<never, never>
  /** An artifact takes its place at a flank, as a creature of the active house for the remainder of the turn. */
  animate: { what: Target; power: number }
  returnPurged: Record<never, never>
}

/** Of whatever house it is, unless the text says otherwise. */
export const waysByEffect = rule('rules/karten-ueber-andere-kartenfaehigkeiten-verwenden', waysToUse)

export const playingVerbs: VerbWords<PlayingVerbs> = {
  play: {
    targets: ({ what }) => [what],
    changes: (g, f, _, id) => whyNotPlay(g, f.you, id) === null,
    perform: (g, f, verb, cards) => {
      const [ref] = them(f, cards)
      if (ref === undefined || isInPlay(cardAt(g.state, ref.card))) return
      // What cannot be played stays where it is, though the effect says to play it.
      const can = meets(
        'glossary/kann-nicht-vs-muss-darf-kann-nicht-vs-erlauben-effekt',
        whyNotPlay(g, f.you, ref.card) === null,
      )
      // Of whatever house it is, unless the text says otherwise.
      const open =
        on('rules/karten-ueber-andere-kartenfaehigkeiten-verwenden') || isOfActiveHouse(g, ref.card)
      if (open && can)
        g.call(playCard, { ...playing(g, ref.card, f.you, false), enters: verb.enters ?? null })
      else {
        report(f, false)
        if (cardAt(g.state, ref.card).zone === DECK)
          happen(g, { kind: 'look', seat: f.you, cards: [ref.card] })
      }
    },
    asks: {
      may: { en: 'Play it?', de: 'Spielen?', it: 'Giocarla?' },
      which: {
        en: 'Which card is played?',
        de: 'Welche Karte wird gespielt?',
        it: 'Quale carta viene giocata?',
      },
    },
    say: {
      en: ({ what, asIfYours, enters }, t) => {
        const played = en.doTo(t, 'play', what, asIfYours ? 'as if it were yours' : '')
        return enters ? { ...played, after: [`that creature enters play ${enters}`] } : played
      },
      de: ({ what, asIfYours, enters }, t) => {
        const field = de.object(what, t)
        const as = asIfYours && { behind: subordinate('als ob sie deine wäre') }
        const played = de.act(t, de.verbs.spielen, { ...field, ...as })
        return enters ? { ...played, after: ['jene Kreatur kommt betäubt ins Spiel'] } : played
      },
      it: ({ what, asIfYours, enters }, t) => {
        const played = it.doTo(t, it.verbs.giocare, what, asIfYours ? 'come se fosse tua' : '')
        return enters ? { ...played, after: ['quella creatura entra in gioco stordita'] } : played
      },
    },
  },
  putIntoPlay: {
    targets: ({ what }) => listOf(what),
    perform: (g, f, { ready, where }, cards) => {
      const refs = them(f, cards)
      if (refs.length === 0) return
      const at = where === 'self' ? placeOf(g, f.occasion?.was ?? asItWas(g.state, f.self)) : null
      g.call(putIntoPlay, { ...putting(whole(g, refs), f.you, ready), where: at })
    },
    asks: {
      may: { en: 'Put it into play?', de: 'Ins Spiel bringen?', it: 'Mettere in gioco?' },
      which: {
        en: 'Which card is put into play?',
        de: 'Welche Karte wird ins Spiel gebracht?',
        it: 'Quale carta viene messa in gioco?',
      },
    },
    say: {
      en: ({ what, ready, under, where }, t) => {
        const at = where && `in ${en.this_(t)}'s position in the battleline`
        const how = en.words('into play', ready && 'ready', under && `under ${en.your(t)} control`, at)
        if (where) return en.act(t, `put that card ${how}`)
        return en.doTo(t, 'put', what, how)
      },
      de: ({ what, ready, under, where }, t) => {
        const at = where && `am Platz ${de.self(t).in('gen')} in der Schlachtreihe`
        const how = de.words(ready && 'spielbereit', under && `unter ${de.your(t, 'dat', 'f')} Kontrolle`, at)
        if (where) return de.act(t, de.verbs.bringen, { middle: `jene Karte ${how}`, end: 'ins Spiel' })
        return de.act(t, de.verbs.bringen, { ...de.object(what, t, how), end: 'ins Spiel' })
      },
      it: ({ what, ready, under, where }, t) => {
        const referent = it.phrase(what, { ...t, said: { ...t.said } })
        const how = ready && it.agreed(it.o('pront'), referent.gender, referent.plural)
        const control = under && `sotto il ${t.actor === 'you' ? 'tuo' : 'suo'} controllo`
        const at = where && `al posto ${it.self(t).with('di')} nella linea di battaglia`
        const rest = it.words('in gioco', how, control, at)
        return where
          ? it.act(t, it.verbs.mettere, 'quella carta', rest)
          : it.doTo(t, it.verbs.mettere, what, rest)
      },
    },
  },
  use: {
    targets: ({ what }) => [what],
    saysSo: true,
    changes: (g, f, { how }, id) => {
      const ways = waysToUse(g, f.you, id)
      return how === undefined ? ways.length > 0 : ways.includes(how) || ways.includes('unstun')
    },
    perform: (g, f, verb, cards) => {
      const [ref] = cards.flat()
      if (ref === undefined) {
        report(f, false)
        return
      }
      f.it = [ref]
      const mine = cardAt(g.state, ref.card).holder === f.you
      if (!mine && !verb.asIfYours && on('rules/karten-ueber-andere-kartenfaehigkeiten-verwenden/2')) {
        report(f, false)
        return
      }
      const except = verb.against === 'different' ? f.fought : []
      const ways = waysByEffect(g, f.you, ref.card, except)
      const how = verb.how === undefined ? null : ways.includes('unstun') ? 'unstun' : verb.how
      if (ways.length === 0 || (how !== null && !ways.includes(how))) {
        report(f, false)
        f.pc = goesOn(f, f.pc)
        return
      }
      g.call(useCard, using(ref, f.you, how, { borrowed: !mine, except }))
    },
    asks: {
      may: { en: 'Use it?', de: 'Verwenden?', it: 'Usarla?' },
      which: {
        en: 'Which card is used?',
        de: 'Welche Karte wird verwendet?',
        it: 'Quale carta viene usata?',
      },
    },
    say: {
      en: ({ what, how, asIfYours, against }, t) => {
        const card = en.phrase(what, t).acc
        const use = how ? `${how} with ${card}` : `use ${card}`
        const whom = against && 'against an enemy creature it has not fought this way'
        return en.act(t, en.words(use, asIfYours && 'as if it were yours', whom))
      },
      de: ({ what, how, asIfYours, against }, t) => {
        const card = de.phrase(what, t)
        const field = de.objectField(card)
        const yours = card.form === 'n' ? 'es deines' : 'sie deine'
        const as = asIfYours && { behind: subordinate(`als ob ${yours} wäre`) }
        if (!how) return de.act(t, de.verbs.verwenden, { ...field, ...as })
        const whom = against && 'gegen eine noch nicht auf diese Weise bekämpfte feindliche Kreatur'
        const does = how === 'fight' ? 'kämpfen' : 'ernten'
        return de.act(t, de.verbs.lassen, { ...field, middle: de.words(field.middle, whom, does), ...as })
      },
      it: ({ what, how, asIfYours, against }, t) => {
        const verb =
          how === 'fight' ? it.verbs.farCombattere : how === 'reap' ? it.verbs.farMietere : it.verbs.usare
        const whom = against && 'contro una creatura nemica che non ha ancora combattuto in questo modo'
        const card = it.phrase(what, t)
        const as = asIfYours && `come se fosse ${card.gender === 'f' ? 'tua' : 'tuo'}`
        return it.act(t, verb, card, it.words(as, whom))
      },
    },
  },
  /**
   * The abilities of another card with this word. Those that are being resolved already are not triggered once more inside
   * themselves: two Replicators would never come to an end.
   */
  trigger: {
    targets: ({ what }) => [what],
    changes: (g, _, { on: word }, id) =>
      boldOf(g, id, word).length > 0 && !isUnderWay(g, refTo(g.state, id), word),
    perform: (g, f, verb, cards) => {
      const { on: word } = verb
      const [ref] = them(f, cards)
      if (ref === undefined || isUnderWay(g, ref, word)) return
      const borrowed = verb.asIfYours ? ref.card : NONE
      g.call(window, opening([], { words: [word], card: ref, me: f.you, borrowed }))
    },
    asks: {
      may: { en: 'Resolve its abilities?', de: 'Ihre Fähigkeiten abhandeln?', it: 'Risolverne le abilità?' },
      which: {
        en: 'The abilities of which card?',
        de: 'Die Fähigkeiten welcher Karte?',
        it: 'Le abilità di quale carta?',
      },
    },
    say: {
      en: ({ what, on: word, asIfYours, again }, t) => {
        if (again) return en.act(t, `resolve its “${en.boldWords[word]}:” abilities an additional time`)
        const as = asIfYours && `as if ${en.you(t)} controlled it`
        return en.doTo(t, `resolve the “${en.boldWords[word]}:” abilities of`, what, as || '')
      },
      de: ({ what, on: word, asIfYours, again }, t) => {
        if (again)
          return de.act(t, de.verbs.abhandeln, `ihre „${de.boldWords[word]}:“-Fähigkeiten ein weiteres Mal`)
        const card = de.phrase(what, t)
        const whose = card.pronoun ? `von ${card.in('dat')}` : card.in('gen')
        const would = t.actor === 'you' ? 'würdest' : 'würde'
        const as = `als ob ${de.du(t)} ${de.pronounOf(card.form).in('acc')} kontrollieren ${would}`
        return de.act(t, de.verbs.abhandeln, {
          middle: `die „${de.boldWords[word]}:“-Fähigkeiten ${whose}`,
          ...(asIfYours && { behind: subordinate(as) }),
        })
      },
      it: ({ what, on: word, asIfYours, again }, t) => {
        if (again)
          return it.act(t, it.verbs.risolvere, `le sue abilità «${it.boldWords[word]}:»`, "un'altra volta")
        const whose = it.phrase(what, t).with('di')
        const as = asIfYours && `come se la ${t.actor === 'you' ? 'controllassi' : 'controllasse'}`
        return it.act(t, it.verbs.risolvere, `le abilità «${it.boldWords[word]}:» ${whose}`, as || '')
      },
    },
  },
  resolveIcons: {
    targets: () => [],
    perform: (g, f) => {
      const [ref] = f.it
      if (ref !== undefined) g.call(resolveIcons, resolvingIcons(f.you, iconsOn(g, ref)))
    },
    asks: {
      may: {
        en: 'Resolve its bonus icons?',
        de: 'Ihre Bonussymbole abhandeln?',
        it: 'Risolverne le icone bonus?',
      },
    },
    say: {
      en: ({ of }, t) =>
        en.act(t, `resolve each of ${en.possessive(of, t)} bonus icons as if ${en.you(t)} had played it`),
      de: ({ of }, t) => {
        const referent = referentOf(of, t)
        const them_ = de.pronounOf(de.formIn(referent))
        const whose = t.said.near
          ? `${de.before({ ein: de.possessive(them_.form) }, [], 'gen', 'pl')} Bonussymbole`
          : `der Bonussymbole ${de.demonstrative(referent, t).in('gen')}`
        const had = t.actor === 'you' ? 'hättest' : 'hätte'
        const as = subordinate(`als ob ${de.du(t)} ${them_.in('acc')} gespielt ${had}`)
        return de.act(t, de.verbs.abhandeln, { middle: `jedes ${whose}`, behind: as })
      },
      it: ({ of }, t) => {
        const whose = t.said.near
          ? 'ogni sua icona bonus'
          : `ogni icona bonus ${it.demonstrated(of, t).with('di')}`
        const as = `come se l'${t.actor === 'you' ? 'avessi' : 'avesse'} giocata`
        return it.act(t, it.verbs.risolvere, whose, as)
      },
    },
  },
  takeControl: {
    targets: ({ of }) => [of],
    perform: (g, f, verb, cards) => {
      const [ref] = them(f, cards)
      if (ref === undefined) return
      const s = g.state
      takeControl(g, ref, f.you, f.self, verb.for === 'whileInPlay' ? 'whileInPlay' : 'always')
      const card = cardAt(s, ref.card)
      const { house, always } = verb
      if (
        house !== undefined &&
        (always || !(s.identities[f.you] ?? []).some((own) => own === printedHouse(s, card.def)))
      )
        happen(g, { kind: 'house', card: ref.card, house: houseNumber(house) })
      if (card.holder === f.you) report(f, false)
    },
    asks: {
      may: { en: 'Take control?', de: 'Die Kontrolle übernehmen?', it: 'Prendere il controllo?' },
      which: {
        en: 'Take control of which card?',
        de: 'Die Kontrolle über welche Karte übernehmen?',
        it: 'Di quale carta si prende il controllo?',
      },
    },
    say: {
      en: ({ of, for: while_, house, always }, t) => {
        const what = en.phrase(of, t).acc
        const until = while_ && `until ${en.this_(t)} leaves play`
        const taken = en.act(t, en.words(`${t.actor === 'you' ? 'take' : 'gain'} control of`, what, until))
        if (!house) return taken
        const noun = en.nounIn(referentOf(of, t))
        const none = always ? 'instead of its own' : `if it belongs to none of ${en.your(t)} houses`
        const belongs = `while under ${en.your(t)} control, that ${noun} belongs to house ${en.house(house)} ${none}`
        return { ...taken, after: [belongs] }
      },
      de: ({ of, for: while_, house, always }, t) => {
        const what = de.phrase(of, t)
        const until = while_ && subordinate(`bis ${de.self(t).in('nom')} das Spiel verlässt`)
        const taken = de.act(t, de.verbs.übernehmen, {
          middle: what.in('acc') === 'es' ? 'die Kontrolle darüber' : `die Kontrolle über ${what.in('acc')}`,
          ...(until && { behind: until }),
        })
        if (!house) return taken
        const one = de.pronounOf(what.form)
        const that = de.demonstrative(referentOf(of, t), t).in('nom')
        const none = always
          ? ` statt zu ${de.before({ ein: de.possessive(what.form) }, [], 'dat', 'f')} eigenen`
          : `, falls ${one.in('nom')} zu keiner ${de.your(t, 'gen', 'pl')} Fraktionen gehört`
        const belongs = `solange du ${one.in('acc')} kontrollierst, gehört ${that} zur Fraktion ${de.house(house)}${none}`
        return { ...taken, after: [belongs] }
      },
      it: ({ of, for: while_, house, always }, t) => {
        const what = it.phrase(of, t).with('di')
        const until = while_ && `finché ${it.self(t).with()} non lascia il gioco`
        const taken = it.act(t, it.verbs.prendere, `il controllo ${what}`, until || '')
        if (!house) return taken
        const that = it.demonstrative(referentOf(of, t), t).with()
        const belongs = `finché è sotto il tuo controllo, ${that} appartiene alla casata ${it.house(house)} ${always ? 'invece che alla propria' : 'se non appartiene a nessuna delle tue casate'}`
        return { ...taken, after: [belongs] }
      },
    },
  },
  dealFightDamageTo: {
    targets: ({ what }) => [what],
    perform: (g, f, _, cards) => {
      const [ref] = them(f, cards)
      const underWay = g.frameOf(fight)
      if (underWay !== null && ref !== undefined) underWay.instead = ref
    },
    asks: {
      may: {
        en: 'Deal the damage of the fight elsewhere?',
        de: 'Den Kampfschaden anderswo zufügen?',
        it: 'Infliggere altrove i danni del combattimento?',
      },
      which: {
        en: 'To which creature is the damage of the fight dealt?',
        de: 'Welcher Kreatur wird der Kampfschaden zugefügt?',
        it: 'A quale creatura si infliggono i danni del combattimento?',
      },
    },
    say: {
      en: ({ what }, t) => {
        const fighter = en.fixed(en.this_(t))
        const to = en.phrase(what, t).acc
        return en.happens(
          t,
          fighter,
          `deal its damage in this fight to ${to} rather than to the creature it fights`,
        )
      },
      de: ({ what }, t) => {
        const fighter = de.self(t)
        const its = de.before({ ein: de.possessive(fighter.form) }, [], 'acc', 'm')
        const to = de.phrase(what, t).in('dat')
        const field = `${its} Schaden in diesem Kampf ${to} statt der gegnerischen Kreatur`
        return de.happens(t, fighter, de.verbs.zufügen, field)
      },
      it: ({ what }, t) => {
        const fighter = it.self(t)
        const to = it.phrase(what, t).with('a')
        return it.happens(
          t,
          fighter,
          it.verbs.infliggere,
          `i suoi danni di questo combattimento ${to}`,
          'invece che alla creatura opposta',
        )
      },
    },
  },
  cancel: {
    targets: () => [],
    perform: (g, f, { what }) => {
      const underWay = what === 'forging' ? g.frameOf(forgeKey) : g.frameOf(fight)
      if (underWay !== null) underWay.cancelled = true
      if (f.self.card < 0) report(f, false)
    },
    asks: {
      may: { en: 'Do without the use?', de: 'Auf die Verwendung verzichten?', it: "Rinunciare all'uso?" },
    },
    say: {
      en: ({ what }) =>
        what === 'forging'
          ? en.statement(en.fixed('that key'), `be not forged, and no ${en.AMBER} is spent`)
          : en.statement(en.fixed('this use'), 'have no further effect'),
      de: ({ what }) =>
        what === 'forging'
          ? de.statement(
              de.fixed('jener Schlüssel', 'm'),
              de.verbs.werden,
              'nicht',
              `geschmiedet, und es wird kein ${de.AMBER} ausgegeben`,
            )
          : de.statement(de.fixed('dieses Verwenden', 'n'), de.verbs.haben, 'keine weitere Wirkung'),
      it: ({ what }) =>
        what === 'forging'
          ? it.statement(
              it.fixed('quella chiave', 'f'),
              ['non viene', 'non vengono'],
              `forgiata e non si spende ${it.AMBER}`,
            )
          : it.statement(it.fixed('questo uso'), ['non ha', 'non hanno'], 'altri effetti'),
    },
  },
  setActiveHouse: {
    targets: () => [],
    perform: (g, f) => {
      const [ref] = f.it
      const [house] = ref === undefined ? [] : housesNowOrThen(g, asItWas(g.state, ref))
      if (house !== undefined) happen(g, { kind: 'active house', house })
    },
    asks: {
      may: {
        en: 'Change the active house?',
        de: 'Die aktive Fraktion wechseln?',
        it: 'Cambiare la casata attiva?',
      },
    },
    say: {
      en: ({ to: _ }, t) =>
        en.statement(en.fixed(`${en.possessive('it', t)} house`), `become ${en.your(t)} active house`),
      de: (_, t) =>
        de.statement(
          de.fixed(`die Fraktion ${de.thatOne(t).in('gen')}`, 'f'),
          de.verbs.werden,
          `zu ${de.your(t, 'dat', 'f')} aktiven Fraktion`,
        ),
      it: (_, t) =>
        it.statement(
          it.fixed(`la casata ${it.thatOne(t).with('di')}`, 'f'),
          ['diventa', 'diventano'],
          'la tua casata attiva',
        ),
    },
  },
  endTurn: {
    targets: () => [],
    perform: (g) => happen(g, { kind: 'turn over' }),
    asks: { may: { en: 'End the turn?', de: 'Den Zug beenden?', it: 'Terminare il turno?' } },
    say: {
      en: (_, t) => en.act(t, `end ${en.your(t)} turn`),
      de: (_, t) => de.act(t, de.verbs.beenden, `${de.your(t, 'acc', 'm')} Zug`),
      it: (_, t) => it.act(t, it.verbs.terminare, 'il tuo turno'),
    },
  },
  animate: {
    targets: ({ what }) => [what],
    perform: (g, f, { power }, cards) => {
      const [ref] = them(f, cards)
      if (ref === undefined || cardAt(g.state, ref.card).zone !== ARTIFACTS) {
        report(f, false)
        return
      }
      addLasting(g, f, animated(power), 'turn', [ref])
      addLasting(g, f, 'of the active house', 'turn', [ref])
      g.call(joinLine, { card: ref, at: null, anywhere: false })
    },
    asks: {
      may: { en: 'Animate it?', de: 'Beleben?', it: 'Animarlo?' },
      which: {
        en: 'Which artifact becomes a creature?',
        de: 'Welches Artefakt wird zur Kreatur?',
        it: 'Quale artefatto diventa una creatura?',
      },
    },
    say: {
      en: ({ what, power }, t) => {
        const moved = en.doTo(t, 'move', what, "to a flank of its controller's battleline")
        const is = `for the remainder of the turn, it is a creature with ${power} power that belongs to the active house`
        return { ...moved, after: [is] }
      },
      de: ({ what, power }, t) => {
        const field = de.object(what, t)
        const flank = `an eine Flanke der Schlachtreihe ${de.controller(t).in('gen')}`
        const moved = de.act(t, de.verbs.verschieben, { ...field, middle: de.words(field.middle, flank) })
        const is = `für den Rest des Zuges ist es eine Kreatur mit Stärke ${power}, die zur aktiven Fraktion gehört`
        return { ...moved, after: [is] }
      },
      it: ({ what, power }, t) => {
        const flank = 'su un fianco della linea di battaglia di chi lo controlla'
        const moved = it.doTo(t, it.verbs.spostare, what, flank)
        const is = `per il resto del turno è una creatura con potenza ${power} che appartiene alla casata attiva`
        return { ...moved, after: [is] }
      },
    },
  },
  returnPurged: {
    targets: () => [],
    perform: (g, f) => {
      const s = g.state
      const cards: Ref[] = []
      s.cards.forEach((card, id) => {
        if (card.zone === PURGED && card.on === f.self.card) cards.push(refTo(s, id))
      })
      // Each comes back under the control of its owner.
      g.call(putIntoPlay, putting(cards, null))
    },
    asks: {
      may: {
        en: 'Return the purged cards?',
        de: 'Die verbannten Karten zurückschicken?',
        it: 'Rimettere in gioco le carte epurate?',
      },
    },
    say: {
      en: (_, t) => en.act(t, `return each card purged by ${en.this_(t)} to play`),
      de: (_, t) => {
        const cards = de.kind({}, t, { der: 'jed' }, {}, [`durch ${de.self(t).in('acc')} verbannt`]).in('acc')
        return de.act(t, de.verbs.zurückbringen, `${cards} ins Spiel`)
      },
      it: (_, t) => it.act(t, it.verbs.rimettere, `in gioco ogni carta epurata ${it.self(t).with('da')}`),
    },
  },
}
