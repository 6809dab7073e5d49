/** Verbs: playing and using cards, who controls them, where they stand. */
import { type Ref, refTo } from '@regelwerk/core'
import { subordinate } from '@regelwerk/say'
import type { House, Target, Targets } from '../../abilities.ts'
import { meets, on, rule } from '../../book.ts'
import { houseNumber } from '../../events.ts'
import { fight } from '../../fighting.ts'
import { happen } from '../../rules/amber.ts'
import { takeControl } from '../../rules/control.ts'
import { listOf, them } from '../../rules/doing.ts'
import { goesOn, report } from '../../rules/effects.ts'
import { whole } from '../../rules/leaving.ts'
import { isUnderWay } from '../../rules/mattering.ts'
import { opening, window } from '../../rules/occurrences.ts'
import {
  iconsOn,
  isOfActiveHouse,
  playCard,
  playing,
  putIntoPlay,
  putting,
  resolveIcons,
  whyNotPlay,
} from '../../rules/playing.ts'
import { joinLine } from '../../rules/tasks.ts'
import { useCard, using, waysToUse } from '../../rules/using.ts'
import { cardAt, DECK, isInPlay, LINE, PURGED, printedHouse } from '../../state.ts'
import * as de from '../../text/de/index.ts'
import * as en from '../../text/en/index.ts'
import { referentOf } from '../../text/grammar.ts'
import * as it from '../../text/it/index.ts'
import { boldOf } from '../../values.ts'
import type { VerbWords } from '../types.ts'

export interface PlayingVerbs {
  play: { what: Target }
  putIntoPlay: { what: Targets; ready?: true; under?: 'yourControl' }
  /** `asIfYours`: also a card you do not control. `against: 'different'`: an enemy not yet fought by this effect. */
  use: { what: Target; how?: 'fight' | 'reap'; asIfYours?: true; against?: 'different' }
  /** Resolve the abilities of a card with this word; `asIfYours`: as if you controlled it. */
  trigger: { what: Target; on: 'reap' | 'play'; asIfYours?: true }
  resolveIcons: { of: 'it' }
  takeControl: { of: Target; for?: 'whileInPlay'; house?: House }
  /** Swap two creatures of one battleline. */
  swap: { what: Target; with: Target }
  /** A creature to a place in its battleline. */
  move: { what: Target; to: 'flank' }
  /** The fight does its damage to this creature rather than to the one fought. */
  dealFightDamageTo: { what: Target }
  /** The use under way comes to nothing. */
  cancel: Record<never, never>
  returnPurged: Record<never, never>
}

/** Of whatever house it is, unless the text says otherwise. */
export const waysByEffect = rule('rules/karten-ueber-andere-kartenfaehigkeiten-verwenden', waysToUse)

