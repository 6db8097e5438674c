import { Clock } from 'lucide-react'
import { useState } from 'react'
import { Badge } from '#web/ui/badge.tsx'
import { ageOf } from './age.ts'

export function AgeBadge({ since }: { since: string }) {
  const [now] = useState(Date.now)
  const { text, tone } = ageOf(since, now)
  return (
    <Badge tone={tone} icon={<Clock />}>
      <time dateTime={since}>{text}</time>
    </Badge>
  )
}
