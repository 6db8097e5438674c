import { useNavigate } from 'react-router'
import { ApiError } from '#contract/client.ts'
import { orderPath } from '#contract/paths.ts'
import type { ShownProduct } from '#contract/products/product.ts'
import { orderSample } from '#contract/samples/sample.ts'
import { useAction } from '#web/actions/use-action.ts'
import { api } from '#web/api/browser-api.ts'
import { shopShown } from '#web/basket/goods-arithmetic.ts'
import { DeliverySection, DeliveryStep } from '#web/deals/delivery-section.tsx'
import { deliveryOf, useDelivery } from '#web/deals/use-delivery.ts'
import { Thumb } from '#web/products/thumb.tsx'
import { TermsLines } from '#web/shop-terms/terms-lines.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { rupees } from '#web/ui/formats/rupees.ts'
import { Notice } from '#web/ui/notice.tsx'
import { orderSampleTexts as texts } from './order-sample-texts.ts'

type SampleFormProps = {
  product: ShownProduct
  /** Rupees. */
  price: number
}

/** What it is, where it goes, whom it is billed to, and its order. */
export function SampleForm({ product, price }: SampleFormProps) {
  const delivery = useDelivery(true)
  const { run, isPending, failure } = useOrderSample(product, price)
  const to = deliveryOf(delivery)
  if (delivery.step)
    return (
      <Card className="p-5">
        <DeliveryStep delivery={delivery} />
      </Card>
    )
  return (
    <Card className="grid gap-5 p-5">
      <Goods product={product} price={price} />
      <DeliverySection delivery={delivery} />
      {failure && (
        <Notice tone="danger" live>
          {failure}
        </Notice>
      )}
      <Button
        size="lg"
        loading={isPending || delivery.bill.isLoading}
        disabled={!to}
        onClick={() => to && run(to)}
      >
        {texts.place}
      </Button>
    </Card>
  )
}

function Goods({ product, price }: SampleFormProps) {
  const { product_id, product_name, seller_company, images, unit } = product
  return (
    <div className="grid grid-cols-[72px_minmax(0,1fr)] gap-x-4">
      <Thumb url={images[0]} productId={product_id} className="rounded-large" />
      <div className="min-w-0">
        <h2 className="wrap-anywhere font-medium text-base">{product_name}</h2>
        <p className="wrap-anywhere text-muted text-small">{seller_company}</p>
        <p className="num mt-1 font-bold text-lg tracking-[-.02em]">{texts.each(unit, rupees(price))}</p>
      </div>
      <p className="num col-span-full mt-3 text-pretty text-muted text-small">{texts.off(rupees(price))}</p>
      <TermsLines shop={product} total={price} className="col-span-full mt-1" />
    </div>
  )
}

type Delivery = NonNullable<ReturnType<typeof deliveryOf>>

/** One attempt keeps one key, also after a lost connection: pressing again orders no second sample. */
function useOrderSample({ product_id: productId, ...shop }: ShownProduct, price: number) {
  const navigate = useNavigate()
  return useAction({
    send: (to: Delivery, keyFor) => {
      const draft = { productId, price, ...shopShown(shop), ...to }
      return api(orderSample, draft, keyFor(draft))
    },
    failure: (error) => (error instanceof ApiError && error.status < 500 ? error.message : texts.error),
    success: () => texts.placed,
    onDone: ({ order_id }) => navigate(orderPath(order_id)),
    leaves: true,
  })
}
