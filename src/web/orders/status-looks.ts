import { CircleCheck, CircleX, Clock, type LucideIcon, PackageCheck, Truck } from 'lucide-react'
import type { DeliveryStatus } from '#contract/order.ts'
import type { BadgeTone } from '#web/ui/badge-tones.ts'

/** A status is always colour, icon and word. */
export const statusLooks: Record<DeliveryStatus, { tone: BadgeTone; Icon: LucideIcon }> = {
  Pending: { tone: 'warning', Icon: Clock },
  Confirmed: { tone: 'info', Icon: CircleCheck },
  Shipped: { tone: 'violet', Icon: Truck },
  Delivered: { tone: 'success', Icon: PackageCheck },
  Cancelled: { tone: 'danger', Icon: CircleX },
}
