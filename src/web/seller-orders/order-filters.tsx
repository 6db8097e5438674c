import { SlidersHorizontal } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { TextField } from '#web/ui/fields/field.tsx'
import { hasFilters, type OrderFilters } from './orders-query.ts'
import { sellerOrdersTexts as texts } from './seller-orders-texts.ts'

type OrderFiltersProps = { filters: OrderFilters; onChange: (filters: OrderFilters) => void }

const none: OrderFilters = { buyer: '', product: '', from: '', to: '' }
const restOfTyping = 350

/** On phones the buyer's name alone, the others behind a button. */
export function OrderFilterForm({ filters, onChange }: OrderFiltersProps) {
  const { draft, change } = useDraft(filters, onChange)
  const [isOpen, setOpen] = useState(false)
  const folded = cx(!isOpen && 'max-md:hidden')
  const isTurned = draft.from !== '' && draft.to !== '' && draft.to < draft.from
  const type = (name: keyof OrderFilters) => ({
    inputClassName: 'lg:text-small',
    value: draft[name],
    onChange: (event: { target: { value: string } }) => change({ ...draft, [name]: event.target.value }),
  })
  return (
    <search
      aria-label={texts.filters}
      className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-2.5 gap-y-3 md:grid-cols-2 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_160px_160px_auto]"
    >
      <TextField label={texts.buyerName} type="search" maxLength={100} {...type('buyer')} />
      <span className="self-end md:hidden">
        <Button
          variant="secondary"
          icon={<SlidersHorizontal />}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className="min-h-12"
        >
          {isOpen ? texts.fewerFilters : texts.filters}
        </Button>
      </span>
      <TextField
        label={texts.productName}
        type="search"
        maxLength={100}
        className={cx(folded, 'max-md:col-span-2')}
        {...type('product')}
      />
      <TextField
        label={texts.fromDate}
        type="date"
        className={cx(folded, 'max-md:col-span-2')}
        {...type('from')}
      />
      <TextField
        label={texts.toDate}
        type="date"
        error={isTurned ? texts.datesTurned : null}
        className={cx(folded, 'max-md:col-span-2')}
        {...type('to')}
      />
      <span className={cx(folded, 'max-md:col-span-2 md:max-lg:col-span-2 lg:pt-[26px]')}>
        <Button variant="ghost" onClick={() => change(none)} disabled={!hasFilters(draft)}>
          {texts.clear}
        </Button>
      </span>
    </search>
  )
}

/** What is typed reaches the address when the typing rests; an address that changes by itself is followed. */
function useDraft(filters: OrderFilters, onChange: (filters: OrderFilters) => void) {
  const [draft, setDraft] = useState(filters)
  const timer = useRef<number | undefined>(undefined)
  const sent = useRef(filters)
  const [known, setKnown] = useState(filters)
  // While an answer is under way the address is the one before it, and takes nothing of what was typed.
  if (!isSame(known, filters)) {
    setKnown(filters)
    if (!isSame(filters, sent.current)) setDraft(filters)
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  const change = (next: OrderFilters) => {
    setDraft(next)
    clearTimeout(timer.current)
    timer.current = window.setTimeout(() => {
      sent.current = trimmed(next)
      onChange(trimmed(next))
    }, restOfTyping)
  }
  return { draft, change }
}

const trimmed = (filters: OrderFilters): OrderFilters => ({
  ...filters,
  buyer: filters.buyer.trim(),
  product: filters.product.trim(),
})

const isSame = (one: OrderFilters, other: OrderFilters) =>
  one.buyer === other.buyer && one.product === other.product && one.from === other.from && one.to === other.to
