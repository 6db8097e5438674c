import { ShoppingCart } from 'lucide-react'
import { useLocation } from 'react-router'
import { ByMembership } from '#web/app/by-viewer.tsx'
import { pageExists } from '#web/app/existing-routes.ts'
import { loginPath } from '#web/app/next-path.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { productDetailsTexts as texts } from './product-details-texts.ts'
import type { CartButton } from './use-add-to-cart.ts'

type BuyButtonsProps = {
  cart: CartButton
  /** In the bar of phones the main button also says what it costs. */
  total?: string
}

/** A member adds to the cart; a visitor is led to an account and comes back to this page. */
export function BuyButtons({ cart, total }: BuyButtonsProps) {
  return (
    <ByMembership
      as="div"
      visitor={<VisitorButtons />}
      member={
        <Button
          size="lg"
          block
          loading={cart.sending}
          icon={<ShoppingCart />}
          onClick={() => void cart.add()}
          className="num"
        >
          {texts.addToCart}
          {total && <span className="ml-auto">{total}</span>}
        </Button>
      }
    />
  )
}

function VisitorButtons() {
  const { pathname } = useLocation()
  return (
    <div className="flex gap-2.5">
      {pageExists('/signup') && (
        <ButtonLink
          to={`/signup?next=${encodeURIComponent(pathname)}`}
          size="lg"
          icon={<ShoppingCart className="max-md:hidden" />}
          className="flex-[1.2] px-3!"
        >
          {texts.signUpToBuy}
        </ButtonLink>
      )}
      {pageExists('/login') && (
        <ButtonLink to={loginPath(pathname)} variant="secondary" size="lg" className="flex-1 px-2!">
          {texts.loginToContact}
        </ButtonLink>
      )}
    </div>
  )
}
