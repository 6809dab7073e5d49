import { once } from 'node:events'
import { describe, expect, it } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { framesOf } from './frames.ts'

describe('Messages sent together', () => {
  it('are read one by one as they were, whatever their length and letters', async () => {
    const texts = ['', 'a', 'x'.repeat(125), 'y'.repeat(126), 'Æmber – „Zug“ 🎴', 'z'.repeat(65_535)]
    texts.push('ä'.repeat(40_000), 'w'.repeat(65_536), 'after')
    const server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
    await once(server, 'listening')
    server.on('connection', (_, { socket }) => socket.write(framesOf(texts)))
    const { port } = server.address() as { port: number }
    const client = new WebSocket(`ws://127.0.0.1:${port}`)
    const heard: string[] = []
    await new Promise<void>((resolve, reject) => {
      client.on('error', reject)
      client.on('close', () => reject(new Error('the connection was closed')))
      client.on('message', (data) => {
        if (heard.push(String(data)) === texts.length) resolve()
      })
    })
    client.removeAllListeners('close')
    client.terminate()
    server.close()
    expect(heard).toEqual(texts)
  })
})
