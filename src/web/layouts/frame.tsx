import type { ReactNode } from 'react'
import { useLocation, useMatches } from 'react-router'
import { loginPath } from '#contract/paths.ts'
import { marketBottom } from '#web/navigation/nav-items.ts'
import { useSession } from '#web/session/session.ts'
import { siteTexts } from '#web/site/site-texts.ts'
import { cx } from '#web/ui/cx.ts'
import { Notice } from '#web/ui/notice.tsx'
import { SkipLink } from '#web/ui/skip-link.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { Footer } from './footer.tsx'
import { MarketBar } from './market-bar.tsx'

export function MarketFrame({ children }: { children: ReactNode }) {
  const withBottomBar = !useHidesBottomBar()
  return (
    <div className="flex min-h-(--screen) flex-col">
      <SkipLink />
      <MarketBar />
      <main
        id="main"
        tabIndex={-1}
        className="relative min-h-[calc(var(--least-screen)-var(--bar-height))] flex-1"
      >
        <SessionEnded />
        {children}
      </main>
      <Footer />
      <RoomForBottomBar />
      {withBottomBar && <BottomBar items={marketBottom} />}
    </div>
  )
}

/** On phones the footer ends above the bar at the lower edge. */
export function RoomForBottomBar() {
  return <div className={cx('bg-ink md:hidden', 'h-(--bottom-bar-height)')} />
}

function useHidesBottomBar() {
  return useMatches().some(
    ({ handle }) =>
      typeof handle === 'object' && handle !== null && 'hidesBottomBar' in handle && handle.hidesBottomBar,
  )
}

/** On the login page after the server has ended a session. */
function SessionEnded() {
  const { pathname, state } = useLocation()
  const alive = useSession().state !== 'unknown'
  if (!alive || pathname !== loginPath || !state?.sessionEnded) return null
  return (
    <div className="wrap pt-4">
      <Notice tone="warning" live>
        {typeof state.sessionEnded === 'string' ? state.sessionEnded : siteTexts.sessionEnded}
      </Notice>
    </div>
  )
}
