import type { changeBankRate as contract } from '#contract/admin/bank-rates.ts'
import { dayInIndia } from '#contract/documents/document-number.ts'
import type { InputOf } from '#contract/endpoint.ts'
import { common } from '#contract/texts/common.ts'
import { khata as texts } from '#contract/texts/trust/khata.ts'
import { type Actor, audit } from '#server/audit/audit.service.ts'
import type { Value } from '#server/content/content.row.ts'
import { noteRevision } from '#server/content/note.service.ts'
import type { Db } from '#server/db/db.ts'
import { badInput, conflict, notFound } from '#server/errors.ts'
import { requireRevision } from '#server/revision.ts'
import * as sql from './rate.queries.ts'
import { RateRow } from './rate.row.ts'

export const listRates = (db: Db) => sql.findRates(db)

/** Changes the rate from a day on, or adds it; the audit keeps old and new. */
export const changeRate = (
  db: Db,
  { fromDate, revision, ...draft }: InputOf<typeof contract>,
  actor: Actor,
) =>
  db.transaction(async (tx) => {
    if (draft.checked_on > dayInIndia(new Date()))
      throw badInput(texts.rateFuture({ day: draft.checked_on }), 'checked_on')
    const before = (await sql.lockRates(tx)).find(({ from_date }) => from_date === fromDate)
    if (before) requireRevision(common.changed({ thing: 'bankRate' }), before.revision, revision)
    const next = { ...draft, from_date: fromDate }
    await sql.upsertRate(tx, next)
    await noteRevision(tx, {
      ...{ ...history(fromDate), before: before && figuresOf(before) },
      ...{ value: figuresOf(next), made_by: actor.user_id },
    })
    await audit(tx, actor, {
      ...subjectOf(fromDate),
      action: 'bank-rate.change',
      details: { from: before ?? null, to: next },
    })
  })

const history = (name: string) => ({ kind: 'bank-rates' as const, name })

type Rate = Omit<RateRow, 'from_date' | 'revision'>

const figuresOf = ({ rate_bp, source, checked_on }: Rate) => ({ rate_bp, source, checked_on })

/** The rate stands again as an earlier revision has it. */
export const restoreRate = (tx: Db, fromDate: string, value: Value) =>
  sql.upsertRate(tx, {
    ...figuresOf(RateRow.omit({ from_date: true, revision: true }).parse(value)),
    from_date: fromDate,
  })

const subjectOf = (day: string) => ({ subject_id: day, subject_name: day })

/** Interest is counted from a rate, so the last one stays. */
export const deleteRate = (db: Db, fromDate: string, actor: Actor) =>
  db.transaction(async (tx) => {
    const rates = await sql.lockRates(tx)
    const before = rates.find(({ from_date }) => from_date === fromDate)
    if (!before) throw notFound('bankRate')
    if (rates.length === 1) throw conflict(texts.lastRate)
    await sql.deleteRate(tx, fromDate)
    await noteRevision(tx, {
      ...{ ...history(fromDate), before: figuresOf(before) },
      ...{ value: null, made_by: actor.user_id },
    })
    await audit(tx, actor, { ...subjectOf(fromDate), action: 'bank-rate.delete', details: { from: before } })
  })
