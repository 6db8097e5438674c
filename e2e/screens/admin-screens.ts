import { answers, fails, loads, opens, type Screen } from './screen.ts'

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
  ],
  total: 2,
  next: null,
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
  { route: '/admin/audit', as: 'admin' },
  { route: '/admin/audit', as: 'admin', ...fails('**/api/admin/audit*') },
]
