import type { ReactNode } from 'react'
import { BottomBar } from '#web/layouts/bottom-bar.tsx'
import { Footer } from '#web/layouts/footer.tsx'
import { RoomForBottomBar } from '#web/layouts/frame.tsx'
import { landingBottom } from '#web/navigation/nav-items.ts'
import { SkipLink } from '#web/ui/skip-link.tsx'
import { LandingBar } from './landing-bar.tsx'

/** What surrounds the landing page: its bar lies over the page's own head. */
export function LandingFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <LandingBar />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <RoomForBottomBar />
      <BottomBar items={landingBottom} />
    </>
  )
}
