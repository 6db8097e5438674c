import type { ReactNode } from 'react'

/** One number of a panel, below its name. */
export function Figure({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-muted text-small">{name}</dt>
      <dd className="num mt-0.5 font-bold text-2xl leading-8 tracking-[-.03em]">{children}</dd>
    </div>
  )
}
