import { flushCompileCache } from 'node:module'
import { buildApp } from '#server/app.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { parseEnv } from '#server/env.ts'
import { fileServices } from '#server/file-services.ts'
import { openShared } from '#server/processes/open-shared.ts'
import { openSenders } from '#server/reach/open-senders.service.ts'
import { openSecrets } from '#server/secrets/secret-key.ts'
import { stopWithParent } from '#server/stop-on-signals.ts'
import { startUpkeep } from '#server/upkeep/upkeep.ts'

// The API in its own process, so that a test can kill it. It prints its address once it listens.
stopWithParent()
const env = parseEnv(process.env)
const secrets = await openSecrets(env)
const database = await openDatabase(env, { safeCommits: false })
const shared = await openShared(env, database)
const app = buildApp({
  db: database.db,
  shared,
  env,
  ...fileServices(env, secrets),
  ...(await openSenders(env)),
})
// Only where a test is about it: the work of the background takes from the others.
if (process.env.UPKEEP) void startUpkeep(app)
// It is killed before it could write down by itself what it has compiled.
flushCompileCache()
process.stdout.write(`${await app.listen({ port: env.port, host: env.host })}\n`)
