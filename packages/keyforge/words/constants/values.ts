/** Constants: what cards have and are. */
import { listed, many, signed, subordinate } from '@regelwerk/say'
import type { Ability, Amount, Filter, House, Keyword, Scope } from '../../abilities.ts'
import * as de from '../../text/de/index.ts'
import * as en from '../../text/en/index.ts'
import { nounOfScope } from '../../text/grammar.ts'
import * as it from '../../text/it/index.ts'
import { traitName } from '../../text/traits.ts'
import type { ConstantWord, ConstantWords } from '../types.ts'

export interface ValueConstants {
  /** `survived`: only if it survives the damage by which the condition holds. */
  power: { to: Scope; power: Amount; survived?: true }
  armor: { to: Scope; armor: Amount }
  /** It has lost all its armor. */
  noArmor: { to: Scope; noArmor: true }
  gains: { to: Scope; gains: Keyword; n?: Amount }
  gainsTrait: { to: Scope; gainsTrait: string }
  /** So much and no more, whatever else applies. */
  considered: { to: Scope; considered: { power: number; armor: number } }
  /** To this house instead of its own. */
  belongsTo: { to: Scope; belongsTo: House }
  /** Abilities with one word also have the other. */
  counts: { to: Scope; counts: 'play' | 'fight' | 'reap'; alsoAs: 'fight' | 'reap' }
  /** When used, if it can. */
  must: { to: Scope; must: 'fight' }
  loses: { to: Scope; loses: Keyword }
  gainsAbility: { to: Scope; gainsAbility: Ability }
  /** May be used as if it belonged to the active house. */
  activeHouse: { to: Scope; activeHouse: true }
  alsoHouse: { to: Scope; alsoHouse: House | 'all' }
  /** `by`: by such creatures. */
  cannot: {
    to: Scope
    cannot: 'reap' | 'fight' | 'beUsed' | 'beDamaged' | 'beAttacked'
    by?: Filter | readonly Filter[]
  }
  canOnly: { to: Scope; canOnly: 'fight' }
  blank: { to: Scope; blank: true }
  consideredFlank: { to: Scope; consideredFlank: true }
  isCreature: { to: Scope; isCreature: { power: number } }
  /** Controlled by the player of this upgrade. */
  youControl: { to: 'host' | 'it'; youControl: true }
}

const survives = (node: object): boolean => 'survived' in node

