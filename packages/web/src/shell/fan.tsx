/** Three cards of a game, fanned out above its name: what one will see at the table. */
import { type CSSProperties, useEffect, useState } from 'react'
import { emblemOf } from '../emblems/index.tsx'
import { paletteOf } from '../faces/palettes.ts'
import { fans, type Shown } from './fan-cards.ts'

type Draw = (facts: Shown) => string

/** The pictures come after the page: they are drawn, and drawing has to be fetched. */
function useDraw(): Draw | null {
  const [draw, setDraw] = useState<Draw | null>(null)
  useEffect(() => {
    let here = true
    void import('../faces/address.ts').then(({ addressOf }) => here && setDraw(() => addressOf))
    return () => {
      here = false
    }
  }, [])
  return draw
}

export function Fan({ game }: { game: string }) {
  const draw = useDraw()
  return (
    <div className="fan" aria-hidden="true">
      {(fans[game] ?? []).map((card) => (
        <FanCard key={card.id} card={card} picture={draw?.(card)} />
      ))}
    </div>
  )
}

function FanCard({ card, picture }: { card: Shown; picture: string | undefined }) {
  const { deep, mid, bright } = paletteOf(card.suit)
  const colours = { '--deep': deep, '--mid': mid, '--bright': bright } as CSSProperties
  return (
    <div className="fan-card" style={colours}>
      {picture && <img src={picture} alt="" draggable={false} decoding="async" />}
      <span className="fan-suit" data-suit={card.suit}>
        {emblemOf(card.game, card.suit)}
      </span>
      <span className="fan-name">{card.name}</span>
    </div>
  )
}
