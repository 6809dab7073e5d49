// `npm start`: install, build, and open the command line with no arguments, which lets you pick a game.
import { install, run } from './prepare.mjs'

install()
// The launcher builds what is missing or out of date.
process.exit(run(process.execPath, ['packages/cli/bin/regelwerk.mjs', ...process.argv.slice(2)]))
