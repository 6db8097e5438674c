import {
  BookOpenText,
  ChartColumn,
  ClipboardList,
  ClipboardPen,
  CreditCard,
  FileSpreadsheet,
  Handshake,
  IndianRupee,
  LayoutDashboard,
  LifeBuoy,
  type LucideIcon,
  MessageCircle,
  Package,
  Radio,
  Settings,
  Star,
} from 'lucide-react'
import {
  analyticsPath,
  booksPath,
  consolePath,
  khataPath,
  liveOffersPath,
  ownProductsPath,
  planPath,
  sellerCasesPath,
  sellerChatsPath,
  sellerDealsPath,
  sellerOrdersPath,
  sellerPaymentsPath,
  sellerRequirementsPath,
  sellerReviewsPath,
  sellerSettingsPath,
} from '#contract/paths.ts'
import { consoleTexts as texts } from '#web/console/console-texts.ts'
import type { WaitingKind } from '#web/console/waiting.ts'
import type { Count } from '#web/session/counts.ts'

export type ConsoleItem = {
  label: string
  page: string
  icon: LucideIcon
  count?: Count
  /** Marked while the stored flag says that an order came in. */
  marksNewOrder?: true
  waiting?: WaitingKind
}

/** On the rail and in the bottom bar. */
export const mainItems: readonly ConsoleItem[] = [
  { label: texts.dashboard, page: consolePath, icon: LayoutDashboard },
  { label: texts.products, page: ownProductsPath, icon: Package, waiting: 'products' },
  {
    label: texts.orders,
    page: sellerOrdersPath,
    icon: ClipboardList,
    marksNewOrder: true,
    waiting: 'orders',
  },
  { label: texts.chats, page: sellerChatsPath, icon: MessageCircle, count: 'customerChats' },
  { label: texts.analytics, page: analyticsPath, icon: ChartColumn },
]

export const growItems: readonly ConsoleItem[] = [
  { label: texts.live, page: liveOffersPath, icon: Radio },
  {
    label: texts.requirements,
    page: sellerRequirementsPath,
    icon: ClipboardPen,
    waiting: 'requirements',
  },
  { label: texts.deals, page: sellerDealsPath, icon: Handshake, waiting: 'deals' },
  { label: texts.reviews, page: sellerReviewsPath, icon: Star },
  { label: texts.payments, page: sellerPaymentsPath, icon: IndianRupee, waiting: 'payments' },
  { label: texts.khata, page: khataPath, icon: BookOpenText },
  { label: texts.books, page: booksPath, icon: FileSpreadsheet },
  { label: texts.problems, page: sellerCasesPath, icon: LifeBuoy, waiting: 'problems' },
  { label: texts.plan, page: planPath, icon: CreditCard },
  { label: texts.settings, page: sellerSettingsPath, icon: Settings },
]
