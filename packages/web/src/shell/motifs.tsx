/** A motif for each game, drawn by ourselves: petals of ink, a key, five rings, a moon. */
import type { ReactNode } from 'react'
import type { ShelfId } from './shelf.ts'

const turns = (n: number): number[] => Array.from({ length: n }, (_, i) => (360 / n) * i)

const petals = turns(6).map((angle, i) => (
  <path
    key={angle}
    transform={`rotate(${angle} 100 100)`}
    d="M100 96 C82 74 80 52 100 22 C120 52 118 74 100 96 Z"
    fillOpacity={i % 2 === 0 ? 0.9 : 0.45}
  />
))

const rings = turns(5).map((angle) => (
  <circle
    key={angle}
    cx={100}
    cy={64}
    r={33}
    transform={`rotate(${angle} 100 104)`}
    fill="none"
    stroke="currentColor"
    strokeWidth={7}
  />
))

const drawings: Readonly<Record<ShelfId, ReactNode>> = {
  lorcana: (
    <>
      {petals}
      <circle cx={100} cy={100} r={9} />
      <circle
        cx={100}
        cy={100}
        r={88}
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
        strokeOpacity={0.5}
      />
    </>
  ),
  keyforge: (
    <g fill="none" stroke="currentColor" strokeWidth={9} strokeLinejoin="round">
      <path d="M100 18 L132 36 V72 L100 90 L68 72 V36 Z" />
      <circle cx={100} cy={54} r={12} strokeWidth={6} />
      <path d="M100 90 V184 M100 178 H132 M100 156 H122 M100 134 H132" strokeLinecap="round" />
      <path d="M44 66 A70 70 0 0 0 62 150 M156 66 A70 70 0 0 1 138 150" strokeWidth={2} strokeOpacity={0.5} />
    </g>
  ),
  l5r: (
    <>
      {rings}
      <circle cx={100} cy={104} r={7} />
    </>
  ),
  bluemoon: (
    <>
      <path d="M124 22 A80 80 0 1 0 178 132 A64 64 0 0 1 124 22 Z" />
      <path d="M158 40 l5 13 13 5 -13 5 -5 13 -5 -13 -13 -5 13 -5 Z" />
      <path d="M128 84 l3 8 8 3 -8 3 -3 8 -3 -8 -8 -3 8 -3 Z" fillOpacity={0.7} />
    </>
  ),
}

export function Motif({ game }: { game: string }) {
  return (
    <svg className="motif" viewBox="0 0 200 200" fill="currentColor" aria-hidden="true" focusable="false">
      {drawings[game as ShelfId]}
    </svg>
  )
}
