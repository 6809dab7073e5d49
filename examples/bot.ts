/**
 * A bot for the server, to copy from: makes a match and waits for an opponent, or joins one, and answers at random.
 *
 *     npx tsx examples/bot.ts http://localhost:8080 lorcana [match]
 */
import { randomChoice, seedRandom } from '@regelwerk/core'
import type { ClientMessage, Screen, ServerMessage } from '@regelwerk/protocol'
import { commitOf, newSecret, nextScreen } from '@regelwerk/protocol'
import { WebSocket } from 'ws'

const [server = 'http://localhost:8080', game = 'lorcana', joined] = process.argv.slice(2)
const headers = { 'content-type': 'application/json' }
const name = { method: 'POST', headers, body: '{"name":"Robot"}' }
const { token } = (await (await fetch(`${server}/api/guests`, name)).json()) as { token: string }
const games = (await (await fetch(`${server}/api/games`)).json()) as GameEntry[]
type GameEntry = { id: string; formats: string[]; decks: { id: string }[] }
const { formats, decks } = games.find(({ id }) => id === game) as GameEntry
const deck = decks[0]?.id ?? ''
const entropy = newSecret()
const random = seedRandom(newSecret())
const socket = new WebSocket(`${server.replace('http', 'ws')}/ws`)
const say = (message: ClientMessage): void => socket.send(JSON.stringify(message))
let screen: Screen | null = null
let answer: ClientMessage

socket.on('open', () => {
  say({ kind: 'hello', token, lang: 'en' })
  if (joined === undefined) {
    const seats = [{ who: 'me' as const, deck, commit: commitOf(0, entropy) }, { who: 'open' as const }]
    const terms = { starter: 'random', clock: { kind: 'none' }, private: false, spectators: true } as const
    say({ kind: 'make', plan: { game, format: formats[0] ?? '', seats, ...terms, bestOf: 1 } })
  } else {
    say({ kind: 'join', match: joined, seat: 1, deck, commit: commitOf(1, entropy) })
    say({ kind: 'open', match: joined })
  }
})

socket.on('message', (data) => {
  const message = JSON.parse(String(data)) as ServerMessage
  if (message.kind === 'made') {
    console.log(`play against me: ${server}/#/match/${message.match}`)
    say({ kind: 'open', match: message.match })
  } else if (message.kind === 'match' && message.match.state === 'revealing') {
    say({ kind: 'reveal', match: message.match.id, entropy })
  } else if (message.kind === 'error') {
    console.error(message.code, message.text)
    if (message.code === 'too-many') setTimeout(() => say(answer), 1000)
  } else if (message.kind === 'screen' || message.kind === 'change') {
    screen = nextScreen(screen, message) as Screen
    const { seq, seat, decision, outcome } = screen
    if (outcome !== null) {
      console.log(outcome.winners.includes(seat) ? 'won' : 'lost')
      socket.close()
    } else if (decision !== null) {
      answer = { kind: 'answer', match: message.match, seq, choice: randomChoice(decision, random) as number }
      say(answer)
    }
  }
})
