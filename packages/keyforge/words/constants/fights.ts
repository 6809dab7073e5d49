/** Constants: fighting and damage. */
import { cannotSay, listed, signed, subordinate } from '@regelwerk/say'
import type { Effect, Filter, Keyword, Scope } from '../../abilities.ts'
import * as de from '../../text/de/index.ts'
import * as en from '../../text/en/index.ts'
import * as it from '../../text/it/index.ts'
import type { ConstantWords } from '../types.ts'

export interface FightConstants {
  /** In fights: no damage ('whenAttacked': only then), only n, or n more against these. */
  dealsNoFightDamage: { to: Scope; dealsNoFightDamage: true | 'whenAttacked' }
  dealsInFights: { to: Scope; dealsInFights: number }
  dealsMore: { to: Scope; dealsMore: number; attacking: Filter }
  takesMore: { to: Scope; takesMore: number }
  /** Can only attack such creatures; ignores keywords while attacking. */
  attacksOnly: { to: Scope; attacksOnly: Filter }
  ignores: { to: Scope; ignores: readonly Keyword[] }
  /** Its taunt reaches the neighbours of its neighbours, too. */
  tauntReaches: { to: 'self'; tauntReaches: 2 }
  /** Damage to these is dealt to the bearer instead, or to it as well (fights only). */
  takesDamageOf: { takesDamageOf: Filter; also?: true }
  /** When it would deal damage, this happens instead. */
  insteadOfDamage: { to: 'self'; insteadOfDamage: Effect }
}

