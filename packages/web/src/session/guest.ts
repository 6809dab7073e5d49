/** Who we are to the server: a guest with a name and a token, made once and kept in this browser. */
import { say } from '../messages/shell.ts'
import { keep, kept, settings } from '../settings.ts'

interface Guest {
  token: string
  name: string
}

const KEY = 'regelwerk.guest'

function known(): Guest | null {
  const guest = kept(KEY) as Partial<Guest> | null
  return typeof guest?.token === 'string' && typeof guest.name === 'string' ? (guest as Guest) : null
}

/** Whether a server has known this browser. */
export const isGuest = (): boolean => known() !== null

/** A name for who has given none. */
const nameless = (): string =>
  `${say(settings().lang, 'nameless')} ${100 + ((crypto.getRandomValues(new Uint16Array(1))[0] as number) % 900)}`

/** The token by which the server knows us: made now if there is none, and anew when our name has changed. */
export async function guestToken(): Promise<string> {
  const guest = known()
  const name = settings().name.trim()
  if (guest !== null && (name === '' || name === guest.name)) return guest.token
  const asked = { name: name || nameless(), ...(guest && { token: guest.token }) }
  const answer = await fetch('api/guests', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(asked),
  })
  if (!answer.ok) throw new Error(`no guest: ${answer.status}`)
  const { token } = (await answer.json()) as { token: string }
  keep(KEY, { token, name: asked.name })
  return token
}

/** The server does not know us any more: next time we are somebody new. */
export const forgetGuest = (): void => keep(KEY, null)
