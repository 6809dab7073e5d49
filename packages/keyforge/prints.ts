/**
 * A card as it is printed in its deck: which card it is, its house if it is a maverick or an anomaly, and the icons that
 * enhancement has added. It goes by an id that means the same when cards or houses are added.
 */
import type { BonusIcon, House } from './abilities.ts'
import { bonusIcons } from './cards/facts.ts'
import { type CardDefinition, definitions, definitionWithId } from './cards/index.ts'
import { houses } from './houses.ts'

export interface Print {
  /** 'bumpsy', 'bumpsy/dis', 'bumpsy//amber+draw' */
  id: string
  definition: CardDefinition
  house: House
  /** Bonus icons from top to bottom: those printed, then those added. */
  icons: readonly BonusIcon[]
  added: readonly BonusIcon[]
}

export function printId(card: CardDefinition, house: House | null, added: readonly BonusIcon[] = []): string {
  const strange = house === null || house === card.house ? '' : house
  if (strange === '' && added.length === 0) return card.id
  return `${card.id}/${strange}${added.length > 0 ? `/${added.join('+')}` : ''}`
}

const read = new Map<string, Print>()

export function printWithId(text: string): Print | undefined {
  const known = read.get(text)
  if (known !== undefined) return known
  const [id = '', house = '', icons = ''] = text.split('/')
  const definition = definitionWithId(id)
  const own = house === '' ? definition?.house : houses.find((one) => one === house)
  const added = icons === '' ? [] : icons.split('+').map((icon) => bonusIcons.find((one) => one === icon))
  if (definition === undefined || own === undefined || !added.every((icon) => icon !== undefined))
    return undefined
  const printed = new Array<BonusIcon>(definition.amber).fill('amber')
  const print: Print = {
    id: printId(definition, own, added),
    definition,
    house: own,
    icons: [...printed, ...added],
    added,
  }
  read.set(print.id, print)
  return print
}

// ---- numbers for front ends: one for each card, and beyond those what differs from what is printed on it

/** More cards than there will be: a number means the same to who has loaded all cards and who has not. */
const CARDS = 1 << 13
const HOUSE_CODES = houses.length + 1
const ICON_CODES = bonusIcons.length + 1

export function numberOf({ definition, house, added }: Print): number {
  let code = 0
  for (const icon of added) code = code * ICON_CODES + bonusIcons.indexOf(icon) + 1
  code = code * HOUSE_CODES + (house === definition.house ? 0 : houses.indexOf(house) + 1)
  return definition.index + CARDS * code
}

export function printNumbered(n: number): Print {
  const definition = definitions[n % CARDS] as CardDefinition
  let code = Math.floor(n / CARDS)
  const house = houses[(code % HOUSE_CODES) - 1] ?? null
  const added: BonusIcon[] = []
  for (code = Math.floor(code / HOUSE_CODES); code > 0; code = Math.floor(code / ICON_CODES))
    added.unshift(bonusIcons[(code % ICON_CODES) - 1] as BonusIcon)
  return printWithId(printId(definition, house, added)) as Print
}

// ---- the prints of a match

/** A print in a match: beside what is printed on it, the first number there of a card with its title. */
export interface Face extends Print {
  title: number
  /** The number by which front ends know it. */
  shown: number
}

const tables = new WeakMap<readonly string[], readonly Face[]>()
// Most questions are about the match that the last one was about.
let ids: readonly string[] | null = null
let faces: readonly Face[] = []

/** What the numbers of a match stand for. */
export function facesOf(match: { faces: readonly string[] }): readonly Face[] {
  if (match.faces === ids) return faces
  const known = tables.get(match.faces) ?? made(match.faces)
  ids = match.faces
  faces = known
  return known
}

function made(list: readonly string[]): readonly Face[] {
  const prints = list.map((id) => {
    const print = printWithId(id)
    if (print === undefined) throw new Error(`there is no card ${id}`)
    return print
  })
  const table = prints.map(
    (print): Face => ({
      ...print,
      title: prints.findIndex(({ definition }) => definition === print.definition),
      shown: numberOf(print),
    }),
  )
  tables.set(list, table)
  return table
}

/** The number of a print in a match, which from now on has one for it. */
export function faceNumber(match: { faces: readonly string[] }, id: string): number {
  const known = match.faces.indexOf(id)
  if (known >= 0) return known
  match.faces = [...match.faces, id]
  return match.faces.length - 1
}
