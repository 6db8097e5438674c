import { BadgeCheck, Truck } from 'lucide-react'
import type { Price } from '#contract/products/product.ts'
import { Badge } from '#web/ui/badge.tsx'
import { cx } from '#web/ui/cx.ts'
import { grouped, rupees } from '#web/ui/formats/rupees.ts'
import { Picture } from '#web/ui/pictures/picture.tsx'
import { landingTexts } from './landing-texts.ts'
import { markedSlab, type Showcase } from './showcase.ts'

const range = (min: number | null, max: number | null): Price['quantityRange'] => ({ min, max })

/** Shown while the market has no product for it. */
const sample: Showcase = {
  ...landingTexts.sample,
  unit: 'piece',
  is_seller_verified: true,
  image: undefined,
  prices: [
    { price: 145, quantityRange: range(50, 199) },
    { price: 132, quantityRange: range(200, 499) },
    { price: 118, quantityRange: range(500, null) },
  ],
}

const float = 'absolute rounded-[18px] border border-border bg-surface shadow-lg'

/** A decorative picture, hidden from screen readers and on screens without room for it. */
export function Collage({ showcase }: { showcase: Showcase | null }) {
  const shown = showcase ?? sample
  return (
    <div aria-hidden="true" className="relative hidden h-[488px] lg:block">
      <ProductPart shown={shown} />
      <ChatPart shown={shown} />
      <OrderPart shown={shown} />
    </div>
  )
}

function ProductPart({ shown }: { shown: Showcase }) {
  const { product_name, image, seller_company, seller_location, is_seller_verified } = shown
  const { place } = markedSlab(shown)
  return (
    <div className="absolute top-0 right-0 w-[336px] overflow-hidden rounded-sheet border border-border bg-surface shadow-lg">
      {image ? (
        <Picture url={image} alt="" sizes="336px" width={336} height={280} className="aspect-[6/5] w-full" />
      ) : (
        <span className="photo p-sky grid aspect-[6/5] w-full place-items-center">
          <img src="/categories/apparel-fashion.webp" alt="" width={160} height={160} loading="lazy" />
        </span>
      )}
      <div className="px-4.5 pt-4 pb-4.5">
        <p className="truncate text-h3">{product_name}</p>
        <p className="mt-1 flex items-center gap-1.5 text-micro text-muted">
          {is_seller_verified && <BadgeCheck className="size-4 text-primary-soft-fg" />}
          <span className="truncate font-semibold text-primary-soft-fg">{seller_company}</span>
          {seller_location && <span className="max-w-1/2 flex-none truncate">· {seller_location}</span>}
        </p>
        <div className="num mt-3 text-small">
          {shown.prices.map((slab, index) => (
            <p
              key={slab.quantityRange.min}
              className={cx(
                'flex justify-between border-border border-t px-2.5 py-[9px]',
                index === place &&
                  'rounded-small border-transparent bg-primary-soft font-semibold text-primary-soft-fg',
              )}
            >
              <span>{slabWords(slab)}</span>
              <span>
                <span className="font-semibold">{rupees(slab.price)}</span>
                <span className="font-normal text-xs"> / {shown.unit}</span>
              </span>
            </p>
          ))}
        </div>
      </div>
    </div>
  )
}

function slabWords({ quantityRange: { min, max } }: Price) {
  const least = grouped(min ?? 1)
  return max === null ? landingTexts.orMore(least) : `${least} – ${grouped(max)}`
}

function ChatPart({ shown }: { shown: Showcase }) {
  const { quantity, price } = markedSlab(shown)
  return (
    <div
      className={cx(
        float,
        'bottom-4 left-0 hidden w-[226px] p-3.5 text-[.8125rem] leading-[1.2rem] xl:block',
      )}
    >
      <div className="mb-2.5 flex items-center gap-2.5">
        <span className="grid size-8 place-items-center rounded-control bg-accent-soft font-bold text-warning-fg text-xs">
          {initials(landingTexts.chatCard)}
        </span>
        <span>
          <span className="block font-semibold">{landingTexts.chatCard}</span>
          <span className="flex items-center gap-1 font-medium text-micro text-success-fg">
            <span className="size-1.5 rounded-full bg-success" />
            {landingTexts.online}
          </span>
        </span>
      </div>
      <p className="ml-auto w-fit max-w-[90%] rounded-card rounded-br-sm bg-primary px-3 py-2 text-primary-fg">
        {landingTexts.chatAsked(grouped(quantity))}
      </p>
      <p className="mt-2 w-fit max-w-[90%] rounded-card rounded-bl-sm bg-surface-2 px-3 py-2">
        {landingTexts.chatAnswered(rupees(price))}
      </p>
    </div>
  )
}

const initials = (name: string) =>
  name
    .split(' ')
    .slice(0, 2)
    .map((word) => word.charAt(0))
    .join('')
    .toUpperCase()

const reached = 2

function OrderPart({ shown }: { shown: Showcase }) {
  return (
    <div className={cx(float, 'top-10 left-0 w-[268px] px-4 pt-3.5 pb-4 xl:left-6')}>
      <div className="flex items-center justify-between">
        <span>
          <span className="block text-micro text-muted">{landingTexts.orderCard}</span>
          <span className="num font-bold tracking-[-.02em]">{rupees(markedSlab(shown).total)}</span>
        </span>
        <Badge tone="violet" icon={<Truck />}>
          {landingTexts.shipped}
        </Badge>
      </div>
      <div className="mt-3.5 flex">
        {landingTexts.orderSteps.map((step, index) => (
          <span
            key={step}
            className={cx(
              'order-dot relative flex-1 pt-[22px] text-center font-medium text-[.6875rem]',
              index <= reached ? 'is-done text-text' : 'text-subtle',
            )}
          >
            {step}
          </span>
        ))}
      </div>
    </div>
  )
}
