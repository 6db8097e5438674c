import { TrendingDown } from 'lucide-react'
import { useId } from 'react'
import type { PriceTier } from '#contract/products/price.ts'
import { readNumber } from '#contract/typed-number.ts'
import { GstWord } from '#web/gst/gst-word.tsx'
import { categoryLink } from '#web/navigation/category-link.ts'
import { categoryName } from '#web/products/product-texts.ts'
import { useSession } from '#web/session/session.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { QuantityStepper } from '#web/ui/fields/quantity-stepper.tsx'
import { useWrongQuantity } from '#web/ui/fields/use-wrong-quantity.ts'
import { Notice } from '#web/ui/notice.tsx'
import { BuyButtons } from './buy-buttons.tsx'
import { GstMoney } from './gst-money.tsx'
import { isOrderable, type Offer } from './offer.ts'
import { productDetailsTexts as texts } from './product-details-texts.ts'
import { SlabPicker } from './slab-picker.tsx'

/** Slab, quantity and total, which always agree, and the buttons. */
export function BuyBox({ offer }: { offer: Offer }) {
  const { product, tiers, limit, quote, setQuantity } = offer
  const { isWrong, onProblem } = useWrongQuantity(quote.quantity)
  const choose = (tier: PriceTier) => {
    if (tier.min !== quote.tier.min || quote.belowMinimum) setQuantity(tier.min)
  }
  return (
    <div className="grid gap-3">
      <SlabPicker
        tiers={tiers}
        chosen={quote.tier}
        unit={product.unit}
        rateBp={product.gst_rate_bp}
        limit={limit}
        onChoose={choose}
      />
      {isOrderable(offer) ? (
        <>
          <QuantityRow offer={offer} isWrong={isWrong} onProblem={onProblem} />
          <div role="status" className="grid gap-2 empty:hidden">
            {!isWrong && <Advice offer={offer} />}
          </div>
          <div className="mt-1 hidden md:block">
            <BuyOrNote offer={offer} />
          </div>
        </>
      ) : (
        <NotForSale offer={offer} />
      )}
    </div>
  )
}

type QuantityRowProps = { offer: Offer; isWrong: boolean; onProblem: (isWrong: boolean) => void }

function QuantityRow({ offer, isWrong, onProblem }: QuantityRowProps) {
  const { product, limit, quote, setQuantity } = offer
  const id = useId()
  return (
    <div className="mt-2 flex flex-wrap items-end justify-between gap-x-4 gap-y-3">
      <div>
        <label htmlFor={id} className="mb-1.5 block font-semibold text-small">
          {texts.quantity(product.unit)}
        </label>
        <QuantityStepper
          id={id}
          value={quote.quantity}
          read={readNumber}
          onCommit={setQuantity}
          onProblem={onProblem}
          max={limit ?? undefined}
        />
      </div>
      {!isWrong && <Sum id={id} offer={offer} />}
    </div>
  )
}

/** The total of the quantity, and how it comes about. */
function Sum({ id, offer: { product, quote } }: { id: string; offer: Offer }) {
  const rateBp = product.gst_rate_bp
  return (
    <output htmlFor={id} className="num ml-auto grid text-right">
      <span className="text-muted text-small">
        <span className={rateBp ? 'with-gst' : undefined}>
          {texts.sum(quote.quantity, quote.tier.unit_price_paise)}
        </span>
        {!!rateBp && <span className="without-gst">{texts.withGst(quote.totalPaise)}</span>}
      </span>{' '}
      <span className="font-bold text-xl leading-7 tracking-[-.025em]">
        <GstMoney paise={quote.totalPaise} rateBp={rateBp} />
      </span>{' '}
      <span className="text-muted text-small">
        <GstWord rateBp={rateBp} />
      </span>
    </output>
  )
}

/** What the chosen quantity means: too little for the seller, all one can have, or a little short of a better price. */
function Advice({ offer: { product, tiers, limit, quote } }: { offer: Offer }) {
  const { unit, stock, is_minimum_binding, gst_rate_bp: rateBp } = product
  const missing = quote.cheaper?.missing ?? 0
  return (
    <>
      {quote.savedPaise > 0 && (
        <p className="num text-right font-medium text-small text-success-fg">
          <GstMoney paise={quote.savedPaise} rateBp={rateBp} write={texts.saving} />
        </p>
      )}
      {quote.belowMinimum && (
        <Notice tone="warning">{texts.belowMinimum(tiers[0]?.min ?? 1, unit, is_minimum_binding)}</Notice>
      )}
      {limit !== null && quote.quantity >= limit && (
        <Notice tone="warning">
          {limit === stock ? texts.allStock(limit, unit) : texts.most(limit, unit)}
        </Notice>
      )}
      {quote.cheaper && (
        <Notice
          tone="warning"
          icon={<TrendingDown className="size-4.5 flex-none" />}
          className="bg-accent-soft! py-2.5"
        >
          <GstMoney
            paise={quote.cheaper.unitPaise}
            rateBp={rateBp}
            write={(amount) => texts.addMore(missing, unit, amount)}
          />
        </Notice>
      )}
    </>
  )
}

function BuyOrNote({ offer }: { offer: Offer }) {
  const isOwn = useIsOwn(offer)
  return isOwn ? (
    <Notice>{texts.ownProduct}</Notice>
  ) : (
    <BuyButtons product={offer.product} cart={offer.cart} />
  )
}

/** Sellers cannot buy their own products. */
export function useIsOwn({ product }: Offer) {
  return useSession().user?.user_id === product.seller_id
}

function NotForSale({ offer: { product, ended } }: { offer: Offer }) {
  return (
    <div className="mt-2 grid gap-3">
      <Notice tone="warning">{ended ? texts.ended : texts.soldOut}</Notice>
      <ButtonLink to={categoryLink(product.category)} variant="secondary" size="lg">
        {texts.moreIn(categoryName(product.category))}
      </ButtonLink>
    </div>
  )
}
