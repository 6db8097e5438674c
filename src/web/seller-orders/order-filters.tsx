import { SlidersHorizontal } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { longestPoNumber } from '#contract/order-billing.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { TextField } from '#web/ui/fields/field.tsx'
import { useDebounced } from '#web/ui/fields/use-debounced.ts'
import { areDatesTurned, hasFilters, noFilters, type OrderFilters, trimFilters } from './orders-query.ts'
import { sellerOrdersTexts as texts } from './seller-orders-texts.ts'

type OrderFiltersProps = { filters: OrderFilters; onChange: (filters: OrderFilters) => void }

const delay = 350

/** Phones show the buyer's name alone, and the others after a press. */
export function OrderFilterForm({ filters, onChange }: OrderFiltersProps) {
  const [draft, change] = useDebounced({ value: filters, onChange, trim: trimFilters, delay })
  const [isOpen, setOpen] = useState(false)
  const folded = cx('max-md:col-span-2', !isOpen && 'max-md:hidden')
  const type = (name: keyof OrderFilters) => ({
    inputClassName: 'lg:text-small',
    value: draft[name],
    onChange: (event: { target: { value: string } }) => change({ ...draft, [name]: event.target.value }),
  })
  return (
    <search
      aria-label={texts.filters}
      className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-2.5 gap-y-3 md:grid-cols-2 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_minmax(0,1fr)_150px_150px_auto]"
    >
      <TextField label={texts.buyerName} type="search" maxLength={100} {...type('buyer')} />
      <FoldButton isOpen={isOpen} onPress={() => setOpen(!isOpen)} />
      <TextField
        label={texts.productName}
        type="search"
        maxLength={100}
        className={folded}
        {...type('product')}
      />
      <TextField
        label={texts.poNumber}
        type="search"
        maxLength={longestPoNumber}
        className={cx(folded, 'md:max-lg:col-span-2')}
        {...type('po_number')}
      />
      <Days isTurned={areDatesTurned(draft)} folded={folded} type={type} />
      <span className={cx(folded, 'md:max-lg:col-span-2 lg:pt-[26px]')}>
        <Button variant="ghost" onClick={() => change(noFilters)} disabled={!hasFilters(draft)}>
          {texts.clear}
        </Button>
      </span>
    </search>
  )
}

type DaysProps = {
  isTurned: boolean
  folded: string
  type: (
    name: 'from' | 'to',
  ) => Pick<ComponentProps<typeof TextField>, 'value' | 'onChange' | 'inputClassName'>
}

const Days = ({ isTurned, folded, type }: DaysProps) => (
  <>
    <TextField label={texts.fromDate} type="date" className={folded} {...type('from')} />
    <TextField
      label={texts.toDate}
      type="date"
      error={isTurned ? texts.datesTurned : null}
      className={folded}
      {...type('to')}
    />
  </>
)

function FoldButton({ isOpen, onPress }: { isOpen: boolean; onPress: () => void }) {
  return (
    <span className="self-end md:hidden">
      <Button
        variant="secondary"
        icon={<SlidersHorizontal />}
        aria-expanded={isOpen}
        onClick={onPress}
        className="min-h-12"
      >
        {isOpen ? texts.fewerFilters : texts.filters}
      </Button>
    </span>
  )
}
