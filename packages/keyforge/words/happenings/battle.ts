/** Happenings: creatures that reap and fight, and what becomes of them. */
import type { Happening } from '../../abilities.ts'
import * as de from '../../text/de/index.ts'
import * as en from '../../text/en/index.ts'
import type { Telling } from '../../text/grammar.ts'
import * as it from '../../text/it/index.ts'
import type { HappeningWord, PastWord } from '../types.ts'

const inFight = (h: Happening): boolean => 'after' in h && h.inFight === true
const byAssault = (h: Happening): boolean => 'after' in h && h.through === 'assault'

/** In which fight, or by whose assault. */
const fightWords = {
  en: (h: Happening, t: Telling): string =>
    byAssault(h)
      ? `by the assault damage of ${en.this_(t)}`
      : inFight(h)
        ? 'while fighting'
        : `fighting ${en.this_(t)}`,
  de: (h: Happening, t: Telling): string =>
    byAssault(h)
      ? `durch den Ansturm-Schaden ${de.self(t).in('gen')}`
      : inFight(h)
        ? 'im Kampf'
        : `im Kampf gegen ${de.self(t).in('acc')}`,
  it: (h: Happening, t: Telling): string =>
    byAssault(h)
      ? `dai danni di Assalto ${it.self(t).with('di')}`
      : inFight(h)
        ? 'combattendo'
        : `combattendo contro ${it.self(t).with()}`,
}

export const battleHappenings = {
  reaps: {
    past: {
      participle: { en: 'reaped with', de: 'ernten lassen', it: 'mietut' },
      active: { en: 'reaped', de: 'geerntet', it: 'mietuto' },
    },
    say: {
      en: (h, t) => `${en.about(h, t).nom} reaps`,
      de: (h, t) => `${de.about(h, t).in('nom')} geerntet hat`,
      it: (h, t) => `${it.about(h, t).with()} miete`,
    },
  },
  gainsByReaping: {
    say: {
      en: (h, t) => `${en.doer(h, t)} gains ${en.AMBER} by reaping`,
      de: (h, t) => `${de.doer(h, t)} durch Ernten ${de.AMBER} erhalten hat`,
      it: (h, t) => `${it.doer(h, t)} guadagna ${it.AMBER} mietendo`,
    },
  },
  fights: {
    past: { participle: { en: 'fought with', de: 'kämpfen lassen', it: 'fatto combattere' } },
    say: {
      en: (h, t) => `${en.about(h, t).nom} fights`,
      de: (h, t) => `${de.about(h, t).in('nom')} gekämpft hat`,
      it: (h, t) => `${it.about(h, t).with()} combatte`,
    },
  },
  usedToFight: {
    say: {
      en: (h, t) => {
        const who = en.doer(h, t)
        if (who === undefined) return `${en.about(h, t).nom} is used to fight`
        return `${who} ${who === 'you' ? 'fight' : 'fights'} with ${en.about(h, t).acc}`
      },
      de: (h, t) => {
        const who = de.doer(h, t)
        if (who === undefined) return `${de.about(h, t).in('nom')} zum Kämpfen verwendet worden ist`
        return `${who} ${de.about(h, t).in('acc')} ${who === 'du' ? 'hast' : 'hat'} kämpfen lassen`
      },
      it: (h, t) => {
        const who = it.doer(h, t)
        if (who !== undefined)
          return it.words(who, who === '' ? 'fai' : 'fa', 'combattere', it.about(h, t).with())
        const card = it.about(h, t)
        return `${card.with()} viene ${it.agreed(it.o('usat'), card.gender, false)} per combattere`
      },
    },
  },
  'before fights': {
    say: {
      en: (h, t) => `${en.about(h, t).nom} fights`,
      de: (h, t) => `${de.about(h, t).in('nom')} kämpft`,
      it: (h, t) => `${it.about(h, t).with()} combatta`,
    },
  },
  destroyed: {
    past: { passive: true, participle: { en: 'destroyed', de: 'zerstört', it: 'distrutt' } },
    say: {
      en: (h, t) => {
        const fighting = ('against' in h || inFight(h)) && fightWords.en(h, t)
        const during = h.during && 'during your turn'
        return en.words(en.about(h, t).nom, 'is destroyed', fighting, during)
      },
      de: (h, t) => {
        const fighting = ('against' in h || inFight(h)) && fightWords.de(h, t)
        const during = h.during && 'in deinem Zug'
        return de.words(de.about(h, t).in('nom'), during, fighting, 'zerstört worden ist')
      },
      it: (h, t) => {
        const fighting = ('against' in h || inFight(h)) && fightWords.it(h, t)
        const during = h.during && 'nel tuo turno'
        const card = it.about(h, t)
        const destroyed = it.agreed(it.o('distrutt'), card.gender, false)
        return it.words(card.with(), 'viene', destroyed, fighting, during)
      },
    },
  },
  armorPrevents: {
    say: {
      en: (h, t) => `the armor of ${en.about(h, t).acc} prevents damage`,
      de: (h, t) => `die Rüstung ${de.about(h, t).in('gen')} Schaden verhindert hat`,
      it: (h, t) => `l'armatura ${it.about(h, t).with('di')} previene danni`,
    },
  },
  damagedByIcon: {
    say: {
      en: (h, t) => `${en.about(h, t).nom} is dealt damage by a damage bonus icon`,
      de: (h, t) => `${de.about(h, t).in('dat')} durch ein Schaden-Bonussymbol Schaden zugefügt worden ist`,
      it: (h, t) => `${it.about(h, t).with()} subisce danni da un'icona bonus danno`,
    },
  },
} satisfies Readonly<Record<string, HappeningWord | PastWord>>
