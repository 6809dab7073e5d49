/** `serve`: the table in the browser, for everybody who can reach this machine, until it is told to stop. */
import { spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { FolderError, proxiesOf, type Server, SettingError, startServer, suitServer } from '@regelwerk/server'
import { type Io, UsageError } from '../command.ts'

export interface ServeOptions {
  port: number
  host: string
  data: string
  log: string
  origin?: string[]
  trustProxy?: string
  open?: boolean
  keep?: number
}

export async function serve(options: ServeOptions, io: Io): Promise<void> {
  suitServer()
  const server = await start(options)
  io.out(`Regelwerk is served at ${server.url}\n`)
  if (options.open) openBrowser(server.url)
  await new Promise<void>((stop) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop())
  })
  await server.close()
}

/** Opens the page where there is a desktop; otherwise the address has been told. */
function openBrowser(url: string): void {
  const isDesktop = process.platform !== 'linux' || process.env.DISPLAY || process.env.WAYLAND_DISPLAY
  if (process.env.CI || !isDesktop) return
  const [command = '', ...args] = { darwin: ['open'], win32: ['cmd', '/c', 'start', ''] }[
    process.platform as string
  ] ?? ['xdg-open']
  spawn(command, [...args, url], { stdio: 'ignore', detached: true })
    .on('error', () => {})
    .unref()
}

async function start({ port, host, data, log, keep, origin, trustProxy }: ServeOptions): Promise<Server> {
  try {
    return await startServer({
      port,
      host,
      dataDir: resolve(data),
      logLevel: log,
      ...(keep !== undefined && { keep }),
      ...(origin !== undefined && { origins: origin }),
      ...(trustProxy !== undefined && { trustProxy: proxiesOf(trustProxy) }),
    })
  } catch (error) {
    if (error instanceof FolderError || error instanceof SettingError) throw new UsageError(error.message)
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EADDRINUSE') {
      throw new UsageError(`port ${port} is taken: stop what listens there, or give another with --port`)
    }
    if (code === 'EACCES') throw new UsageError(`port ${port} or the folder ${data} may not be used by you`)
    if (code === 'EEXIST' || code === 'ENOTDIR')
      throw new UsageError(`${data} cannot be used: it is no folder`)
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
      throw new UsageError(`${host} is no address of this machine`)
    }
    throw error
  }
}
