import { answers, fails, loads, opens, type Screen } from './screen.ts'

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
const plan = {
  plan: {
    status: 'active',
    name: 'Pro Plan',
    price: 7_000,
    requested_at: inDays(-200),
    active_from: inDays(-138),
    active_until: inDays(227),
    can_request: false,
    close_reason: null,
    payment: { by: 'upi', reference: '412345678901', on: '2026-07-08' },
  },
  documents: [
    {
      document_id: '5f0f7a3e-6c1a-4a52-9f0a-0a3a5b8a7c11',
      kind: 'INV',
      number: 'VANJ/26-27/0001',
      issued_on: '2026-07-08',
      total: 7_000,
    },
  ],
}
const declinedPlan = {
  plan: {
    ...plan.plan,
    status: 'declined',
    active_from: null,
    active_until: null,
    can_request: true,
    close_reason: 'The payment has not arrived.',
    payment: null,
  },
  documents: [],
}

const requested = {
  ...{ plan_id: '5f0f7a3e-6c1a-4a52-9f0a-0a3a5b8a7c12', status: 'requested', price: 7_000 },
  seller: {
    user_id: '5f0f7a3e-6c1a-4a52-9f0a-0a3a5b8a7c13',
    name: 'Kaveri Knits and Hosiery Manufacturing Company Private Limited',
    phone_number: '919876543210',
    email: 'accounts.receivable@kaveri-knits-and-hosiery.example',
  },
  ...{ requested_at: inDays(-3), active_from: null, active_until: null, activated_by: null },
  ...{ close_reason: null, payment: null, documents: [] },
}
const desk = '**/api/admin/plans*'
const page = { total: 1, next: null, missing: [] }
const waiting = { plans: [requested], ...page, missing: ['company_gstin', 'invoice_prefix'] }
const running = {
  plans: [
    {
      ...requested,
      ...plan.plan,
      activated_by: 'Meenakshi Sundaram',
      documents: [
        ...plan.documents,
        {
          ...plan.documents[0],
          document_id: '5f0f7a3e-6c1a-4a52-9f0a-0a3a5b8a7c14',
          kind: 'CRN',
          number: 'VANJ/26-27/C0001',
        },
      ],
    },
  ],
  ...page,
}
const admin = { route: '/admin/plans', as: 'admin' } as const

/** The operator's plan, for its sellers and its admins. */
export const planScreens: readonly Screen[] = [
  { route: '/seller_console/plan', as: 'seller' },
  { route: '/seller_console/plan', state: 'that runs', as: 'seller', ...answers('**/api/plans/mine', plan) },
  {
    route: '/seller_console/plan',
    state: 'that was declined',
    as: 'seller',
    ...answers('**/api/plans/mine', declinedPlan),
  },
  { route: '/seller_console/plan', as: 'seller', ...loads('**/api/plans/mine') },
  { route: '/seller_console/plan', as: 'seller', ...fails('**/api/plans/mine') },
  admin,
  { ...admin, ...loads(desk) },
  { ...admin, ...fails(desk) },
  { ...admin, state: 'empty', ...answers(desk, { ...page, plans: [], total: 0 }) },
  { ...admin, state: 'that nothing bills', ...answers(desk, waiting) },
  { ...admin, state: 'with invoices', ...answers(desk, running) },
  { ...admin, state: 'about to be paid', ...answers(desk, waiting), lead: opens(/^Mark as paid: /) },
  { ...admin, state: 'about to be declined', ...answers(desk, waiting), lead: opens(/^Decline: /) },
  { ...admin, state: 'about to be taken back', ...answers(desk, running), lead: opens(/^Take back: /) },
]
