import { ordersPath } from '#contract/paths.ts'
import { BackLink } from '#web/ui/back-link.tsx'
import { orderTexts } from './order-texts.ts'

/** Where an order hangs. */
export const OrderHome = () => <BackLink to={ordersPath} label={orderTexts.orders} />
