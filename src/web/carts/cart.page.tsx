import { ShoppingCart } from 'lucide-react'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { type Cart, getCart } from '#contract/cart.ts'
import { marketPath, pasteOrderPath } from '#contract/paths.ts'
import { api } from '#web/api/browser-api.ts'
import { sentenceOf } from '#web/api/sentence-of.ts'
import { bySupplier, orderable, type SupplierGroup, totalOf } from '#web/basket/goods-arithmetic.ts'
import { HelpLink } from '#web/help/help-link.tsx'
import { saveTexts } from '#web/list-choice/save-texts.ts'
import { SaveToList } from '#web/list-choice/save-to-list.tsx'
import { requireToken } from '#web/session/require-token.ts'
import { TermsLines } from '#web/shop-terms/terms-lines.tsx'
import { privateMeta } from '#web/site/private-meta.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { rupees } from '#web/ui/formats/rupees.ts'
import { EmptyState } from '#web/ui/lists/empty-state.tsx'
import { LoadError } from '#web/ui/lists/load-error.tsx'
import type { Route } from './+types/cart.page.ts'
import { CartLineRow, type LineActions } from './cart-line-row.tsx'
import { CartSkeleton } from './cart-skeleton.tsx'
import { CartBar, CartSummary } from './cart-summary.tsx'
import { taxedShare, taxOfCart } from './cart-tax.ts'
import { cartTexts } from './cart-texts.ts'
import { CheckoutDialog } from './checkout-dialog.tsx'
import { LazyOrderPlaced } from './lazy-review-step.ts'
import { NotAdded } from './not-added.tsx'
import { useCart } from './use-cart.ts'
import { useCheckout } from './use-checkout.ts'
import { useFreshCart } from './use-fresh-cart.ts'

export const handle = { hidesBottomBar: true }

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  requireToken(request)
  try {
    return { cart: await api(getCart, {}) }
  } catch (error) {
    return { content: sentenceOf(error, cartTexts.loadError) }
  }
}

export const meta: Route.MetaFunction = () => privateMeta(cartTexts.title)

export const HydrateFallback = CartSkeleton

export default function CartPage({ loaderData }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  const [orderIds, setOrderIds] = useState<readonly string[]>([])
  if ('content' in loaderData)
    return (
      <div className="wrap py-8">
        <h1 className="mb-4 text-h1">{cartTexts.title}</h1>
        <LoadError text={loaderData.content} onRetry={revalidate} />
      </div>
    )
  if (orderIds.length > 0) return <LazyOrderPlaced orderIds={orderIds} />
  return <CartView loaded={loaderData.cart} onPlaced={setOrderIds} />
}

function CartView({ loaded, onPlaced }: { loaded: Cart; onPlaced: (orderIds: readonly string[]) => void }) {
  const { cart, settled, setQuantity, remove, refresh } = useCart(loaded)
  const checkout = useCheckout(cart, settled)
  useFreshCart(refresh, !checkout.isOpen)
  const items = orderable(cart).length
  const suppliers = bySupplier(orderable(cart)).length
  const summary = {
    total: cart.total_amount,
    share: taxedShare(orderable(cart)),
    isWaiting: checkout.isWaiting,
    onProceed: () => void checkout.proceed(),
  }
  return (
    <div className="wrap pt-6 pb-28 md:pt-8 lg:pb-16">
      <h1 className="mb-4 flex flex-wrap items-baseline gap-x-3 text-h1 md:mb-6">
        {cartTexts.title}
        {cart.cart_items.length > 0 && (
          <span className="num font-normal text-base text-muted tracking-normal">
            {cartTexts.inCart(cart.cart_items.length)}
          </span>
        )}
      </h1>
      <NotAdded />
      <div className="grid items-start gap-6 lg:grid-cols-[1fr_320px]">
        {cart.cart_items.length === 0 ? (
          <EmptyCart />
        ) : (
          <CartGoods cart={cart} actions={{ setQuantity, remove }} />
        )}
        <CartSummary items={items} suppliers={suppliers} tax={taxOfCart(orderable(cart))} {...summary} />
      </div>
      {items > 0 && <CartBar {...summary} />}
      <CheckoutDialog
        open={checkout.isOpen}
        cart={cart}
        onClose={checkout.close}
        onPlaced={onPlaced}
        onRefused={refresh}
      />
    </div>
  )
}

function EmptyCart() {
  return (
    <Card>
      <EmptyState
        icon={<ShoppingCart />}
        title={cartTexts.empty}
        action={
          <>
            <ButtonLink to={marketPath}>{cartTexts.explore}</ButtonLink>
            <ButtonLink to={pasteOrderPath} variant="secondary">
              {cartTexts.paste}
            </ButtonLink>
          </>
        }
      >
        {cartTexts.emptyHint}
      </EmptyState>
    </Card>
  )
}

function CartGoods({ cart: { cart_items }, actions }: { cart: Cart; actions: LineActions }) {
  return (
    <div className="grid min-w-0 gap-2">
      <SupplierGroups groups={bySupplier(cart_items)} actions={actions} />
      <SaveToList
        label={saveTexts.saveCart}
        items={cart_items.map(({ product_details }) => product_details)}
        className="justify-self-start"
      />
      <HelpLink part="order">{cartTexts.help}</HelpLink>
    </div>
  )
}

function SupplierGroups({ groups, actions }: { groups: readonly SupplierGroup[]; actions: LineActions }) {
  return (
    <div className="grid min-w-0 gap-4">
      {groups.map(({ seller_id, seller, lines, shop }) => (
        <Card as="section" key={seller_id} aria-label={seller}>
          <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-border border-b px-4 py-3">
            <h2 className="min-w-0 wrap-anywhere font-semibold tracking-[-.012em]">{seller}</h2>
            <p className="num ml-auto min-w-0 wrap-anywhere text-muted text-small">
              {cartTexts.subtotals[taxedShare(lines)]}{' '}
              <span className="font-semibold text-text">{rupees(totalOf(lines))}</span>
            </p>
          </div>
          <ul className="divide-y divide-border">
            {lines.map((line) => (
              <CartLineRow key={line.product_details.product_id} line={line} actions={actions} />
            ))}
          </ul>
          <TermsLines shop={shop} total={totalOf(lines)} className="border-border border-t px-4 py-3" />
        </Card>
      ))}
    </div>
  )
}
