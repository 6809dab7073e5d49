/** Constants: what cards have and are. */
import { signed, subordinate } from '@regelwerk/say'
import type { Ability, Amount, House, Keyword, Scope } from '../../abilities.ts'
import * as de from '../../text/de/index.ts'
import * as en from '../../text/en/index.ts'
import { nounOfScope } from '../../text/grammar.ts'
import * as it from '../../text/it/index.ts'
import type { ConstantWord, ConstantWords } from '../types.ts'

export interface ValueConstants {
  power: { to: Scope; power: Amount }
  armor: { to: Scope; armor: Amount }
  /** It has lost all its armor. */
  noArmor: { to: Scope; noArmor: true }
  gains: { to: Scope; gains: Keyword; n?: number }
  loses: { to: Scope; loses: Keyword }
  gainsAbility: { to: Scope; gainsAbility: Ability }
  /** May be used as if it belonged to the active house. */
  activeHouse: { to: Scope; activeHouse: true }
  alsoHouse: { to: Scope; alsoHouse: House | 'all' }
  cannot: { to: Scope; cannot: 'reap' | 'fight' | 'beUsed' | 'beDamaged' }
  canOnly: { to: Scope; canOnly: 'fight' }
  blank: { to: Scope; blank: true }
  consideredFlank: { to: Scope; consideredFlank: true }
  isCreature: { to: Scope; isCreature: { power: number } }
  /** Controlled by the player of this upgrade. */
  youControl: { to: 'host' | 'it'; youControl: true }
}

/** "gets +1 power for each ...", "has power equal to ..." */
const gets = <C extends { to: Scope }>(
  of: (node: C) => Amount,
  name: { en: string; de: string; it: string },
): ConstantWord<C> => ({
  say: {
    en: (node, { telling: t }) => {
      const subject = en.subjectOf(node.to, t)
      const said = en.amount(of(node), t, (k) => `${signed(k)} ${name.en}`)
      if (said.equal) return en.statement(subject, `have ${name.en} ${said.equal}`)
      return en.statement(subject, en.words('get', said.n, said.per))
    },
    de: (node, { telling: t }) => {
      const subject = de.subjectOf(node.to, t)
      const { n: middle, per, equal } = de.amount(of(node), t, (k) => `${signed(k)} ${name.de}`)
      if (equal) return de.statement(subject, de.verbs.haben, `${name.de} ${equal}`)
      return de.statement(subject, de.verbs.erhalten, { middle, ...(per && { per }) })
    },
    it: (node, { telling: t }) => {
      const subject = it.subjectOf(node.to, t)
      const said = it.amount(of(node), t, (k) => `${signed(k)} ${name.it}`)
      if (said.equal) return it.statement(subject, ['ha', 'hanno'], `${name.it} ${said.equal}`)
      return it.statement(subject, ['riceve', 'ricevono'], it.words(said.n, said.per))
    },
  },
})

