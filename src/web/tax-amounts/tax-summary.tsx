import type { TaxAmounts } from '#contract/order-billing.ts'
import { placeText } from '#web/billing/billing-text.tsx'
import { useStates } from '#web/states/use-states.ts'
import { cx } from '#web/ui/cx.ts'
import { taxTexts as texts } from './tax-texts.ts'
import { partsOf } from './tax-words.ts'

type TaxSummaryProps = {
  tax?: TaxAmounts | undefined
  supplyState?: string | undefined
  scheme?: 'regular' | 'composition' | undefined
  className?: string
}

/** What the total below it consists of, and where the goods are supplied. */
export function TaxSummary({ tax, supplyState, scheme, className }: TaxSummaryProps) {
  useStates()
  if (scheme === 'composition')
    return <p className={cx('text-muted text-small', className)}>{texts.composition}</p>
  if (!tax || supplyState === undefined) return null
  return (
    <dl
      className={cx(
        'num grid gap-1.5 text-small [&>div]:flex [&>div]:flex-wrap [&>div]:justify-between [&>div]:gap-x-4',
        className,
      )}
    >
      {partsOf(tax, supplyState).map(({ name, amount }) => (
        <div key={name}>
          <dt className="text-muted">{name}</dt>
          <dd className="ml-auto">{amount}</dd>
        </div>
      ))}
      <div>
        <dt className="text-muted">{texts.placeOfSupply}</dt>
        <dd className="ml-auto wrap-anywhere">{placeText(supplyState)}</dd>
      </div>
    </dl>
  )
}