export const fightConstants: ConstantWords<FightConstants> = {
  dealsNoFightDamage: {
    say: {
      en: ({ to, dealsNoFightDamage }, { telling: t }) => {
        const when = dealsNoFightDamage === 'whenAttacked' ? 'when attacked' : 'when fighting'
        return en.statement(en.subjectOf(to, t), `deal no damage ${when}`)
      },
      de: ({ to, dealsNoFightDamage }, { telling: t }) => {
        const subject = de.subjectOf(to, t)
        if (dealsNoFightDamage === true)
          return de.statement(subject, de.verbs.zufügen, 'im Kampf keinen Schaden')
        const it_ = de.pronounOf(subject.form).in('nom')
        const behind = subordinate(`sobald ${it_} angegriffen ${de.isPlural(subject) ? 'werden' : 'wird'}`)
        return de.statement(subject, de.verbs.zufügen, { middle: 'keinen Schaden', behind })
      },
      it: ({ to, dealsNoFightDamage }, { telling: t }) => {
        const subject = it.subjectOf(to, t)
        const attacked = it.agreed(it.o('attaccat'), subject.gender, subject.plural)
        const when =
          dealsNoFightDamage === true
            ? 'quando combatte'
            : `quando ${subject.plural ? 'vengono' : 'viene'} ${attacked}`
        return it.statement(subject, ['non infligge', 'non infliggono'], `danni ${when}`)
      },
    },
  },
  dealsInFights: {
    say: {
      en: ({ to, dealsInFights }, { telling: t }) =>
        en.statement(en.subjectOf(to, t), `deal only ${dealsInFights} damage when fighting`),
      de: ({ to, dealsInFights }, { telling: t }) =>
        de.statement(de.subjectOf(to, t), de.verbs.zufügen, `im Kampf nur ${dealsInFights} Schaden`),
      it: ({ to, dealsInFights }, { telling: t }) =>
        it.statement(
          it.subjectOf(to, t),
          ['infligge', 'infliggono'],
          `solo ${it.damage(dealsInFights)} quando combatte`,
        ),
    },
  },
  dealsMore: {
    say: {
      en: ({ to, dealsMore, attacking }, { telling: t }) => {
        const subject = en.subjectOf(to, t)
        return en.statement(
          subject,
          `deal ${signed(dealsMore)} damage while attacking ${en.some(attacking, t)}`,
        )
      },
      de: ({ to, dealsMore, attacking }, { telling: t }) => {
        const subject = de.subjectOf(to, t)
        const attacks = de.isPlural(subject) ? 'angreifen' : 'angreift'
        const it_ = de.pronounOf(subject.form).in('nom')
        const behind = subordinate(`solange ${it_} ${de.some(attacking, t).in('acc')} ${attacks}`)
        return de.statement(subject, de.verbs.zufügen, { middle: `${signed(dealsMore)} Schaden`, behind })
      },
      it: ({ to, dealsMore, attacking }, { telling: t }) => {
        const subject = it.subjectOf(to, t)
        const while_ = `mentre attacca ${it.some(attacking, t).with()}`
        return it.statement(subject, ['infligge', 'infliggono'], `${signed(dealsMore)} danni ${while_}`)
      },
    },
  },
  takesMore: {
    say: {
      en: ({ to, takesMore }, { telling: t }) => {
        const subject = en.subjectOf(to, t)
        const is = subject.plural ? 'they are' : 'it is'
        return en.statement(subject, `take ${takesMore} additional damage each time ${is} dealt damage`)
      },
      de: ({ to, takesMore }, { telling: t }) => {
        const subject = de.subjectOf(to, t)
        const behind = subordinate(`wenn ${de.pronounOf(subject.form).in('dat')} Schaden zugefügt wird`)
        const middle = `jedes Mal ${takesMore} zusätzlichen Schaden`
        return de.statement(subject, de.verbs.erleiden, { middle, behind })
      },
      it: ({ to, takesMore }, { telling: t }) => {
        const more = takesMore === 1 ? '1 danno aggiuntivo' : `${takesMore} danni aggiuntivi`
        return it.statement(
          it.subjectOf(to, t),
          ['subisce', 'subiscono'],
          `${more} ogni volta che subisce danni`,
        )
      },
    },
  },
  attacksOnly: {
    say: {
      en: ({ to, attacksOnly }, { telling: t }) => {
        const subject = en.subjectOf(to, t)
        return en.statement(subject, `can only fight ${en.such(attacksOnly, t)}`)
      },
      de: ({ to, attacksOnly }, { telling: t }) => {
        const subject = de.subjectOf(to, t)
        return de.statement(
          subject,
          de.verbs.können,
          `nur gegen ${de.such(attacksOnly, t).in('acc')} kämpfen`,
        )
      },
      it: ({ to, attacksOnly }, { telling: t }) => {
        const subject = it.subjectOf(to, t)
        return it.statement(
          subject,
          ['può', 'possono'],
          `combattere solo contro ${it.such(attacksOnly, t).with()}`,
        )
      },
    },
  },
  ignores: {
    say: {
      en: ({ to, ignores }, { telling: t }) => {
        const words = listed(
          ignores.map((word) => en.keyword(word)),
          'and',
        )
        return en.statement(en.subjectOf(to, t), `ignore ${words} while attacking`)
      },
      de: ({ to, ignores }, { telling: t }) => {
        const words = listed(
          ignores.map((word) => de.keyword(word)),
          'und',
        )
        return de.statement(de.subjectOf(to, t), de.verbs.ignorieren, `beim Angreifen ${words}`)
      },
      it: ({ to, ignores }, { telling: t }) => {
        const words = listed(
          ignores.map((word) => it.keyword(word)),
          'e',
        )
        return it.statement(it.subjectOf(to, t), ['ignora', 'ignorano'], `${words} mentre attacca`)
      },
    },
  },
  tauntReaches: {
    say: {
      en: (_, { telling: t }) =>
        en.statement(en.fixed(`${en.this_(t)}'s taunt`), "apply to its neighbors' neighbors as well"),
      de: (_, { telling: t }) =>
        de.statement(
          de.fixed(`der Spott ${de.self(t).in('gen')}`, 'm'),
          de.verbs.gelten,
          'auch für die Nachbarn ihrer Nachbarn',
        ),
      it: (_, { telling: t }) =>
        it.statement(
          it.fixed(`la Provocazione ${it.self(t).with('di')}`, 'f'),
          ['vale', 'valgono'],
          'anche per le vicine delle sue vicine',
        ),
    },
  },
  takesDamageOf: {
    say: {
      en: ({ takesDamageOf, also }, { telling: t }) => {
        const others = en.such(takesDamageOf, t)
        return also
          ? en.statement(
              en.fixed(`damage dealt to ${others} during fights`),
              `be also dealt to ${en.this_(t)}`,
            )
          : en.statement(en.fixed(`damage dealt to ${others}`), `be dealt to ${en.this_(t)} instead`)
      },
      de: ({ takesDamageOf, also }, { telling: t }) => {
        const others = de.such(takesDamageOf, t).in('dat')
        const dealt = subordinate(`der ${others} ${also ? 'in Kämpfen ' : ''}zugefügt wird`)
        const how = also ? 'auch' : 'stattdessen'
        const to = `${how} ${de.self(t).in('dat')}`
        return de.statement(de.fixed(`Schaden${dealt}`, 'm'), de.verbs.werden, to, 'zugefügt')
      },
      it: ({ takesDamageOf, also }, { telling: t }) => {
        const others = it.all(takesDamageOf, t).with('a')
        const damage = it.fixed(`i danni inflitti ${others}${also ? ' nei combattimenti' : ''}`, 'm', true)
        const to = it.self(t).with('a')
        return it.statement(
          damage,
          ['viene', 'vengono'],
          also ? `inflitti anche ${to}` : `inflitti invece ${to}`,
        )
      },
    },
  },
  insteadOfDamage: {
    apart: true,
    // It holds an effect, and is put together in text/say.ts.
    say: {
      en: (node) => {
        throw cannotSay(node, 'en')
      },
      de: (node) => {
        throw cannotSay(node, 'de')
      },
      it: (node) => {
        throw cannotSay(node, 'it')
      },
    },
  },
}
