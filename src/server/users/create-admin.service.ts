import { randomBytes } from 'node:crypto'
import type { AdminRole } from '#contract/admin/admin-roles.ts'
import { asLine } from '#contract/invisible.ts'
import { toPhoneDigits } from '#contract/users/phone-number.ts'
import { type SignUpDraft, signUpFieldProblem } from '#contract/users/sign-up.ts'
import { type Actor, audit, serverActor } from '#server/audit/audit.service.ts'
import type { Db } from '#server/db/db.ts'
import { accountExists, badInput } from '#server/errors.ts'
import * as sql from './create-admin.queries.ts'
import { hashPassword } from './password.service.ts'

export type AdminDraft = Pick<SignUpDraft, 'full_name' | 'email' | 'phone_number'> & {
  readonly role: AdminRole
}

/** Letters and digits that are not confused with each other; 32 of them, so that each byte value is equally likely. */
const alphabet = 'abcdefghijkmnpqrstuvwxyz23456789'

/** 100 random bits in four groups, far above the requirements for an admin's password. */
function newPassword(): string {
  const letters = [...randomBytes(20)].map((byte) => alphabet.charAt(byte % alphabet.length)).join('')
  return letters.replace(/(.{5})(?=.)/g, '$1-')
}

/** Creates an admin's account and returns its password, which is shown once and stored nowhere. */
export async function createAdmin(
  db: Db,
  draft: AdminDraft,
  actor: Actor = serverActor('npm run admin'),
): Promise<string> {
  const admin = {
    full_name: asLine(draft.full_name).trim(),
    email: draft.email.trim(),
    phone_number: toPhoneDigits(draft.phone_number),
  }
  const problem = (['full_name', 'email', 'phone_number'] as const)
    .map((field) => signUpFieldProblem(field, { ...admin, password: '', address: '', gst_number: '' }))
    .find((sentence) => sentence !== undefined)
  if (problem) throw badInput(problem)
  const password = newPassword()
  const password_hash = await hashPassword(password)
  await db.transaction(async (tx) => {
    const created = await sql.insertAdmin(tx, { ...admin, role: draft.role, password_hash })
    if (!created) throw accountExists()
    await audit(tx, actor, {
      action: 'admin.create',
      subject_id: created.user_id,
      subject_name: admin.full_name,
      details: { role: draft.role },
    })
  })
  return password
}
