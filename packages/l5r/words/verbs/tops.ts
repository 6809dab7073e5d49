/** The tops of decks: cards put back in another order, or one of them put to use at once. */
import { zoneOf } from '@regelwerk/core'
import { words } from '@regelwerk/say'
import { order as befehl, type Form, pronounOf, verbs } from '@regelwerk/say/de'
import { order } from '@regelwerk/say/en'
import { deed as fa } from '@regelwerk/say/it'
import type { Amount, Deck, Filter, Subject } from '../../abilities.ts'
import type { G } from '../../book.ts'
import { amount, matches, matching } from '../../reading.ts'
import { readsOfAmount } from '../../reads.ts'
import { canBeAttached } from '../../rules/attachments.ts'
import { amountNow, contextNow, type ResolveFrame, refsOf, report } from '../../rules/effects.ts'
import { type Arrangement, arrange, fetchCard, type Use } from '../../rules/fetching.ts'
import { mayEnter } from '../../rules/restrictions.ts'
import { CONFLICT, cardAt, DYNASTY, other } from '../../state.ts'
import * as de from '../../text/de-phrases.ts'
import * as en from '../../text/en-phrases.ts'
import { afresh, type Context } from '../../text/grammar.ts'
import * as it from '../../text/it-phrases.ts'
import { verbs as verbi } from '../../text/it-words.ts'
import { PILES } from '../aspects.ts'
import type { VerbWords } from '../records.ts'

export interface TopVerbs {
  /** `any`: of a deck that is chosen. `bottom`: any number under it; `discard`: discarded; `spread`: one discarded, one on top, one under it. */
  arrangeTop: { n: number; deck: Deck | 'any'; whose?: 'opponents' | 'any'; how: Arrangement }
  /** One such card, or up to `most`, found in a deck of yours or among its top cards. */
  fetch: {
    deck: Deck
    n: Amount | 'all'
    /** Into a province alone. */
    most?: Amount
    what: Filter
    to:
      | 'play'
      | 'played'
      | { attachTo: Subject }
      | { province: Subject; facedown?: true; alone?: true; elsewhere?: Filter }
      | { switchWith: Filter }
    rest: 'shuffle' | 'stay' | 'discard'
  }
}

const none = (): readonly never[] => []
const zoneNamed = (deck: Deck): number => (deck === 'dynasty' ? DYNASTY : CONFLICT)

function useOf(g: G, f: ResolveFrame, to: TopVerbs['fetch']['to']): Use | null {
  if (typeof to === 'string') return { to }
  if ('switchWith' in to) return { to: 'switch', with: matching(g, to.switchWith, contextNow(f)) }
  const [there] = refsOf(g, f, 'attachTo' in to ? to.attachTo : to.province)
  if (there === undefined) return null
  if ('attachTo' in to) return { to: 'attach', host: there }
  const c = contextNow(f)
  const { alone, elsewhere } = to
  return {
    to: 'province',
    slot: cardAt(g.state, there.card).slot,
    faceup: to.facedown !== true,
    ...(alone && { alone }),
    ...(elsewhere && { free: matching(g, elsewhere, c) }),
  }
}

const deckSaid = {
  en: (deck: Deck | 'any', whose?: 'opponents' | 'any'): string =>
    whose === 'any'
      ? 'a deck of your choice'
      : `${deck === 'any' ? `one of ${whose ? "your opponent's" : 'your'} decks` : `${whose ? "your opponent's" : 'your'} ${deck} deck`}`,
  de: (deck: Deck | 'any', whose?: 'opponents' | 'any'): string =>
    whose === 'any'
      ? 'eines Decks deiner Wahl'
      : deck === 'any'
        ? `eines ${whose ? 'gegnerischen Decks' : 'deiner Decks'}`
        : `${whose ? 'des gegnerischen' : 'deines'} ${deck === 'dynasty' ? 'Dynastiedecks' : 'Konfliktdecks'}`,
  it: (deck: Deck | 'any', whose?: 'opponents' | 'any'): string =>
    whose === 'any'
      ? 'di un mazzo a tua scelta'
      : deck === 'any'
        ? `di uno dei ${whose ? 'mazzi del tuo avversario' : 'tuoi mazzi'}`
        : `del ${whose ? 'mazzo avversario' : 'tuo mazzo'} ${deck === 'dynasty' ? 'dinastia' : 'conflitto'}`,
}

const then = {
  order: {
    en: 'put those cards back in any order',
    de: 'lege jene Karten in beliebiger Reihenfolge zurück',
    it: 'rimetti quelle carte in qualsiasi ordine',
  },
  bottom: {
    en: 'put any number of those cards on the bottom of that deck and the rest on top in any order',
    de: 'lege beliebig viele jener Karten unter jenes Deck und die übrigen in beliebiger Reihenfolge darauf',
    it: 'metti un qualsiasi numero di quelle carte in fondo a quel mazzo e le altre in cima in qualsiasi ordine',
  },
  discard: {
    en: 'discard any number of those cards and put the rest back on top in any order',
    de: 'lege beliebig viele jener Karten ab und die übrigen in beliebiger Reihenfolge oben auf jenes Deck zurück',
    it: 'scarta un qualsiasi numero di quelle carte e rimetti le altre in cima in qualsiasi ordine',
  },
  spread: {
    en: 'discard 1 of those cards, place another on top of that deck, and the other on the bottom of that deck',
    de: 'lege 1 jener Karten ab, eine andere auf jenes Deck und die übrige darunter',
    it: "scarta 1 di quelle carte, mettine un'altra in cima a quel mazzo e l'ultima in fondo a quel mazzo",
  },
} as const

