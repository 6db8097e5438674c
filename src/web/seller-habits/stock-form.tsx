import { limits } from '#contract/limits.ts'
import { lowStockRule } from '#contract/products/low-stock-rule.ts'
import { type ShopHabits, saveShopHabits } from '#contract/sellers/shop-habits.ts'
import { readNumber } from '#contract/typed-number.ts'
import { useAction } from '#web/actions/use-action.ts'
import { api } from '#web/api/browser-api.ts'
import { SendForm } from '#web/forms/send-form.tsx'
import { StockLimitField } from '#web/forms/stock-limit-field.tsx'
import { useForm } from '#web/forms/use-form.ts'
import { Card } from '#web/ui/card.tsx'
import { sellerHabitsTexts as texts } from './seller-habits-texts.ts'

type Draft = { readonly low_stock: string }

const { lowStock: usual } = limits.product

/** From how many pieces on the seller hears that a product runs out, where it has no limit of its own. */
export function StockForm({ lowStock }: { lowStock: ShopHabits['low_stock'] }) {
  const form = useForm<Draft>({
    start: { low_stock: String(lowStock ?? usual) },
    rules: { low_stock: (typed) => lowStockRule(readNumber(typed) ?? usual) },
  })
  const action = useAction({
    form,
    send: ({ low_stock }: Draft) => api(saveShopHabits, { low_stock: readNumber(low_stock) }),
    failure: texts.saveError,
    success: ({ content }) => content,
  })
  return (
    <Card as="section" aria-labelledby="stock" className="p-5 md:p-6">
      <h2 id="stock" className="mb-1 text-h2">
        {texts.stock}
      </h2>
      <p className="mb-3 text-muted text-small">{texts.stockHint}</p>
      <SendForm form={form} action={action} label={texts.saveStock} variant="secondary">
        <StockLimitField
          label={texts.lowStock}
          hint={texts.lowStockHint(usual)}
          {...form.field('low_stock')}
        />
      </SendForm>
    </Card>
  )
}
