/** A card: in play, in hand, or looked at closely. */
import { type CardDefinition, table } from '@regelwerk/bluemoon'
import type { CardView, Lang } from '@regelwerk/core'
import { Box, Text } from 'ink'
import type { ReactNode } from 'react'
import { Sheet, Wrapped } from '../close-up.tsx'
import type { CloseUpProps } from '../face.ts'
import { cut } from '../text.ts'
import { definitionOf, iconsOf, nameOf, placed, textOf } from './faces.ts'
import { words } from './words.ts'

const COLOURS: Readonly<Record<NonNullable<CardDefinition['type']>, string>> = {
  leader: 'yellow',
  character: 'white',
  booster: 'magenta',
  support: 'blueBright',
  leadership: 'yellow',
  ship: 'cyan',
  hyla: 'cyan',
  crystal: 'cyan',
  intervention: 'yellow',
  inquisitor: 'yellow',
}
export const FIRE = 'red'
export const EARTH = 'green'
/** What a bluff card is worth (base/59). */
const BLUFF = 2

export const colourOf = (def: number): string => COLOURS[definitionOf(def).type ?? 'character']

const printed = (value: number | null): string => (value === null ? '–' : String(value))

interface Face {
  name: string
  colour: string
  /** null: no values are printed. */
  fire: string | null
  earth: string
  rest: string
}

function faceOf(card: CardView, lang: Lang): Face {
  const lies = placed(card)
  const known = card.def
  if (lies?.bluff || known === undefined) {
    const name =
      known === undefined ? words(lang).faceDown : `${words(lang).faceDown} (${nameOf(known, lang)})`
    return { name, colour: 'blueBright', fire: `${BLUFF}`, earth: `${BLUFF}`, rest: '' }
  }
  const { fire, earth, moons } = definitionOf(known)
  const hasValues = fire !== null || earth !== null
  return {
    name: nameOf(known, lang),
    colour: colourOf(known),
    fire: hasValues ? printed(fire) : null,
    earth: printed(earth),
    rest: [table.moon.glyph.repeat(moons), iconsOf(known)].join(''),
  }
}

interface CardProps {
  card: CardView
  width: number
  lang: Lang
  marked: boolean
  /** In hand: it can be played or put to use now. */
  playable?: boolean
}

/** Sign, name, fire/earth, moons and icons. What does not count is dimmed. */
export function CardLine({ card, width, lang, marked, playable }: CardProps): ReactNode {
  const { name, colour, fire, earth, rest } = faceOf(card, lang)
  const lies = placed(card)
  const faint = lies !== null && (!lies.active || lies.ignored) && lies.ship === undefined
  const sign =
    lies === null ? (playable ? '*' : ' ') : lies.ignored ? '✖' : lies.ship !== undefined ? '└' : ' '
  const values = fire === null ? '' : `${fire}/${earth}`
  const used = [values, rest].filter(Boolean).join(' ').length
  const room = Math.max(4, width - 3 - used)
  return (
    <Box width={width}>
      <Text wrap="truncate">
        {sign}
        <Text color={colour} dimColor={faint} bold={playable === true} inverse={marked}>
          {cut(name, room)}
        </Text>
        {fire !== null && (
          <>
            {' '}
            <Text color={FIRE} dimColor={faint}>
              {fire}
            </Text>
            <Text dimColor={faint}>/</Text>
            <Text color={EARTH} dimColor={faint}>
              {earth}
            </Text>
          </>
        )}
        <Text dimColor={faint}>{rest === '' ? '' : ` ${rest}`}</Text>
      </Text>
    </Box>
  )
}

/** Everything about a card that this seat may know. */
export function CloseUp({ card, width, lang, m }: CloseUpProps): ReactNode {
  const { type, people, fire, earth, moons, icons, capacity } = definitionOf(card.def)
  const { elements, moon } = table
  const kind = [...(type ? [table.types[type][lang]] : []), table.peoples[people][lang]].join(' · ')
  const values = [
    fire === null ? '' : `${elements.fire.glyph} ${elements.fire.label[lang]} ${fire}`,
    earth === null ? '' : `${elements.earth.glyph} ${elements.earth.label[lang]} ${earth}`,
    moons === 0 ? '' : `${moon.glyph} ${moon.label[lang]} ${moons}`,
    capacity === undefined ? '' : `${words(lang).room} ${capacity}`,
  ].filter(Boolean)
  const shown = icons.map((icon) => `${table.icons[icon].glyph} ${table.icons[icon].label[lang]}`)
  const lies = card.lies && placed(card.lies)
  const state = lies ? words(lang).state(lies) : []
  const text = textOf(card.def, lang) || m.card.noText
  return (
    <Sheet name={nameOf(card.def, lang)} colour={colourOf(card.def)} kind={kind} text={text} width={width}>
      <Wrapped text={values.join('  ')} width={width} />
      {shown.length > 0 && <Wrapped text={shown.join(' · ')} width={width} />}
      {state.length > 0 && <Text color="cyan">{`▸ ${state.join(' · ')}`}</Text>}
    </Sheet>
  )
}
