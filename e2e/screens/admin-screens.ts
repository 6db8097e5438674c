import { contentScreens } from './admin/content-screens.ts'
import { lawFigureScreens } from './admin/law-figure-screens.ts'
import { stateScreens } from './admin/state-screens.ts'
import { teamScreens } from './admin/team-screens.ts'
import { answers, fails, loads, opens, type Screen } from './screen.ts'
import { securityScreens } from './security-screens.ts'

const nobody = '5f0f7a3e-6c1a-4a52-9f0a-0a3a5b8a7c11'

/** A queue that is empty, and one that is loading. */
const empty = (route: string, call: string, list: string): Screen[] => [
  { route, as: 'admin', ...loads(call) },
  { route, state: 'empty', as: 'admin', ...answers(call, { [list]: [], total: 0, next: null }) },
]

const profileChange = {
  change_id: nobody,
  field: 'company_name',
  former: 'Kaveri Knits',
  wanted: 'State Bank of India',
  registration: null,
  status: 'pending',
  reason: null,
  seller: {
    user_id: nobody,
    name: 'Kaveri Knits',
    full_name: 'Meenakshi Sundaram',
    phone_number: '919876543210',
    gst_number: '33ABCDE1234F1Z5',
  },
  same_sellers: 1,
  created_at: '2026-11-20T05:00:00.000Z',
  decided_at: null,
  decided_by: null,
}

const somebody = (name: string) => ({ user_id: nobody, name })
const paid = {
  ...{ payment_id: nobody, order_id: 'VJ-7Q2K9X4M', kind: 'advance', amount: 1_00_000, method: 'neft' },
  ...{ paid_on: '2026-11-20', state: 'claimed', created_at: '2026-11-20T06:00:00.000Z' },
  buyer: somebody('Ring Road Stores and General Trading Company Private Limited'),
  seller: somebody('Kaveri Knits'),
}
const sharedReferences = {
  references: [
    {
      ...{ reference: 'SBIN526328123456789012', seen_at: paid.created_at, orders: 21, buyers: 2, sellers: 2 },
      payments: [
        paid,
        {
          ...paid,
          payment_id: '5f0f7a3e-6c1a-4a52-9f0a-0a3a5b8a7c12',
          order_id: 'VJ-8Q2K9X4M',
          seller: somebody('Shree Traders'),
        },
      ],
    },
  ],
  total: 1,
  next: null,
}

const profileChanges = {
  changes: [
    profileChange,
    {
      ...profileChange,
      change_id: '5f0f7a3e-6c1a-4a52-9f0a-0a3a5b8a7c12',
      field: 'gst_number',
      former: '33ABCDE1234F1Z5',
      wanted: '29ABCDE1234F1Z5',
      same_sellers: 0,
    },
    {
      ...profileChange,
      change_id: '5f0f7a3e-6c1a-4a52-9f0a-0a3a5b8a7c13',
      field: 'registration_names',
      wanted: 'TАTA STEEL LIMITED',
      registration: {
        gstin: '33ABCDE1234F1Z5',
        former_trade_name: '',
        trade_name: 'Ramesh Weavers and General Trading Company of Coimbatore',
      },
    },
  ],
  total: 3,
  next: null,
}

const aRate = { is_offered: true, hint: '', source: 'Notification 9/2025-CT(R)', checked_on: '2026-11-22' }
const rateMade = { made_at: '2026-11-20T10:00:00.000Z', made_by: 'Asha' }
const gstRates = {
  documents: [
    { ...rateMade, name: '0', revision: 1, value: aRate },
    {
      ...rateMade,
      name: '7',
      revision: 2,
      value: { ...aRate, hint: 'ईंट '.repeat(15).trim(), source: 'w'.repeat(300), is_offered: false },
    },
    { ...rateMade, name: '10000', revision: 3, value: null },
  ],
}

