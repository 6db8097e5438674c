import { sql } from '#server/db/sql.ts'
import { aSecondFactor, codeNow } from '#server/testing/desk/second-factors.ts'
import type { World } from '#server/testing/personas.ts'
import type { Someone } from '#server/testing/test-app.ts'
import { hashPassword } from '#server/users/password.service.ts'
import { admins, type Matrix, nothing } from './access-outcomes.ts'

export const ownPassword = 'purana-taala'

// Each hash takes a tenth of a second of processor, and its salt matters to no test.
let hash: Promise<string> | undefined
const ownHash = () => {
  hash ??= hashPassword(ownPassword)
  return hash
}

/** The caller has this password, and no second factor. */
export async function withPassword({ testApp: { db } }: World, caller: Someone | null) {
  await db.run(sql`
    update users set password_hash = ${await ownHash()} where user_id = ${caller?.user_id ?? null}`)
  await db.run(sql`delete from second_factors where user_id = ${caller?.user_id ?? null}`)
}

async function withFactor(world: World, caller: Someone | null, isOn: boolean) {
  await withPassword(world, caller)
  if (caller) await aSecondFactor(world.testApp, caller, { isOn })
}

export const secondFactorMatrix: Matrix = {
  'GET /api/admin/second-factor': { outcome: admins, draft: nothing },
  'POST /api/admin/second-factor': {
    outcome: admins,
    draft: async (world, caller) => {
      await withPassword(world, caller)
      return { password: ownPassword }
    },
  },
  'POST /api/admin/second-factor/confirm': {
    outcome: admins,
    draft: async (world, caller) => {
      await withFactor(world, caller, false)
      return { code: codeNow() }
    },
  },
  'POST /api/admin/second-factor/recovery-codes': {
    outcome: admins,
    draft: async (world, caller) => {
      await withFactor(world, caller, true)
      return { password: ownPassword, code: codeNow() }
    },
  },
  'POST /api/admin/second-factor/end': {
    outcome: admins,
    draft: async (world, caller) => {
      await withFactor(world, caller, true)
      return { password: ownPassword, code: codeNow() }
    },
  },
}
