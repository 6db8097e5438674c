import { everybody, type Matrix, type Row } from './access-outcomes.ts'

/** No mails are set up in this test: the calls say so to everybody. */
const closed: Row['outcome'] = {
  visitor: 503,
  buyerA: 503,
  buyerB: 503,
  sellerA: 503,
  sellerB: 503,
  requested: 503,
  admin: 503,
  suspended: 503,
  revoked: 503,
  forged: 503,
}
const nobody: Row['outcome'] = {
  ...everybody,
  ...{ visitor: 404, buyerA: 404, buyerB: 404, sellerA: 404, sellerB: 404 },
  ...{ requested: 404, admin: 404, suspended: 404, revoked: 404, forged: 404 },
}

/** Complaints without an account. */
export const grievanceMatrix: Matrix = {
  'POST /api/grievances/code': { outcome: closed, draft: () => ({ email: 'visitor@example.in' }) },
  'POST /api/grievances': {
    outcome: closed,
    draft: () => ({
      ...{ kind: 'content', name: 'Leela Nair', email: 'visitor@example.in' },
      ...{ otp: '123456', words: 'This is copied from us' },
    }),
  },
  'POST /api/grievances/:caseId/state': {
    outcome: nobody,
    draft: () => ({ caseId: 'VT-7Q2K9X4M', code: 'a-code' }),
    absent: { caseId: 'VT-00000000' },
  },
}
