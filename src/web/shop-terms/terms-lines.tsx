import type { PricedGoods } from '#contract/cart.ts'
import { advanceOf } from '#contract/payments/advance.ts'
import { toPaise, toRupees } from '#contract/products/price.ts'
import type { PaymentTerms } from '#contract/terms.ts'
import { rupees } from '#web/ui/formats/rupees.ts'
import { termsTexts as texts } from './terms-texts.ts'
import { dispatchText, termsText } from './terms-words.ts'

export type ShopTerms = Pick<PricedGoods, 'seller_terms' | 'seller_dispatch'>

type TermsLinesProps = {
  shop: ShopTerms
  /** Of the order, in rupees. */
  total: number
  className?: string
}

/** On which terms an order will be paid and sent, before it is placed. */
export const TermsLines = ({
  shop: { seller_terms, seller_dispatch },
  total,
  className = '',
}: TermsLinesProps) => (
  <p className={`num text-pretty text-muted text-small ${className}`}>
    <span className="block">
      {texts.payment(seller_terms ? termsText(seller_terms, advanceIn(total, seller_terms)) : texts.open)}
    </span>
    {seller_dispatch && <span className="block">{dispatchText(seller_dispatch)}</span>}
  </p>
)

const advanceIn = (total: number, terms: PaymentTerms) =>
  rupees(toRupees(advanceOf(toPaise(total) ?? 0, terms)))
