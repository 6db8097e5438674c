import { z } from 'zod'
import type { SignalOutcome } from '#contract/admin/moderation.ts'
import type { Db } from '#server/db/db.ts'
import { rows, sql } from '#server/db/sql.ts'
import { SignalRow, signalColumns } from './signal.row.ts'

export const findSignals = (db: Db, ids: readonly string[]) =>
  db.many(rows(SignalRow)`select ${signalColumns} from signals s where s.signal_id = any(${ids}::uuid[])`)

export const findSignal = (db: Db, signalId: string) =>
  db.maybe(rows(SignalRow)`select ${signalColumns} from signals s where s.signal_id = ${signalId}`)

const Locked = z.object({ signal_id: z.uuid() })

export const lockSignal = (tx: Db, signalId: string) =>
  tx.maybe(rows(Locked)`select signal_id from signals where signal_id = ${signalId} for update`)

type Decision = {
  readonly outcome: SignalOutcome
  readonly words: string
  readonly adminId: string
  readonly caseId: string | null
  readonly now: Date
}

export const updateDecided = (tx: Db, signalId: string, { outcome, words, adminId, caseId, now }: Decision) =>
  tx.run(sql`
    update signals set outcome = ${outcome}, words = ${words}, decided_by = ${adminId}, decided_at = ${now},
      case_id = ${caseId}, revision = revision + 1
    where signal_id = ${signalId}`)
