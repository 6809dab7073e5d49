// `npm start`: install, build, and serve the table: a page opens, choose a game, play. With arguments it is the
// command line: `npm start -- play`.
import { install, run } from './prepare.mjs'

install()
const [, , ...args] = process.argv
// The launcher builds what is missing or out of date.
const command = args.length > 0 ? args : ['serve', '--open']
process.exit(run(process.execPath, ['packages/cli/bin/regelwerk.mjs', ...command]))
