// The trees that are measured: this one, and an older commit in a clone of its own; each serves its page and plays by its rules.
import { spawn, spawnSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { root } from '../prepare.mjs'

const engine = fileURLToPath(new URL('engine.mjs', import.meta.url))

/** This tree, as it lies on the disk. */
export const thisTree = () => ({ name: 'now', folder: root, remove() {} })

/** A commit in a temporary clone, with its dependencies installed. */
export function treeOf(commit) {
  const folder = mkdtempSync(join(tmpdir(), 'regelwerk-before-'))
  const remove = () => rmSync(folder, { recursive: true, force: true })
  try {
    must('git', ['clone', '-q', '--shared', '--no-checkout', root, folder], root)
    must('git', ['-c', 'advice.detachedHead=false', 'checkout', '-q', commit], folder)
    must('npm', ['ci', '--no-audit', '--no-fund', '--prefer-offline'], folder)
  } catch (wrong) {
    remove()
    throw wrong
  }
  return { name: commit.slice(0, 10), folder, remove }
}

function must(command, args, cwd) {
  const { status, error } = spawnSync(command, args, { cwd, stdio: ['ignore', 2, 2] })
  if (error || status !== 0) throw new Error(`${command} ${args.join(' ')} failed in ${cwd}`)
}

/** Builds what is missing in a tree and serves its page; with its engine, which answers in place of a person. */
export async function open(tree) {
  const data = mkdtempSync(join(tmpdir(), 'regelwerk-measure-'))
  const server = spawn(
    process.execPath,
    ['packages/cli/bin/regelwerk.mjs', 'serve', '--port', '0', '--data', data],
    {
      cwd: tree.folder,
      stdio: ['ignore', 'pipe', 2],
    },
  )
  const url = await new Promise((found, failed) => {
    let said = ''
    server.stdout.on('data', (chunk) => {
      said += chunk
      const at = /https?:\/\/\S+/.exec(said)
      if (at) found(at[0])
    })
    server.once('exit', (code) => failed(new Error(`the server of ${tree.name} ended with ${code}`)))
  })
  const thinking = startEngine(tree)
  return {
    ...tree,
    url,
    think: thinking.ask,
    close() {
      server.kill('SIGTERM')
      thinking.stop()
      rmSync(data, { recursive: true, force: true })
      tree.remove()
    },
  }
}

/** The engine must lie in the tree whose packages it is to find. */
function startEngine({ folder }) {
  const own = join(folder, 'node_modules/.cache/measure-engine.mjs')
  copyFileSync(engine, own)
  const child = spawn(process.execPath, ['--import', 'tsx', '--conditions=regelwerk-source', own], {
    cwd: folder,
    stdio: ['pipe', 'pipe', 2],
  })
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  return {
    async ask(record) {
      child.stdin.write(`${JSON.stringify({ plan: record.plan, answers: record.answers })}\n`)
      const { value, done } = await lines.next()
      if (done) throw new Error('the engine has ended')
      const told = JSON.parse(value)
      if (told.problem !== undefined) throw new Error(`the engine: ${told.problem}`)
      return told
    },
    stop: () => child.kill('SIGTERM'),
  }
}
