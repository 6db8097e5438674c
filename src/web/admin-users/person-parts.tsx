import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type {
  AdminUser,
  AdminUserDetails,
  AdminUserOrder,
  AdminUserProduct,
} from '#contract/admin/admin-users.ts'
import { adminProductsPath, applicationPath, productPath, sellerPath } from '#contract/paths.ts'
import { showPhone } from '#contract/users/phone-number.ts'
import { StatusBadge } from '#web/orders/status-badge.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { dayAndTimeOf, dayOf } from '#web/ui/formats/dates.ts'
import { grouped, rupeesShort } from '#web/ui/formats/rupees.ts'
import { usersTexts as texts } from './users-texts.ts'

type Counts = AdminUserDetails['counts']
type PartProps = { title: string; note?: ReactNode; action?: ReactNode; children: ReactNode }

/** A card of the person's page: a heading, a link beside it, and rows. */
export function Part({ title, note, action, children }: PartProps) {
  return (
    <Card as="section" aria-label={title} className="min-w-0 overflow-hidden">
      <div className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-3">
        <h2 className="text-h3">{title}</h2>
        {note && <p className="num text-muted text-small">{note}</p>}
        {action}
      </div>
      {children}
    </Card>
  )
}

export function Facts({ user, counts }: { user: AdminUser; counts: Counts }) {
  const { labels } = texts
  const facts = [
    [labels.name, user.full_name],
    [labels.company, user.company_name],
    [labels.phone, showPhone(user.phone_number)],
    [labels.email, user.email],
    [labels.gst, user.gst_number],
    [labels.place, [user.city, user.state].filter(Boolean).join(', ')],
    [labels.since, dayOf(user.created_at)],
    [labels.devices, texts.devices(user.sessions)],
  ].filter(([, value]) => value)
  const hasApplication = user.account_type === 'seller' || user.account_type === 'requested'
  return (
    <Part title={texts.facts}>
      <dl className="grid gap-x-4 gap-y-1.5 px-4 text-small min-[420px]:grid-cols-[150px_minmax(0,1fr)]">
        {facts.map(([label, value]) => (
          <div key={label} className="grid min-w-0 min-[420px]:contents">
            <dt className="text-muted">{label}</dt>
            <dd className="num wrap-anywhere font-medium">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="flex flex-wrap gap-x-5 px-4 pt-2 pb-3 text-small">
        <span className="num flex min-h-11 items-center text-muted">
          {texts.requirements(grouped(counts.requirements))}
        </span>
        {hasApplication && <Way to={applicationPath(user.user_id)}>{texts.application}</Way>}
        {user.account_type === 'seller' && <Way to={sellerPath(user.user_id)}>{texts.profile}</Way>}
      </p>
    </Part>
  )
}

const Way = ({ to, children }: { to: string; children: string }) => (
  <Link to={to} className="inline-flex min-h-11 items-center text-anchor">
    {children}
  </Link>
)

const row =
  'flex items-center justify-between gap-x-4 gap-y-1 border-border border-t px-4 py-2.5 text-small max-sm:flex-wrap'

export function Orders({ orders, counts }: { orders: readonly AdminUserOrder[]; counts: Counts }) {
  return (
    <Part title={texts.orders} note={texts.ordersOf(grouped(counts.bought), grouped(counts.sold))}>
      {orders.length === 0 && <p className="px-4 pb-4 text-muted text-small">{texts.noOrders}</p>}
      <ul>
        {orders.map(({ order_id, is_bought, other_name, order_date, total_cost, delivery_status }) => (
          <li key={order_id} className={row}>
            <span className="min-w-0">
              <span className="wrap-anywhere block">
                {is_bought ? texts.bought(other_name) : texts.sold(other_name)}
              </span>
              <span className="num block text-muted">
                {order_id} · <span className="inline-block">{dayAndTimeOf(order_date)}</span>
              </span>
            </span>
            <span className="flex flex-none items-center gap-3">
              <span className="num font-semibold">{rupeesShort(total_cost)}</span>
              <StatusBadge status={delivery_status} />
            </span>
          </li>
        ))}
      </ul>
    </Part>
  )
}

type ProductsProps = { products: readonly AdminUserProduct[]; user: AdminUser; counts: Counts }

export function Products({ products, user, counts }: ProductsProps) {
  const productsOfShop = `${adminProductsPath}?q=${encodeURIComponent(user.company_name ?? '')}`
  return (
    <Part
      title={`${texts.products}, ${grouped(counts.products)}`}
      action={
        <Link to={productsOfShop} className="-my-3 inline-flex min-h-11 items-center text-anchor text-small">
          {texts.allProducts}
        </Link>
      }
    >
      {products.length === 0 && <p className="px-4 pb-4 text-muted text-small">{texts.noProducts}</p>}
      <ul>
        {products.map(({ product_id, product_name, verification, created_at }) => (
          <li key={product_id} className={row}>
            <span className="min-w-0">
              {verification === 'rejected' ? (
                <span className="wrap-anywhere">{product_name}</span>
              ) : (
                <Link
                  to={productPath(product_id)}
                  className="-my-3 inline-block wrap-anywhere py-3 hover:underline"
                >
                  {product_name}
                </Link>
              )}
              <span className="num block text-muted">{dayOf(created_at)}</span>
            </span>
            <Badge
              tone={
                verification === 'rejected' ? 'danger' : verification === 'verified' ? 'brand' : 'neutral'
              }
            >
              {texts.verification[verification]}
            </Badge>
          </li>
        ))}
      </ul>
    </Part>
  )
}