const isSearch = (n: Amount | 'all', rest: string): boolean => n === 'all' || rest === 'shuffle'

const useSaid = {
  en: (to: TopVerbs['fetch']['to'], context: Context): string =>
    to === 'play'
      ? 'put it into play'
      : to === 'played'
        ? 'play it as if it were in your provinces'
        : 'attachTo' in to
          ? `attach it to ${en.phrase(to.attachTo, context).acc}`
          : 'province' in to
            ? words(
                to.alone
                  ? `put it into play in ${en.phrase(to.province, context).acc}, discarding each other card in that province`
                  : `put it faceup into ${en.phrase(to.province, context).acc}`,
                to.elsewhere &&
                  `(${en.some(to.elsewhere, afresh(context), { unplaced: true })} faceup into any province you control instead, if you like)`,
              )
            : `switch it with ${en.some(to.switchWith, context)}`,
  de: (to: TopVerbs['fetch']['to'], context: Context, form: Form): string =>
    to === 'play'
      ? `bringe ${pronounOf(form).in('acc')} ins Spiel`
      : to === 'played'
        ? 'spiele ihn, als ob er in deinen Provinzen läge'
        : 'attachTo' in to
          ? `hänge sie an ${de.phrase(to.attachTo, context).in('acc')} an`
          : 'province' in to
            ? words(
                to.alone
                  ? `bringe ${pronounOf(form).in('acc')} in ${de.phrase(to.province, context).in('dat')} ins Spiel und lege jede andere Karte in jener Provinz ab`
                  : `lege ${pronounOf(form).in('acc')} offen in ${de.phrase(to.province, context).in('acc')}`,
                to.elsewhere &&
                  `(${de.some(to.elsewhere, afresh(context), { unplaced: true }).in('acc')} stattdessen auf Wunsch offen in eine beliebige Provinz, die du kontrollierst)`,
              )
            : `vertausche es mit ${de.some(to.switchWith, context).in('dat')}`,
  it: (to: TopVerbs['fetch']['to'], context: Context, lo: string): string =>
    to === 'play'
      ? `metti${lo} in gioco`
      : to === 'played'
        ? 'giocalo come se fosse nelle tue province'
        : 'attachTo' in to
          ? `assegnalo ${it.phrase(to.attachTo, context).with('a')}`
          : 'province' in to
            ? words(
                to.alone
                  ? `metti${lo} in gioco ${it.phrase(to.province, context).with('in')}, scartando ogni altra carta in quella provincia`
                  : `metti${lo} a faccia in su ${it.phrase(to.province, context).with('in')}`,
                to.elsewhere &&
                  `(${it.some(to.elsewhere, afresh(context), { unplaced: true }).with()} invece, se vuoi, a faccia in su in una qualsiasi provincia che controlli)`,
              )
            : `scambialo ${it.some(to.switchWith, context).with('con')}`,
}

