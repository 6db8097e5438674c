import type { ReactNode } from 'react'
import { BottomBar } from '#web/layouts/bottom-bar.tsx'
import { Footer } from '#web/layouts/footer.tsx'
import { RoomForBottomBar } from '#web/layouts/frame.tsx'
import { landingBottom } from '#web/navigation/nav-items.ts'
import { SkipLink } from '#web/ui/skip-link.tsx'
import { LandingBar } from './landing-bar.tsx'

/** The frame of the landing page, whose bar lies over the hero. */
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
