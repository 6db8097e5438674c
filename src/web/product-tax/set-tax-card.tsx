import type { FormEvent } from 'react'
import { cleanCode, problemOfCode, problemOfNumber } from '#contract/products/product-rules.ts'
import { type ProductTax, setTax, type UntaxedProduct } from '#contract/products/product-tax.ts'
import { rules as sentences } from '#contract/texts/rules.ts'
import { readNumber } from '#contract/typed-number.ts'
import { useAction } from '#web/actions/use-action.ts'
import { api } from '#web/api/browser-api.ts'
import type { Rules } from '#web/forms/form.ts'
import { type Form, useForm } from '#web/forms/use-form.ts'
import type { OfferedRates } from '#web/gst-rates/use-offered-rates.ts'
import { FormCard } from '#web/seller-products/form-card.tsx'
import { LateTaxSuggestions } from '#web/seller-products/tax/late-tax-suggestions.tsx'
import { type TaxDraft, TaxFields } from '#web/seller-products/tax/tax-fields.tsx'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { productTaxTexts as texts } from './product-tax-texts.ts'
import { suggestTax } from './tax-suggestion.ts'

const blank: TaxDraft = { hsn_code: '', gst_rate_bp: '', unit_code: '' }

const taxOf = (draft: TaxDraft) => ({
  hsn_code: cleanCode('hsn_code', draft.hsn_code),
  gst_rate_bp: readNumber(draft.gst_rate_bp),
  unit_code: cleanCode('unit_code', draft.unit_code),
})

const rules: Rules<TaxDraft> = {
  hsn_code: (typed, draft) =>
    Object.values(draft).every((text) => text.trim() === '')
      ? sentences.taxMissing
      : problemOfCode('hsn_code', cleanCode('hsn_code', typed)),
  gst_rate_bp: (typed) => problemOfNumber('gst_rate_bp', readNumber(typed)),
  unit_code: (typed) => problemOfCode('unit_code', cleanCode('unit_code', typed)),
}

type SetTaxCardProps = {
  products: readonly UntaxedProduct[]
  offered: OfferedRates
  onSaved: () => Promise<void>
}

/** What is said of all selected products alike, or of each what is suggested for it. */
export function SetTaxCard({ products, offered, onSaved }: SetTaxCardProps) {
  const form = useForm<TaxDraft>({ start: blank, rules })
  const saving = useAction({
    send: (taxes: readonly ProductTax[]) => api(setTax, { products: [...taxes] }),
    failure: texts.saveError,
    success: ({ content }) => content,
    form,
    onDone: onSaved,
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const isReady = products.length > 0 && !saving.isPending && form.check()
    if (isReady) void saving.run(products.map(({ product_id }) => ({ product_id, ...taxOf(form.draft) })))
  }
  const [first] = products
  return (
    <FormCard title={first ? texts.setTitle(products.length) : texts.selectFirst} hint={texts.setHint}>
      <form ref={form.form} onSubmit={submit} noValidate className="grid gap-4">
        {first && <Suggestions product={first} form={form} offered={offered} />}
        <TaxFields form={form} offered={offered} />
        {saving.failure && (
          <Notice tone="danger" live>
            {saving.failure}
          </Notice>
        )}
        {first && (
          <Buttons
            products={products}
            suggested={products.flatMap((product) => suggestTax(product, offered) ?? [])}
            isPending={saving.isPending}
            onTake={saving.run}
          />
        )}
      </form>
    </FormCard>
  )
}

type SuggestionsProps = { product: UntaxedProduct; form: Form<TaxDraft>; offered: OfferedRates }

const Suggestions = ({ product, form: { draft, change }, offered }: SuggestionsProps) => (
  <LateTaxSuggestions
    productName={product.product_name}
    category={product.category}
    pricePaise={Math.round(product.price * 100)}
    chosen={{ code: draft.hsn_code, rateBp: readNumber(draft.gst_rate_bp) }}
    offered={offered}
    onChoose={({ code, rateBp }) =>
      change({ hsn_code: code, gst_rate_bp: rateBp === null ? draft.gst_rate_bp : String(rateBp) })
    }
  />
)

type ButtonsProps = {
  products: readonly UntaxedProduct[]
  suggested: readonly ProductTax[]
  isPending: boolean
  onTake: (taxes: readonly ProductTax[]) => Promise<unknown>
}

function Buttons({ products, suggested, isPending, onTake }: ButtonsProps) {
  return (
    <div className="flex flex-wrap gap-2">
      <Button type="submit" loading={isPending}>
        {texts.set(products.length)}
      </Button>
      {suggested.length > 0 && (
        <Button variant="secondary" loading={isPending} onClick={() => onTake(suggested)}>
          {texts.take(suggested.length)}
        </Button>
      )}
    </div>
  )
}
