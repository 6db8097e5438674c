import type { ReactNode } from 'react'
import { cx } from '#web/ui/cx.ts'

type SectionProps = {
  id: string
  title: string
  lead?: string
  /** At the right of the heading on wide screens. */
  aside?: ReactNode
  /** On a white band instead of the page's background. */
  band?: boolean
  /** The section above has the same background. */
  close?: boolean
  children: ReactNode
}

export function Section({ id, title, lead, aside, band = false, close = false, children }: SectionProps) {
  return (
    <section aria-labelledby={id} className={ground(band, close)}>
      <div className="wrap">
        <div className="mb-5 flex items-end justify-between gap-6 md:mb-7">
          <SectionHead {...{ id, title, lead }} />
          {aside}
        </div>
        {children}
      </div>
    </section>
  )
}

type SplitSectionProps = Omit<SectionProps, 'aside' | 'close'> & { link?: ReactNode }

export function SplitSection({ id, title, lead, link, band = false, children }: SplitSectionProps) {
  return (
    <section aria-labelledby={id} className={ground(band, false)}>
      <div className="wrap grid gap-5 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] lg:gap-14">
        <div>
          <SectionHead {...{ id, title, lead }} />
          {link}
        </div>
        {children}
      </div>
    </section>
  )
}

function SectionHead({ id, title, lead }: { id: string; title: string; lead?: string | undefined }) {
  return (
    <div>
      <h2 id={id} className="text-section">
        {title}
      </h2>
      {lead && <p className="mt-2 max-w-[44em] text-pretty text-muted">{lead}</p>}
    </div>
  )
}

const ground = (band: boolean, close: boolean) =>
  cx('pb-11 md:pb-18', !close && 'pt-11 md:pt-18', band && 'border-border border-y bg-surface')
