import type { FastifyInstance } from 'fastify'
import { auditRoutes } from './audit/audit.routes.ts'
import { blogDeskRoutes } from './blog-posts/desk.routes.ts'
import { planRoutes } from './plans/plan.routes.ts'
import { productDeskRoutes } from './products/desk.routes.ts'
import { profileChangeRoutes } from './profile-changes/desk.routes.ts'
import { requirementDeskRoutes } from './requirements/desk.routes.ts'
import { reportDeskRoutes } from './reviews/desk.routes.ts'
import { sellerApplicationRoutes } from './seller-applications/application.routes.ts'
import { applicantRoutes } from './seller-applications/review.routes.ts'
import { settingsDeskRoutes } from './settings/change.routes.ts'
import { userDeskRoutes } from './users/desk.routes.ts'

/** The admins' desk, and what people send there. */
export function adminRoutes(app: FastifyInstance) {
  auditRoutes(app)
  sellerApplicationRoutes(app)
  applicantRoutes(app)
  productDeskRoutes(app)
  userDeskRoutes(app)
  settingsDeskRoutes(app)
  reportDeskRoutes(app)
  requirementDeskRoutes(app)
  blogDeskRoutes(app)
  planRoutes(app)
  profileChangeRoutes(app)
}
