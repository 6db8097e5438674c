import { z } from 'zod'
import type { changeEwayLimit as contract } from '#contract/admin/eway-limits.ts'
import type { InputOf } from '#contract/endpoint.ts'
import { toRupees } from '#contract/products/price.ts'
import { common } from '#contract/texts/common.ts'
import { type Actor, audit } from '#server/audit/audit.service.ts'
import type { Value } from '#server/content/content.row.ts'
import { noteRevision } from '#server/content/note.service.ts'
import type { Db } from '#server/db/db.ts'
import { requireRevision } from '#server/revision.ts'
import * as sql from './eway-limit.queries.ts'
import { EwayLimitRow } from './eway-limit.row.ts'

export const listEwayLimits = (db: Db) => sql.findLimits(db)

const toPaise = (rupees: number) => Math.round(rupees * 100)

const Figures = EwayLimitRow.pick({
  is_district_free: true,
  is_disputed: true,
  source: true,
  checked_on: true,
}).extend({
  limit: z.number(),
  city_limit: z.number().nullable(),
})
type Figures = z.infer<typeof Figures>

const rowOf = (stateCode: string, { limit, city_limit, ...more }: Figures) => ({
  ...more,
  state_code: stateCode,
  limit_paise: toPaise(limit),
  city_limit_paise: city_limit === null ? null : toPaise(city_limit),
})

const figuresOf = ({ limit_paise, city_limit_paise, ...row }: EwayLimitRow): Figures => ({
  limit: toRupees(limit_paise),
  city_limit: city_limit_paise === null ? null : toRupees(city_limit_paise),
  ...{ is_district_free: row.is_district_free, is_disputed: row.is_disputed },
  ...{ source: row.source, checked_on: row.checked_on },
})

/** The line stands again as an earlier revision has it. */
export const restoreLimit = (tx: Db, stateCode: string, value: Value) =>
  sql.upsertLimit(tx, rowOf(stateCode, Figures.parse(value)))

/** Changes the line of a state, or adds it; the audit keeps old and new. */
export const changeEwayLimit = (
  db: Db,
  { stateCode, revision, ...draft }: InputOf<typeof contract>,
  actor: Actor,
) =>
  db.transaction(async (tx) => {
    const before = await sql.lockLimit(tx, stateCode)
    if (before) requireRevision(common.changed({ thing: 'ewayLimit' }), before.revision, revision)
    const next = rowOf(stateCode, draft)
    await sql.upsertLimit(tx, next)
    await noteRevision(tx, {
      ...{ kind: 'eway-limits', name: stateCode, before: before && figuresOf(before) },
      ...{ value: draft, made_by: actor.user_id },
    })
    await audit(tx, actor, {
      action: 'eway-limit.change',
      subject_id: stateCode,
      subject_name: stateCode,
      details: { from: before ?? null, to: next },
    })
  })
