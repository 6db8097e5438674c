import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { limits } from '#server/limits.ts'
import { jobs } from '#server/signals/signals.ts'
import { ImportCancelled } from './import-progress.service.ts'
import { applyImport, claimImport, failImport, releaseImport, type Task } from './import-work.service.ts'

/** False if it was cancelled, which is no failure. */
const isApplied = (applied: Promise<unknown>) =>
  applied.then(
    () => true,
    (error) => {
      if (error instanceof ImportCancelled) return false
      throw error
    },
  )

/**
 * Works through imports, one at a time. Every server does so, and the database decides who gets which. If a server
 * dies, another one continues once the claim has expired.
 */
export function startImports(app: FastifyInstance): { wake(): void } {
  const db = app.services.db.background
  let working: Promise<void> | undefined
  let isAwake = false
  let isClosing = false

  const wake = () => {
    isAwake = true
    working ??= workAll().finally(() => {
      working = undefined
      // A wake-up arrived just as the work ended.
      if (isAwake && !isClosing) wake()
    })
  }
  const workAll = async () => {
    while (isAwake && !isClosing) {
      isAwake = false
      try {
        for (let task = await next(); task; task = await next()) await work(task)
      } catch (error) {
        app.log.warn({ event: 'imports-failed', error: String(error) })
      }
    }
  }
  const next = async () => (isClosing ? undefined : claimImport(db, randomUUID()))
  const work = async (task: Task) => {
    const apply = () => isApplied(applyImport({ db, languages: app.languages }, task, () => isClosing))
    try {
      if (await jobs.run({ job: 'import' }, apply)) return
    } catch (error) {
      app.log.error({ event: 'import-failed', import_id: task.import_id, error: String(error) })
      return void (await failImport(db, task))
    }
    await releaseImport(db, task)
  }
  const timer = setInterval(wake, limits.import.lookMs).unref()
  app.addHook('onReady', async () => wake())
  // Stops before the database closes.
  app.addHook('onClose', async () => {
    isClosing = true
    clearInterval(timer)
    await working
  })
  return { wake }
}
