import { Clock, IndianRupee, Layers, MapPin, Package, ShieldCheck, Truck } from 'lucide-react'
import type { ReactNode } from 'react'
import { returnsPath } from '#contract/paths.ts'
import type { ShownProduct } from '#contract/products/product.ts'
import { termsTexts } from '#web/shop-terms/terms-texts.ts'
import { dispatchText, termsText } from '#web/shop-terms/terms-words.ts'
import { QuickLink } from '#web/ui/quick-link.tsx'
import { productDetailsTexts as texts } from './product-details-texts.ts'

/** What a buyer wants to know before ordering, in one glance. */
export function Promises({ product }: { product: ShownProduct }) {
  const {
    seller_location,
    prices,
    unit,
    stock,
    is_minimum_binding,
    most_per_buyer,
    seller_terms,
    seller_dispatch,
  } = product
  const minimum = prices[0]?.quantityRange.min ?? 1
  return (
    <ul className="num grid gap-2.5 rounded-card bg-surface-2 px-4.5 py-4 text-muted text-small [&_.lucide]:size-4.5 [&_.lucide]:text-primary">
      {seller_location && <Promised icon={<MapPin />}>{texts.shipsFrom(seller_location)}</Promised>}
      <Promised icon={<Package />}>
        {texts.minimumOrder(minimum, unit, is_minimum_binding && minimum > 1)}
      </Promised>
      {most_per_buyer && <Promised icon={<Layers />}>{texts.most(most_per_buyer, unit)}</Promised>}
      {stock !== null && stock > 0 && <Promised icon={<Layers />}>{texts.inStock(stock, unit)}</Promised>}
      {seller_dispatch && <Promised icon={<Truck />}>{dispatchText(seller_dispatch)}</Promised>}
      {seller_terms && (
        <Promised icon={<IndianRupee />}>{termsTexts.payment(termsText(seller_terms))}</Promised>
      )}
      <Promised icon={<Clock />}>
        {texts.reportDamage}{' '}
        <QuickLink to={returnsPath} className="text-anchor">
          {texts.returnPolicy}
        </QuickLink>
      </Promised>
      <Promised icon={<ShieldCheck />}>{texts.keepOrders}</Promised>
    </ul>
  )
}

function Promised({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex gap-2.5">
      {icon}
      <span className="min-w-0">{children}</span>
    </li>
  )
}
