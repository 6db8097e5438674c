import { buildApp } from '#server/app.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { parseEnv } from '#server/env.ts'
import { fileServices } from '#server/file-services.ts'
import { openSecrets } from '#server/secrets/secret-key.ts'
import { stopWithParent } from '#server/stop-on-signals.ts'

// The API alone, in a process of its own: a test may kill it. It says its address once it listens.
stopWithParent()
const env = parseEnv(process.env)
const secrets = await openSecrets(env)
const { db } = await openDatabase(env, { safeCommits: false })
const app = buildApp({ db, env, ...fileServices(env.dataDir, secrets) })
process.stdout.write(`${await app.listen({ port: env.port, host: env.host })}\n`)
