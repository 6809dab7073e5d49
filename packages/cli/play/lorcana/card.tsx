/** A card: in play, in hand, or looked at closely. */
import type { Lang } from '@regelwerk/core'
import { type CardDefinition, type InPlayView, table } from '@regelwerk/lorcana'
import { Box, Text } from 'ink'
import type { ReactNode } from 'react'
import { Sheet, Wrapped } from '../close-up.tsx'
import type { CloseUpProps, HandCardProps } from '../face.ts'
import type { Messages } from '../messages.ts'
import { cut, fit, fitName } from '../text.ts'
import { definitionOf, nameOf, textOf } from './faces.ts'
import type { Detail } from './layout.ts'

const COLOURS: Readonly<Record<CardDefinition['inks'][number], string>> = {
  amber: 'yellow',
  amethyst: 'magenta',
  emerald: 'green',
  ruby: 'red',
  sapphire: 'blueBright',
  steel: 'white',
}

export const colourOf = (def: number): string => COLOURS[definitionOf(def).inks[0] as keyof typeof COLOURS]

/** Strength and willpower, lore. */
function stats(card: InPlayView): string {
  const parts: string[] = []
  if (card.strength !== undefined) parts.push(`${card.strength}/${card.willpower}`)
  else if (card.willpower !== undefined) parts.push(`${table.signs.willpower.glyph}${card.willpower}`)
  if (card.lore !== undefined) parts.push(`${table.signs.lore.glyph}${card.lore}`)
  return parts.join(' ')
}

const mark = (card: InPlayView): string =>
  card.exerted ? table.signs.exert.glyph : card.drying && card.strength !== undefined ? '≈' : ' '

interface PlayCardProps {
  card: InPlayView
  width: number
  detail: Detail
  lang: Lang
  m: Messages
  marked: boolean
  /** The name of the location it is at. */
  at: string | null
}

export function PlayCard(props: PlayCardProps): ReactNode {
  if (props.detail === 'box') return <BoxedCard {...props} />
  const { card, width, detail, lang, marked } = props
  const name = nameOf(card.def as number, lang)
  const values =
    detail === 'line' ? [stats(card), damageOf(card), underOf(card)].filter(Boolean).join(' ') : ''
  const room = width - 2 - (values === '' ? 0 : values.length + 1)
  return (
    <Box width={width} flexDirection="column">
      <Text wrap="truncate">
        {mark(card)}
        <Text
          color={colourOf(card.def as number)}
          dimColor={card.exerted}
          inverse={marked}
          bold={!card.exerted}
        >
          {values === '' ? cut(name, room) : fitName(name, room).trimEnd()}
        </Text>
        {values === '' ? '' : ' '.repeat(Math.max(1, room - fitName(name, room).trimEnd().length + 1))}
        {detail === 'line' && <Values card={card} />}
      </Text>
      {detail === 'lines' && <Details {...props} width={width - 2} indent />}
    </Box>
  )
}

const damageOf = (card: InPlayView): string => (card.damage > 0 ? `✖${card.damage}` : '')
const underOf = (card: InPlayView): string => (card.under.length > 0 ? `▤${card.under.length}` : '')

function Values({ card }: { card: InPlayView }): ReactNode {
  const said = stats(card)
  return (
    <>
      {said}
      {card.damage > 0 && (
        <Text color="red" bold>
          {said === '' ? '' : ' '}
          {damageOf(card)}
        </Text>
      )}
      {card.under.length > 0 && ` ${underOf(card)}`}
    </>
  )
}

/** Values first, then what else must be known, as far as there is room. */
function Details({ card, width, lang, m, at, indent }: PlayCardProps & { indent?: boolean }): ReactNode {
  const used = [stats(card), damageOf(card), underOf(card)].filter(Boolean).join(' ').length
  const room = width - used - 1 - (indent ? 1 : 0)
  const said = remarks(card, lang, m, at).join(', ')
  return (
    <Text wrap="truncate">
      {indent ? ' ' : ''}
      <Values card={card} />
      {said !== '' && room > 2 && <Text dimColor>{` ${cut(said, room)}`}</Text>}
    </Text>
  )
}

