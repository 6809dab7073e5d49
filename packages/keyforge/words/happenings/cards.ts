/** Happenings: cards that are played, discarded, used. */
import type { Happening } from '../../abilities.ts'
import * as de from '../../text/de/index.ts'
import * as en from '../../text/en/index.ts'
import { aside, nameOf, type Telling } from '../../text/grammar.ts'
import * as it from '../../text/it/index.ts'
import type { HappeningWord, PastWord } from '../types.ts'

const flankOf = (happening: Happening): 'left' | 'right' | undefined =>
  'after' in happening ? happening.flank : undefined

/** The creature that an upgrade is attached to. */
const hostOf = {
  en: (h: Happening, t: Telling): string => {
    const host = 'after' in h ? h.against : undefined
    if (typeof host !== 'object') return en.this_(t)
    return host.named ? nameOf(host.named, 'en') : aside(t, () => en.some(host, t))
  },
  de: (h: Happening, t: Telling): string => {
    const host = 'after' in h ? h.against : undefined
    if (typeof host !== 'object') return de.self(t).in('acc')
    return host.named ? nameOf(host.named, 'de') : aside(t, () => de.some(host, t).in('acc'))
  },
  it: (h: Happening, t: Telling): string => {
    const host = 'after' in h ? h.against : undefined
    if (typeof host !== 'object') return it.self(t).with('a')
    return host.named ? `a ${nameOf(host.named, 'it')}` : aside(t, () => it.some(host, t).with('a'))
  },
}

