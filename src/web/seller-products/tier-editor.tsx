import { limits } from '#contract/limits.ts'
import { TextField } from '#web/ui/fields/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { FormCard } from './form-card.tsx'
import { formTexts as texts } from './form-texts.ts'
import { emptyTier, risingPrice, type TierRow } from './product-draft.ts'
import { RowButtons } from './row-buttons.tsx'
import type { ProductForm } from './use-product-form.ts'

/** Prices by quantity. What is wrong names its row, and is said once for all rows. */
export function TierEditor({ form: { draft, problems, change, leave } }: { form: ProductForm }) {
  const { tiers, unit } = draft
  const wrong = problems.tiers
  const wrongRow = wrong ? rowNamedIn(wrong) : undefined
  const rising = risingPrice(draft)
  const write = (id: string, part: Partial<TierRow>) =>
    change({ tiers: tiers.map((tier) => (tier.id === id ? { ...tier, ...part } : tier)) })
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
              error={wrongRow === place + 1 ? wrong : undefined}
              onWrite={(part) => write(tier.id, part)}
              onLeave={() => leave('tiers')}
            />
          </li>
        ))}
      </ol>
      {rising !== undefined && <Notice tone="warning">{texts.risingPrice(rising)}</Notice>}
      <RowButtons
        add={texts.addPrice}
        remove={texts.removePrice}
        count={tiers.length}
        most={limits.product.tiers}
        onAdd={() => change({ tiers: [...tiers, emptyTier()] })}
        onRemove={() => change({ tiers: tiers.slice(0, -1) })}
      />
    </FormCard>
  )
}

/** Where an empty minimum begins: at 1, or behind the maximum before it. */
function impliedMin(tiers: readonly TierRow[], place: number) {
  if (place === 0) return '1'
  const before = Number(tiers[place - 1]?.max)
  return before > 0 ? String(before + 1) : ''
}

/** The row that a problem is about; of two that overlap, the later one. */
function rowNamedIn(problem: string) {
  const named = [...problem.matchAll(/price (\d+)/gi)].at(-1)?.[1]
  return named ? Number(named) : undefined
}

type TierFieldsProps = {
  tier: TierRow
  place: number
  unit: string
  impliedMin: string
  error: string | undefined
  onWrite: (part: Partial<TierRow>) => void
  onLeave: () => void
}

/** A turned wheel over a number must scroll the page and not change a price. */
const letGo = (event: { currentTarget: HTMLInputElement }) => event.currentTarget.blur()

function TierFields({ tier, place, unit, impliedMin, error, onWrite, onLeave }: TierFieldsProps) {
  const field = (name: 'min' | 'max' | 'price') => ({
    type: 'number',
    inputMode: name === 'price' ? ('decimal' as const) : ('numeric' as const),
    step: name === 'price' ? 0.01 : 1,
    min: name === 'price' ? 0 : 1,
    value: tier[name],
    onChange: (event: { target: HTMLInputElement }) => onWrite({ [name]: event.target.value }),
    onBlur: name === 'price' ? onLeave : undefined,
    onWheel: letGo,
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
        error={error}
        {...field('price')}
      />
    </fieldset>
  )
}
