import { ShoppingCart } from 'lucide-react'
import { useLocation } from 'react-router'
import { signUpPath } from '#contract/paths.ts'
import type { ShownProduct } from '#contract/products/product.ts'
import { ByMembership } from '#web/navigation/by-viewer.tsx'
import { useAddToCart } from '#web/product-details/use-add-to-cart.ts'
import { loginBefore } from '#web/session/next-path.ts'
import { useSession } from '#web/session/session.ts'
import { StartChat } from '#web/start-chat/start-chat.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { compareTexts as texts } from './compare-texts.ts'

type CompareButtonsProps = { product: ShownProduct; quantity: number }

/** A member buys or asks; a visitor is led to an account and comes back to this comparison. */
export const CompareButtons = (props: CompareButtonsProps) => (
  <ByMembership
    as="div"
    visitor={<VisitorButtons product={props.product} />}
    member={<MemberButtons {...props} />}
  />
)

function MemberButtons({ product, quantity }: CompareButtonsProps) {
  const { product_id, product_name, seller_id, seller_company, stock } = product
  const { sending, add } = useAddToCart(product_id, quantity)
  const { user } = useSession()
  if (user?.user_id === seller_id) return <p className="text-muted text-small">{texts.own}</p>
  return (
    <div className="grid gap-2">
      {stock === 0 ? (
        <p className="grid min-h-11 content-center font-medium text-small text-warning-fg">{texts.soldOut}</p>
      ) : (
        <Button
          block
          icon={<ShoppingCart className="max-md:hidden" />}
          aria-label={texts.addOf(product_name)}
          loading={sending}
          className="px-2!"
          onClick={add}
        >
          {texts.add}
        </Button>
      )}
      <StartChat
        sellerId={seller_id}
        productId={product_id}
        block
        aria-label={texts.chatOf(seller_company)}
        className="px-2!"
      >
        {texts.chat}
      </StartChat>
    </div>
  )
}

function VisitorButtons({ product: { product_name, seller_company } }: { product: ShownProduct }) {
  const { pathname, search } = useLocation()
  const here = pathname + search
  return (
    <div className="grid gap-2">
      <ButtonLink
        block
        to={`${signUpPath}?next=${encodeURIComponent(here)}`}
        aria-label={texts.signUpOf(product_name)}
        className="px-2!"
      >
        {texts.signUp}
      </ButtonLink>
      <ButtonLink
        block
        variant="secondary"
        to={loginBefore(here)}
        aria-label={texts.loginOf(seller_company)}
        className="px-2!"
      >
        {texts.login}
      </ButtonLink>
    </div>
  )
}
