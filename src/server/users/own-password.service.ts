import type { Services } from '#server/services.ts'
import type { Caller } from '#server/sessions/session.service.ts'
import { findByPassword } from './password.service.ts'
import { findOwner, wrongCurrent } from './password-change.service.ts'
import { forgetTries, type SignInAttempt } from './throttle.service.ts'

/** Refuses whoever has only a session: the tries are those of the sign-in, counted with them. */
export async function requireOwnPassword(
  services: Services,
  caller: Caller,
  password: string,
  trying: SignInAttempt,
) {
  const owner = await findByPassword(password, () => findOwner(services, caller, trying))
  if (!owner) throw wrongCurrent('password')
  await forgetTries(services.db, owner.counter)
  return owner
}
