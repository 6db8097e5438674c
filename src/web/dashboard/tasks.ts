import {
  CircleX,
  ClipboardList,
  Handshake,
  IndianRupee,
  LifeBuoy,
  type LucideIcon,
  MessageCircle,
  PackageMinus,
  PackageOpen,
  PackageX,
} from 'lucide-react'
import {
  ownProductsPath,
  sellerCasesPath,
  sellerChatsPath,
  sellerDealsPath,
  sellerOrderPath,
  sellerOrdersPath,
  sellerPaymentsPath,
} from '#contract/paths.ts'
import type { Analytics } from '#contract/sellers/analytics.ts'
import type { WaitingCounts } from '#contract/waiting.ts'
import { dashboardTexts as texts } from './dashboard-texts.ts'

type Task = {
  readonly count: number
  readonly say: (count: number) => string
  readonly page: string
  readonly icon: LucideIcon
}

export type Waiting = {
  readonly tasks: Analytics['tasks']
  /** null: it could not be read. */
  readonly counts: WaitingCounts | null
  readonly unreadChats: number
}

/** What needs the seller, the most urgent first. */
export const openTasks = (waiting: Waiting): Task[] =>
  [...tasksOfOrders(waiting), ...tasksOfBuyers(waiting), ...tasksOfProducts(waiting)].filter(
    ({ count }) => count > 0,
  )

function tasksOfOrders({ tasks, counts }: Waiting): Task[] {
  const { orders = 0, first } = tasks.missing_goods ?? {}
  return [
    {
      count: tasks.orders_to_confirm,
      say: texts.ordersToConfirm,
      page: `${sellerOrdersPath}?status=Pending`,
      icon: ClipboardList,
    },
    {
      count: counts?.payments ?? 0,
      say: texts.paymentsToConfirm,
      page: sellerPaymentsPath,
      icon: IndianRupee,
    },
    { count: counts?.problems ?? 0, say: texts.problemsToSolve, page: sellerCasesPath, icon: LifeBuoy },
    {
      count: orders,
      say: texts.goodsMissing,
      page: first ? sellerOrderPath(first) : sellerOrdersPath,
      icon: PackageOpen,
    },
  ]
}

const tasksOfBuyers = ({ counts, unreadChats }: Waiting): Task[] => [
  { count: counts?.deals ?? 0, say: texts.offersToAnswer, page: sellerDealsPath, icon: Handshake },
  { count: unreadChats, say: texts.unreadChats, page: sellerChatsPath, icon: MessageCircle },
]

const tasksOfProducts = ({ tasks }: Waiting): Task[] => [
  {
    count: tasks.out_of_stock,
    say: texts.outOfStock,
    page: `${ownProductsPath}?filter=out`,
    icon: PackageX,
  },
  {
    count: tasks.low_stock,
    say: texts.lowStock,
    page: `${ownProductsPath}?filter=low`,
    icon: PackageMinus,
  },
  {
    count: tasks.rejected_products,
    say: texts.rejected,
    page: `${ownProductsPath}?filter=rejected`,
    icon: CircleX,
  },
]
