import type { PriceTier } from '#contract/products/price.ts'
import { GstWord } from '#web/gst/gst-word.tsx'
import { cx } from '#web/ui/cx.ts'
import { GstMoney } from './gst-money.tsx'
import { productDetailsTexts as texts } from './product-details-texts.ts'
import { percentBelow } from './quote.ts'

type SlabPickerProps = {
  tiers: readonly PriceTier[]
  /** The tier that prices the quantity. */
  chosen: PriceTier
  unit: string
  rateBp: number | null | undefined
  /** What a buyer can have at most. */
  limit: number | null
  onChoose: (tier: PriceTier) => void
}

const mostCards = 4

/** The tiered prices, as radios: cards side by side, and rows of a list where there are more than four. */
export function SlabPicker({ tiers, chosen, unit, rateBp, limit, onChoose }: SlabPickerProps) {
  const asRows = tiers.length > mostCards
  return (
    <fieldset>
      <legend className="mb-1.5 text-muted text-small">
        {texts.chooseSlab} (<GstWord rateBp={rateBp} />)
      </legend>
      <div
        className={cx('grid', asRows ? 'rounded-large border border-border-strong' : columns(tiers.length))}
      >
        {tiers.map((tier) => (
          <label key={tier.min} className={cx('relative', asRows ? row : card)}>
            <input
              type="radio"
              name="slab"
              checked={tier.min === chosen.min}
              disabled={limit !== null && limit < tier.min && tier.min !== chosen.min}
              onChange={() => onChoose(tier)}
              className="peer absolute inset-0 cursor-[inherit] appearance-none outline-none"
            />
            <span className="num text-muted text-xs leading-4 peer-checked:font-medium peer-checked:text-primary-soft-fg">
              {texts.slab(tier, unit)}
            </span>
            <span className={cx('num', asRows && 'ml-auto flex items-baseline gap-2')}>
              <span className="block font-bold text-[1.0625rem] tracking-[-.02em]">
                <GstMoney paise={tier.unit_price_paise} rateBp={rateBp} />
              </span>
              <Saving share={percentBelow(tiers[0] ?? tier, tier)} />
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function Saving({ share }: { share: number }) {
  return share > 0 && <span className="block text-success-fg text-xs leading-4">{texts.less(share)}</span>
}

/** Beside a photo there is room for three; on the narrowest phones for two. */
const columns = (count: number) =>
  cx('gap-1.5 md:gap-2', count === 3 ? 'grid-cols-2 min-[360px]:grid-cols-3' : count > 1 && 'grid-cols-2')

const state =
  'has-checked:bg-primary-soft has-disabled:cursor-not-allowed has-disabled:opacity-55 has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2'

const card = `${state} grid content-start gap-1 rounded-large border border-border-strong bg-surface p-2.5 md:p-3 hover:bg-surface-2 has-checked:border-primary has-checked:shadow-[inset_0_0_0_1px_var(--primary)] has-checked:hover:bg-primary-soft`

const row = `${state} flex min-h-11 items-center justify-between gap-3 border-border border-t px-3.5 first:rounded-t-large first:border-t-0 last:rounded-b-large hover:bg-surface-2 has-checked:shadow-[inset_0_0_0_2px_var(--primary)] has-checked:hover:bg-primary-soft`
