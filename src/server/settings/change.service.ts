import type { changeSettings as contract } from '#contract/admin/admin-settings.ts'
import { settingProblem } from '#contract/admin/setting-rules.ts'
import type { Settings } from '#contract/admin/settings.ts'
import type { InputOf } from '#contract/endpoint.ts'
import { common } from '#contract/texts/common.ts'
import { type Actor, audit } from '#server/audit/audit.service.ts'
import type { Db } from '#server/db/db.ts'
import { badInput } from '#server/errors.ts'
import { requireRevision } from '#server/revision.ts'
import * as sql from './change.queries.ts'
import { getEditedSettings } from './settings.service.ts'

type Edit = {
  readonly draft: Omit<InputOf<typeof contract>, 'revision'>
  /** The revision that the admin has read, if the request names one. */
  readonly revision: number | undefined
}
type Change = readonly [name: keyof Settings, to: string]

/** Checks and stores only what differs, so that a form may send all its values, sample values included. */
export function changeSettings(db: Db, { draft, revision }: Edit, actor: Actor) {
  return db.transaction(async (tx) => {
    await sql.lockSettings(tx)
    const { settings: before, revision: present } = await getEditedSettings(tx)
    requireRevision(common.changed({ thing: 'settings' }), present, revision)
    const changes = (Object.entries(draft) as Change[]).filter(([name, to]) => to !== before[name])
    for (const [name, to] of changes) requireGood(name, to)
    if (changes.length === 0) return { settings: before, revision: present }
    for (const [name, to] of changes) await sql.upsertSetting(tx, name, to)
    await audit(tx, actor, {
      action: 'settings.change',
      subject_id: 'settings',
      subject_name: changes.map(([name]) => name).join(', '),
      details: Object.fromEntries(changes.map(([name, to]) => [name, { from: before[name], to }])),
    })
    return getEditedSettings(tx)
  })
}

function requireGood(name: keyof Settings, to: string) {
  const problem = settingProblem(name, to)
  if (problem) throw badInput(problem, name)
}
