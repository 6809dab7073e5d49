import { expect, test } from 'vitest'
import type { Keyword } from '../abilities.ts'
import { definitions } from './index.ts'
import { names as notThereYet } from './not-there-yet.ts'
import './later.ts'

/** The cards that the rulebook names, by set: the numbers they are printed with. */
const namedInRulebook: Readonly<Record<number, string>> = {
  1: '5 7 8 21 22 29 39 43 50 58 65 71 76 82 97 102 118 128 142 145 168 193 194 197 200',
  2: '1 5 9 10 11 14 26 30 77 82 89 101 112 116 125 152 155 166 172 196 199 204',
  3: '7 8 33 42 54 65 70 78 79 85 91 100 109 119 145 157 165',
  4: '25 28 33 39 44 79 93 95 135 160 181 204',
  5: '34 107 117 177 195 204',
  6: '2 14 27 140 160 167',
  7: '2 185 201',
  8: '39 168',
  10: '3 130 136',
  11: '77 112 193',
  12: '60',
}
const withoutAbilities = ['1-22', '1-145', '2-112', '3-79', '3-100', '7-185']

const named = Object.entries(namedInRulebook).flatMap(([set, numbers]) =>
  numbers.split(' ').map((number) => `${set}-${number}`),
)

test('every card that the rulebook names exists, with a text unless it has no abilities', () => {
  const byId = new Map(definitions.map((card) => [card.id, card]))
  expect(named).toHaveLength(100)
  expect(named.filter((id) => !byId.has(id))).toEqual([])
  const silent = named.filter((id) => !byId.get(id)?.abilities.length && !byId.get(id)?.effect)
  expect(silent).toEqual(withoutAbilities)
})

test('every keyword of chapter 8 and every kind of Shift is on some card', () => {
  const words: Record<Keyword, true> = {
    alert: true,
    bodyguard: true,
    boost: true,
    challenger: true,
    evasive: true,
    reckless: true,
    resist: true,
    rush: true,
    shift: true,
    singTogether: true,
    singer: true,
    support: true,
    vanish: true,
    ward: true,
  }
  const printed = definitions.flatMap((card) =>
    card.abilities.filter((ability) => ability.kind === 'keyword'),
  )
  expect(Object.keys(words).filter((word) => !printed.some(({ keyword }) => keyword === word))).toEqual([])

  const shifts = printed.filter((ability) => ability.keyword === 'shift')
  expect(shifts.some(({ onto, cost }) => !onto && !cost)).toBe(true)
  expect(shifts.some(({ cost }) => cost)).toBe(true)
  expect(shifts.some(({ onto }) => onto === 'any')).toBe(true)
  expect(shifts.some(({ onto }) => onto && onto !== 'any')).toBe(true)
})

test('whoever has Shift finds in the cards someone to be shifted onto', () => {
  const alone = definitions.filter((card) =>
    card.abilities.some(
      (ability) =>
        ability.kind === 'keyword' &&
        ability.keyword === 'shift' &&
        !definitions.some(
          (other) =>
            other !== card &&
            (typeof ability.onto === 'object'
              ? other.name.en === ability.onto.named
              : other.type === 'character' &&
                (ability.onto === 'any' ||
                  (ability.onto ? other.classifications.includes(ability.onto) : sharesName(card, other)))),
        ),
    ),
  )
  const isComing = ({ name }: (typeof alone)[number]): boolean =>
    notThereYet.some((printed) => printed.startsWith(`${name.en} - `))
  expect(alone.filter((card) => !isComing(card)).map((card) => card.fullName)).toEqual([])
})

/** 5.2.6.1 and 5.2.6.3: a card with two names has each of them. */
function sharesName(one: (typeof definitions)[number], other: (typeof definitions)[number]): boolean {
  const names = (full: string) => [full, ...full.split(/ & | 'n' /)]
  return names(one.name.en).some((name) => names(other.name.en).includes(name))
}
