import type { ModerationItem, Signal } from '#contract/admin/moderation.ts'
import { toRupees } from '#contract/products/price.ts'
import type { ItemRow } from './queue.queries.ts'
import type { SignalRow } from './signal.row.ts'

const rupeesOf = (paise: number | null | undefined) => (paise == null ? null : toRupees(paise))

export const toSignal = ({ facts, products, found_at, decided_at, ...row }: SignalRow): Signal => ({
  ...row,
  facts: {
    count: facts.count,
    days: facts.days ?? null,
    gstin: facts.gstin ?? null,
    was: rupeesOf(facts.was_paise),
    now: rupeesOf(facts.now_paise),
  },
  products: products.map(({ price_paise, ...product }) => ({ ...product, price: toRupees(price_paise) })),
  found_at: found_at.toISOString(),
  decided_at: decided_at?.toISOString() ?? null,
})

type Item = { readonly row: ItemRow; readonly signal: SignalRow | undefined }

export const toItem = ({
  row: { since, moment: _, signal_id: __, ...row },
  signal,
}: Item): ModerationItem => ({
  ...row,
  since: since.toISOString(),
  signal: signal ? toSignal(signal) : null,
})
