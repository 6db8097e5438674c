import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { listBackups } from '#server/backup/manifest.ts'
import { backupPlaceOf, openTarget } from '#server/backup/place.ts'
import type { Storage } from '#server/storage/storage.ts'
import type { Host } from '#tools/scale/host/host.ts'
import { until } from '#tools/scale/host/wait.ts'
import {
  command,
  describeEmbedded,
  killEmbedded,
  phonesIn,
  signUpFor,
  startEmbedded,
  waitForArchive,
} from '#tools/scale/market/embedded-market.ts'
import type { Outcome, Scenario } from '#tools/scale/scenario.ts'
import { startSwift } from '#tools/scale/services/swift.ts'

const fullSentence = /The place of the backup is full: [^\n]+\./
const handedOver = 8_000
/** Nobody before has such a number. */
const further = 10_000
/** Less than the pictures of the demo market take. */
const smallDisk = 1024 ** 2

const tmpfs = (folder: string, size: string, more: readonly string[] = []) =>
  execFileSync('mount', ['-t', 'tmpfs', '-o', [...more, `size=${size}`].join(','), 'vanij-scale', folder])

const sentenceOf = (error: unknown) => (error as { stderr?: string }).stderr?.trim() ?? String(error)

/** Of the database, whole or not. */
async function findCopies(archive: Storage) {
  const clusters = await archive.list('.')
  return (await Promise.all(clusters.map((cluster) => archive.list(`${cluster}/base`)))).flat()
}

/** Backup and archive into a disk that is full, and later is not. */
async function fillDisk(folder: string): Promise<Outcome> {
  const disk = join(folder, 'disk')
  mkdirSync(disk)
  tmpfs(disk, String(smallDisk))
  try {
    const market = await describeEmbedded(folder, disk, 'on')
    const server = await startEmbedded(market)
    const log = () => readFileSync(join(folder, 'log'), 'utf8')
    const people = await signUpFor(market.port, 10_000)
    await until('the archive says that its disk is full', async () => fullSentence.test(log()))
    const backupAnswer = await command(market, 'backup', []).then(() => 'it was made', sentenceOf)
    const { whole, partial } = await listBackups(openTarget({ folder: disk }).backups)
    const restoreAnswer = await command(market, 'restore', ['--to', join(folder, 'nothing')]).then(
      () => 'it was restored',
      sentenceOf,
    )
    const copies = await findCopies(openTarget({ folder: disk }).archive)
    const later = await signUpFor(market.port, 3_000, further)
    tmpfs(disk, '512m', ['remount'])
    const report = await command(market, 'backup', [])
    await killEmbedded(server, market.dataDir)
    const place = join(folder, 'restored')
    await command(market, 'restore', ['--to', place])
    const known = await phonesIn(place)
    const lost = [...people, ...later].filter(({ phone }) => !known.has(phone))
    return {
      figures: `full disk: ‘${backupAnswer}’, then ‘${restoreAnswer}’; ${people.length + later.length} sign-ups went on, ${lost.length} lost in the backup once there was room`,
      broken: [
        ...(new RegExp(`^${fullSentence.source}$`).test(backupAnswer)
          ? []
          : [`the backup said: ${backupAnswer}`]),
        ...(whole.length + partial.length > 0 ? [`${whole.length + partial.length} backups are left`] : []),
        ...(restoreAnswer === 'There is no whole backup in this place.'
          ? []
          : [`the restore said: ${restoreAnswer}`]),
        ...(later.length > 0 && lost.length === 0 ? [] : ['the market did not go on']),
        ...(copies.length > 0 ? [`${copies.length} copies of the archive are left`] : []),
        ...(report.includes('whole') ? [] : [report]),
      ],
    }
  } finally {
    execFileSync('umount', ['--lazy', disk])
  }
}

/** Backup and archive into a store, from which the market comes back twice. */
async function keepInStore(host: Host, folder: string): Promise<Outcome> {
  const { url } = await startSwift(host)
  const place = url.replace('/vanij?', '/vanij/copies?')
  const market = await describeEmbedded(folder, place)
  const server = await startEmbedded(market)
  const began = Date.now()
  await waitForArchive(openTarget(backupPlaceOf(place)).archive)
  const copied = Date.now() - began
  const before = await signUpFor(market.port, 5_000)
  const report = await command(market, 'backup', [])
  const after = await signUpFor(market.port, 5_000, further)
  // The last seconds are the loss that is allowed.
  await new Promise((done) => setTimeout(done, handedOver))
  const lostAt = new Date().toISOString()
  await killEmbedded(server, market.dataDir)
  rmSync(market.dataDir, { recursive: true })
  await command(market, 'restore', ['--until', lostAt, '--to', market.dataDir])
  await command(market, 'restore', ['--to', join(folder, 'backup')])
  const [atMoment, inBackup] = [await phonesIn(market.dataDir), await phonesIn(join(folder, 'backup'))]
  const lost = [...before, ...after].filter(({ phone }) => !atMoment.has(phone))
  const missing = before.filter(({ phone }) => !inBackup.has(phone))
  return {
    figures: `store: first copy within ${Math.round(copied / 1_000)} s, ${before.length + after.length} sign-ups, ${lost.length} lost at the moment, ${missing.length} of ${before.length} missing in the backup`,
    broken: [
      ...(lost.length > 0 ? [`${lost.length} people are lost in the restore to the moment`] : []),
      ...(missing.length > 0 ? [`${missing.length} people are not in the backup`] : []),
      ...(report.includes('restored once and read again, whole') ? [] : [report]),
    ],
  }
}

export const backupToStore: Scenario = {
  name: 'backup-s3',
  sentence:
    'a market is backed up and archived into an S3 store, lost and restored; and into a disk that is full, until there is room',
  passesWhen:
    'nobody is lost; on the full disk one sentence says so, nothing is taken for a backup, and the market goes on',
  async run(host) {
    const stored = await keepInStore(host, host.folder('backup-s3').outside)
    const full = await fillDisk(host.folder('backup-full').outside)
    return {
      figures: `${stored.figures}; ${full.figures}`,
      broken: [...stored.broken, ...full.broken],
    }
  },
}
