import type { Db } from '#server/db/db.ts'
import { limits } from '#server/limits.ts'
import type { Storage } from '#server/storage/storage.ts'
import { deleteChecks, type FileKind, lockDueChecks, postponeChecks } from './file-checks.queries.ts'
import { mayDeleteFiles } from './file-hold.queries.ts'

/** The result of checking some names. */
export type CheckedFiles = {
  /** Names to check again, because somebody uses them. */
  readonly held?: readonly string[]
  /** Names that could not be deleted, with the first reason. */
  readonly failed?: { readonly names: readonly string[]; readonly reason: unknown } | undefined
}

type Sweep = {
  readonly db: Db
  readonly kind: FileKind
  /** Deletes those of the names that nothing refers to, in this transaction. */
  readonly settle: (tx: Db, names: readonly string[]) => Promise<CheckedFiles>
}

const { filesAtOnce, keepSeconds, failedSeconds } = limits.upkeep

/** Checks some files whose time has come, and returns whether more wait. */
export async function sweepDue({ db, kind, settle }: Sweep): Promise<boolean> {
  const { more, failed } = await db.transaction(async (tx) => {
    const due = await lockDueChecks(tx, kind, filesAtOnce)
    if (due.length === 0 || !(await mayDeleteFiles(tx))) return { more: false }
    const { held: inUse = [], failed } = await settle(tx, [...new Set(due.map(({ name }) => name))])
    const idsOf = (shouldSend: (name: string) => boolean) =>
      due.filter(({ name }) => shouldSend(name)).map(({ file_check_id }) => file_check_id)
    const isFailed = (name: string) => failed?.names.includes(name) ?? false
    await postponeChecks(tx, idsOf(inUse.includes.bind(inUse)), keepSeconds)
    await postponeChecks(tx, idsOf(isFailed), failedSeconds)
    await deleteChecks(
      tx,
      idsOf((name) => !(inUse.includes(name) || isFailed(name))),
    )
    return { more: due.length === filesAtOnce, failed }
  })
  // Thrown after the commit, so that one file that cannot be deleted does not block the others.
  if (failed) throw failed.reason
  return more
}

/** Deletes files and returns those that failed. */
export async function removeFiles(
  files: Pick<Storage, 'delete'>,
  names: readonly string[],
): Promise<CheckedFiles['failed']> {
  const tries = await Promise.allSettled(names.map((name) => files.delete(name)))
  const [first] = tries.filter((each) => each.status === 'rejected')
  return (
    first && { names: names.filter((_, index) => tries[index]?.status === 'rejected'), reason: first.reason }
  )
}
