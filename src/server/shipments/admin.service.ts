import type { changeEwayLimit as contract } from '#contract/admin/eway-limits.ts'
import type { InputOf } from '#contract/endpoint.ts'
import { common } from '#contract/texts/common.ts'
import { type Actor, audit } from '#server/audit/audit.service.ts'
import type { Db } from '#server/db/db.ts'
import { requireRevision } from '#server/revision.ts'
import * as sql from './eway-limit.queries.ts'

export const listEwayLimits = (db: Db) => sql.findLimits(db)

const toPaise = (rupees: number) => Math.round(rupees * 100)

/** Changes the line of a state, or adds it; the audit keeps old and new. */
export const changeEwayLimit = (
  db: Db,
  { stateCode, revision, ...draft }: InputOf<typeof contract>,
  actor: Actor,
) =>
  db.transaction(async (tx) => {
    const before = await sql.lockLimit(tx, stateCode)
    if (before) requireRevision(common.changed({ thing: 'ewayLimit' }), before.revision, revision)
    const { limit, city_limit, ...more } = draft
    const next = {
      ...more,
      state_code: stateCode,
      limit_paise: toPaise(limit),
      city_limit_paise: city_limit === null ? null : toPaise(city_limit),
    }
    await sql.upsertLimit(tx, next)
    await audit(tx, actor, {
      action: 'eway-limit.change',
      subject_id: stateCode,
      subject_name: stateCode,
      details: { from: before ?? null, to: next },
    })
  })
