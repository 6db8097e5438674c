import {
  ChartColumn,
  ClipboardList,
  ClipboardPen,
  CreditCard,
  LayoutDashboard,
  type LucideIcon,
  MessageCircle,
  Package,
  Radio,
  Settings,
  Star,
} from 'lucide-react'
import type { Count } from '#web/app/nav-items.ts'
import type { PagePath } from '#web/app/pages.ts'
import { consolePageExists } from './console-routes.ts'
import { consoleTexts as texts } from './console-texts.ts'
import type { WaitingKind } from './waiting.ts'

export type ConsoleItem = {
  label: string
  page: PagePath
  icon: LucideIcon
  count?: Count
  /** Marked while the stored flag says that an order came in. */
  marksNewOrder?: true
  waiting?: WaitingKind
}

const existing = (items: readonly ConsoleItem[]) => items.filter(({ page }) => consolePageExists(page))

/** Of the rail, and of the bar at the thumb. */
export const mainItems = existing([
  { label: texts.dashboard, page: '/seller_console', icon: LayoutDashboard },
  { label: texts.products, page: '/seller_console/products', icon: Package, waiting: 'products' },
  {
    label: texts.orders,
    page: '/seller_console/orders',
    icon: ClipboardList,
    marksNewOrder: true,
    waiting: 'orders',
  },
  { label: texts.chats, page: '/seller_console/chats', icon: MessageCircle, count: 'customerChats' },
  { label: texts.analytics, page: '/seller_console/analytics', icon: ChartColumn },
])

export const growItems = existing([
  { label: texts.live, page: '/seller_console/live', icon: Radio },
  {
    label: texts.requirements,
    page: '/seller_console/requirements',
    icon: ClipboardPen,
    waiting: 'requirements',
  },
  { label: texts.reviews, page: '/seller_console/reviews', icon: Star },
  { label: texts.plan, page: '/seller_console/plan', icon: CreditCard },
  { label: texts.settings, page: '/seller_console/settings', icon: Settings },
])
