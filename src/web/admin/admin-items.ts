import {
  BadgeCheck,
  ClipboardPen,
  CreditCard,
  FilePen,
  FileText,
  Flag,
  LayoutDashboard,
  type LucideIcon,
  Package,
  ScrollText,
  Settings,
  Users,
} from 'lucide-react'
import {
  adminAuditPath,
  adminBlogsPath,
  adminChangesPath,
  adminPath,
  adminPlansPath,
  adminProductsPath,
  adminReportsPath,
  adminRequirementsPath,
  adminSettingsPath,
  adminUsersPath,
  applicationsPath,
} from '#contract/paths.ts'
import { adminTexts as texts } from './admin-texts.ts'

type AdminItem = { label: string; page: string; icon: LucideIcon }

export const adminItems: readonly AdminItem[] = [
  { label: texts.overview, page: adminPath, icon: LayoutDashboard },
  { label: texts.kyc, page: applicationsPath, icon: BadgeCheck },
  { label: texts.changes, page: adminChangesPath, icon: FilePen },
  { label: texts.products, page: adminProductsPath, icon: Package },
  { label: texts.reports, page: adminReportsPath, icon: Flag },
  { label: texts.requirements, page: adminRequirementsPath, icon: ClipboardPen },
  { label: texts.blogs, page: adminBlogsPath, icon: FileText },
  { label: texts.users, page: adminUsersPath, icon: Users },
  { label: texts.plans, page: adminPlansPath, icon: CreditCard },
  { label: texts.settings, page: adminSettingsPath, icon: Settings },
  { label: texts.audit, page: adminAuditPath, icon: ScrollText },
]