const byWhom = (by: Filter | readonly Filter[]): readonly Filter[] => many<Filter>(by)

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
      const only = survives(node) && '(only if it survives the damage)'
      return en.statement(subject, en.words('get', said.n, said.per, only))
    },
    de: (node, { telling: t }) => {
      const subject = de.subjectOf(node.to, t)
      const { n: middle, per, equal } = de.amount(of(node), t, (k) => `${signed(k)} ${name.de}`)
      if (equal) return de.statement(subject, de.verbs.haben, `${name.de} ${equal}`)
      const only = survives(node) && '(nur falls sie den Schaden überlebt)'
      return de.statement(subject, de.verbs.erhalten, { middle: de.words(middle, only), ...(per && { per }) })
    },
    it: (node, { telling: t }) => {
      const subject = it.subjectOf(node.to, t)
      const said = it.amount(of(node), t, (k) => `${signed(k)} ${name.it}`)
      if (said.equal) return it.statement(subject, ['ha', 'hanno'], `${name.it} ${said.equal}`)
      const only = survives(node) && '(solo se sopravvive ai danni)'
      return it.statement(subject, ['riceve', 'ricevono'], it.words(said.n, said.per, only))
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
      en: ({ to, gains, n }, { telling: t }) => {
        const subject = en.subjectOf(to, t)
        if (typeof n !== 'object') return en.statement(subject, `gain ${en.keyword(gains, n)}`)
        return en.statement(subject, `gain ${en.keyword(gains)} ${en.amount(n, t, '').equal}`)
      },
      de: ({ to, gains, n }, { telling: t }) => {
        const subject = de.subjectOf(to, t)
        if (typeof n !== 'object') return de.statement(subject, de.verbs.erhalten, de.keyword(gains, n))
        const equal = de.amount(n, t, '').equal
        return de.statement(subject, de.verbs.erhalten, `${de.keyword(gains)} ${equal}`)
      },
      it: ({ to, gains, n }, { telling: t }) => {
        const subject = it.subjectOf(to, t)
        const word =
          typeof n === 'object' ? `${it.keyword(gains)} ${it.amount(n, t, '').equal}` : it.keyword(gains, n)
        return it.statement(subject, ['ottiene', 'ottengono'], word)
      },
    },
  },
  gainsTrait: {
    say: {
      en: ({ to, gainsTrait }, { telling: t }) =>
        en.statement(en.subjectOf(to, t), `gain the ${traitName(gainsTrait, 'en')} trait`),
      de: ({ to, gainsTrait }, { telling: t }) =>
        de.statement(de.subjectOf(to, t), de.verbs.erhalten, `das Merkmal ${traitName(gainsTrait, 'de')}`),
      it: ({ to, gainsTrait }, { telling: t }) =>
        it.statement(
          it.subjectOf(to, t),
          ['ottiene', 'ottengono'],
          `il tratto ${traitName(gainsTrait, 'it')}`,
        ),
    },
  },
  considered: {
    say: {
      en: ({ to, considered: { power, armor } }, { telling: t }) =>
        en.statement(en.subjectOf(to, t), `be considered to have ${power} power and ${armor} armor`),
      de: ({ to, considered: { power, armor } }, { telling: t }) =>
        de.statement(
          de.subjectOf(to, t),
          de.verbs.gelten,
          `als Kreatur mit Stärke ${power} und Rüstung ${armor}`,
        ),
      it: ({ to, considered: { power, armor } }, { telling: t }) =>
        it.statement(
          it.subjectOf(to, t),
          ['si considera', 'si considerano'],
          `con potenza ${power} e armatura ${armor}`,
        ),
    },
  },
  belongsTo: {
    say: {
      en: ({ to, belongsTo }, { telling: t }) => {
        const subject = en.subjectOf(to, t)
        const own = subject.plural ? 'their own' : 'its own'
        return en.statement(subject, `belong to house ${en.house(belongsTo)} instead of ${own}`)
      },
      de: ({ to, belongsTo }, { telling: t }) => {
        const subject = de.subjectOf(to, t)
        const own = de.before({ ein: de.possessive(subject.form) }, [], 'dat', 'f')
        return de.statement(
          subject,
          de.verbs.gehören,
          `zur Fraktion ${de.house(belongsTo)} statt zu ${own} eigenen`,
        )
      },
      it: ({ to, belongsTo }, { telling: t }) =>
        it.statement(
          it.subjectOf(to, t),
          ['appartiene', 'appartengono'],
          `alla casata ${it.house(belongsTo)} invece che alla propria`,
        ),
    },
  },
  counts: {
    apart: true,
    say: {
      en: ({ to, counts, alsoAs }, { telling: t }) => {
        const cards = typeof to === 'object' ? en.every(to, t) : en.subjectOf(to, t).nom
        const [one, both] = [en.boldWords[counts], `${en.boldWords[counts]}/${en.boldWords[alsoAs]}`]
        return en.statement(en.fixed(`the “${one}:” abilities of ${cards}`, true), `be “${both}:” abilities`)
      },
      de: ({ to, counts, alsoAs }, { telling: t }) => {
        const cards = de.subjectOf(to, t).in('gen')
        const [one, both] = [de.boldWords[counts], `${de.boldWords[counts]}/${de.boldWords[alsoAs]}`]
        const subject = de.fixed(`die „${one}:“-Fähigkeiten ${cards}`, 'pl')
        return de.statement(subject, de.verbs.sein, `„${both}:“-Fähigkeiten`)
      },
      it: ({ to, counts, alsoAs }, { telling: t }) => {
        const cards = it.subjectOf(to, t).with('di')
        const [one, both] = [it.boldWords[counts], `${it.boldWords[counts]}/${it.boldWords[alsoAs]}`]
        return it.statement(
          it.fixed(`le abilità «${one}:» ${cards}`, 'f', true),
          ['è', 'sono'],
          `abilità «${both}»`,
        )
      },
    },
  },
  must: {
    say: {
      en: ({ to }, { telling: t }) => {
        const subject = typeof to === 'object' ? en.fixed(en.such(to, t), true) : en.subjectOf(to, t)
        return en.statement(subject, 'must fight when used, if able')
      },
      de: ({ to }, { telling: t }) => {
        const subject = typeof to === 'object' ? de.such(to, t) : de.subjectOf(to, t)
        const used = de.isPlural(subject) ? 'sie verwendet werden' : 'sie verwendet wird'
        const behind = subordinate(`wenn ${used} und es möglich ist`)
        return de.statement(subject, de.verbs.müssen, { middle: 'kämpfen', behind })
      },
      it: ({ to }, { telling: t }) => {
        const subject = typeof to === 'object' ? it.all(to, t) : it.subjectOf(to, t)
        return it.statement(subject, ['deve', 'devono'], 'combattere quando si usano, se possibile')
      },
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
      en: ({ to, cannot, by }, { telling: t }) => {
        const subject = typeof to === 'object' ? en.fixed(en.such(to, t), true) : en.subjectOf(to, t)
        const what = {
          reap: 'reap',
          fight: 'fight',
          beUsed: 'be used',
          beDamaged: 'be dealt damage',
          beAttacked: 'be attacked',
        }[cannot]
        const whom =
          by &&
          `by ${listed(
            byWhom(by).map((one) => en.such(one, t)),
            'or',
          )}`
        return en.statement(subject, en.words(`cannot ${what}`, whom))
      },
      de: ({ to, cannot, by }, { telling: t }) => {
        const whom =
          by &&
          `von ${listed(
            byWhom(by).map((one) => de.such(one, t).in('dat')),
            'oder',
          )}`
        const subject = typeof to === 'object' ? de.such(to, t) : de.subjectOf(to, t)
        if (cannot === 'beDamaged') {
          // The card stands in the dative; what cannot be done comes behind the verb.
          return de.statement(
            de.fixed(subject.in('dat')),
            de.verbs.können,
            de.words(whom, 'kein Schaden'),
            'zugefügt werden',
          )
        }
        const what = {
          reap: 'ernten',
          fight: 'kämpfen',
          beUsed: 'verwendet werden',
          beAttacked: 'angegriffen werden',
        }[cannot]
        return de.statement(subject, de.verbs.können, de.words('nicht', whom, what))
      },
      it: ({ to, cannot, by }, { telling: t }) => {
        const whom =
          by &&
          `da ${listed(
            byWhom(by).map((one) => it.such(one, t).with()),
            'o',
          )}`
        const subject = typeof to === 'object' ? it.all(to, t) : it.subjectOf(to, t)
        const used = it.agreed(it.o('usat'), subject.gender, subject.plural)
        const what = {
          reap: 'mietere',
          fight: 'combattere',
          beUsed: `essere ${used}`,
          beDamaged: 'subire danni',
          beAttacked: `essere ${it.agreed(it.o('attaccat'), subject.gender, subject.plural)}`,
        }[cannot]
        return it.statement(subject, ['non può', 'non possono'], it.words(what, whom))
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
