import type { Page } from '#web/app/pages.ts'

/** The pages of the admin, apart from those of the market, which knows of '/admin' alone. */
export const adminRoutes = [
  { path: '/admin/kyc', file: 'admin-kyc/queue.page.tsx', layout: 'admin' },
  { path: '/admin/kyc/:userId', file: 'admin-kyc/applicant.page.tsx', layout: 'admin' },
  { path: '/admin/products', file: 'admin-products/desk.page.tsx', layout: 'admin' },
  { path: '/admin/reports', file: 'admin/reports.page.tsx', layout: 'admin' },
  { path: '/admin/requirements', file: 'admin-requirements/requirements.page.tsx', layout: 'admin' },
  { path: '/admin/blogs', file: 'admin-blogs/posts.page.tsx', layout: 'admin' },
  { path: '/admin/blogs/:blogId', file: 'admin-blogs/post.page.tsx', layout: 'admin' },
  { path: '/admin/users', file: 'admin-users/users.page.tsx', layout: 'admin' },
  { path: '/admin/users/:userId', file: 'admin-users/person.page.tsx', layout: 'admin' },
  { path: '/admin/changes', file: 'admin/changes.page.tsx', layout: 'admin' },
  { path: '/admin/plans', file: 'admin/plans.page.tsx', layout: 'admin' },
  { path: '/admin/settings', file: 'admin/settings.page.tsx', layout: 'admin' },
  { path: '/admin/audit', file: 'admin/audit.page.tsx', layout: 'admin' },
] as const satisfies readonly Page[]
