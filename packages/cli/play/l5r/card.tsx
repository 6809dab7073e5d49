/** A card: a character in play, a province with what is in it, in hand, or looked at closely. */
import type { CardView, Lang } from '@regelwerk/core'
import { type PlacedView, type ProvinceView, table, traitName } from '@regelwerk/l5r'
import { Box, Text } from 'ink'
import type { ReactNode } from 'react'
import { Sheet, Wrapped } from '../close-up.tsx'
import type { CloseUpProps, HandCardProps, PlayCardProps } from '../face.ts'
import { cut } from '../text.ts'
import { definitionOf, nameOf, placed, provinceOf, textOf } from './faces.ts'
import type { L5RLayout } from './layout.ts'
import { provinceState, skillOf, stateOf, valuesOf, words } from './words.ts'

const COLOURS: Readonly<Record<keyof typeof table.clans, string>> = {
  crab: 'blueBright',
  crane: 'cyanBright',
  dragon: 'green',
  lion: 'yellow',
  phoenix: 'redBright',
  scorpion: 'red',
  unicorn: 'magenta',
  neutral: 'white',
}

export const colourOf = (def: number): string => COLOURS[definitionOf(def).clan]

const glyphOf = (def: number): string => table.clans[definitionOf(def).clan].glyph

/** Clan, name and values; in two lines also what is attached. */
export function PlayCard({ card, width, detail, lang, marked }: PlayCardProps): ReactNode {
  const lies = placed(card)
  const { def } = card
  if (def === undefined) return <Text wrap="truncate">?</Text>
  const values = lies === null ? '' : valuesOf(lies)
  const beside = detail === 'line' && values !== '' ? ` ${values}` : ''
  const room = Math.max(4, width - 4 - beside.length)
  const isFaint = lies?.bowed === true
  return (
    <Box width={width} flexDirection="column">
      <Text wrap="truncate">
        {isFaint ? table.status.bowed.glyph : ' '}
        <Text color={colourOf(def)} dimColor={isFaint} bold={!isFaint} inverse={marked}>
          {`${glyphOf(def)} ${cut(nameOf(def, lang), room)}`}
        </Text>
        {beside}
      </Text>
      {detail === 'lines' && (
        <Text wrap="truncate">
          {`   ${values}`}
          <Text dimColor>{attached(lies, lang, width - values.length - 5)}</Text>
        </Text>
      )}
    </Box>
  )
}

/** The names of attachments, as far as there is room. */
function attached(lies: PlacedView | null, lang: Lang, room: number): string {
  if (lies === null || lies.attachments.length === 0 || room < 4) return ''
  return ` ${cut(namesOf(lies.attachments, lang), room)}`
}

const namesOf = (cards: readonly CardView[], lang: Lang): string =>
  cards
    .map((card) => {
      const isBowed = 'bowed' in card && card.bowed === true
      return `${isBowed ? table.status.bowed.glyph : ''}${card.def === undefined ? '?' : nameOf(card.def, lang)}`
    })
    .join(', ')

interface ProvinceProps {
  province: ProvinceView
  /** What stands in it. */
  standing: readonly CardView[]
  layout: L5RLayout['provinces']
  lang: Lang
  /** It is under attack. */
  attacked: boolean
  marked: readonly number[]
  playable: ReadonlySet<number>
}

/** Facedown, broken or its strength; its name; what is in it. */
export function Province({ province, layout, ...props }: ProvinceProps): ReactNode {
  const { lang, attacked, marked, standing } = props
  const { lines, cell } = layout
  const { def, faceup, broken, strength, handle } = province
  const { status } = table
  const sign = broken ? status.broken.glyph : faceup ? `${strength ?? ''}` : status.facedown.glyph
  // Where there is one line only, what is in a province matters more than its name.
  const isShort = lines === 1 && (standing.length > 0 || !faceup)
  const room = isShort ? (faceup && !broken ? 4 : 0) : cell - sign.length - 3
  const name = def === undefined || room === 0 ? '' : cut(nameOf(def, lang), room)
  const head = `${attacked ? '!' : ' '}${sign}${name === '' ? '' : ` ${name}`}`
  return (
    <Box width={cell} flexDirection={lines === 1 ? 'row' : 'column'}>
      <Text wrap="truncate" inverse={marked.includes(handle)} dimColor={!faceup || broken} bold={attacked}>
        {head}
      </Text>
      <Standing {...props} width={lines === 1 ? cell - head.length : cell} />
    </Box>
  )
}

