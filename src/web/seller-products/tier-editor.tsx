import { limits } from '#contract/limits.ts'
import { readNumber } from '#contract/typed-number.ts'
import { TextField } from '#web/ui/fields/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { FormCard } from './form-card.tsx'
import { formTexts as texts } from './form-texts.ts'
import { emptyTier, risingPrice, type TierRow, wrongPriceOf } from './product-draft.ts'
import { RowButtons } from './row-buttons.tsx'
import type { ProductForm } from './use-product-form.ts'

/** Prices by quantity. What is wrong with one price stands at it, all else is said once for all rows. */
export function TierEditor({ form: { draft, errorOf, change, leave } }: { form: ProductForm }) {
  const { prices: tiers, unit } = draft
  const wrong = errorOf('prices')
  const wrongRow = wrong ? wrongPriceOf(draft) : undefined
  const rising = risingPrice(draft)
  const errorAt = (place: number) => (name: PriceField) =>
    errorOf(`prices.${place}.${name}`) ?? (name === 'price' && wrongRow === place ? wrong : undefined)
  const write = (id: string, part: Partial<TierRow>) =>
    change({ prices: tiers.map((tier) => (tier.id === id ? { ...tier, ...part } : tier)) })
  return (
    <FormCard title={texts.prices} hint={texts.pricesHint} error={wrongRow === undefined ? wrong : undefined}>
      <ol className="grid gap-3">
        {tiers.map((tier, place) => (
          <li key={tier.id}>
            <TierFields
              tier={tier}
              place={place + 1}
              unit={unit.trim()}
              impliedMin={impliedMin(tiers, place)}
              errorOf={errorAt(place)}
              onWrite={(part) => write(tier.id, part)}
              onLeave={() => leave('prices')}
            />
          </li>
        ))}
      </ol>
      {rising !== undefined && <Notice tone="warning">{texts.risingPrice(rising)}</Notice>}
      <RowButtons
        add={texts.addPrice}
        remove={texts.removePrice}
        count={tiers.length}
        limit={limits.product.tiers}
        onAdd={() => change({ prices: [...tiers, emptyTier()] })}
        onRemove={() => change({ prices: tiers.slice(0, -1) })}
      />
    </FormCard>
  )
}

/** Where an empty minimum begins: at 1, or behind the maximum before it. */
function impliedMin(tiers: readonly TierRow[], place: number) {
  if (place === 0) return '1'
  const before = readNumber(tiers[place - 1]?.max ?? '')
  return before ? String(before + 1) : ''
}

type PriceField = 'min' | 'max' | 'price'

type TierFieldsProps = {
  tier: TierRow
  place: number
  unit: string
  impliedMin: string
  errorOf: (name: PriceField) => string | undefined
  onWrite: (part: Partial<TierRow>) => void
  onLeave: () => void
}

function TierFields({ tier, ...props }: TierFieldsProps) {
  const { place, unit, impliedMin, errorOf, onWrite, onLeave } = props
  const field = (name: PriceField) => ({
    name: `prices.${place - 1}.${name}`,
    // A number field of the browser drops '450/-' and '१२५' while they are typed.
    inputMode: name === 'price' ? ('decimal' as const) : ('numeric' as const),
    autoComplete: 'off',
    maxLength: 20,
    value: tier[name],
    error: errorOf(name),
    onChange: (event: { target: HTMLInputElement }) => onWrite({ [name]: event.target.value }),
    onBlur: name === 'price' ? onLeave : undefined,
    inputClassName: 'num',
  })
  return (
    <fieldset className="grid grid-cols-2 items-start gap-3 rounded-large bg-surface-2 p-3 sm:grid-cols-[1fr_1fr_1.3fr]">
      <legend className="sr-only">{texts.price(place)}</legend>
      <TextField label={texts.min} placeholder={impliedMin} {...field('min')} />
      <TextField label={texts.max} {...field('max')} />
      <TextField
        className="col-span-2 sm:col-span-1"
        label={texts.unitPrice(unit)}
        required
        leading="₹"
        {...field('price')}
      />
    </fieldset>
  )
}
