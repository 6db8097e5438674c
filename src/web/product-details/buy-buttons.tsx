import { ShoppingCart } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { signUpPath } from '#contract/paths.ts'
import type { Product } from '#contract/products/product.ts'
import { ByMembership } from '#web/navigation/by-viewer.tsx'
import { loginBefore } from '#web/session/next-path.ts'
import { StartChat } from '#web/start-chat/start-chat.tsx'
import { startTexts } from '#web/start-chat/start-texts.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { productDetailsTexts as texts } from './product-details-texts.ts'
import type { CartButton } from './use-add-to-cart.ts'

type BuyButtonsProps = {
  product: Pick<Product, 'product_id' | 'seller_id'>
  cart: CartButton
  /** In the bar of phones the main button also says what it costs. */
  total?: ReactNode
}

/** A member adds to the cart; a visitor is led to an account and comes back to this page. */
export function BuyButtons({ product, cart, total }: BuyButtonsProps) {
  return (
    <ByMembership
      as="div"
      visitor={<VisitorButtons />}
      member={<MemberButtons product={product} cart={cart} total={total} />}
    />
  )
}

function MemberButtons({ product, cart, total }: BuyButtonsProps) {
  const chat = { sellerId: product.seller_id, productId: product.product_id }
  return (
    <div className="flex gap-2.5">
      {total && (
        <StartChat {...chat} size="lg" aria-label={startTexts.chatWithSupplier} className="flex-none px-4!">
          {null}
        </StartChat>
      )}
      <Button
        size="lg"
        loading={cart.sending}
        icon={<ShoppingCart />}
        onClick={cart.add}
        className="num min-w-0 flex-[1.6]"
      >
        {texts.addToCart}
        {total && <span className="ml-auto">{total}</span>}
      </Button>
      {!total && (
        <StartChat {...chat} size="lg" className="flex-1">
          {startTexts.chat}
        </StartChat>
      )}
    </div>
  )
}

function VisitorButtons() {
  const { pathname } = useLocation()
  return (
    <div className="flex gap-2.5">
      <ButtonLink
        to={`${signUpPath}?next=${encodeURIComponent(pathname)}`}
        size="lg"
        icon={<ShoppingCart className="max-md:hidden" />}
        className="flex-[1.2] px-3!"
      >
        {texts.signUpToBuy}
      </ButtonLink>
      <ButtonLink to={loginBefore(pathname)} variant="secondary" size="lg" className="flex-1 px-2!">
        {texts.loginToContact}
      </ButtonLink>
    </div>
  )
}
