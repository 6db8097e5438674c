import type { DeliveryStatus } from '#contract/order.ts'

/** How a status is read; the specification's own word is the English one. */
export const statusName = (status: DeliveryStatus): string => status
