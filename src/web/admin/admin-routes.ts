import type { Page } from '#web/app/pages.ts'

/** The pages of the admin, apart from those of the market, which knows of '/admin' alone. */
export const adminRoutes = [
  { path: '/admin/kyc', file: 'admin-kyc/queue.page.tsx', layout: 'admin' },
  { path: '/admin/kyc/:userId', file: 'admin-kyc/applicant.page.tsx', layout: 'admin' },
] as const satisfies readonly Page[]
