import '#server/node-env.ts'
import { shareCores } from '#server/concurrency/spare-cores.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { type Env, readEnv } from '#server/env.ts'
import { limits } from '#server/limits.ts'
import { openSecrets } from '#server/secrets/secret-key.ts'
import { StartupError } from '#server/startup-error.ts'
import { metricsPlacesOf } from '#server/watch-settings.ts'
import { aliveWord, pageWorkersOf, type Role } from './messages.ts'

const [role, pagePath = '', place = '0'] = process.argv.slice(2) as [Role, string, string]

/** Each counts for itself, on a port of its own. */
const withOwnMetrics = (env: Env): Env => ({
  ...env,
  metrics: env.metrics && metricsPlacesOf(env.metrics, env.processes)[Number(place)],
})

/** Another process has checked the environment and migrated. */
async function open() {
  const env = withOwnMetrics(readEnv())
  const ground = {
    secrets: await openSecrets(env),
    database: await openDatabase({ ...env, migrate: false }, { sharedBy: env.processes }),
  }
  if (role === 'pages') return (await import('./page-worker.ts')).makePages(env, ground, pagePath)
  shareCores(env.processes - pageWorkersOf(env.processes))
  const { serve } = await import('#server/start/serve.ts')
  const { pagesFrom } = await import('./page-client.ts')
  const { address, signIns } = await serve(env, ground, { pageSource: pagesFrom(pagePath) })
  return { address, ...(signIns ? { signIns } : {}) }
}

// Said to the whole group where a terminal closes; the first process decides.
process.on('SIGHUP', () => {})
try {
  process.send?.(await open())
  setInterval(() => process.send?.(aliveWord, undefined, undefined, () => {}), limits.workers.beatMs).unref()
} catch (error) {
  process.stderr.write(`${error instanceof StartupError ? error.message : error}\n`)
  process.exit(1)
}
