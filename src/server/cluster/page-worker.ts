import { existsSync } from 'node:fs'
import { realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { buildApp } from '#server/app.ts'
import type { Env } from '#server/env.ts'
import { fileServices } from '#server/file-services.ts'
import { keptPages, renderFromBuild } from '#server/http/pages.ts'
import { limits } from '#server/limits.ts'
import { openWatchers } from '#server/open-watchers.ts'
import { printLine } from '#server/print-line.ts'
import type { Ground } from '#server/start/prepare.ts'
import { choresOf } from '#server/upkeep/chores.ts'
import { startUpkeep } from '#server/upkeep/upkeep.ts'
import { endWord, type Opened } from './messages.ts'
import { servePages } from './page-server.ts'

/** Renders what visitors see, from the same endpoints; nobody else calls, so it needs neither sockets nor a bus. */
export async function makePages(env: Env, { secrets, database }: Ground, path: string): Promise<Opened> {
  const { db, reads } = database
  const services = { db, reads, env: { ...env, several: false }, ...fileServices(env, secrets) }
  const app = buildApp(services)
  const watchers = await openWatchers(app, database, env)
  // What a search is understood by fills the memory of each process.
  void startUpkeep(
    app,
    choresOf(services).filter(({ isOwn }) => isOwn),
  )
  await app.ready()
  const build = await realpath(join(import.meta.dirname, '../../../build'))
  const source = keptPages(app, await renderFromBuild(app, build), false)
  const server = await servePages(path, { source, log: app.log })
  const watch = setInterval(() => {
    if (existsSync(path)) return
    printLine('The socket of the pages is gone.')
    process.exit(1)
  }, limits.workers.beatMs)
  // The whole group gets the signal, and those who take calls still need pages.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {})
  process.on('message', async (word) => {
    if (word !== endWord) return
    clearInterval(watch)
    await new Promise((resolve) => server.close(resolve))
    await app.close()
    await database.close()
    await watchers.close()
    process.exit(0)
  })
  return { address: path }
}
