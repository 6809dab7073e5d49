/** What is said of an effect that does nothing: whose it is, why, and what it would do. */

type Why = 'choice' | 'condition' | 'nothing'

const REASONS: Readonly<Record<'en' | 'de' | 'it', Readonly<Record<Why, string>>>> = {
  en: {
    choice: 'there is nothing to choose',
    condition: 'its condition does not hold',
    nothing: 'nothing changes',
  },
  de: {
    choice: 'Es gibt nichts zu wählen',
    condition: 'Die Bedingung ist nicht erfüllt',
    nothing: 'Es ändert sich nichts',
  },
  it: {
    choice: "non c'è niente da scegliere",
    condition: 'la condizione non è soddisfatta',
    nothing: 'non cambia nulla',
  },
}

const QUOTES = { en: ['“', '”'], de: ['„', '“'], it: ['«', '»'] } as const

/** `text`: what the effect would do, as its card says it; null: not said. `because`: more of the reason. */
export function sayFizzle(
  lang: 'en' | 'de' | 'it',
  source: string,
  why: Why,
  text: string | null,
  because = '',
): string {
  const [open, close] = QUOTES[lang]
  return `${source}: ${REASONS[lang][why]}${because}.${text ? ` ${open}${text}${close}` : ''}`
}
