import type { DeliveryStatus } from '#contract/order.ts'
import { Badge } from '#web/ui/badge.tsx'
import { knownStatus } from './known-status.ts'
import { statusLooks } from './status-looks.ts'
import { statusName } from './status-texts.ts'

export function StatusBadge({ status }: { status: DeliveryStatus }) {
  const known = knownStatus(status)
  const { tone, Icon } = statusLooks[known]
  return (
    <Badge tone={tone} icon={<Icon />}>
      {statusName(known)}
    </Badge>
  )
}
