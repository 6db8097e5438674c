import type { Db } from '#server/db/db.ts'
import { limits } from '#server/limits.ts'
import type { Storage } from '#server/storage/storage.ts'
import { deleteChecks, type FileKind, lockDueChecks, postponeChecks } from './file-checks.queries.ts'

/** What came of looking at some names. */
export type CheckedFiles = {
  /** Those to look at again: somebody holds them. */
  readonly held?: readonly string[]
  /** Those that could not be removed, with the first reason. */
  readonly failed?: { readonly names: readonly string[]; readonly reason: unknown } | undefined
}

type Sweep = {
  readonly db: Db
  readonly kind: FileKind
  /** Removes those of the names that nobody names, in this transaction. */
  readonly settle: (tx: Db, names: readonly string[]) => Promise<CheckedFiles>
}

const { filesAtOnce, heldSeconds, failedSeconds } = limits.upkeep

/** Looks at some files whose time has come, and answers whether more wait. */
export async function sweepDue({ db, kind, settle }: Sweep): Promise<boolean> {
  const { more, failed } = await db.transaction(async (tx) => {
    const due = await lockDueChecks(tx, kind, filesAtOnce)
    if (due.length === 0) return { more: false }
    const { held: inUse = [], failed } = await settle(tx, [...new Set(due.map(({ name }) => name))])
    const idsOf = (isMeant: (name: string) => boolean) =>
      due.filter(({ name }) => isMeant(name)).map(({ file_check_id }) => file_check_id)
    const isFailed = (name: string) => failed?.names.includes(name) ?? false
    await postponeChecks(tx, idsOf(inUse.includes.bind(inUse)), heldSeconds)
    await postponeChecks(tx, idsOf(isFailed), failedSeconds)
    await deleteChecks(
      tx,
      idsOf((name) => !(inUse.includes(name) || isFailed(name))),
    )
    return { more: due.length === filesAtOnce, failed }
  })
  // After the commit: one file that cannot be removed keeps no other one.
  if (failed) throw failed.reason
  return more
}

/** Removes files, and says which of them it could not. */
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