export const cardHappenings = {
  enters: {
    say: {
      en: (h, t) => `${en.about(h, t).nom} enters play`,
      de: (h, t) => `${de.about(h, t).in('nom')} ins Spiel gekommen ist`,
      it: (h, t) => `${it.about(h, t).with()} entra in gioco`,
    },
  },
  played: {
    past: { participle: { en: 'played', de: 'gespielt', it: 'giocat' } },
    say: {
      en: (h, t) => {
        const flank = (whose: string) => flankOf(h) && `on ${whose} ${flankOf(h)} flank`
        const who = en.doer(h, t)
        if (who === undefined) return en.words(en.about(h, t).nom, 'is played', flank('the'))
        return en.words(who, who === 'you' ? 'play' : 'plays', en.about(h, t).acc, flank('their'))
      },
      de: (h, t) => {
        const flank = flankOf(h) && (flankOf(h) === 'left' ? 'linken Flanke' : 'rechten Flanke')
        const who = de.doer(h, t)
        if (who === undefined)
          return de.words(de.about(h, t).in('nom'), flank && `an der ${flank}`, 'gespielt worden ist')
        const whose = who === 'du' ? 'deiner' : 'seiner'
        const has = who === 'du' ? 'hast' : 'hat'
        return de.words(who, de.about(h, t).in('acc'), flank && `an ${whose} ${flank}`, 'gespielt', has)
      },
      it: (h, t) => {
        const flank = flankOf(h) && `fianco ${flankOf(h) === 'left' ? 'sinistro' : 'destro'}`
        const who = it.doer(h, t)
        if (who === undefined) {
          const card = it.about(h, t)
          return it.words(
            card.with(),
            'viene',
            it.agreed(it.o('giocat'), card.gender, false),
            flank && `sul ${flank}`,
          )
        }
        const on = flank && `sul ${who === '' ? 'tuo' : 'suo'} ${flank}`
        return it.words(who, who === '' ? 'giochi' : 'gioca', it.about(h, t).with(), on)
      },
    },
  },
  attached: {
    say: {
      en: (h, t) => {
        const upgrade = en.about(h, t)
        const to = `to ${hostOf.en(h, t)}`
        const who = en.doer(h, t)
        if (who === undefined) return `${upgrade.nom} is attached ${to}`
        return `${who} ${who === 'you' ? 'attach' : 'attaches'} ${upgrade.acc} ${to}`
      },
      de: (h, t) => {
        const upgrade = de.about(h, t)
        const to = `an ${hostOf.de(h, t)}`
        const who = de.doer(h, t)
        if (who === undefined) return `${upgrade.in('nom')} ${to} angelegt worden ist`
        return `${who} ${upgrade.in('acc')} ${to} angelegt ${who === 'du' ? 'hast' : 'hat'}`
      },
      it: (h, t) => {
        const upgrade = it.about(h, t)
        const to = hostOf.it(h, t)
        const who = it.doer(h, t)
        if (who !== undefined) return it.words(who, who === '' ? 'assegni' : 'assegna', upgrade.with(), to)
        return `${upgrade.with()} viene ${it.agreed(it.o('assegnat'), upgrade.gender, false)} ${to}`
      },
    },
  },
  discards: {
    past: {
      participle: { en: 'discarded', de: 'abgelegt', it: 'scartat' },
      behind: { en: 'from your hand', de: 'von deiner Hand', it: 'dalla tua mano' },
    },
    say: {
      en: (h, t) => {
        const who = en.doer(h, t) ?? 'a player'
        const [discards, their] = who === 'you' ? ['discard', 'your'] : ['discards', 'their']
        return `${who} ${discards} ${en.about(h, t).acc} from ${their} hand`
      },
      de: (h, t) => {
        const who = de.doer(h, t) ?? 'ein Spieler'
        const [has, their] = who === 'du' ? ['hast', 'deiner'] : ['hat', 'seiner']
        return `${who} ${de.about(h, t).in('acc')} von ${their} Hand abgelegt ${has}`
      },
      it: (h, t) => {
        const who = it.doer(h, t) ?? 'un giocatore'
        const [discards, their] = who === '' ? ['scarti', 'tua'] : ['scarta', 'sua']
        return it.words(who, discards, it.about(h, t).with(), `dalla ${their} mano`)
      },
    },
  },
  discardsAny: {
    past: { participle: { en: 'discarded', de: 'abgelegt', it: 'scartat' } },
    say: {
      en: (h, t) => {
        const who = en.doer(h, t) ?? 'a player'
        return `${who} ${who === 'you' ? 'discard' : 'discards'} ${en.about(h, t).acc}`
      },
      de: (h, t) => {
        const who = de.doer(h, t) ?? 'ein Spieler'
        return `${who} ${de.about(h, t).in('acc')} abgelegt ${who === 'du' ? 'hast' : 'hat'}`
      },
      it: (h, t) => {
        const who = it.doer(h, t) ?? 'un giocatore'
        return it.words(who, who === '' ? 'scarti' : 'scarta', it.about(h, t).with())
      },
    },
  },
  used: {
    past: { participle: { en: 'used', de: 'verwendet', it: 'usat' } },
    say: {
      en: (h, t) => {
        const who = en.doer(h, t)
        if (who === undefined) return `${en.about(h, t).nom} is used`
        return `${who} ${who === 'you' ? 'use' : 'uses'} ${en.about(h, t).acc}`
      },
      de: (h, t) => {
        const who = de.doer(h, t)
        if (who === undefined) return `${de.about(h, t).in('nom')} verwendet worden ist`
        return `${who} ${de.about(h, t).in('acc')} verwendet ${who === 'du' ? 'hast' : 'hat'}`
      },
      it: (h, t) => {
        const who = it.doer(h, t)
        if (who !== undefined) return it.words(who, who === '' ? 'usi' : 'usa', it.about(h, t).with())
        const card = it.about(h, t)
        return `${card.with()} viene ${it.agreed(it.o('usat'), card.gender, false)}`
      },
    },
  },
  'before actionResolves': {
    lead: 'after',
    say: {
      en: () => 'an action card is played, but before it resolves',
      de: () => 'eine Aktionskarte gespielt worden ist, aber bevor sie abgehandelt wird',
      it: () => 'viene giocata una carta azione, ma prima che si risolva',
    },
  },
} satisfies Readonly<Record<string, HappeningWord | PastWord>>
