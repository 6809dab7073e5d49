/** How emblems are drawn: lines and solid shapes on a square of 24, in the colour of the text around them. */
import { createElement, type ReactNode, type SVGProps } from 'react'

export const emblem = (...shapes: ReactNode[]): ReactNode =>
  createElement(
    'svg',
    {
      viewBox: '0 0 24 24',
      width: '1em',
      height: '1em',
      fill: 'none',
      stroke: 'currentColor',
      strokeWidth: 2,
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
      'aria-hidden': true,
      focusable: false,
    },
    ...shapes,
  )

export const line = (d: string, width?: number, style: SVGProps<SVGPathElement> = {}): ReactNode =>
  createElement('path', { d, ...(width !== undefined && { strokeWidth: width }), ...style })

/** A filled shape; where paths overlap there is a hole. */
export const solid = (d: string): ReactNode =>
  createElement('path', { d, fill: 'currentColor', fillRule: 'evenodd', stroke: 'none' })

/** A filled circle, as part of a path. */
export const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`

/** A shape turned around the middle of the square, or around a point below or above it. */
export const turned = (shape: ReactNode, angle: number, y = 12): ReactNode =>
  createElement('g', { transform: `rotate(${angle} 12 ${y})` }, shape)
