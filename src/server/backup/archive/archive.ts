import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { backupKeyOf } from '#server/backup/backup-keys.ts'
import { sealerFor } from '#server/backup/backup-seal.ts'
import { sampleOf } from '#server/backup/manifest.ts'
import type { MarketFile } from '#server/backup/market-files.ts'
import { backupPlaceOf, openTarget, requireOutside } from '#server/backup/place.ts'
import type { Env } from '#server/env.ts'
import { shelvesOf } from '#server/file-services.ts'
import type { Secrets } from '#server/secrets/secrets.ts'
import { StartupError } from '#server/startup-error.ts'
import { type ArchiveMeans, runArchive } from './archiver.ts'
import { waitingFiles } from './waiting-files.ts'

export type Archive = {
  /** A file was written: it is handed over before the rows that name it. */
  readonly onPut: (file: MarketFile) => void
  start(log: Pick<FastifyBaseLogger, 'info' | 'error'>): void
  close(): Promise<void>
}

const usual = { everyMs: 5_000, baseMs: 24 * 60 * 60_000, againMs: 15_000 }

type Where = Pick<Env, 'dataDir' | 'backupKey'> & Partial<Pick<Env, 'bucket'>>

/** What the server of an embedded database hands over while it serves, so that a restore reaches any moment. */
export function openArchive(
  env: Where,
  backupTo: string,
  {
    database,
    secrets,
  }: { readonly database: { readonly direct: ArchiveMeans['direct'] }; readonly secrets: Secrets },
  times = usual,
): Archive {
  const recipient = backupKeyOf(env.backupKey ?? '')
  if (!recipient)
    throw new StartupError(
      'BACKUP_TO needs BACKUP_KEY: `npm run backup -- --new-key` writes one, and its other half.',
    )
  const place = backupPlaceOf(backupTo)
  requireOutside(place, env.dataDir)
  const sealer = sealerFor(recipient)
  const { files: target, archive, owner } = openTarget(place)
  const files = waitingFiles(shelvesOf(env), target, sealer)
  const sample = secrets.seal(Buffer.from('sample'), sampleOf).toString('base64')
  const { direct } = database
  const means = {
    direct,
    dir: join(env.dataDir, 'postgres'),
    archive,
    owner,
    files,
    sealer,
    sample,
    ...times,
  }
  const closing = new AbortController()
  let running = Promise.resolve()
  return {
    onPut: files.add,
    start(log) {
      running = keepRunning({ ...means, againMs: times.againMs }, closing.signal, log)
    },
    async close() {
      closing.abort()
      await running
    },
  }
}

type Endless = ArchiveMeans & { readonly againMs: number }

/** A target that is away costs a line each time; the log of some time waits in the cluster. */
async function keepRunning(means: Endless, signal: AbortSignal, log: Parameters<Archive['start']>[0]) {
  log.info({ event: 'archive' })
  while (!signal.aborted) {
    await runArchive(means, signal).catch((error: unknown) =>
      log.error({
        event: 'archive-failed',
        error: error instanceof StartupError ? error.message : String(error),
      }),
    )
    await sleep(means.againMs, undefined, { signal }).catch(() => {})
  }
}
