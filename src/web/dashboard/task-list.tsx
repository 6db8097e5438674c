import {
  ChevronRight,
  CircleCheck,
  CircleX,
  ClipboardList,
  type LucideIcon,
  MessageCircle,
  PackageMinus,
  PackageX,
} from 'lucide-react'
import { Link } from 'react-router'
import { ownProductsPath, sellerChatsPath, sellerOrdersPath } from '#contract/paths.ts'
import type { Analytics } from '#contract/sellers/analytics.ts'
import { useCounts } from '#web/session/counts.ts'
import { Card } from '#web/ui/card.tsx'
import { dashboardTexts as texts } from './dashboard-texts.ts'

type Task = {
  count: number
  say: (count: number) => string
  page: string
  query: string
  icon: LucideIcon
}

/** What waits for the seller, each with the way there. */
export function TaskList({ waiting }: { waiting: Analytics['tasks'] }) {
  const unreadChats = useCounts().customerChats ?? 0
  const tasks = tasksOf(waiting, unreadChats).filter(({ count }) => count > 0)
  return (
    <Card as="section" className="overflow-hidden">
      <h2 className="px-5 pt-4 pb-3 text-h3">{texts.tasks}</h2>
      {tasks.length === 0 && (
        <p className="flex items-center gap-2.5 px-5 pb-4 text-muted text-small">
          <CircleCheck className="text-success" />
          {texts.allDone}
        </p>
      )}
      <ul className="divide-y divide-border border-border border-t empty:hidden">
        {tasks.map(({ count, say, page, query, icon: Icon }) => (
          <li key={query}>
            <Link
              to={page + query}
              className="flex min-h-13 items-center gap-3 px-5 -outline-offset-2! hover:bg-surface-2"
            >
              <Icon className="text-warning-fg" />
              <span className="num flex-1 font-medium text-small">{say(count)}</span>
              <ChevronRight className="text-subtle" />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function tasksOf(waiting: Analytics['tasks'], unreadChats: number): Task[] {
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