export const valueConstants: ConstantWords<ValueConstants> = {
  power: gets(({ power }) => power, { en: 'power', de: 'Stärke', it: 'potenza' }),
  armor: gets(({ armor }) => armor, { en: 'armor', de: 'Rüstung', it: 'armatura' }),
  noArmor: {
    say: {
      en: ({ to }, { telling: t }) => {
        const subject = en.subjectOf(to, t)
        return en.statement(subject, `lose all of ${subject.plural ? 'their' : 'its'} armor`)
      },
      de: ({ to }, { telling: t }) => {
        const subject = de.subjectOf(to, t)
        return de.statement(subject, de.verbs.verlieren, `${de.possessive(subject.form)}e gesamte Rüstung`)
      },
      it: ({ to }, { telling: t }) =>
        it.statement(it.subjectOf(to, t), ['perde', 'perdono'], 'tutta la propria armatura'),
    },
  },
  gains: {
    say: {
      en: ({ to, gains, n }, { telling: t }) =>
        en.statement(en.subjectOf(to, t), `gain ${en.keyword(gains, n)}`),
      de: ({ to, gains, n }, { telling: t }) =>
        de.statement(de.subjectOf(to, t), de.verbs.erhalten, de.keyword(gains, n)),
      it: ({ to, gains, n }, { telling: t }) =>
        it.statement(it.subjectOf(to, t), ['ottiene', 'ottengono'], it.keyword(gains, n)),
    },
  },
  loses: {
    say: {
      en: ({ to, loses }, { telling: t }) => en.statement(en.subjectOf(to, t), `lose ${en.keyword(loses)}`),
      de: ({ to, loses }, { telling: t }) =>
        de.statement(de.subjectOf(to, t), de.verbs.verlieren, de.keyword(loses)),
      it: ({ to, loses }, { telling: t }) =>
        it.statement(it.subjectOf(to, t), ['perde', 'perdono'], it.keyword(loses)),
    },
  },
  gainsAbility: {
    say: {
      en: ({ to, gainsAbility: ability }, { telling: t, quoted }) => {
        const subject = en.subjectOf(to, t)
        if (ability.kind === 'keyword')
          return en.statement(subject, `gain ${en.keyword(ability.keyword, ability.n)}`)
        return en.statement(subject, `gain, “${quoted(ability, nounOfScope(to, t))}”`)
      },
      de: ({ to, gainsAbility: ability }, { telling: t, quoted }) => {
        const subject = de.subjectOf(to, t)
        if (ability.kind === 'keyword')
          return de.statement(subject, de.verbs.erhalten, de.keyword(ability.keyword, ability.n))
        const quote = quoted(ability, nounOfScope(to, t))
        return de.statement(subject, de.verbs.erhalten, { middle: '', behind: `: „${quote}“` })
      },
      it: ({ to, gainsAbility: ability }, { telling: t, quoted }) => {
        const subject = it.subjectOf(to, t)
        const gets_ = ['ottiene', 'ottengono'] as const
        if (ability.kind === 'keyword')
          return it.statement(subject, gets_, it.keyword(ability.keyword, ability.n))
        return it.statement(subject, gets_, `«${quoted(ability, nounOfScope(to, t))}»`)
      },
    },
  },
  activeHouse: {
    say: {
      en: ({ to }, { telling: t }) => {
        const subject = en.subjectOf(to, t)
        return en.statement(
          subject,
          `may be used as if ${subject.plural ? 'they' : 'it'} belonged to the active house`,
        )
      },
      de: ({ to }, { telling: t }) => {
        const subject = de.subjectOf(to, t)
        const it_ = de.pronounOf(subject.form).in('nom')
        const belong = de.isPlural(subject) ? 'gehören würden' : 'gehören würde'
        const behind = subordinate(`als ob ${it_} zur aktiven Fraktion ${belong}`)
        return de.statement(subject, de.verbs.dürfen, { middle: 'verwendet werden', behind })
      },
      it: ({ to }, { telling: t }) => {
        const subject = it.subjectOf(to, t)
        const used = it.agreed(it.o('usat'), subject.gender, subject.plural)
        const as = `come se ${subject.plural ? 'appartenessero' : 'appartenesse'} alla casata attiva`
        return it.statement(subject, ['può essere', 'possono essere'], `${used} ${as}`)
      },
    },
  },
  alsoHouse: {
    say: {
      en: ({ to, alsoHouse }, { telling: t }) =>
        en.statement(
          en.subjectOf(to, t),
          `belong ${alsoHouse === 'all' ? 'to all houses' : `to house ${en.house(alsoHouse)}`}`,
        ),
      de: ({ to, alsoHouse }, { telling: t }) =>
        de.statement(
          de.subjectOf(to, t),
          de.verbs.gehören,
          alsoHouse === 'all' ? 'zu allen Fraktionen' : `zur Fraktion ${de.house(alsoHouse)}`,
        ),
      it: ({ to, alsoHouse }, { telling: t }) =>
        it.statement(
          it.subjectOf(to, t),
          ['appartiene', 'appartengono'],
          alsoHouse === 'all' ? 'a tutte le casate' : `alla casata ${it.house(alsoHouse)}`,
        ),
    },
  },
  cannot: {
    say: {
      // "Friendly creatures cannot ..." says more clearly than "each" that none of them can.
      en: ({ to, cannot }, { telling: t }) => {
        const subject = typeof to === 'object' ? en.fixed(en.such(to, t), true) : en.subjectOf(to, t)
        const what = { reap: 'reap', fight: 'fight', beUsed: 'be used', beDamaged: 'be dealt damage' }[cannot]
        return en.statement(subject, `cannot ${what}`)
      },
      de: ({ to, cannot }, { telling: t }) => {
        const subject = typeof to === 'object' ? de.such(to, t) : de.subjectOf(to, t)
        if (cannot === 'beDamaged') {
          // The card stands in the dative; what cannot be done comes behind the verb.
          return de.statement(de.fixed(subject.in('dat')), de.verbs.können, 'kein Schaden', 'zugefügt werden')
        }
        const what = { reap: 'ernten', fight: 'kämpfen', beUsed: 'verwendet werden' }[cannot]
        return de.statement(subject, de.verbs.können, `nicht ${what}`)
      },
      it: ({ to, cannot }, { telling: t }) => {
        const subject = typeof to === 'object' ? it.all(to, t) : it.subjectOf(to, t)
        const used = it.agreed(it.o('usat'), subject.gender, subject.plural)
        const what = {
          reap: 'mietere',
          fight: 'combattere',
          beUsed: `essere ${used}`,
          beDamaged: 'subire danni',
        }[cannot]
        return it.statement(subject, ['non può', 'non possono'], what)
      },
    },
  },
  canOnly: {
    say: {
      en: ({ to }, { telling: t }) => en.statement(en.subjectOf(to, t), 'can only fight'),
      de: ({ to }, { telling: t }) => de.statement(de.subjectOf(to, t), de.verbs.können, 'nur kämpfen'),
      it: ({ to }, { telling: t }) =>
        it.statement(it.subjectOf(to, t), ['può', 'possono'], 'solo combattere'),
    },
  },
  blank: {
    say: {
      en: ({ to }, { telling: t }) => {
        const subject = en.subjectOf(to, t)
        const its = subject.plural ? 'their' : 'its'
        return en.statement(subject, `be considered to have a blank text box, except for ${its} traits`)
      },
      de: ({ to }, { telling: t }) => {
        const subject = de.subjectOf(to, t)
        const plural = de.isPlural(subject)
        const box = `${plural ? 'die Textkästen' : 'der Textkasten'} ${subject.in('gen')}`
        return de.statement(de.fixed(box, plural ? 'pl' : 'm'), de.verbs.gelten, 'als leer (außer Merkmale)')
      },
      it: ({ to }, { telling: t }) => {
        const box = `il riquadro di testo ${it.subjectOf(to, t).with('di')}`
        return it.statement(it.fixed(box), ['si considera', 'si considerano'], 'vuoto (tranne i tratti)')
      },
    },
  },
  consideredFlank: {
    say: {
      en: ({ to }, { telling: t }) => {
        const subject = en.subjectOf(to, t)
        return en.statement(
          subject,
          `be considered ${subject.plural ? 'flank creatures' : 'a flank creature'}`,
        )
      },
      de: ({ to }, { telling: t }) => {
        const subject = de.subjectOf(to, t)
        const as = de.isPlural(subject) ? 'als Flankenkreaturen' : 'als Flankenkreatur'
        return de.statement(subject, de.verbs.gelten, as)
      },
      it: ({ to }, { telling: t }) =>
        it.statement(it.subjectOf(to, t), ['si considera', 'si considerano'], 'sul fianco'),
    },
  },
  isCreature: {
    say: {
      en: ({ to, isCreature }, { telling: t }) =>
        en.statement(en.subjectOf(to, t), `be considered a creature with ${isCreature.power} power`),
      de: ({ to, isCreature }, { telling: t }) =>
        de.statement(de.subjectOf(to, t), de.verbs.gelten, `als Kreatur mit Stärke ${isCreature.power}`),
      it: ({ to, isCreature }, { telling: t }) =>
        it.statement(
          it.subjectOf(to, t),
          ['si considera', 'si considerano'],
          `una creatura con potenza ${isCreature.power}`,
        ),
    },
  },
  youControl: {
    say: {
      en: ({ to }, { telling: t }) => en.statement(en.youPhrase, `control ${en.phrase(to, t).acc}`),
      de: ({ to }, { telling: t }) => de.statement('you', de.verbs.kontrollieren, de.phrase(to, t).in('acc')),
      it: ({ to }, { telling: t }) =>
        it.statement(it.tu, ['controlli', 'controlli'], it.phrase(to, t).with()),
    },
  },
}
