import { join } from 'node:path'
import { buildApp } from '#server/app.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { parseEnv } from '#server/env.ts'
import { folderStorage } from '#server/media/storage.ts'

// The API alone, in a process of its own: a test may kill it. It says its address once it listens.
const env = parseEnv(process.env)
const { db } = await openDatabase(env)
const app = buildApp({ db, env, storage: folderStorage(join(env.dataDir, 'files')) })
process.stdout.write(`${await app.listen({ port: env.port, host: env.host })}\n`)
