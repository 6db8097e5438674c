import { givePassword, payeeDraft } from '#server/testing/payees.ts'
import { type Matrix, nothing, sellers } from './access-outcomes.ts'

/** Where sellers are paid, and what is paid. */
export const paymentMatrix: Matrix = {
  'GET /api/seller/payee': { outcome: sellers, draft: nothing },
  'PUT /api/seller/payee': {
    outcome: sellers,
    draft: async ({ testApp }, caller) => {
      if (caller) await givePassword(testApp, caller)
      return payeeDraft
    },
  },
  'PUT /api/seller/terms': {
    outcome: sellers,
    draft: () => ({ terms: { advance_bp: 3000, rest: 'on_delivery', credit_days: 0 } }),
  },
}
