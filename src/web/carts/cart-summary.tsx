import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { cx } from '#web/ui/cx.ts'
import { rupees } from '#web/ui/formats/rupees.ts'
import type { taxedShare } from './cart-tax.ts'
import { cartTexts } from './cart-texts.ts'

type CartSummaryProps = {
  items: number
  suppliers: number
  total: number
  /** The tax in it, where all rates are known. */
  tax: number | undefined
  share: ReturnType<typeof taxedShare>
  /** Pressed, but the server has not answered the last changes yet. */
  isWaiting: boolean
  onProceed: () => void
}

/** Beside the lines on wide screens; at every width while the cart is empty. */
export function CartSummary(props: CartSummaryProps) {
  const { items, suppliers, tax, share, isWaiting, onProceed } = props
  return (
    <Card
      as="aside"
      aria-labelledby="summary"
      className={cx('sticky top-[calc(var(--bar-height)+24px)] p-5 lg:block', items > 0 && 'hidden')}
    >
      <h2 id="summary" className="text-h2">
        {cartTexts.summary}
      </h2>
      {items === 0 ? (
        <p className="mt-3 text-muted">{cartTexts.emptySummary}</p>
      ) : (
        <>
          <Sums {...props} />
          <Button size="lg" block className="mt-5" loading={isWaiting} onClick={onProceed}>
            {cartTexts.proceed}
          </Button>
          <p className="mt-3 text-muted text-small">
            {cartTexts.taxNotes[share]} {tax !== undefined && share !== 'none' && cartTexts.toThePaisa}{' '}
            {suppliers > 1 && cartTexts.onePerSupplier}
          </p>
        </>
      )}
    </Card>
  )
}

type SumsProps = Pick<CartSummaryProps, 'items' | 'suppliers' | 'total' | 'tax' | 'share'>

function Sums({ items, suppliers, total, tax, share }: SumsProps) {
  return (
    <dl className="num mt-4 grid gap-y-2 [&>div]:flex [&>div]:flex-wrap [&>div]:items-baseline [&>div]:justify-between [&>div]:gap-x-3">
      <div>
        <dt className="text-muted">{cartTexts.items}</dt>
        <dd>{items}</dd>
      </div>
      <div>
        <dt className="text-muted">{cartTexts.suppliers}</dt>
        <dd>{suppliers}</dd>
      </div>
      {tax !== undefined && (
        <>
          <div>
            <dt className="text-muted">{cartTexts.beforeTax}</dt>
            <dd className="ml-auto whitespace-nowrap">{rupees(total - tax)}</dd>
          </div>
          <div>
            <dt className="text-muted">{cartTexts.tax}</dt>
            <dd className="ml-auto whitespace-nowrap">{rupees(tax)}</dd>
          </div>
        </>
      )}
      <div className="border-border border-t pt-3">
        <dt className="font-semibold">{cartTexts.totals[share]}</dt>
        <dd className="ml-auto whitespace-nowrap font-bold text-xl tracking-[-.02em]">{rupees(total)}</dd>
      </div>
    </dl>
  )
}

/** Fixed to the lower edge of phones and tablets. */
export function CartBar({
  total,
  share,
  isWaiting,
  onProceed,
}: Omit<CartSummaryProps, 'items' | 'suppliers' | 'tax'>) {
  return (
    <div className="fixed inset-x-0 bottom-0 z-60 flex items-center justify-between gap-4 border-border border-t bg-surface px-4 pt-3 md:px-6 pb-[calc(16px+env(safe-area-inset-bottom))] lg:hidden">
      <p className="num min-w-0 leading-tight">
        <span className="block text-muted text-small">{cartTexts.totals[share]}</span>
        <span
          className={cx(
            'block font-bold tracking-[-.02em]',
            rupees(total).length > 15 ? 'text-small' : 'text-lg',
          )}
        >
          {rupees(total)}
        </span>
      </p>
      <Button size="lg" className="flex-none" loading={isWaiting} onClick={onProceed}>
        {cartTexts.proceed}
      </Button>
    </div>
  )
}
