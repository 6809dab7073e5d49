/** Work in several threads at once. What they do is in files of their own, `*-worker.ts`. */
import { fileURLToPath } from 'node:url'

type WorkerFile = 'simulation-worker' | 'arena-worker' | 'search-worker'

/** The results are in the order of the tasks, whichever thread is done first; `count` is told each as it comes. */
export const inThreads = <Task, Result>(
  worker: WorkerFile,
  workers: number,
  tasks: readonly Task[],
  count: (result: Result) => Result,
): Promise<Result[]> =>
  withThreads<Task, Result, Result[]>(worker, workers, Math.min(workers, tasks.length), (run) =>
    Promise.all(tasks.map((task) => run(task).then(count))),
  )

/** Threads that stay for several rounds of work; so many are there from the beginning. */
export async function withThreads<Task, Result, Found>(
  worker: WorkerFile,
  workers: number,
  ready: number,
  use: (run: (task: Task) => Promise<Result>) => Promise<Found>,
): Promise<Found> {
  const { Piscina } = await import('piscina')
  const source = import.meta.url.endsWith('.ts')
  const file = new URL(`./${worker}.${source ? 'ts' : 'js'}`, import.meta.url)
  const reader = new URL('../../scripts/source-thread.mjs', import.meta.url).href
  const pool = new Piscina<Task, Result>({
    filename: fileURLToPath(file),
    minThreads: ready,
    maxThreads: workers,
    // A thread cannot read TypeScript by itself, where the command line runs from its sources.
    ...(source && { execArgv: ['--import', reader, '--conditions=regelwerk-source'] }),
  })
  try {
    return await use((task) => pool.run(task))
  } finally {
    await pool.destroy()
  }
}
