import { pageExists } from '#web/app/existing-routes.ts'
import { BackLink } from '#web/ui/back-link.tsx'
import { orderTexts } from './order-texts.ts'

/** Where an order hangs. */
export function OrderHome() {
  const home = pageExists('/profile')
    ? { to: '/profile?tab=orders', label: orderTexts.orders }
    : { to: '/live_market', label: orderTexts.market }
  return <BackLink {...home} />
}
