import { CircleX, ClipboardList, type LucideIcon, MessageCircle, PackageMinus, PackageX } from 'lucide-react'
import { ownProductsPath, sellerChatsPath, sellerOrdersPath } from '#contract/paths.ts'
import type { Analytics } from '#contract/sellers/analytics.ts'
import { dashboardTexts as texts } from './dashboard-texts.ts'

type Task = {
  readonly count: number
  readonly say: (count: number) => string
  readonly page: string
  readonly query: string
  readonly icon: LucideIcon
}

/** What needs the seller, the most urgent first. */
export const openTasks = (waiting: Analytics['tasks'], unreadChats: number): Task[] =>
  allTasks(waiting, unreadChats).filter(({ count }) => count > 0)

function allTasks(waiting: Analytics['tasks'], unreadChats: number): Task[] {
  const products = ownProductsPath
  return [
    {
      count: waiting.orders_to_confirm,
      say: texts.ordersToConfirm,
      page: sellerOrdersPath,
      query: '?status=Pending',
      icon: ClipboardList,
    },
    {
      count: unreadChats,
      say: texts.unreadChats,
      page: sellerChatsPath,
      query: '',
      icon: MessageCircle,
    },
    {
      count: waiting.out_of_stock,
      say: texts.outOfStock,
      page: products,
      query: '?filter=out',
      icon: PackageX,
    },
    {
      count: waiting.low_stock,
      say: texts.lowStock,
      page: products,
      query: '?filter=low',
      icon: PackageMinus,
    },
    {
      count: waiting.rejected_products,
      say: texts.rejected,
      page: products,
      query: '?filter=rejected',
      icon: CircleX,
    },
  ]
}
