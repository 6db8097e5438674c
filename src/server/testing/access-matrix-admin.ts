import { admins, type Matrix, nothing } from './access-outcomes.ts'

/** The admins' desk, and what people send there. */
export const adminMatrix: Matrix = {
  'GET /api/admin/audit': { outcome: admins, draft: nothing },
}
