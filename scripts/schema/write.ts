import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startEmbeddedPostgres } from '#server/db/embedded-postgres.ts'
import { migrate } from '#server/db/migrate.ts'
import { readSchema } from './read-schema.ts'
import { schemaFile } from './schema-file.ts'

/** Writes down the result of all migrations, after a new one. */
const folder = await mkdtemp(join(tmpdir(), 'vanij-schema-'))
const server = await startEmbeddedPostgres(folder, { durable: false })
const pool = new pg.Pool({ host: server.host, user: 'postgres', database: 'postgres' })
await migrate(pool)
await writeFile(schemaFile, await readSchema(pool))
await pool.end()
await server.stop()
await rm(folder, { recursive: true, force: true })
