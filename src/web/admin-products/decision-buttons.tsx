import { BadgeCheck, CircleX, Star } from 'lucide-react'
import type { ReviewedProduct } from '#contract/admin/admin-products.ts'
import { Button } from '#web/ui/button.tsx'
import { adminProductsTexts as texts } from './admin-products-texts.ts'
import { decisionsFor, type ProductDecision } from './product-decisions.ts'

const looks = {
  verify: { variant: 'soft', icon: <BadgeCheck /> },
  reject: { variant: 'danger', icon: <CircleX /> },
  unverify: { variant: 'secondary', icon: undefined },
  feature: { variant: 'secondary', icon: <Star /> },
  unfeature: { variant: 'secondary', icon: <Star /> },
} as const

const opensDialog = (decision: ProductDecision) => decision === 'reject' || decision === 'feature'

/** 'Top product' and 'Remove from top products' are one button to React, so that it keeps its focus. */
const keyOf = (decision: ProductDecision) => (decision === 'unfeature' ? 'feature' : decision)

type DecisionButtonsProps = {
  product: ReviewedProduct
  isBusy: boolean
  onDecide: (decision: ProductDecision) => void
}

export function DecisionButtons({ product, isBusy, onDecide }: DecisionButtonsProps) {
  return (
    <div className="mt-auto flex flex-wrap gap-2 pt-1">
      {decisionsFor(product).map((decision) => (
        <Button
          key={keyOf(decision)}
          size="sm"
          {...looks[decision]}
          loading={isBusy && !opensDialog(decision)}
          aria-label={texts.of(texts[decision], product.product_name)}
          onClick={() => onDecide(decision)}
        >
          {texts[decision]}
        </Button>
      ))}
    </div>
  )
}
