import { Eye, RotateCw } from 'lucide-react'
import { productPath } from '#contract/paths.ts'
import { defaultExpireIn } from '#contract/products/live-duration.ts'
import { relistProduct } from '#contract/products/live-product.ts'
import type { OwnProduct } from '#contract/products/own-product.ts'
import { oneOf } from '#contract/products/unit-words.ts'
import { useAction } from '#web/actions/use-action.ts'
import { api } from '#web/api/browser-api.ts'
import { serverNow } from '#web/api/server-clock.ts'
import { Countdown } from '#web/products/countdown.tsx'
import { Thumb } from '#web/products/thumb.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { cut } from '#web/ui/formats/cut.ts'
import { dayAndTimeOf } from '#web/ui/formats/dates.ts'
import { Price } from '#web/ui/price.tsx'
import { hasEnded } from './has-ended.ts'
import { liveTexts as texts } from './live-texts.ts'

type LiveOfferProps = { offer: OwnProduct; onChanged: () => Promise<void> }

export function LiveOffer({ offer, onChanged }: LiveOfferProps) {
  const { product_id, product_name, images, expires_at } = offer
  const isOver = hasEnded(expires_at, serverNow())
  return (
    <Card as="li" className="flex flex-wrap items-center gap-x-4 gap-y-3 p-3 md:pr-4">
      <Thumb url={images[0]} productId={product_id} className="flex-none rounded-control" />
      <OfferFacts offer={offer} isOver={isOver} />
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
        <RelistButton offer={offer} isOver={isOver} onChanged={onChanged} />
      </div>
    </Card>
  )
}

type OfferFactsProps = { offer: OwnProduct; isOver: boolean }

function OfferFacts({ offer: { product_name, prices, unit, expires_at }, isOver }: OfferFactsProps) {
  return (
    <div className="min-w-[min(10rem,100%)] flex-1">
      <h3 className="wrap-anywhere font-semibold text-small" title={product_name}>
        {cut(product_name, 50)}
      </h3>
      <p className="mt-0.5">
        <Price amount={prices.at(-1)?.price ?? 0} unit={oneOf(unit)} short />
      </p>
      <p className="mt-0.5 text-small">
        {isOver || expires_at === null ? (
          <span className="num text-muted">{expires_at && texts.endedOn(dayAndTimeOf(expires_at))}</span>
        ) : (
          <Countdown until={expires_at} className="font-medium" />
        )}
      </p>
    </div>
  )
}

/** An offer that has ended needs it most, so its button stands out. */
function RelistButton({ offer, isOver, onChanged }: LiveOfferProps & { isOver: boolean }) {
  const relist = useRelist(offer.product_id, onChanged)
  return (
    <Button
      variant={isOver ? 'soft' : 'secondary'}
      size="sm"
      icon={<RotateCw className="size-4" />}
      aria-label={texts.relistOf(offer.product_name)}
      loading={relist.isPending}
      onClick={() => relist.run()}
    >
      {texts.relist}
    </Button>
  )
}

function useRelist(productId: string, onChanged: () => Promise<void>) {
  return useAction({
    send: () => api(relistProduct, { productId, expireIn: defaultExpireIn }),
    failure: { lost: texts.relistError },
    success: ({ expires_at }) => texts.relisted(dayAndTimeOf(expires_at)),
    failureToast: true,
    onDone: onChanged,
  })
}
