import { flushCompileCache } from 'node:module'
import './node-env.ts'
import { bannerOf } from './banner.ts'
import { type Env, readEnv } from './env.ts'
import { printLine } from './print-line.ts'
import { prepare } from './start/prepare.ts'
import { StartupError } from './startup-error.ts'
import { stopWithParent } from './stop-on-signals.ts'

const dev = process.argv.includes('--dev')

/** The first of several processes serves nothing itself, and loads little. */
async function open(env: Env) {
  const ground = await prepare(env)
  if (env.processes > 1 && !dev) return (await import('./cluster/primary.ts')).startWorkers(env, ground)
  return (await import('./start/serve.ts')).serve(env, ground, { dev })
}

try {
  const env = readEnv()
  if (process.argv.includes('--end-with-parent')) stopWithParent()
  const market = await open(env)
  // Tells the supervisor that the start succeeded.
  process.send?.(env.processes > 1 ? 'open, restarts' : 'open')
  printLine(bannerOf(market))
  // Also for the start after one that is killed.
  flushCompileCache()
} catch (error) {
  console.error(error instanceof StartupError ? error.message : error)
  process.exit(1)
}
