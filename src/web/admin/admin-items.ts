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
import { adminRoutes } from './admin-routes.ts'
import { adminTexts as texts } from './admin-texts.ts'

type AdminItem = { label: string; page: string; icon: LucideIcon }

const paths = new Set<string>(['/admin', ...adminRoutes.map(({ path }) => path)])

const all: readonly AdminItem[] = [
  { label: texts.overview, page: '/admin', icon: LayoutDashboard },
  { label: texts.kyc, page: '/admin/kyc', icon: BadgeCheck },
  { label: texts.changes, page: '/admin/changes', icon: FilePen },
  { label: texts.products, page: '/admin/products', icon: Package },
  { label: texts.reports, page: '/admin/reports', icon: Flag },
  { label: texts.requirements, page: '/admin/requirements', icon: ClipboardPen },
  { label: texts.blogs, page: '/admin/blogs', icon: FileText },
  { label: texts.users, page: '/admin/users', icon: Users },
  { label: texts.plans, page: '/admin/plans', icon: CreditCard },
  { label: texts.settings, page: '/admin/settings', icon: Settings },
  { label: texts.audit, page: '/admin/audit', icon: ScrollText },
]

/** As in the market, a link appears with its page. */
export const adminItems = all.filter(({ page }) => paths.has(page))
