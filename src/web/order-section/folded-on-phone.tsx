import type { ReactNode } from 'react'
import { Fold } from '#web/ui/fold.tsx'
import { useMedia } from '#web/ui/use-media.ts'

type FoldedOnPhoneProps = {
  title: string
  short?: string
  /** Of its line. */
  className?: string
  children: ReactNode
}

/** Facts that a phone has no room for beside what is to be done: a line there, in full from 768 px on. */
export function FoldedOnPhone({ title, short, className, children }: FoldedOnPhoneProps) {
  const isWide = useMedia('(min-width: 48rem)')
  if (isWide) return children
  const line = <h2 className="text-muted text-small">{title}</h2>
  return (
    <Fold opens={false} {...{ line, short, className }}>
      {children}
    </Fold>
  )
}
