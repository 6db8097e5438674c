import { GstWord } from '#web/gst/gst-word.tsx'
import { useIsOwn } from './buy-box.tsx'
import { BuyButtons } from './buy-buttons.tsx'
import { GstMoney } from './gst-money.tsx'
import { isOrderable, type Offer } from './offer.ts'
import { productDetailsTexts as texts } from './product-details-texts.ts'

/** At the thumb on phones, in the place of the bar for going around. */
export function BuyBar({ offer }: { offer: Offer }) {
  const isOwn = useIsOwn(offer)
  if (!isOrderable(offer)) return null
  return (
    <div className="buy-bar fixed inset-x-0 bottom-0 z-60 border-border border-t bg-surface px-4 pt-2.5 pb-[calc(10px+env(safe-area-inset-bottom))] shadow-[0_-6px_20px_-12px_oklch(.235_.036_212/.3)] md:hidden">
      {isOwn ? (
        <p className="grid min-h-13 content-center text-center text-muted text-small">{texts.ownProduct}</p>
      ) : (
        <BuyButtons product={offer.product} cart={offer.cart} total={<Total offer={offer} />} />
      )}
    </div>
  )
}

function Total({ offer: { quote, product } }: { offer: Offer }) {
  return (
    <span className="grid text-right leading-4.5">
      <GstMoney paise={quote.totalPaise} rateBp={product.gst_rate_bp} />
      <span className="font-normal text-xs leading-4">
        <GstWord rateBp={product.gst_rate_bp} />
      </span>
    </span>
  )
}
