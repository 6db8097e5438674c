import {
  adminAuditPath,
  adminBlogPath,
  adminBlogsPath,
  adminChangesPath,
  adminPlansPath,
  adminProductsPath,
  adminReportsPath,
  adminRequirementsPath,
  adminSettingsPath,
  adminUserPath,
  adminUsersPath,
  applicationPath,
  applicationsPath,
} from '#contract/paths.ts'
import type { Page } from './pages.ts'

/** The pages of the admin, apart from those of the market, which knows of '/admin' alone. */
export const adminRoutes = [
  { path: applicationsPath, file: 'admin-seller-applications/queue.page.tsx', layout: 'admin' },
  { path: applicationPath(':userId'), file: 'admin-seller-applications/applicant.page.tsx', layout: 'admin' },
  { path: adminProductsPath, file: 'admin-products/products.page.tsx', layout: 'admin' },
  { path: adminReportsPath, file: 'admin/reports.page.tsx', layout: 'admin' },
  { path: adminRequirementsPath, file: 'admin-requirements/requirements.page.tsx', layout: 'admin' },
  { path: adminBlogsPath, file: 'admin-blog-posts/posts.page.tsx', layout: 'admin' },
  { path: adminBlogPath(':blogId'), file: 'admin-blog-posts/post.page.tsx', layout: 'admin' },
  { path: adminUsersPath, file: 'admin-users/users.page.tsx', layout: 'admin' },
  { path: adminUserPath(':userId'), file: 'admin-users/person.page.tsx', layout: 'admin' },
  { path: adminChangesPath, file: 'admin/changes.page.tsx', layout: 'admin' },
  { path: adminPlansPath, file: 'admin-plans/plans.page.tsx', layout: 'admin' },
  { path: adminSettingsPath, file: 'admin/settings.page.tsx', layout: 'admin' },
  { path: adminAuditPath, file: 'admin/audit.page.tsx', layout: 'admin' },
] as const satisfies readonly Page[]
