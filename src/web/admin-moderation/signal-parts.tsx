import { Link } from 'react-router'
import type { SignalPerson, SignalProduct } from '#contract/admin/moderation.ts'
import { adminUserPath, productPath } from '#contract/paths.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { rupeesShort } from '#web/ui/formats/rupees.ts'
import { Avatar } from '#web/ui/pictures/avatar.tsx'
import { signalTexts as texts } from './moderation-texts.ts'

const row = 'flex min-h-14 items-center gap-3 border-border border-t py-2 first:border-t-0'
const way = 'inline-flex min-h-11 items-center wrap-anywhere font-medium underline underline-offset-2'

export const People = ({ people }: { people: readonly SignalPerson[] }) => (
  <Card as="section" aria-label={texts.people} className="min-w-0 p-4 md:p-5">
    <h2 className="mb-1 text-h3">{texts.people}</h2>
    <ul>
      {people.map(({ user_id, name, is_seller, is_suspended }) => (
        <li key={user_id} className={row}>
          <span className="min-w-0 flex-1">
            <Link to={adminUserPath(user_id)} className={way}>
              {name}
            </Link>
          </span>
          <span className="text-muted text-small">{is_seller ? texts.seller : texts.buyer}</span>
          {is_suspended && <Badge tone="danger">{texts.suspended}</Badge>}
        </li>
      ))}
    </ul>
  </Card>
)

export function Products({ products }: { products: readonly SignalProduct[] }) {
  if (products.length === 0) return null
  return (
    <Card as="section" aria-label={texts.products} className="min-w-0 p-4 md:p-5">
      <h2 className="mb-1 text-h3">{texts.products}</h2>
      <ul>
        {products.map((product) => (
          <ProductRow key={product.product_id} product={product} />
        ))}
      </ul>
    </Card>
  )
}

function ProductRow({ product }: { product: SignalProduct }) {
  const { product_id, product_name, seller, seller_id, image, price, unit, is_listed } = product
  return (
    <li className={row}>
      <Avatar name={product_name} url={image} size={64} className="size-16 rounded-control text-small" />
      <div className="min-w-0 flex-1 text-small">
        {is_listed ? (
          <Link to={productPath(product_id)} className={way}>
            {product_name}
          </Link>
        ) : (
          <span className="wrap-anywhere font-medium">{product_name}</span>
        )}
        <p className="num text-muted">
          {texts.price(rupeesShort(price), unit)} ·{' '}
          <Link
            to={adminUserPath(seller_id)}
            className="-my-2.5 inline-block wrap-anywhere py-2.5 underline underline-offset-2"
          >
            {seller}
          </Link>
        </p>
      </div>
      {!is_listed && <Badge tone="danger">{texts.offMarket}</Badge>}
    </li>
  )
}
