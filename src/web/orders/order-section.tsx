import type { ReactNode } from 'react'
import { Card } from '#web/ui/card.tsx'

/** Where the parts of an order's page stand. */
export type Section = 'items' | 'payments' | 'shipments' | 'documents' | 'problems' | 'reviews' | 'history'

/** The id of a part's heading; an address with it opens the page there. */
export const headingOf = (id: Section) => `${id}-heading`

/** Leads to a part of the page: what is read or pressed next begins there. */
export function showSection(id: Section) {
  const heading = document.getElementById(headingOf(id))
  heading?.scrollIntoView({ block: 'start' })
  heading?.focus({ preventScroll: true })
}

type OrderSectionProps = { id: Section; title: string; className?: string; children: ReactNode }

export function OrderSection({ id, title, className = 'grid gap-3 px-5 pb-5', children }: OrderSectionProps) {
  return (
    <Card as="section" aria-labelledby={headingOf(id)}>
      <h2 id={headingOf(id)} tabIndex={-1} className="scroll-mt-24 rounded-small px-5 pt-5 pb-3 text-h2">
        {title}
      </h2>
      <div className={className}>{children}</div>
    </Card>
  )
}
