import { ChartColumn, ClipboardList, type LucideIcon, MessageCircle, Package } from 'lucide-react'
import { Link } from 'react-router'
import { analyticsPath, ownProductsPath, sellerChatsPath, sellerOrdersPath } from '#contract/paths.ts'
import { HintedLabel } from '#web/ui/hinted-label.tsx'
import { dashboardTexts as texts } from './dashboard-texts.ts'

type Action = { page: string; label: string; hint: string; icon: LucideIcon }

const actions: readonly Action[] = [
  { page: ownProductsPath, label: texts.products, hint: texts.productsHint, icon: Package },
  { page: sellerOrdersPath, label: texts.orders, hint: texts.ordersHint, icon: ClipboardList },
  { page: sellerChatsPath, label: texts.chats, hint: texts.chatsHint, icon: MessageCircle },
  { page: analyticsPath, label: texts.analytics, hint: texts.analyticsHint, icon: ChartColumn },
]

export function QuickActions() {
  return (
    <section>
      <h2 className="mb-3 text-h2">{texts.quickActions}</h2>
      <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2 md:gap-4 xl:grid-cols-4">
        {actions.map(({ page, label, hint, icon: Icon }) => (
          <li key={page}>
            <Link
              to={page}
              className="flex h-full items-center gap-3.5 rounded-card border border-border bg-surface p-4 hover:shadow-md"
            >
              <span className="grid size-11 flex-none place-items-center rounded-large bg-primary-soft text-primary-soft-fg">
                <Icon />
              </span>
              <HintedLabel label={label} hint={hint} className="text-h3" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