function remarks(card: InPlayView, lang: Lang, m: Messages, at: string | null): string[] {
  const keywords = card.keywords
    .filter((word) => word !== 'shift')
    .map((word) => table.keywords[word]?.[lang] ?? word)
  const isCharacter = card.strength !== undefined
  return [
    ...(at === null ? [] : [`@${at}`]),
    ...keywords,
    ...(card.drying && isCharacter && !card.exerted ? [m.drying] : []),
  ]
}

function BoxedCard(props: PlayCardProps): ReactNode {
  const { card, width, lang, marked } = props
  const [name = '', version = ''] = nameOf(card.def as number, lang).split(' - ')
  const colour = colourOf(card.def as number)
  const inner = width - 3
  return (
    <Box
      width={width - 1}
      marginRight={1}
      flexDirection="column"
      borderStyle={marked ? 'bold' : card.exerted ? 'single' : 'round'}
      borderColor={colour}
      borderDimColor={card.exerted && !marked}
    >
      <Text wrap="truncate" bold={!card.exerted} dimColor={card.exerted} inverse={marked} color={colour}>
        {`${fit(name, inner - 2)}${mark(card)}`}
      </Text>
      <Text wrap="truncate" dimColor>
        {cut(version, inner)}
      </Text>
      <Details {...props} width={inner} />
    </Box>
  )
}

export function HandCard({ card, width, lang, playable, marked }: HandCardProps): ReactNode {
  const def = card.def as number
  const { cost, inkwell } = definitionOf(def)
  const head = `${String(cost).padStart(2)}${inkwell ? '●' : '○'}${playable ? '*' : ' '}`
  return (
    <Box width={width}>
      <Text wrap="truncate">
        <Text bold={playable}>{head}</Text>
        <Text color={colourOf(def)} bold={playable} inverse={marked}>
          {cut(nameOf(def, lang), width - head.length - 1)}
        </Text>
      </Text>
    </Box>
  )
}

/** Everything about a card that this seat may know. */
export function CloseUp({ card, width, lang, m }: CloseUpProps): ReactNode {
  const definition = definitionOf(card.def)
  const { inks, type, song, cost, inkwell, classifications, strength, willpower, lore, moveCost } = definition
  const { signs } = table
  const kind = [
    inks.map((ink) => table.inks[ink][lang]).join(', '),
    table.types[song ? 'song' : type][lang],
    ...classifications,
  ].join(' · ')
  const printed = [
    strength === undefined ? '' : `${signs.strength.glyph} ${signs.strength.label[lang]} ${strength}`,
    willpower === undefined ? '' : `${signs.willpower.glyph} ${signs.willpower.label[lang]} ${willpower}`,
    lore === undefined ? '' : `${signs.lore.glyph} ${signs.lore.label[lang]} ${lore}`,
    moveCost === undefined ? '' : `${m.card.move} ${moveCost}`,
  ].filter(Boolean)
  const text = textOf(card.def, lang) || m.card.noText
  return (
    <Sheet name={nameOf(card.def, lang)} colour={colourOf(card.def)} kind={kind} text={text} width={width}>
      <Text wrap="truncate">
        {`${m.card.cost} ${cost} ${inkwell ? '●' : '○'} ${inkwell ? m.card.inkable : m.card.notInkable}`}
      </Text>
      <Wrapped text={printed.join('  ')} width={width} />
      {card.lies && <State card={card.lies as InPlayView} width={width} lang={lang} m={m} />}
    </Sheet>
  )
}

/** How it lies in play. */
function State({
  card,
  width,
  lang,
  m,
}: {
  card: InPlayView
  width: number
  lang: Lang
  m: Messages
}): ReactNode {
  const said = [
    stats(card),
    card.damage > 0 ? `✖ ${m.card.damage} ${card.damage}` : '',
    card.exerted ? `⟳ ${table.signs.exert.label[lang]}` : '',
    card.drying && card.strength !== undefined ? `≈ ${m.drying}` : '',
    card.under.length > 0 ? `▤ ${m.card.under} ${card.under.length}` : '',
    ...card.keywords.map((word) => table.keywords[word]?.[lang] ?? word),
  ].filter(Boolean)
  return <Wrapped text={`▸ ${said.join(' · ')}`} width={width} colour="cyan" />
}
