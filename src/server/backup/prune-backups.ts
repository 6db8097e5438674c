import { fileListOf, listBackups, unsqueeze } from './manifest.ts'
import type { BackupTarget } from './place.ts'

const dayMs = 24 * 60 * 60_000

/** The name of a backup, or of a copy in the archive, begins with its moment: 20261123T100000Z. */
function momentOf(id: string): number {
  const [, year, month, day] = /^(\d{4})(\d\d)(\d\d)T/.exec(id) ?? []
  return year ? Date.parse(`${year}-${month}-${day}T23:59:59.999Z`) : Number.POSITIVE_INFINITY
}

/**
 * Deletes backups that are older than so many days, the archive of those days, and files that no backup names any more. The
 * latest backup stays whatever its age. Answers how many backups went.
 */
export async function pruneBackups(target: BackupTarget, keepDays: number, now = new Date()) {
  const before = now.getTime() - keepDays * dayMs
  const { whole } = await listBackups(target.backups)
  const old = whole.slice(0, -1).filter((id) => momentOf(id) < before)
  // Without its manifest it is none any more, if this is cut short; the next run clears it away.
  for (const id of old) {
    await target.backups.delete(`${id}/manifest`)
    await target.backups.delete(id)
  }
  await pruneArchive(target.archive, before)
  await pruneFiles(target, before)
  return old.length
}

/** What a kept backup names stays, and so does what the archive has brought since. */
async function pruneFiles({ backups, files }: BackupTarget, before: number) {
  const named = new Set<string>()
  for (const id of (await listBackups(backups)).whole)
    for (const name of await filesOfBackup(backups, id)) named.add(name)
  const unnamed: string[] = []
  for await (const name of files.names()) if (!named.has(name)) unnamed.push(name)
  for (const name of unnamed)
    if (((await files.changedAt(name))?.getTime() ?? before) < before) await files.delete(name)
}

async function filesOfBackup(backups: BackupTarget['backups'], id: string): Promise<readonly string[]> {
  const names: string[] = []
  for (let number = 1; ; number += 1) {
    const list = await backups.get(fileListOf(id, number))
    if (!list) return names
    const text = (await unsqueeze(list)).toString()
    if (text !== '') names.push(...text.split('\n'))
  }
}

async function pruneArchive(archive: BackupTarget['archive'], before: number) {
  const clusters = await archive.list('.')
  const copies = await Promise.all(
    clusters.map(async (cluster) => ({ cluster, ids: (await archive.list(`${cluster}/base`)).toSorted() })),
  )
  const latest = copies
    .flatMap(({ ids }) => ids)
    .toSorted()
    .at(-1)
  for (const { cluster, ids } of copies) {
    const kept = ids.filter((id) => momentOf(id) >= before || id === latest)
    for (const id of ids) if (!kept.includes(id)) await deleteCopy(archive, `${cluster}/base/${id}`)
    await pruneLog(archive, cluster, kept[0])
  }
}

async function deleteCopy(archive: BackupTarget['archive'], place: string) {
  await archive.delete(`${place}/manifest`)
  await archive.delete(place)
}

/** The log before the first copy brings nothing back. It may lie in the day before. */
async function pruneLog(archive: BackupTarget['archive'], cluster: string, first: string | undefined) {
  const since = first ? new Date(momentOf(first) - 2 * dayMs).toISOString().slice(0, 10) : '9999'
  for (const day of await archive.list(`${cluster}/wal`))
    if (/^\d{4}-\d\d-\d\d$/.test(day) && day < since) await archive.delete(`${cluster}/wal/${day}`)
}
