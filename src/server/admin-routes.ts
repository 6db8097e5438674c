import type { FastifyInstance } from 'fastify'
import { auditRoutes } from './audit/audit.routes.ts'
import { adminBlogRoutes } from './blog-posts/admin.routes.ts'
import { planRoutes } from './plans/plan.routes.ts'
import { adminProductRoutes } from './products/admin.routes.ts'
import { profileChangeRoutes } from './profile-changes/admin.routes.ts'
import { adminRequirementRoutes } from './requirements/admin.routes.ts'
import { adminReportRoutes } from './reviews/admin.routes.ts'
import { sellerApplicationRoutes } from './seller-applications/application.routes.ts'
import { applicantRoutes } from './seller-applications/vetting.routes.ts'
import { adminSettingsRoutes } from './settings/change.routes.ts'
import { adminEwayRoutes } from './shipments/admin.routes.ts'
import { adminUserRoutes } from './users/admin.routes.ts'

/** The routes of the admin's pages. */
export function adminRoutes(app: FastifyInstance) {
  auditRoutes(app)
  sellerApplicationRoutes(app)
  applicantRoutes(app)
  adminProductRoutes(app)
  adminUserRoutes(app)
  adminSettingsRoutes(app)
  adminReportRoutes(app)
  adminRequirementRoutes(app)
  adminBlogRoutes(app)
  adminEwayRoutes(app)
  planRoutes(app)
  profileChangeRoutes(app)
}
