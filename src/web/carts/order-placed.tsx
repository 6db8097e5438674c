import { PackageCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { marketPath, orderPath } from '#contract/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/lists/empty-state.tsx'
import { checkoutTexts } from './checkout-texts.ts'

export function OrderPlaced({ orderIds }: { orderIds: readonly string[] }) {
  const place = useRef<HTMLDivElement>(null)
  // It replaces the cart and the button that had the focus, so its heading takes the focus.
  useEffect(() => {
    scrollTo(0, 0)
    place.current?.focus({ preventScroll: true })
  }, [])
  return (
    <div ref={place} tabIndex={-1} className="wrap py-8 outline-none md:py-12">
      <Card className="mx-auto max-w-160">
        <EmptyState as="h1" icon={<PackageCheck />} title={checkoutTexts.placedTitle}>
          <p>{orderIds.length > 1 ? checkoutTexts.placedMany(orderIds.length) : checkoutTexts.placedText}</p>
        </EmptyState>
        <ul className="divide-y divide-border border-border border-t">
          {orderIds.map((orderId) => (
            <li key={orderId} className="flex flex-wrap items-center justify-between gap-3 px-5 py-3">
              <span className="font-semibold">{orderId}</span>
              <ButtonLink
                to={orderPath(orderId)}
                variant={orderIds.length === 1 ? 'primary' : 'soft'}
                aria-label={checkoutTexts.viewOrderOf(orderId)}
              >
                {checkoutTexts.viewOrder}
              </ButtonLink>
            </li>
          ))}
        </ul>
        <p className="border-border border-t p-5 text-center">
          <ButtonLink to={marketPath} variant="ghost">
            {checkoutTexts.keepShopping}
          </ButtonLink>
        </p>
      </Card>
    </div>
  )
}
