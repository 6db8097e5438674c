import type { DeliveryStatus } from '#contract/order.ts'
import { Badge } from '#web/ui/badge.tsx'
import { statusLooks } from './status-looks.ts'

export function StatusBadge({ status }: { status: DeliveryStatus }) {
  const { tone, Icon } = statusLooks[status]
  return (
    <Badge tone={tone} icon={<Icon />}>
      {status}
    </Badge>
  )
}
