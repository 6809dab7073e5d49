/** Work in several threads at once. What they do is in files of their own, `*-worker.ts`. */
import { fileURLToPath } from 'node:url'

/** The results are in the order of the tasks, whichever thread is done first; `count` is told each as it comes. */
export async function inThreads<Task, Result>(
  worker: 'simulation-worker' | 'arena-worker',
  workers: number,
  tasks: readonly Task[],
  count: (result: Result) => Result,
): Promise<Result[]> {
  const { Piscina } = await import('piscina')
  const source = import.meta.url.endsWith('.ts')
  const file = new URL(`./${worker}.${source ? 'ts' : 'js'}`, import.meta.url)
  const pool = new Piscina<Task, Result>({
    filename: fileURLToPath(file),
    minThreads: Math.min(workers, tasks.length),
    maxThreads: workers,
    // A thread cannot read TypeScript by itself, where the command line runs from its sources.
    ...(source && { execArgv: ['--import', 'tsx', '--conditions=regelwerk-source'] }),
  })
  try {
    return await Promise.all(tasks.map((task) => pool.run(task).then(count)))
  } finally {
    await pool.destroy()
  }
}
