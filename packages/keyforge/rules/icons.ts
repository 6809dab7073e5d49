/** Bonus icons, resolved one after the other (glossary/bonussymbole). */
import { type CardId, type Frame, type Option, type Ref, refTo, type Seat } from '@regelwerk/core'
import type { BonusIcon, ConstantOf } from '../abilities.ts'
import { type G, procedure, step } from '../book.ts'
import { bonusIcons } from '../cards/facts.ts'
import { asItWas, iconsSeen } from '../filter.ts'
import { canBeShown, lineOf, other } from '../state.ts'
import { type Reach, working } from '../values.ts'
import { unlike } from './alike.ts'
import { capture, gain, steal } from './amber.ts'
import { dealDamage, dealing } from './damage.ts'
import { drawCards } from './drawing.ts'
import { occurrence, openWindow } from './occurrences.ts'

/** Of a card that has left, those it had. */
export const iconsOn = (g: G, ref: Ref): BonusIcon[] => iconsSeen(g.state, asItWas(g.state, ref))

interface IconLocals {
  seat: Seat
  icons: BonusIcon[]
  /** What the first of them is resolved as, and by which abilities it has become that. */
  as: BonusIcon | 'steal' | null
  used: string[]
  pick: number | null
  answer: CardId | null
}

export const resolvingIcons = (seat: Seat, icons: BonusIcon[]): IconLocals => ({
  seat,
  icons,
  as: null,
  used: [],
  pick: null,
  answer: null,
})

/** Abilities that let the icon be resolved as something else. */
const otherWays = (g: G, f: IconLocals): Reach<ConstantOf<'iconIs'>>[] =>
  unlike(
    working(g, 'iconIs').filter(
      ({ constant: { icon, iconIs }, me, id }) =>
        me === f.seat && iconIs !== f.as && (icon ?? f.as) === f.as && !f.used.includes(id),
    ),
    (a, b) => a.id === b.id,
  )

/** Could it do anything, resolved as this? */
function couldDo({ state: s }: G, seat: Seat, as: IconLocals['as']): boolean {
  const theirs = s.amber[other(seat)] as number
  if (as === 'steal') return theirs > 0
  if (as === 'capture') return theirs > 0 && lineOf(s, seat).length > 0
  if (as === 'damage') return lineOf(s, 0).length + lineOf(s, 1).length > 0
  return as !== null
}

/** Each icon, one after the other, from top to bottom; also when the card has left (glossary/bonussymbole). */
export const resolveIcons = procedure<IconLocals>('bonus icons', [
  step('~first', (_, f) => {
    f.as = f.icons[0] ?? null
    f.used = []
  }),
  step('~as', (g, f) => {
    f.pick = null
    const { as } = f
    const ways = as === null || as === 'steal' ? [] : otherWays(g, f)
    const all = [as, ...ways.map(({ constant: { iconIs } }) => iconIs)]
    if (ways.length === 0 || !all.some((one) => couldDo(g, f.seat, one))) return
    const options = ways.map(
      ({ constant: { iconIs }, bearer, id }, i): Option => ({
        verb: `icon as ${iconIs}`,
        ability: id,
        ...(canBeShown(g.state, g.state.active, bearer) && { target: bearer }),
        value: i,
      }),
    )
    options.unshift({ verb: `icon as ${f.as}`, value: -1 })
    g.choose(f as Frame, 'pick', g.state.active, options, {
      prompt: 'icon as',
      rule: 'glossary/bonussymbole',
    })
  }),
  step('~becomes', (g, f) => {
    if (f.pick === null || f.pick < 0) return
    const way = otherWays(g, f)[f.pick]
    if (way === undefined) return
    f.as = way.constant.iconIs
    f.used.push(way.id)
    g.goTo(f as Frame, '~as')
  }),
  step('~choose', (g, f) => {
    const s = g.state
    const { as: icon } = f
    f.answer = null
    if (icon !== 'capture' && icon !== 'damage') return
    const ids = icon === 'capture' ? lineOf(s, f.seat) : [...lineOf(s, other(f.seat)), ...lineOf(s, f.seat)]
    if (icon === 'capture' && (s.amber[other(f.seat)] as number) === 0) return
    const options = ids.map((id): Option => ({ verb: `icon ${icon}`, target: id, value: id }))
    g.choose(f as Frame, 'answer', s.active, options, {
      prompt: `icon ${icon}`,
      rule: 'glossary/bonussymbole',
    })
  }),
  step('glossary/bonussymbole', (g, f) => {
    f.icons.shift()
    if (f.as === null) return
    g.goTo(f as Frame, '~first')
    if (f.as !== 'steal')
      openWindow(g, [occurrence(g, 'resolvesIcon', f.seat, null, { n: bonusIcons.indexOf(f.as) })])
    switch (f.as) {
      case 'steal':
        steal(g, f.seat, 1)
        return
      case 'amber':
        gain(g, f.seat, 1)
        return
      case 'draw':
        drawCards(g, f.seat, 1)
        return
      case 'capture':
        if (f.answer !== null) capture(g, f.answer, other(f.seat), 1)
        return
      case 'damage':
        if (f.answer !== null) {
          const card = refTo(g.state, f.answer)
          // Not dealt by the card that shows the icon (faq/bonussymbole/4).
          g.call(
            dealDamage,
            dealing([{ card, n: 1, source: null, fight: false, ignoreArmor: false }], f.seat, { icon: true }),
          )
        }
    }
  }),
])