export const topVerbs: VerbWords<TopVerbs> = {
  arrangeTop: {
    subjects: none,
    could: (g, c, { deck, whose }) => {
      const owners = whose === 'any' ? [0, 1] : [whose ? other(c.me) : c.me]
      const decks = deck === 'any' ? [DYNASTY, CONFLICT] : [zoneNamed(deck)]
      return decks.some((zone) => owners.some((owner) => zoneOf(g.state, zone, owner).length > 0))
    },
    reads: () => PILES,
    perform: (g, f, { n, deck, whose, how }) => {
      g.call(arrange, {
        seat: f.you,
        owner: whose === 'opponents' ? other(f.you) : f.you,
        anyones: whose === 'any',
        zone: deck === 'any' ? null : zoneNamed(deck),
        n,
        how,
        source: f.self.card,
        cards: [],
        picked: null,
        answer: null,
      })
    },
    deed: { en: 'arrange the top cards', de: 'die obersten Karten ordnen', it: 'riordinare le prime carte' },
    say: {
      en: ({ n, deck, whose, how }, context) => ({
        ...order(`look at ${en.top(n, context)} of ${deckSaid.en(deck, whose)}`),
        after: [then[how].en],
      }),
      de: ({ n, deck, whose, how }, context) => ({
        ...befehl(verbs.ansehen, `dir ${de.top(n, context)} ${deckSaid.de(deck, whose)}`),
        after: [then[how].de],
      }),
      it: ({ n, deck, whose, how }, context) => ({
        ...fa('you', verbi.guardare, `${it.top(n, context)} ${deckSaid.it(deck, whose)}`),
        after: [then[how].it],
      }),
    },
  },
  fetch: {
    subjects: ({ to }) =>
      typeof to === 'string' || 'switchWith' in to ? [] : ['attachTo' in to ? to.attachTo : to.province],
    could: (g, c, { deck, n, most }) =>
      zoneOf(g.state, zoneNamed(deck), c.me).length > 0 &&
      (n === 'all' || amount(g, n, c) > 0) &&
      (most === undefined || amount(g, most, c) > 0),
    reads: ({ n, most }) => PILES | (n === 'all' ? 0 : readsOfAmount(n)) | readsOfAmount(most),
    perform: (g, f, { deck, n, what, to, rest, most }) => {
      const use = useOf(g, f, to)
      report(f, use !== null)
      if (use === null) return
      const zone = zoneNamed(deck)
      const pile = zoneOf(g.state, zone, f.you)
      const much = n === 'all' ? pile.length : amountNow(g, f, n)
      const cards = (much === 0 ? [] : pile.slice(-much)).reverse()
      const c = contextNow(f)
      const canUse = (id: number): boolean => {
        if (use.to === 'play') return mayEnter(g, id, c, false)
        if (use.to === 'attach')
          return mayEnter(g, id, c, false) && canBeAttached(g, id, use.host.card, f.you)
        return use.to !== 'switch' || use.with.length > 0
      }
      const fit = cards.filter((id) => matches(g, what, id, c) && canUse(id))
      g.call(fetchCard, {
        seat: f.you,
        zone,
        cards,
        fit,
        use,
        rest,
        ...(most !== undefined && { most: amountNow(g, f, most) }),
        source: f.self.card,
        picked: null,
        other: null,
      })
    },
    deed: { en: 'search', de: 'durchsuchen', it: 'cercare' },
    say: {
      en: ({ deck, n, what, to, rest, most }, context) => {
        const where = n === 'all' ? deckSaid.en(deck) : `${en.top(n, context)} of ${deckSaid.en(deck)}`
        const card = most
          ? en.several(what, context, { n: most, upTo: true }, { unplaced: true })
          : en.some(what, context, { unplaced: true })
        const use =
          most && typeof to === 'object' && 'province' in to
            ? `put them facedown into ${en.phrase(to.province, context).acc}`
            : useSaid.en(to, context)
        if (isSearch(n, rest))
          return {
            ...order(`search ${where} for ${card} and ${use}`),
            after: [`shuffle ${deckSaid.en(deck)}`],
          }
        return {
          ...order(`look at ${where}`),
          after: [
            `you may choose ${card} among those cards and ${use}`,
            ...(rest === 'discard' ? ['discard the rest'] : []),
          ],
        }
      },
      de: ({ deck, n, what, to, rest, most }, context) => {
        const whole = deck === 'dynasty' ? 'dein Dynastiedeck' : 'dein Konfliktdeck'
        const where = n === 'all' ? whole : `${de.top(n, context)} ${deckSaid.de(deck)}`
        const card = most
          ? de.several(what, context, { n: most, upTo: true }, { unplaced: true })
          : de.some(what, context, { unplaced: true })
        const use =
          most && typeof to === 'object' && 'province' in to
            ? `lege sie verdeckt in ${de.phrase(to.province, context).in('acc')}`
            : useSaid.de(to, context, card.form)
        if (isSearch(n, rest))
          return {
            ...befehl(verbs.durchsuchen, {
              middle: `${where} nach ${card.in('dat')}`,
              behind: ` und ${use}`,
            }),
            after: [`mische ${whole}`],
          }
        return {
          ...befehl(verbs.ansehen, `dir ${where}`),
          after: [
            `du darfst unter jenen Karten ${card.in('acc')} wählen: ${use}`,
            ...(rest === 'discard' ? ['lege die übrigen ab'] : []),
          ],
        }
      },
      it: ({ deck, n, what, to, rest, most }, context) => {
        const whole = `il tuo mazzo ${deck === 'dynasty' ? 'dinastia' : 'conflitto'}`
        const where = n === 'all' ? whole : `${it.top(n, context)} ${deckSaid.it(deck)}`
        const found = most
          ? it.several(what, context, { n: most, upTo: true }, { unplaced: true })
          : it.some(what, context, { unplaced: true })
        const card = found.with()
        const use =
          most && typeof to === 'object' && 'province' in to
            ? `mettili a faccia in giù ${it.phrase(to.province, context).with('in')}`
            : useSaid.it(to, context, found.gender === 'f' ? 'la' : 'lo')
        if (isSearch(n, rest))
          return {
            ...fa(
              'you',
              verbi.cercare,
              words(card, n === 'all' ? `nel ${whole.slice(3)}` : `tra ${where}`, `e ${use}`),
            ),
            after: [`mescola ${whole}`],
          }
        return {
          ...fa('you', verbi.guardare, where),
          after: [
            `puoi scegliere ${card} tra quelle carte: ${use}`,
            ...(rest === 'discard' ? ['scarta le altre'] : []),
          ],
        }
      },
    },
  },
}
