import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { Card } from '#web/ui/card.tsx'
import { Fold } from '#web/ui/fold.tsx'

/** Where the parts of an order's page stand. */
export type Section = 'items' | 'payments' | 'shipments' | 'documents' | 'problems' | 'reviews' | 'history'

/** The id of a part's heading; an address with it opens the page there. */
const headingOf = (id: Section) => `${id}-heading`

/** Leads to a part of the page: what is read or pressed next begins there. */
export function showSection(id: Section) {
  const heading = document.getElementById(headingOf(id))
  const fold = heading?.closest('details')
  if (fold) fold.open = true
  heading?.scrollIntoView({ block: 'start' })
  heading?.closest('summary')?.focus({ preventScroll: true })
}

type OrderSectionProps = {
  id: Section
  title: string
  /** What became of it, for a part where nothing is left to do: it begins folded to this line, and opens when there is. */
  fold?: string | undefined
  className?: string
  children: ReactNode
}

export function OrderSection({ id, title, fold, className, children }: OrderSectionProps) {
  const { hash } = useLocation()
  return (
    <Card as="section" aria-labelledby={headingOf(id)}>
      <Fold
        opens={fold === undefined || hash === `#${headingOf(id)}`}
        className="px-5 py-3"
        line={
          <h2 id={headingOf(id)} className="scroll-mt-24 text-h2">
            {title}
          </h2>
        }
        short={fold}
      >
        <div className={className ?? 'grid gap-3 px-5 pt-1 pb-5'}>{children}</div>
      </Fold>
    </Card>
  )
}
