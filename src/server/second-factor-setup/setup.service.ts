import type * as contract from '#contract/admin/second-factor.ts'
import type { InputOf } from '#contract/endpoint.ts'
import { users as texts } from '#contract/texts/users.ts'
import { showPhone } from '#contract/users/phone-number.ts'
import { audit, type Person } from '#server/audit/audit.service.ts'
import type { Db } from '#server/db/db.ts'
import { conflict } from '#server/errors.ts'
import * as factors from '#server/second-factors/factor.service.ts'
import type { Services } from '#server/services.ts'
import { type Caller, endOtherSessions } from '#server/sessions/session.service.ts'
import { requireOwnPassword } from '#server/users/own-password.service.ts'
import type { SignInAttempt } from '#server/users/throttle.service.ts'
import * as sql from './setup.queries.ts'

/** Who changes the own sign-in, on which device. */
type Change = { readonly caller: Caller; readonly actor: Person; readonly trying: SignInAttempt }

export async function begin(
  services: Services,
  { password }: InputOf<typeof contract.beginSecondFactor>,
  { caller, trying }: Change,
) {
  const { phone_number } = await requireOwnPassword(services, caller, password, trying)
  return factors.beginSecondFactor(services, caller.user_id, showPhone(phone_number))
}

/** Whoever has a session of before did not show a code. */
export const confirm = (
  services: Services,
  { code }: InputOf<typeof contract.confirmSecondFactor>,
  { caller, actor }: Change,
) =>
  factors.confirmSecondFactor(services, caller.user_id, code, async (tx) => {
    await endOtherSessions(tx, caller)
    await note(tx, actor, 'on')
  })

export async function renewCodes(
  services: Services,
  draft: InputOf<typeof contract.renewRecoveryCodes>,
  change: Change,
) {
  await requireBoth(services, draft, change)
  return services.db.transaction(async (tx) => {
    await note(tx, change.actor, 'new-codes')
    return factors.giveCodes(tx, change.caller.user_id)
  })
}

export async function end(
  services: Services,
  draft: InputOf<typeof contract.endSecondFactor>,
  change: Change,
) {
  await requireBoth(services, draft, change)
  await services.db.transaction(async (tx) => {
    await factors.endSecondFactor(tx, change.caller.user_id)
    await note(tx, change.actor, 'off')
  })
}

async function requireBoth(
  services: Services,
  { password, code }: { password: string; code: string },
  { caller, trying }: Change,
) {
  await requireOwnPassword(services, caller, password, trying)
  const { is_on } = await factors.findSecondFactor(services.db, caller.user_id)
  if (!is_on) throw conflict(texts.secondFactorNotOn)
  await factors.requireSecondCode(services, caller.user_id, code, 'code')
}

async function note(tx: Db, actor: Person, what: 'on' | 'off' | 'new-codes') {
  const { full_name } = await sql.findName(tx, actor.user_id)
  await audit(tx, actor, {
    action: `second-factor.${what}`,
    subject_id: actor.user_id,
    subject_name: full_name,
  })
}
