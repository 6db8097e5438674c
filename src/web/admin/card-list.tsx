import type { ReactNode, Ref } from 'react'
import { Card } from '#web/ui/card.tsx'

type CardListProps = { label: string; children: ReactNode; ref?: Ref<HTMLUListElement> }

/** Rows with a line between them. */
export function CardList({ label, ...list }: CardListProps) {
  return (
    <Card>
      <ul aria-label={label} className="divide-y divide-border" {...list} />
    </Card>
  )
}
