import { lowStockRule } from '#contract/products/low-stock-rule.ts'
import { type OwnProduct, setLowStock } from '#contract/products/own-product.ts'
import { readNumber } from '#contract/typed-number.ts'
import { useAction } from '#web/actions/use-action.ts'
import { api } from '#web/api/browser-api.ts'
import { SendForm } from '#web/forms/send-form.tsx'
import { StockLimitField } from '#web/forms/stock-limit-field.tsx'
import { useForm } from '#web/forms/use-form.ts'
import { Card } from '#web/ui/card.tsx'
import { grouped } from '#web/ui/formats/rupees.ts'
import { formTexts as texts } from './form-texts.ts'

type Draft = { readonly low_stock: string }

/** From how many pieces on the seller hears that this product runs out. No part of the product: buyers never see it. */
export function LowStockCard({ product }: { product: OwnProduct }) {
  const { product_id: productId, own_low_stock, low_stock } = product
  const form = useForm<Draft>({
    start: { low_stock: own_low_stock === null ? '' : String(own_low_stock) },
    rules: { low_stock: (typed) => lowStockRule(readNumber(typed) ?? 0) },
  })
  const action = useAction({
    form,
    send: (draft: Draft) => api(setLowStock, { productId, low_stock: readNumber(draft.low_stock) }),
    failure: texts.updateError,
    success: ({ content }) => content,
  })
  return (
    <Card as="section" aria-labelledby="low-stock" className="mt-4 max-w-160 p-4 md:p-6">
      <h2 id="low-stock" className="mb-3 text-h3">
        {texts.lowStock}
      </h2>
      <SendForm form={form} action={action} label={texts.saveLowStock} variant="secondary">
        <StockLimitField
          label={texts.lowStockLabel}
          hint={own_low_stock === null ? texts.lowStockUsual(grouped(low_stock)) : texts.lowStockEmpty}
          optional
          {...form.field('low_stock')}
        />
      </SendForm>
    </Card>
  )
}
