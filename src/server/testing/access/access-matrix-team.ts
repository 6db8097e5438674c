import { anAdmin } from '#server/testing/build.ts'
import { ownPassword, withPassword } from './access-matrix-second-factor.ts'
import { admins, type Matrix, nothing } from './access-outcomes.ts'

let count = 0

export const teamMatrix: Matrix = {
  'GET /api/admin/team': { outcome: admins, draft: nothing },
  'POST /api/admin/team': {
    outcome: admins,
    draft: async (world, caller) => {
      await withPassword(world, caller)
      count += 1
      return {
        full_name: 'Farida Khan',
        email: `farida${count}@desk.example`,
        phone_number: String(919_300_000_000 + count),
        role: 'editor',
        password: ownPassword,
      }
    },
  },
  'PUT /api/admin/team/:userId/role': {
    outcome: admins,
    draft: async (world, caller) => {
      await withPassword(world, caller)
      const { user_id } = await anAdmin(world.testApp.db)
      return { userId: user_id, role: 'editor', password: ownPassword }
    },
  },
}
