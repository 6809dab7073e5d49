// Threads that run from the sources begin with this: with `--import tsx` alone they can read TypeScript, but not load more of
// it later, as loading a game is.
import { register } from 'tsx/esm/api'

register()
