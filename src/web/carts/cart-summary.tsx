import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { rupees } from '#web/ui/rupees.ts'
import { cartTexts } from './cart-texts.ts'

type CartSummaryProps = {
  items: number
  suppliers: number
  total: number
  /** The server has confirmed the total. */
  isSettled: boolean
  onProceed: () => void
}

/** Beside the lines on wide screens. */
export function CartSummary({ items, suppliers, total, isSettled, onProceed }: CartSummaryProps) {
  return (
    <Card
      as="aside"
      aria-labelledby="summary"
      className="sticky top-[calc(var(--bar-height)+24px)] hidden p-5 lg:block"
    >
      <h2 id="summary" className="text-h2">
        {cartTexts.summary}
      </h2>
      {items === 0 ? (
        <p className="mt-3 text-muted">{cartTexts.emptySummary}</p>
      ) : (
        <>
          <dl className="num mt-4 grid grid-cols-[1fr_auto] gap-y-2 [&>dd]:text-right">
            <dt className="text-muted">{cartTexts.items}</dt>
            <dd>{items}</dd>
            <dt className="text-muted">{cartTexts.suppliers}</dt>
            <dd>{suppliers}</dd>
            <dt className="border-border border-t pt-3 font-semibold">{cartTexts.total}</dt>
            <dd className="border-border border-t pt-3 font-bold text-xl tracking-[-.02em]">
              {rupees(total)}
            </dd>
          </dl>
          <Button size="lg" block className="mt-5" loading={!isSettled} onClick={onProceed}>
            {cartTexts.proceed}
          </Button>
          <p className="mt-3 text-muted text-small">
            {cartTexts.taxIncluded} {suppliers > 1 && cartTexts.onePerSupplier}
          </p>
        </>
      )}
    </Card>
  )
}

/** At the lower edge of phones and tablets. */
export function CartBar({ total, isSettled, onProceed }: Omit<CartSummaryProps, 'items' | 'suppliers'>) {
  return (
    <div className="fixed inset-x-0 bottom-0 z-60 flex items-center justify-between gap-4 border-border border-t bg-surface px-4 pt-3 pb-[calc(16px+env(safe-area-inset-bottom))] lg:hidden">
      <p className="num min-w-0 leading-tight">
        <span className="block text-muted text-small">{cartTexts.total}</span>
        <span className="block truncate font-bold text-lg tracking-[-.02em]">{rupees(total)}</span>
      </p>
      <Button size="lg" className="flex-none" loading={!isSettled} onClick={onProceed}>
        {cartTexts.proceed}
      </Button>
    </div>
  )
}
