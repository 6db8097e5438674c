import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { OrderedItem } from '#contract/order.ts'
import { productPath } from '#contract/paths.ts'

type GoodsLinkProps = {
  item: Pick<OrderedItem, 'product_id'>
  className: string
  children: ReactNode
}

/** Leads to the product; goods of a deal that are not listed have none. */
export const GoodsLink = ({ item: { product_id }, className, children }: GoodsLinkProps) =>
  product_id === null ? (
    children
  ) : (
    <Link to={productPath(product_id)} className={className}>
      {children}
    </Link>
  )
