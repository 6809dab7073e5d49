/** Static abilities about playing cards and what they cost (4.3), some of which work where the card is played from. */
import { listed, subordinate, words } from '@regelwerk/say'
import { fixed, statement, verbs } from '@regelwerk/say/de'
import { agreeing, statement as itStatement, nobody } from '@regelwerk/say/it'
import type { Amount, Cost, Effect, Filter } from '../../abilities.ts'
import { amount } from '../../reading.ts'
import type { Discount } from '../../values.ts'
import { costWord } from '../../vocabulary.ts'
import { keywords } from '../keywords/index.ts'
import { de, en, it } from '../saying.ts'
import { NOTHING, type StaticWords } from '../word.ts'

export interface PlayingStatics {
  opponentsCantPlay: { opponentsCantPlay: Filter }
  /** You pay n less to play such cards; 'self': this card while you play it (4.3.6). */
  payLess: {
    payLess: Amount
    for: 'self' | Filter
    /** Only by Shift. */
    how?: 'shift'
    /** Only by Shift onto this character. */
    onto?: 'self'
    /** Not you alone. Less than nothing is more. */
    who?: 'eachPlayer'
  }
  /** You may play such cards for free (1.5.5.3); 'self': this card, for other costs than ink. */
  playFree: { playFree: 'self' | Filter; cost?: readonly Cost[] }
  /** You can't play this card. */
  cantPlay: { cantPlay: 'self' }
  /** You may play such cards from your discard. */
  playFrom: { playFrom: Filter; exerted?: true }
  /** The activated abilities of this card may be used for free (6.1.7.1). */
  useFree: { useFree: 'self' }
  /** How this card, or such cards, enter play (6.7.9). 'may': if you like, and then this is done. */
  enters: { enters: { damage?: number; exerted?: true | 'may' }; which?: Filter; then?: Effect }
}

