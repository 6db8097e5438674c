import type { ReactNode } from 'react'

/** Stays in view below a long list, above the bar of phones. */
export const AddBar = ({ children }: { children: ReactNode }) => (
  <div
    data-sticky-foot="tall"
    className="sticky bottom-[calc(64px+env(safe-area-inset-bottom))] z-10 -mx-4 border-border border-t bg-surface px-4 py-3 md:bottom-0 md:-mx-5 md:rounded-b-card md:px-5"
  >
    {children}
  </div>
)
