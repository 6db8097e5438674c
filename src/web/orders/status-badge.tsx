import { CircleCheck, CircleX, Clock, PackageCheck, Truck } from 'lucide-react'
import type { DeliveryStatus } from '#contract/order.ts'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'

const looks: Record<DeliveryStatus, { tone: BadgeTone; Icon: typeof Clock }> = {
  Pending: { tone: 'warning', Icon: Clock },
  Confirmed: { tone: 'info', Icon: CircleCheck },
  Shipped: { tone: 'violet', Icon: Truck },
  Delivered: { tone: 'success', Icon: PackageCheck },
  Cancelled: { tone: 'danger', Icon: CircleX },
}

export function StatusBadge({ status }: { status: DeliveryStatus }) {
  const { tone, Icon } = looks[status]
  return (
    <Badge tone={tone} icon={<Icon />}>
      {status}
    </Badge>
  )
}
