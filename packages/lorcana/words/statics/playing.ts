/** Static abilities about playing cards and what they cost (4.3), some of which work where the card is played from. */
import { listed, subordinate, words } from '@regelwerk/say'
import { fixed, statement, verbs } from '@regelwerk/say/de'
import { agreeing, statement as itStatement, nobody } from '@regelwerk/say/it'
import type { Amount, Filter } from '../../abilities.ts'
import { amount } from '../../reading.ts'
import { de, en, it } from '../saying.ts'
import { NOTHING, type StaticWords } from '../word.ts'

export interface PlayingStatics {
  opponentsCantPlay: { opponentsCantPlay: Filter }
  /** You pay n less to play such cards; 'self': this card while you play it (4.3.6). */
  payLess: { payLess: Amount; for: 'self' | Filter }
  /** You may play such cards for free (1.5.5.3); 'self': this card. */
  playFree: { playFree: 'self' | Filter }
  /** The activated abilities of this card may be used for free (6.1.7.1). */
  useFree: { useFree: 'self' }
  /** How this card enters play (6.7.9). */
  enters: { enters: { damage?: number; exerted?: true } }
  /** Any number of copies in a deck. */
  deckLimit: { deckLimit: 'any' }
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
    apply: (g, d, { payLess, for: what }, from) => {
      if (what !== 'self') d.payLess.push({ ...from, filter: what, n: amount(g, payLess, from) })
    },
    reads: () => NOTHING,
    ofItsPlaying: (ability) => ability.for === 'self',
    isIf: true,
    say: {
      en: ({ payLess, for: what }, context) => {
        const less = en.amountOf(payLess, context, (n) => `${n} {I} less`, 'less {I}')
        return `you pay ${less} to play ${en.thisOrSuch(what, context)}`
      },
      de: ({ payLess, for: what }, context) => {
        const { middle, behind = '' } = de.amountOf(
          payLess,
          context,
          (n) => `${n} {I} weniger`,
          'so viel {I} weniger',
        )
        const play = subordinate(`um ${de.thisOrSuch(what, context).in('acc')} auszuspielen`)
        return statement(de.du(context), verbs.zahlen, { middle, behind: `${behind}${play}` })
      },
      it: ({ payLess, for: what }, context) => {
        const less = it.amountOf(payLess, context, (n) => `${n} {I} in meno`, '{I} in meno')
        const rest = `${less} per giocare ${it.thisOrSuch(what, context).with()}`
        return it.said(itStatement(nobody, ['paghi', 'paghi'], rest))
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
      en: ({ playFree }, context) => `you may play ${en.thisOrSuch(playFree, context)} for free`,
      de: ({ playFree }, context) =>
        de.darf(context, `${de.thisOrSuch(playFree, context).in('acc')} kostenlos`, 'ausspielen'),
      it: ({ playFree }, context) => `puoi giocare ${it.thisOrSuch(playFree, context).with()} gratis`,
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
    apply: () => {},
    reads: () => NOTHING,
    say: {
      en: ({ enters: { damage, exerted } }, context) =>
        words(
          en.this_(context),
          'enters play',
          exerted && 'exerted',
          exerted && damage !== undefined && 'and',
          damage !== undefined && `with ${damage} damage`,
        ),
      de: ({ enters: { damage, exerted } }, context) => {
        const state = [
          ...(exerted ? ['erschöpft'] : []),
          ...(damage === undefined ? [] : [`mit ${damage} Schaden`]),
        ]
        return statement(de.self(context), verbs.kommen, `${listed(state, 'und')} ins Spiel`)
      },
      it: ({ enters: { damage, exerted } }, context) => {
        const self = it.self(context)
        const state = [
          ...(exerted ? [agreeing('impegnat', self.gender, false)] : []),
          ...(damage === undefined ? [] : [`con ${it.damage(damage)}`]),
        ]
        return `${self.with()} entra in gioco ${listed(state, 'e')}`
      },
    },
  },
  deckLimit: {
    apply: () => {},
    reads: () => NOTHING,
    say: {
      en: () => 'your deck may contain any number of copies of this card',
      de: () =>
        statement(
          fixed('dein Deck', 'n'),
          verbs.dürfen,
          'beliebig viele Exemplare dieser Karte',
          'enthalten',
        ),
      it: () => 'il tuo mazzo può contenere un numero qualsiasi di copie di questa carta',
    },
  },
}