export const playingVerbs: VerbWords<PlayingVerbs> = {
  play: {
    targets: ({ what }) => [what],
    perform: (g, f, _, cards) => {
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
      if (open && can) g.call(playCard, playing(g, ref.card, f.you, false))
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
      en: ({ what }, t) => en.doTo(t, 'play', what),
      de: ({ what }, t) => de.doTo(t, de.verbs.spielen, what),
      it: ({ what }, t) => it.doTo(t, it.verbs.giocare, what),
    },
  },
  putIntoPlay: {
    targets: ({ what }) => listOf(what),
    perform: (g, f, { ready }, cards) => {
      const refs = them(f, cards)
      if (refs.length > 0) g.call(putIntoPlay, putting(whole(g, refs), f.you, ready))
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
      en: ({ what, ready, under }, t) =>
        en.doTo(
          t,
          'put',
          what,
          en.words('into play', ready && 'ready', under && `under ${en.your(t)} control`),
        ),
      de: ({ what, ready, under }, t) => {
        const how = de.words(ready && 'spielbereit', under && `unter ${de.your(t, 'dat', 'f')} Kontrolle`)
        return de.act(t, de.verbs.bringen, { ...de.object(what, t, how), end: 'ins Spiel' })
      },
      it: ({ what, ready, under }, t) => {
        const referent = it.phrase(what, { ...t, said: { ...t.said } })
        const how = ready && it.agreed(it.o('pront'), referent.gender, referent.plural)
        const control = under && `sotto il ${t.actor === 'you' ? 'tuo' : 'suo'} controllo`
        return it.doTo(t, it.verbs.mettere, what, it.words('in gioco', how, control))
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
    perform: (g, f, { on: word }, cards) => {
      const [ref] = them(f, cards)
      if (ref === undefined || isUnderWay(g, ref, word)) return
      g.call(window, opening([], { words: [word], card: ref, me: f.you, borrowed: ref.card }))
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
      en: ({ what, on: word, asIfYours }, t) => {
        const as = asIfYours && `as if ${en.you(t)} controlled it`
        return en.doTo(t, `resolve the “${en.boldWords[word]}:” abilities of`, what, as || '')
      },
      de: ({ what, on: word, asIfYours }, t) => {
        const card = de.phrase(what, t)
        const whose = card.pronoun ? `von ${card.in('dat')}` : card.in('gen')
        const would = t.actor === 'you' ? 'würdest' : 'würde'
        const as = `als ob ${de.du(t)} ${de.pronounOf(card.form).in('acc')} kontrollieren ${would}`
        return de.act(t, de.verbs.abhandeln, {
          middle: `die „${de.boldWords[word]}:“-Fähigkeiten ${whose}`,
          ...(asIfYours && { behind: subordinate(as) }),
        })
      },
      it: ({ what, on: word, asIfYours }, t) => {
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
      if (ref !== undefined) g.call(resolveIcons, { seat: f.you, icons: iconsOn(g, ref), answer: null })
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
      const { house } = verb
      if (
        house !== undefined &&
        !(s.identities[f.you] ?? []).some((own) => own === printedHouse(s, card.def))
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
      en: ({ of, for: while_, house }, t) => {
        const what = en.phrase(of, t).acc
        const until = while_ && `until ${en.this_(t)} leaves play`
        const taken = en.act(t, en.words(`${t.actor === 'you' ? 'take' : 'gain'} control of`, what, until))
        if (!house) return taken
        const noun = en.nounIn(referentOf(of, t))
        const none = `if it belongs to none of ${en.your(t)} houses`
        const belongs = `while under ${en.your(t)} control, that ${noun} belongs to house ${en.house(house)} ${none}`
        return { ...taken, after: [belongs] }
      },
      de: ({ of, for: while_, house }, t) => {
        const what = de.phrase(of, t)
        const until = while_ && subordinate(`bis ${de.self(t).in('nom')} das Spiel verlässt`)
        const taken = de.act(t, de.verbs.übernehmen, {
          middle: `die Kontrolle über ${what.in('acc')}`,
          ...(until && { behind: until }),
        })
        if (!house) return taken
        const one = de.pronounOf(what.form)
        const that = de.demonstrative(referentOf(of, t), t).in('nom')
        const none = `falls ${one.in('nom')} zu keiner ${de.your(t, 'gen', 'pl')} Fraktionen gehört`
        const belongs = `solange du ${one.in('acc')} kontrollierst, gehört ${that} zur Fraktion ${de.house(house)}, ${none}`
        return { ...taken, after: [belongs] }
      },
      it: ({ of, for: while_, house }, t) => {
        const what = it.phrase(of, t).with('di')
        const until = while_ && `finché ${it.self(t).with()} non lascia il gioco`
        const taken = it.act(t, it.verbs.prendere, `il controllo ${what}`, until || '')
        if (!house) return taken
        const that = it.demonstrative(referentOf(of, t), t).with()
        const belongs = `finché è sotto il tuo controllo, ${that} appartiene alla casata ${it.house(house)} se non appartiene a nessuna delle tue casate`
        return { ...taken, after: [belongs] }
      },
    },
  },
  swap: {
    targets: ({ what, with: other }) => [what, other],
    object: ({ what }) => what,
    perform: (g, f, _, [first = [], second = []]) => {
      const [a] = first
      const [b] = second
      f.it = b === undefined ? [] : [b]
      if (a === undefined || b === undefined) {
        report(f, false)
        return
      }
      const [x, y] = [cardAt(g.state, a.card), cardAt(g.state, b.card)]
      const together = meets('glossary/tauschen', x.holder === y.holder)
      if (x.zone === LINE && y.zone === LINE && together)
        happen(g, { kind: 'swap', card: a.card, with: b.card })
      else report(f, false)
    },
    asks: {
      may: { en: 'Swap two creatures?', de: 'Zwei Kreaturen tauschen?', it: 'Scambiare due creature?' },
      which: {
        en: 'Which creature is swapped?',
        de: 'Welche Kreatur wird getauscht?',
        it: 'Quale creatura viene scambiata?',
      },
    },
    say: {
      en: ({ what, with: other }, t) => {
        const one = en.phrase(what, t).acc
        return en.act(t, `swap ${one} with ${en.phrase(other, t).acc} in the battleline`)
      },
      de: ({ what, with: other }, t) => {
        const field = de.object(what, t)
        const two = `mit ${de.phrase(other, t).in('dat')} in der Schlachtreihe`
        return de.act(t, de.verbs.tauschen, { ...field, middle: de.words(field.middle, two) })
      },
      it: ({ what, with: other }, t) => {
        const one = it.phrase(what, t)
        return it.act(
          t,
          it.verbs.scambiare,
          one,
          `${it.phrase(other, t).with('con')} nella linea di battaglia`,
        )
      },
    },
  },
  move: {
    targets: ({ what }) => [what],
    perform: (g, f, _, cards) => {
      const [ref] = them(f, cards)
      if (ref !== undefined) g.call(joinLine, { card: ref, at: null })
    },
    asks: {
      may: { en: 'Move to a flank?', de: 'An eine Flanke verschieben?', it: 'Spostare su un fianco?' },
      which: {
        en: 'Which creature moves to a flank?',
        de: 'Welche Kreatur wechselt an eine Flanke?',
        it: 'Quale creatura va su un fianco?',
      },
    },
    say: {
      en: ({ what }, t) =>
        en.doTo(
          t,
          'put',
          what,
          `on a flank of ${what === 'self' ? en.your(t) : "its controller's"} battleline`,
        ),
      de: ({ what }, t) => {
        const field = de.object(what, t)
        const line = what === 'self' ? de.your(t, 'gen', 'f') : 'der'
        const whose = what === 'self' ? '' : de.controller(t).in('gen')
        const flank = de.words(`an eine Flanke ${line} Schlachtreihe`, whose)
        return de.act(t, de.verbs.legen, { ...field, middle: de.words(field.middle, flank) })
      },
      it: ({ what }, t) => {
        const line =
          what === 'self' ? 'della tua linea di battaglia' : 'della linea di battaglia di chi la controlla'
        return it.doTo(t, it.verbs.mettere, what, `su un fianco ${line}`)
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
    perform: (g, f) => {
      const underWay = g.frameOf(fight)
      if (underWay !== null) underWay.cancelled = true
      if (f.self.card < 0) report(f, false)
    },
    asks: {
      may: { en: 'Do without the use?', de: 'Auf die Verwendung verzichten?', it: "Rinunciare all'uso?" },
    },
    say: {
      en: () => en.statement(en.fixed('this use'), 'have no further effect'),
      de: () => de.statement(de.fixed('dieses Verwenden', 'n'), de.verbs.haben, 'keine weitere Wirkung'),
      it: () => it.statement(it.fixed('questo uso'), ['non ha', 'non hanno'], 'altri effetti'),
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