export const playingStatics: StaticWords<PlayingStatics> = {
  opponentsCantPlay: {
    apply: (_, d, { opponentsCantPlay: filter }, from) => {
      d.cantPlay.push({ ...from, filter })
    },
    reads: () => NOTHING,
    say: {
      en: ({ opponentsCantPlay }, context) => `opponents can't play ${en.such(opponentsCantPlay, context)}`,
      de: ({ opponentsCantPlay }, context) => {
        const what = de.kind(opponentsCantPlay, context, { ein: 'kein' }, { plural: true }).in('acc')
        return statement(de.opponents, verbs.können, what, 'ausspielen')
      },
      it: ({ opponentsCantPlay }, context) => {
        const what = it.kind(opponentsCantPlay, context, 'none', { plural: true }).with()
        return it.said(itStatement(it.opponents, it.cannot, `giocare ${what}`))
      },
    },
  },
  payLess: {
    apply: (g, d, { payLess, for: what, how, onto, who }, from) => {
      if (what === 'self') return
      const discount: Discount = { ...from, filter: what, n: amount(g, payLess, from) }
      d.payLess.push({ ...discount, ...(how && { how }), ...(onto && { onto }), ...(who && { who }) })
    },
    reads: () => NOTHING,
    ofItsPlaying: (ability) => ability.for === 'self',
    isIf: true,
    say: {
      en: ({ payLess, for: what, how, onto, who }, context) => {
        const less = en.amountOf(
          payLess,
          context,
          (n) => (n < 0 ? `${-n} {I} more` : `${n} {I} less`),
          'less {I}',
        )
        const payer = who ? 'each player pays' : 'you pay'
        if (onto)
          return `${payer} ${less} to shift ${en.some(what === 'self' ? {} : what, context)} on top of ${en.this_(context)}`
        const played = en.thisOrSuch(what, context)
        return words(payer, less, 'to play', played, how && `using ${keywords.shift.name.en}`)
      },
      de: ({ payLess, for: what, how, onto, who }, context) => {
        const { middle, behind = '' } = de.amountOf(
          payLess,
          context,
          (n) => (n < 0 ? `${-n} {I} mehr` : `${n} {I} weniger`),
          'so viel {I} weniger',
        )
        const shift = keywords.shift.name.de
        const played = de.thisOrSuch(what, context).in('acc')
        const by = onto
          ? `${de.some(what === 'self' ? {} : what, context).in('acc')} mit ${shift} auf ${de.self(context).in('acc')}`
          : words(played, how && `mit ${shift}`)
        const payer = who ? fixed('jede mitspielende Person', 'f') : de.du(context)
        const play = subordinate(`um ${by} auszuspielen`)
        return statement(payer, verbs.zahlen, { middle, behind: `${behind}${play}` })
      },
      it: ({ payLess, for: what, how, onto, who }, context) => {
        const less = it.amountOf(
          payLess,
          context,
          (n) => (n < 0 ? `${-n} {I} in più` : `${n} {I} in meno`),
          '{I} in meno',
        )
        const shift = keywords.shift.name.it
        const by = onto
          ? `${it.some(what === 'self' ? {} : what, context).with()} con ${shift} ${it.self(context).with('su')}`
          : words(it.thisOrSuch(what, context).with(), how && `usando ${shift}`)
        const rest = `${less} per giocare ${by}`
        return who ? `ogni giocatore paga ${rest}` : it.said(itStatement(nobody, ['paghi', 'paghi'], rest))
      },
    },
  },
  playFree: {
    apply: (_, d, { playFree }, from) => {
      if (playFree !== 'self') d.playFree.push({ ...from, filter: playFree })
    },
    reads: () => NOTHING,
    ofItsPlaying: ({ playFree }) => playFree === 'self',
    isIf: true,
    say: {
      en: ({ playFree, cost = [] }, context) => {
        const what = en.thisOrSuch(playFree, context)
        if (cost.length === 0) return `you may play ${what} for free`
        const paid = cost.map((one) => costWord(one).say.en(one, context).replace('{E}', 'exert'))
        return `you may ${listed(paid, 'and')} to play ${what} for free`
      },
      de: ({ playFree, cost = [] }, context) => {
        const what = `${de.thisOrSuch(playFree, context).in('acc')} kostenlos`
        if (cost.length === 0) return de.darf(context, what, 'ausspielen')
        const paid = cost.map((one) => costWord(one).say.de(one, context).replace('{E}', 'erschöpfe'))
        return de.darf(context, `${what} ausspielen, wenn du so bezahlst: ${listed(paid, 'und')}`, '')
      },
      it: ({ playFree, cost = [] }, context) => {
        const what = it.thisOrSuch(playFree, context).with()
        if (cost.length === 0) return `puoi giocare ${what} gratis`
        const paid = cost.map((one) => costWord(one).say.it(one, context).replace('{E}', 'impegna'))
        return `puoi giocare ${what} gratis, se paghi così: ${listed(paid, 'e')}`
      },
    },
  },
  cantPlay: {
    apply: () => {},
    reads: () => NOTHING,
    ofItsPlaying: () => true,
    say: {
      en: (_, context) => `you can't play ${en.this_(context)}`,
      de: (_, context) =>
        statement(de.du(context), verbs.können, `${de.self(context).in('acc')} nicht`, 'ausspielen'),
      it: (_, context) => `non puoi giocare ${it.self(context).with()}`,
    },
  },
  playFrom: {
    apply: (_, d, { playFrom: filter, exerted }, from) => {
      d.playFrom.push({ ...from, filter, exerted: exerted === true })
    },
    reads: () => NOTHING,
    say: {
      en: ({ playFrom, exerted }, context) => {
        const what = en.such(playFrom, context, { unowned: true })
        return words(
          `you may play ${what} from your discard`,
          exerted && '(if you do, they enter play exerted)',
        )
      },
      de: ({ playFrom, exerted }, context) => {
        const what = de.such(playFrom, context, { unowned: true }).in('acc')
        const how = exerted ? ' (falls du dies tust, kommen sie erschöpft ins Spiel)' : ''
        return de.darf(context, `${what} aus deinem Ablagestapel ausspielen${how}`, '')
      },
      it: ({ playFrom, exerted }, context) => {
        const what = it.kind(playFrom, context, 'none', { plural: true, unowned: true }).with()
        return words(
          `puoi giocare ${what} dai tuoi scarti`,
          exerted && '(se lo fai, entrano in gioco impegnati)',
        )
      },
    },
  },
  useFree: {
    apply: (_, d, __, { self }) => {
      d.useFree.push(self)
    },
    reads: () => NOTHING,
    say: {
      en: (_, context) => `you may use the abilities of ${en.this_(context)} for free`,
      de: (_, context) =>
        de.darf(context, `die Fähigkeiten von ${de.self(context).in('dat')} kostenlos`, 'nutzen'),
      it: (_, context) => `puoi usare le abilità ${it.self(context).with('di')} gratis`,
    },
  },
  enters: {
    apply: (_, d, { which }, from) => {
      if (which) d.entersExerted.push({ ...from, filter: which })
    },
    reads: () => NOTHING,
    say: {
      en: ({ enters: { damage, exerted }, which, then }, context) => {
        const may = exerted === 'may'
        const who = which ? en.such(which, context) : en.this_(context)
        const said = words(
          who,
          may ? 'may enter play' : which ? 'enter play' : 'enters play',
          exerted && 'exerted',
          exerted && damage !== undefined && 'and',
          damage !== undefined && `with ${damage} damage`,
        )
        return then ? `${said}. If they do, ${lowered(context.tell(then))}` : said
      },
      de: ({ enters: { damage, exerted }, which, then }, context) => {
        const state = listed(
          [...(exerted ? ['erschöpft'] : []), ...(damage === undefined ? [] : [`mit ${damage} Schaden`])],
          'und',
        )
        const who = which ? de.such(which, context) : de.self(context)
        const behind = then ? `. Tut er dies: ${context.tell(then)}` : ''
        if (exerted === 'may')
          return statement(who, verbs.dürfen, { middle: `${state} ins Spiel kommen`, behind })
        return statement(who, verbs.kommen, `${state} ins Spiel`)
      },
      it: ({ enters: { damage, exerted }, which, then }, context) => {
        const self = which ? it.such(which, context) : it.self(context)
        const state = [
          ...(exerted ? [agreeing('impegnat', self.gender, self.plural)] : []),
          ...(damage === undefined ? [] : [`con ${it.damage(damage)}`]),
        ]
        const enters =
          exerted === 'may' ? 'può entrare in gioco' : self.plural ? 'entrano in gioco' : 'entra in gioco'
        const done = then ? `. Se lo fa: ${context.tell(then)}` : ''
        return `${self.with()} ${enters} ${listed(state, 'e')}${done}`
      },
    },
  },
}

/** Without capital and full stop. */
const lowered = (text: string): string => `${text.charAt(0).toLowerCase()}${text.slice(1)}`.replace(/\.$/, '')
