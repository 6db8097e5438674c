import type { FastifyInstance } from 'fastify'
import { auditRoutes } from './audit/audit.routes.ts'
import { adminBlogRoutes } from './blog-posts/admin.routes.ts'
import { deskRoutes } from './cases/desk.routes.ts'
import { contentRoutes } from './content-desk/content.routes.ts'
import { trialRoutes } from './content-desk/trial.routes.ts'
import { deskSearchRoutes } from './desk/search.routes.ts'
import { emptySearchRoutes } from './empty-searches/empty-search.routes.ts'
import { faultRoutes } from './faults/fault.routes.ts'
import { adminBankRateRoutes } from './khata/admin.routes.ts'
import { moderationRoutes } from './moderation/moderation.routes.ts'
import { operatorLedgerRoutes } from './operator-ledger/ledger.routes.ts'
import { adminPaymentRoutes } from './payments/admin.routes.ts'
import { planRoutes } from './plans/plan.routes.ts'
import { adminProductRoutes } from './products/admin.routes.ts'
import { profileChangeRoutes } from './profile-changes/admin.routes.ts'
import { adminRequirementRoutes } from './requirements/admin.routes.ts'
import { adminReportRoutes } from './reviews/admin.routes.ts'
import { secondFactorRoutes } from './second-factor-setup/setup.routes.ts'
import { sellerApplicationRoutes } from './seller-applications/application.routes.ts'
import { applicantRoutes } from './seller-applications/vetting.routes.ts'
import { adminSettingsRoutes } from './settings/change.routes.ts'
import { adminEwayRoutes } from './shipments/admin.routes.ts'
import { teamRoutes } from './team/team.routes.ts'
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
  adminBankRateRoutes(app)
  deskRoutes(app)
  deskSearchRoutes(app)
  moderationRoutes(app)
  faultRoutes(app)
  contentRoutes(app)
  emptySearchRoutes(app)
  trialRoutes(app)
  adminPaymentRoutes(app)
  operatorLedgerRoutes(app)
  planRoutes(app)
  secondFactorRoutes(app)
  profileChangeRoutes(app)
  teamRoutes(app)
}
