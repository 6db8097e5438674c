import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { startEmbeddedPostgres } from '#server/db/embedded-postgres.ts'
import { migrate } from '#server/db/migrate.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgresHost: string
  }
}

/** One throw-away server for the whole run, with a migrated template that each test file copies. */
export default async function startPostgres({ provide }: TestProject) {
  const dir = await mkdtemp(join(tmpdir(), 'vanij-test-'))
  const server = await startEmbeddedPostgres(dir, { durable: false })
  const admin = new pg.Client({ host: server.host, user: 'postgres', database: 'postgres' })
  await admin.connect()
  await admin.query('create database template_vanij')
  await admin.end()
  const pool = new pg.Pool({ host: server.host, user: 'postgres', database: 'template_vanij' })
  await migrate(pool)
  await pool.end()
  provide('postgresHost', server.host)
  return async () => {
    await server.stop()
    await rm(dir, { recursive: true, force: true })
  }
}
