/** Small sounds, made from nothing but waves: no file is loaded. */
import type { Sound } from './heard.ts'

interface Tone {
  /** In hertz; it may glide to another. */
  from: number
  to?: number
  /** In seconds, after the sound begins. */
  at: number
  long: number
  wave: OscillatorType
  loud: number
}

const chime = (notes: readonly number[], step: number, long: number): Tone[] =>
  notes.map((from, i) => ({ from, at: i * step, long, wave: 'sine', loud: 0.16 }))

const TONES: Readonly<Record<Sound, readonly Tone[]>> = {
  card: [{ from: 900, to: 260, at: 0, long: 0.06, wave: 'triangle', loud: 0.1 }],
  hit: [
    { from: 150, to: 55, at: 0, long: 0.16, wave: 'sine', loud: 0.3 },
    { from: 420, to: 120, at: 0, long: 0.05, wave: 'square', loud: 0.04 },
  ],
  gain: chime([659, 988], 0.07, 0.22),
  loss: chime([494, 370], 0.09, 0.22),
  // A drum, struck twice.
  contest: [
    { from: 110, to: 46, at: 0, long: 0.3, wave: 'sine', loud: 0.34 },
    { from: 110, to: 46, at: 0.17, long: 0.4, wave: 'sine', loud: 0.28 },
  ],
  // A bell that nobody misses.
  call: [
    { from: 1319, at: 0, long: 0.5, wave: 'sine', loud: 0.16 },
    { from: 1760, at: 0.02, long: 0.45, wave: 'sine', loud: 0.06 },
    { from: 1319, at: 0.22, long: 0.6, wave: 'sine', loud: 0.14 },
  ],
  turn: chime([523, 784], 0.11, 0.3),
  won: chime([523, 659, 784, 1047], 0.13, 0.5),
  lost: chime([392, 330, 262], 0.18, 0.5),
}

let context: AudioContext | null = null

function play(audio: AudioContext, { from, to, at, long, wave, loud }: Tone, start: number): void {
  const oscillator = audio.createOscillator()
  const gain = audio.createGain()
  const begin = start + at
  oscillator.type = wave
  oscillator.frequency.setValueAtTime(from, begin)
  if (to !== undefined) oscillator.frequency.exponentialRampToValueAtTime(to, begin + long)
  gain.gain.setValueAtTime(0.0001, begin)
  gain.gain.exponentialRampToValueAtTime(loud, begin + 0.012)
  gain.gain.exponentialRampToValueAtTime(0.0001, begin + long)
  oscillator.connect(gain).connect(audio.destination)
  oscillator.start(begin)
  oscillator.stop(begin + long + 0.02)
}

/** A browser lets nobody make a noise before the page has been touched: until then it is silent. */
export function playSounds(sounds: readonly Sound[]): void {
  if (sounds.length === 0 || typeof AudioContext === 'undefined') return
  context ??= new AudioContext()
  if (context.state === 'suspended') void context.resume()
  const audio = context
  sounds.forEach((sound, i) => {
    for (const tone of TONES[sound]) play(audio, tone, audio.currentTime + i * 0.08)
  })
}
