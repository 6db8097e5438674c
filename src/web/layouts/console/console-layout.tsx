import { Outlet } from 'react-router'
import { useOrderWatch } from '#web/console/use-order-watch.ts'
import { useUnreadCount } from '#web/notifications/use-unread-count.ts'
import { SkipLink } from '#web/ui/skip-link.tsx'
import { ConsoleBottom } from './console-bottom.tsx'
import { ConsoleRail } from './console-rail.tsx'
import { ConsoleTop } from './console-top.tsx'

/** The frame of the Seller Console: a rail at the left, and on phones a bottom bar. */
export default function ConsoleLayout() {
  useUnreadCount()
  useOrderWatch()
  return (
    <div className="min-h-(--screen) print:block md:grid md:grid-cols-[98px_minmax(0,1fr)] lg:grid-cols-[236px_minmax(0,1fr)]">
      <SkipLink />
      <ConsoleRail />
      <main id="main" tabIndex={-1} className="min-w-0">
        <ConsoleTop />
        <div className="mx-auto max-w-[1440px] px-4 pt-4 pb-10 md:px-6 md:pt-6 lg:px-8">
          <Outlet />
        </div>
      </main>
      <div className="h-(--bottom-bar-height) md:hidden print:hidden" />
      <ConsoleBottom />
    </div>
  )
}
