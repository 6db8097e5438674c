import { type PriceTier, toRupees } from '#contract/products/price.ts'
import { readNumber } from '#contract/typed-number.ts'
import type { CardProduct } from '#web/products/card-product.ts'
import { ProductCard } from '#web/products/product-card.tsx'
import { SpecValue } from '#web/products/spec-value.tsx'
import { useSession } from '#web/session/session.ts'
import { cx } from '#web/ui/cx.ts'
import { rupees } from '#web/ui/formats/rupees.ts'
import { formTexts as texts } from './form-texts.ts'
import { type Draft, tiersOf } from './product-draft.ts'

type FormPreviewProps = { draft: Draft; cover: string | undefined; verified: boolean; isLive: boolean }

/** The buyer's card and slabs as they come out; a picture of them, with nothing to press. */
export function FormPreview(props: FormPreviewProps) {
  const { draft } = props
  const result = tiersOf(draft)
  const tiers = 'tiers' in result ? result.tiers : []
  return (
    <aside aria-label={texts.preview}>
      <h2 className="mb-3 text-h3">{texts.preview}</h2>
      <div inert className="grid gap-4">
        <div className="max-w-70">
          <ProductCard product={useCard(props)} />
        </div>
        <SlabPreview tiers={tiers} />
        <SpecPreview draft={draft} />
      </div>
    </aside>
  )
}

function useCard({ draft, cover, verified, isLive }: FormPreviewProps): CardProduct {
  const user = useSession().user
  const result = tiersOf(draft)
  const tiers = 'tiers' in result ? result.tiers : []
  return {
    product_id: 'preview',
    product_name: draft.product_name.trim() || texts.previewName,
    gst_rate_bp: readNumber(draft.gst_rate_bp),
    country_of_origin: draft.country_of_origin || null,
    unit: draft.unit.trim() || texts.previewUnit,
    kind: isLive ? 'live' : 'standard',
    expires_at: null,
    stock: readNumber(draft.stock),
    is_verified: verified,
    is_top_product: false,
    seller_company: user?.company_name ?? user?.full_name ?? '',
    seller_location: null,
    image: cover,
    card_price: toRupees(tiers.at(-1)?.unit_price_paise ?? 0),
    has_slabs: tiers.length > 1,
    min_order: tiers[0]?.min ?? 1,
  }
}

function SlabPreview({ tiers }: { tiers: readonly PriceTier[] }) {
  return (
    <ul className="grid grid-cols-2 gap-2">
      {tiers.map((tier, place) => (
        <li
          key={tier.min}
          className={cx(
            'num grid gap-1 rounded-large border bg-surface p-3',
            place === 0 ? 'border-primary bg-primary-soft' : 'border-border-strong',
          )}
        >
          <span className="text-muted text-xs leading-4">{texts.slab(tier)}</span>
          <span className="font-bold text-[1.0625rem] tracking-[-.02em]">
            {rupees(toRupees(tier.unit_price_paise))}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** As the product's own page shows them. */
function SpecPreview({ draft: { specs } }: { draft: Draft }) {
  const filled = specs.filter(({ key, value }) => key.trim() !== '' && value.trim() !== '')
  if (filled.length === 0) return null
  return (
    <dl className="grid gap-2.5 text-small">
      {filled.map(({ id, key, value }) => (
        <div key={id}>
          <dt className="break-words text-muted">{key}</dt>
          <dd className="mt-1 wrap-anywhere">
            <SpecValue name={key} value={value} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