export const adminScreens: readonly Screen[] = [
  ...empty('/admin/products', '**/api/admin/products*', 'products'),
  ...empty('/admin/reports', '**/api/admin/reports*', 'reports'),
  ...empty('/admin/blogs', '**/api/admin/blogs*', 'blogs'),
  ...empty('/admin/changes', '**/api/admin/profile-changes*', 'changes'),
  {
    route: '/admin/changes',
    state: 'with a name and a number',
    as: 'admin',
    ...answers('**/api/admin/profile-changes*', profileChanges),
  },
  {
    route: '/admin/changes',
    state: 'about to be declined',
    as: 'admin',
    ...answers('**/api/admin/profile-changes*', profileChanges),
    lead: opens(/^Decline: State/),
  },
  { route: '/admin/changes', as: 'admin', ...fails('**/api/admin/profile-changes*') },
  ...empty('/admin/shared_references', '**/api/admin/shared-references*', 'references'),
  {
    route: '/admin/shared_references',
    as: 'admin',
    ...answers('**/api/admin/shared-references*', sharedReferences),
  },
  { route: '/admin/shared_references', as: 'admin', ...fails('**/api/admin/shared-references*') },
  { route: '/admin/gst_rates', as: 'admin' },
  {
    route: '/admin/gst_rates',
    state: 'long words',
    as: 'admin',
    ...answers('**/api/admin/content/gst-rates', gstRates),
  },
  { route: '/admin/gst_rates', state: 'about to change one', as: 'admin', lead: opens('Change: 12 %') },
  { route: '/admin/gst_rates', state: 'about to add one', as: 'admin', lead: opens('Add a rate') },
  {
    route: '/admin/gst_rates',
    state: 'about to take one away',
    as: 'admin',
    ...answers('**/api/admin/content/gst-rates', gstRates),
    lead: opens('Take away 0.07 %?'),
  },
  { route: '/admin/gst_rates', as: 'admin', ...loads('**/api/admin/content/gst-rates') },
  { route: '/admin/gst_rates', as: 'admin', ...fails('**/api/admin/content/gst-rates') },
  { route: '/admin/portal_checks', as: 'admin' },
  {
    route: '/admin/portal_checks',
    state: 'about to change one',
    as: 'admin',
    lead: opens('Change: eway-214'),
  },
  { route: '/admin/portal_checks', as: 'admin', ...loads('**/api/admin/content/portal-checks') },
  { route: '/admin/portal_checks', as: 'admin', ...fails('**/api/admin/content/portal-checks') },
  ...lawFigureScreens,
  { route: '/admin/bank_rates', as: 'admin' },
  { route: '/admin/bank_rates', state: 'about to change one', as: 'admin', lead: opens(/^Change the rate/) },
  { route: '/admin/bank_rates', state: 'about to add one', as: 'admin', lead: opens('Add a rate') },
  { route: '/admin/bank_rates', as: 'admin', ...loads('**/api/admin/bank-rates') },
  { route: '/admin/bank_rates', as: 'admin', ...fails('**/api/admin/bank-rates') },
  { route: '/admin/eway_limits', as: 'admin' },
  { route: '/admin/eway_limits', state: 'about to change one', as: 'admin', lead: opens('Change: Delhi') },
  { route: '/admin/eway_limits', state: 'about to add one', as: 'admin', lead: opens('Add a state') },
  { route: '/admin/eway_limits', as: 'admin', ...loads('**/api/admin/eway-limits') },
  { route: '/admin/eway_limits', as: 'admin', ...fails('**/api/admin/eway-limits') },
  ...empty('/admin/audit', '**/api/admin/audit*', 'events'),
  { route: '/admin/users', as: 'admin', ...loads('**/api/admin/users*') },
  { route: '/admin/settings', as: 'admin', ...loads('**/api/admin/settings') },
  {
    route: '/admin/kyc',
    state: 'empty',
    as: 'admin',
    ...answers('**/api/admin/sellers*', { sellers: [], total: 0, next: null }),
  },
  { route: '/admin', as: 'admin' },
  { route: '/admin/kyc', as: 'admin' },
  { route: '/admin/kyc', as: 'admin', ...loads('**/api/admin/sellers*') },
  { route: '/admin/kyc', as: 'admin', ...fails('**/api/admin/sellers*') },
  {
    route: '/admin/kyc/:userId',
    as: 'admin',
    at: async ({ applicant }) => `/admin/kyc/${await applicant()}`,
  },
  {
    route: '/admin/kyc/:userId',
    state: 'about to be rejected',
    as: 'admin',
    at: async ({ applicant }) => `/admin/kyc/${await applicant()}`,
    lead: opens('Reject'),
  },
  {
    route: '/admin/kyc/:userId',
    state: 'that nobody knows',
    as: 'admin',
    at: `/admin/kyc/${nobody}`,
    fails: true,
  },
  { route: '/admin/products', as: 'admin' },
  { route: '/admin/products', as: 'admin', ...fails('**/api/admin/products*') },
  { route: '/admin/reports', as: 'admin' },
  { route: '/admin/reports', state: 'about to hide', as: 'admin', lead: opens(/^Hide review of/) },
  { route: '/admin/reports', as: 'admin', ...fails('**/api/admin/reports*') },
  { route: '/admin/blogs', as: 'admin' },
  { route: '/admin/blogs', as: 'admin', ...fails('**/api/admin/blogs*') },
  {
    route: '/admin/blogs/:blogId',
    as: 'admin',
    at: async ({ blog }) => `/admin/blogs/${(await blog())._id}`,
  },
  { route: '/admin/blogs/:blogId', state: 'new', as: 'admin', at: '/admin/blogs/new' },
  { route: '/admin/users', as: 'admin' },
  { route: '/admin/users', state: 'without a match', as: 'admin', at: '/admin/users?q=zzzzqqq' },
  { route: '/admin/users', as: 'admin', ...fails('**/api/admin/users*') },
  { route: '/admin/users', state: 'about to suspend', as: 'admin', lead: opens(/^Suspend(?!ed)/) },
  { route: '/admin/users/:userId', as: 'admin', at: ({ sellerId }) => `/admin/users/${sellerId}` },
  {
    route: '/admin/users/:userId',
    as: 'admin',
    at: ({ sellerId }) => `/admin/users/${sellerId}`,
    ...fails('**/api/admin/users/*'),
  },
  {
    route: '/admin/users/:userId',
    as: 'admin',
    at: ({ sellerId }) => `/admin/users/${sellerId}`,
    ...loads('**/api/admin/users/*'),
  },
  { route: '/admin/settings', as: 'admin' },
  { route: '/admin/settings', as: 'admin', ...fails('**/api/admin/settings') },
  ...securityScreens,
  ...contentScreens,
  ...stateScreens,
  ...teamScreens,
  { route: '/admin/audit', as: 'admin' },
  { route: '/admin/audit', as: 'admin', ...fails('**/api/admin/audit*') },
]