/** The first card in a province, and how many more there are. */
function Standing(props: Omit<ProvinceProps, 'province' | 'layout'> & { width: number }): ReactNode {
  const { standing, lang, marked, playable, width } = props
  // The card the cursor is on is to be seen.
  const card = standing.find(({ handle }) => marked.includes(handle)) ?? standing[0]
  if (card === undefined) return <Text dimColor>{width > 2 ? ' –' : ''}</Text>
  const more = standing.length > 1 ? `+${standing.length - 1}` : ''
  const { def, handle } = card
  const isBowed = 'bowed' in card && card.bowed === true
  const head = playable.has(handle) ? '*' : isBowed ? table.status.bowed.glyph : ' '
  const cost = def === undefined ? null : definitionOf(def).cost
  const name =
    def === undefined ? table.status.facedown.glyph : `${cost ?? glyphOf(def)} ${nameOf(def, lang)}`
  return (
    <Text wrap="truncate">
      <Text
        color={def === undefined ? undefined : colourOf(def)}
        bold={playable.has(handle)}
        inverse={marked.includes(handle)}
      >
        {`${head}${cut(name, Math.max(1, width - more.length - 2))}`}
      </Text>
      {more}
    </Text>
  )
}

/** Cost, clan and name. */
export function HandCard({ card, width, lang, playable, marked }: HandCardProps): ReactNode {
  const def = card.def as number
  const head = `${playable ? '*' : ' '}${definitionOf(def).cost ?? '–'} ${glyphOf(def)} `
  return (
    <Box width={width}>
      <Text wrap="truncate" color={colourOf(def)} bold={playable} inverse={marked}>
        {`${head}${cut(nameOf(def, lang), Math.max(4, width - head.length - 1))}`}
      </Text>
    </Box>
  )
}

/** What is printed on a card besides its text. */
function printedOn(def: number, lang: Lang): string[] {
  const { signs, skills, rings } = table
  const card = definitionOf(def)
  const said = (n: number | string | null, label: string): string[] => (n === null ? [] : [`${label} ${n}`])
  const isCharacter = card.type === 'character'
  const bonus = (n: number | string | null): string | null =>
    n === null ? null : typeof n === 'number' && n < 0 ? `${n}` : `+${n}`
  return [
    ...said(card.cost, words(lang).cost),
    ...said(isCharacter ? skillOf(card.military) : bonus(card.militaryBonus), skills.military.label[lang]),
    ...said(isCharacter ? skillOf(card.political) : bonus(card.politicalBonus), skills.political.label[lang]),
    ...said(card.glory, signs.glory.label[lang]),
    ...said(card.strength ?? bonus(card.strengthBonus), signs.strength.label[lang]),
    ...said(card.honor, signs.honor.label[lang]),
    ...said(card.fate, signs.fate.label[lang]),
    ...card.elements.map((element) => `${rings[element].glyph} ${rings[element].label[lang]}`),
  ]
}

/** Everything about a card that this seat may know. */
export function CloseUp({ card, width, lang, m }: CloseUpProps): ReactNode {
  const { type, traits, clan } = definitionOf(card.def)
  const { clans, types } = table
  const kind = [
    `${clans[clan].glyph} ${clans[clan].label[lang]}`,
    types[type][lang],
    ...traits.map((trait) => traitName(trait, lang === 'de' ? 'de' : 'en')),
  ].join(' · ')
  const printed = printedOn(card.def, lang)
  const text = textOf(card.def, lang) || m.card.noText
  return (
    <Sheet name={nameOf(card.def, lang)} colour={colourOf(card.def)} kind={kind} text={text} width={width}>
      {printed.length > 0 && <Wrapped text={printed.join('  ')} width={width} />}
      {card.lies !== undefined && <State lies={card.lies} width={width} lang={lang} />}
    </Sheet>
  )
}

/** How it lies, with what is on it or in it. */
function State({ lies, width, lang }: { lies: CardView; width: number; lang: Lang }): ReactNode {
  const { signs, status } = table
  const character = placed(lies)
  const province = provinceOf(lies)
  const isBowed = character === null && 'bowed' in lies && lies.bowed === true
  const said = [
    ...(character === null ? [] : stateOf(character, lang)),
    ...(character?.attachments.length
      ? [`${signs.attachment.label[lang]}: ${namesOf(character.attachments, lang)}`]
      : []),
    ...(province === null ? [] : provinceState(province, lang)),
    ...(province?.cards.length ? [namesOf(province.cards, lang)] : []),
    ...(isBowed ? [status.bowed.label[lang]] : []),
  ]
  if (said.length === 0) return null
  return <Wrapped text={`▸ ${said.join(' · ')}`} width={width} colour="cyan" />
}
