/** A card: in play, in hand, or looked at closely. */
import type { CardView, Lang } from '@regelwerk/core'
import { type InPlayView, table, traitName } from '@regelwerk/keyforge'
import { Box, Text } from 'ink'
import type { ReactNode } from 'react'
import { Sheet, Wrapped } from '../close-up.tsx'
import type { CloseUpProps, HandCardProps, PlayCardProps } from '../face.ts'
import { cut } from '../text.ts'
import { faceOf, iconsOf, inPlay, nameOf, printOf, textOf } from './faces.ts'
import { stateOf, valuesOf, words } from './words.ts'

const COLOURS: Readonly<Record<keyof typeof table.houses, string>> = {
  brobnar: 'red',
  dis: 'magenta',
  logos: 'cyan',
  mars: 'green',
  sanctum: 'yellow',
  shadows: 'white',
  untamed: 'greenBright',
  saurian: 'yellowBright',
  staralliance: 'blueBright',
}

export const colourOf = (def: number): string => COLOURS[printOf(def).house]

const glyphOf = (def: number): string => table.houses[printOf(def).house].glyph

/** House, name and values; in two lines also what else must be known. */
export function PlayCard({ card, width, detail, lang, marked }: PlayCardProps): ReactNode {
  const lies = inPlay(card)
  const def = faceOf(card)
  if (def === undefined) return <Text wrap="truncate">?</Text>
  const values = lies === null ? '' : valuesOf(lies)
  const beside = detail === 'line' && values !== '' ? ` ${values}` : ''
  const room = Math.max(4, width - 4 - beside.length)
  const isFaint = lies?.exhausted === true
  return (
    <Box width={width} flexDirection="column">
      <Text wrap="truncate">
        {isFaint ? table.status.exhausted.glyph : ' '}
        <Text color={colourOf(def)} dimColor={isFaint} bold={!isFaint} inverse={marked}>
          {`${glyphOf(def)} ${cut(nameOf(def, lang), room)}`}
        </Text>
        {beside !== '' && <Values text={beside} lies={lies} />}
      </Text>
      {detail === 'lines' && (
        <Text wrap="truncate">
          {'   '}
          <Values text={values} lies={lies} />
          <Text dimColor>{remarks(lies, lang, width - values.length - 5)}</Text>
        </Text>
      )}
    </Box>
  )
}

function Values({ text, lies }: { text: string; lies: InPlayView | null }): ReactNode {
  const isHurt = lies !== null && lies.damage > 0
  return <Text color={isHurt ? 'red' : undefined}>{text}</Text>
}

/** Keywords and the names of upgrades, as far as there is room. */
function remarks(lies: InPlayView | null, lang: Lang, room: number): string {
  if (lies === null || room < 4) return ''
  const upgrades = lies.upgrades.flatMap(({ def }) => (def === undefined ? [] : [`↑${nameOf(def, lang)}`]))
  const keywords = lies.keywords.map(
    (word) => table.keywords[word as keyof typeof table.keywords]?.[lang] ?? word,
  )
  const said = [...upgrades, ...keywords].join(', ')
  return said === '' ? '' : ` ${cut(said, room)}`
}

/** House, name and bonus icons. */
export function HandCard({ card, width, lang, playable, marked }: HandCardProps): ReactNode {
  const def = card.def as number
  const icons = iconsOf(def)
  const head = `${playable ? '*' : ' '}${glyphOf(def)} `
  const room = Math.max(4, width - head.length - 1 - (icons === '' ? 0 : icons.length + 1))
  return (
    <Box width={width}>
      <Text wrap="truncate">
        <Text color={colourOf(def)} bold={playable} inverse={marked}>
          {`${head}${cut(nameOf(def, lang), room)}`}
        </Text>
        {icons === '' ? '' : ` ${icons}`}
      </Text>
    </Box>
  )
}

/** Everything about a card that this seat may know. */
export function CloseUp({ card, width, lang, m }: CloseUpProps): ReactNode {
  const { definition, house, icons } = printOf(card.def)
  const { type, traits, power, armor } = definition
  const { houses, types, signs } = table
  const language = lang === 'de' ? 'de' : 'en'
  const kind = [
    `${houses[house].glyph} ${houses[house].label[lang]}`,
    types[type][lang],
    ...traits.map((trait) => traitName(trait, language)),
  ].join(' · ')
  const printed = [
    power === null ? '' : `${signs.power.label[lang]} ${power}`,
    armor > 0 ? `${signs.armor.glyph} ${signs.armor.label[lang]} ${armor}` : '',
    ...icons.map((icon) => `${table.icons[icon].glyph} ${table.icons[icon].label[lang]}`),
  ].filter(Boolean)
  const lies = card.lies === undefined ? null : inPlay(card.lies)
  const text = textOf(lies?.copy ?? card.def, lang) || m.card.noText
  return (
    <Sheet name={nameOf(card.def, lang)} colour={colourOf(card.def)} kind={kind} text={text} width={width}>
      {printed.length > 0 && <Wrapped text={printed.join('  ')} width={width} />}
      {lies !== null && <State lies={lies} width={width} lang={lang} />}
    </Sheet>
  )
}

/** How it lies in play, with what is on it and beneath it. */
function State({ lies, width, lang }: { lies: InPlayView; width: number; lang: Lang }): ReactNode {
  const { signs } = table
  const namesOf = (cards: readonly CardView[]): string =>
    cards.map(({ def }) => (def === undefined ? '?' : nameOf(def, lang))).join(', ')
  const said = [
    ...(lies.copy === undefined ? [] : [`${words(lang).copyOf} ${nameOf(lies.copy, lang)}`]),
    ...stateOf(lies, lang),
    ...(lies.upgrades.length > 0 ? [`${signs.upgrade.label[lang]}: ${namesOf(lies.upgrades)}`] : []),
    ...(lies.under.length > 0 ? [`${signs.under.label[lang]}: ${namesOf(lies.under)}`] : []),
  ]
  return <Wrapped text={`▸ ${said.join(' · ')}`} width={width} colour="cyan" />
}
