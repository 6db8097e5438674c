import { Eye, RotateCw } from 'lucide-react'
import { productPath } from '#contract/paths.ts'
import { defaultExpireIn } from '#contract/products/live-duration.ts'
import { relistProduct } from '#contract/products/live-product.ts'
import type { OwnProduct } from '#contract/products/own-product.ts'
import { useAction } from '#web/actions/use-action.ts'
import { api } from '#web/api/browser-api.ts'
import { serverNow } from '#web/api/server-clock.ts'
import { Countdown } from '#web/products/countdown.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { cut } from '#web/ui/formats/cut.ts'
import { dayAndTimeOf } from '#web/ui/formats/dates.ts'
import { Picture } from '#web/ui/pictures/picture.tsx'
import { Price } from '#web/ui/price.tsx'
import { liveTexts as texts } from './live-texts.ts'

type LiveOfferProps = { offer: OwnProduct; onChanged: () => Promise<void> }

/** One offer with the time that is left, and the way to list it anew. */
export function LiveOffer({ offer, onChanged }: LiveOfferProps) {
  const { product_id, product_name, images, prices, unit, expires_at } = offer
  const relist = useRelist(product_id, onChanged)
  const isOver = expires_at === null || Date.parse(expires_at) <= serverNow()
  return (
    <Card as="li" className="flex flex-wrap items-center gap-x-4 gap-y-3 p-3 md:pr-4">
      <Picture
        url={images[0]}
        alt=""
        sizes="72px"
        width={240}
        height={240}
        toneKey={product_id}
        className="size-18 flex-none rounded-control"
      />
      <div className="min-w-40 flex-1">
        <h3 className="break-words font-semibold text-small" title={product_name}>
          {cut(product_name, 50)}
        </h3>
        <p className="mt-0.5">
          <Price amount={prices.at(-1)?.price ?? 0} unit={unit} short />
        </p>
        <p className="mt-0.5 text-small">
          {isOver ? (
            <span className="num text-muted">{expires_at && texts.endedOn(dayAndTimeOf(expires_at))}</span>
          ) : (
            <Countdown until={expires_at} className="font-medium" />
          )}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <ButtonLink
          to={productPath(product_id)}
          variant="ghost"
          size="sm"
          icon={<Eye className="size-4" />}
          aria-label={texts.viewOf(product_name)}
        >
          {texts.view}
        </ButtonLink>
        <Button
          variant={isOver ? 'soft' : 'secondary'}
          size="sm"
          icon={<RotateCw className="size-4" />}
          aria-label={texts.relistOf(product_name)}
          loading={relist.isPending}
          onClick={() => relist.run()}
        >
          {texts.relist}
        </Button>
      </div>
    </Card>
  )
}

function useRelist(productId: string, onChanged: () => Promise<void>) {
  return useAction({
    send: () => api(relistProduct, { productId, expireIn: defaultExpireIn }),
    failure: { lost: texts.relistFault },
    success: ({ expires_at }) => texts.relisted(dayAndTimeOf(expires_at)),
    failureToast: true,
    onDone: onChanged,
  })
}
