import type { InputOf } from '#contract/endpoint.ts'
import { chatPath, requirementsPath, sellerChatPath, sellerRequirementsPath } from '#contract/paths.ts'
import { notifications } from '#contract/texts/notifications.ts'
import { closings as texts } from '#contract/texts/trust/closings.ts'
import { type closeAccount as contract, wayBackHours } from '#contract/users/closing.ts'
import { actorOf, audit } from '#server/audit/audit.service.ts'
import type { Db } from '#server/db/db.ts'
import { conflict, invalidToken } from '#server/errors.ts'
import { notify } from '#server/notifications/notification.service.ts'
import { findSecondFactor, requireSecondCode } from '#server/second-factors/factor.service.ts'
import type { Services } from '#server/services.ts'
import { type Caller, endAllSessions } from '#server/sessions/session.service.ts'
import { requireOwnPassword } from '#server/users/own-password.service.ts'
import type { SignInAttempt } from '#server/users/throttle.service.ts'
import { findBlocks } from './block.service.ts'
import * as sql from './closing.queries.ts'

export async function getClosing(db: Db, caller: Caller) {
  const [blocks, { is_on: needs_code }] = await Promise.all([
    findBlocks(db, caller),
    findSecondFactor(db, caller.user_id),
  ])
  return { is_demo: caller.is_demo ?? false, needs_code, blocks }
}

/** Returns until when a sign-in brings the account back. */
export async function closeAccount(
  services: Services,
  caller: Caller,
  draft: InputOf<typeof contract>,
  trying: SignInAttempt,
): Promise<Date> {
  if (caller.is_demo) throw conflict(texts.demo)
  await requireOwnPassword(services, caller, draft.password, trying)
  await requireSecondCode(services, caller.user_id, draft.second_code, 'second_code')
  return services.db.transaction(async (tx) => {
    const person = await lockPerson(tx, caller)
    const [block] = await findBlocks(tx, person)
    if (block) throw conflict(texts.notYet)
    await sql.updateClosed(tx, person.user_id, texts.closedByOwner.content)
    const { erase_at } = await sql.insertClosing(tx, person.user_id, wayBackHours)
    await endAllSessions(tx, person.user_id)
    await tellOthers(tx, person)
    await audit(tx, actorOf(caller, trying.visit), {
      action: 'user.close',
      subject_id: person.user_id,
      subject_name: person.name,
      details: { erase_at },
    })
    return erase_at
  })
}

/** Of two closings at once, the second one finds the account closed. */
async function lockPerson(tx: Db, { user_id }: Caller): Promise<sql.Leaving> {
  const person = (await sql.lockLeaving(tx, user_id)).find((one) => one.user_id === user_id)
  if (!person || person.is_suspended) throw invalidToken()
  return person
}

async function tellOthers(tx: Db, { user_id, name }: sql.Leaving) {
  const others = await sql.findOthers(tx, user_id)
  await notify(
    tx,
    others.map((other) => ({
      user_id: other.user_id,
      kind: 'account-closed' as const,
      sentence: notifications.accountClosed({ name }),
      link: linkOf(other),
    })),
  )
}

function linkOf({ room_id, is_seller }: { room_id: string | null; is_seller: boolean }) {
  if (room_id === null) return is_seller ? sellerRequirementsPath : requirementsPath
  return is_seller ? sellerChatPath(room_id) : chatPath(room_id)
}
