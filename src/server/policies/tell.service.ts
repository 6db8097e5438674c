import { privacyPath, termsPath } from '#contract/paths.ts'
import { notifications } from '#contract/texts/notifications.ts'
import type { Db } from '#server/db/db.ts'
import { limits } from '#server/limits.ts'
import { notify } from '#server/notifications/notification.service.ts'
import * as sql from './tell.queries.ts'

const { waitMs, atOnce } = limits.policies
const links = { terms: termsPath, privacy: privacyPath } as const

/** Tells everybody of new terms or a new privacy policy, some people at a time. Returns whether more wait. */
export const tellOfPolicies = (db: Db, now = new Date()) =>
  db.transaction(async (tx) => {
    for (const change of await sql.findChanges(tx, new Date(now.getTime() - waitMs))) {
      await sql.endNotices(tx, change.policy)
      await sql.insertNotice(tx, change)
    }
    const notice = await sql.lockNotice(tx)
    if (!notice) return false
    const { policy, revision, in_force: day } = notice
    const people = await sql.findPeople(tx, notice, atOnce)
    await notify(
      tx,
      people.map(({ user_id }) => ({
        user_id,
        kind: 'policy-changed',
        sentence: notifications.policyChanged({ policy, day }),
        link: links[policy],
      })),
    )
    const isDone = people.length < atOnce
    await sql.updateNotice(tx, { policy, revision, reached: people.at(-1)?.user_id ?? null, isDone })
    return !isDone
  })
