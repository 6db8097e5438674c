import type { ReactNode } from 'react'
import { SkipLink } from '#web/ui/skip-link.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { Footer } from './footer.tsx'
import { RoomForBottomBar } from './frame.tsx'
import { LandingBar } from './landing-bar.tsx'
import { landingBottom } from './nav-items.ts'

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
