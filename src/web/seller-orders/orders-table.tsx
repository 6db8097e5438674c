import { ChevronRight } from 'lucide-react'
import type { DeliveryStatus, SellerOrder } from '#contract/order.ts'
import { cx } from '#web/ui/cx.ts'
import { dayOf, timeOf } from '#web/ui/formats/dates.ts'
import { rupees } from '#web/ui/formats/rupees.ts'
import type { Density } from './density.ts'
import { aboutGoods, companyOf, GoodsPicture, NewBadge, nameOfGoods, OrderLink } from './order-line.tsx'
import { sellerOrdersTexts as texts } from './seller-orders-texts.ts'
import { StatusSelect } from './status-select.tsx'

export type OrderListProps = {
  orders: readonly SellerOrder[]
  isNew: (order: SellerOrder) => boolean
  onStatus: (order: SellerOrder, status: DeliveryStatus) => void
}

const head = 'sticky top-(--bar-height) z-2 h-[38px] border-border border-y bg-surface-2 px-2.5 font-semibold'
const columns = [
  { text: texts.orderId, look: 'w-[130px] pl-5' },
  { text: texts.products, look: '' },
  { text: texts.buyer, look: 'w-[18%] max-xl:hidden' },
  { text: texts.date, look: 'w-[104px]' },
  { text: texts.orderTotal, look: 'w-[132px] text-right' },
  { text: texts.status, look: 'w-[144px]' },
]
const cell = 'border-border border-b px-2.5'

export function OrdersTable({ density, ...list }: OrderListProps & { density: Density }) {
  return (
    <table className="w-full table-fixed border-separate border-spacing-0 text-small">
      <caption className="sr-only">{texts.title}</caption>
      <thead>
        <tr className="text-left text-micro text-muted">
          {columns.map(({ text, look }) => (
            <th key={text} scope="col" className={cx(head, look)}>
              {text}
            </th>
          ))}
          <th scope="col" className={cx(head, 'w-[40px]')}>
            <span className="sr-only">{texts.open}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {list.orders.map((order) => (
          <OrderRow
            key={order.order_id}
            order={order}
            isCompact={density === 'compact'}
            isNew={list.isNew(order)}
            onStatus={list.onStatus}
          />
        ))}
      </tbody>
    </table>
  )
}

type OrderRowProps = {
  order: SellerOrder
  isCompact: boolean
  isNew: boolean
  onStatus: OrderListProps['onStatus']
}

const rowLook = (isCompact: boolean, isNew: boolean) =>
  cx(
    'relative',
    isCompact ? 'h-11' : 'h-16',
    isNew
      ? 'bg-primary-soft/55 [&>td:first-child]:shadow-[inset_3px_0_0_var(--primary)]'
      : 'hover:bg-surface-2/60',
  )

function OrderRow({ order, isCompact, isNew, onStatus }: OrderRowProps) {
  const { order_id, order_date, total_cost, delivery_status } = order
  const more = cx('block text-[.8125rem] text-muted', isCompact && 'hidden')
  return (
    <tr className={rowLook(isCompact, isNew)}>
      <td className={cx(cell, 'pl-5')}>
        <OrderLink orderId={order_id} />
        {isNew && !isCompact && (
          <span className="block">
            <NewBadge />
          </span>
        )}
      </td>
      <GoodsAndBuyer order={order} isCompact={isCompact} more={more} />
      <td className={cx(cell, 'num')}>
        <time dateTime={order_date}>
          {dayOf(order_date)}
          <span className={more}>{timeOf(order_date)}</span>
        </time>
      </td>
      <td className={cx(cell, 'num whitespace-nowrap text-right font-semibold')}>{rupees(total_cost)}</td>
      <td className={cell}>
        <StatusSelect
          orderId={order_id}
          status={delivery_status}
          small={isCompact}
          onChoose={(status) => onStatus(order, status)}
        />
      </td>
      <td className={cx(cell, 'pr-4')}>
        <ChevronRight aria-hidden="true" />
      </td>
    </tr>
  )
}

type GoodsAndBuyerProps = Pick<OrderRowProps, 'order' | 'isCompact'> & { more: string }

function GoodsAndBuyer({ order, isCompact, more }: GoodsAndBuyerProps) {
  const { buyer } = order
  // In two lines a name is seldom cut, and the row as high as before.
  const name = cx('font-medium', isCompact ? 'block truncate' : 'line-clamp-2 wrap-anywhere leading-4.5')
  return (
    <>
      <td className={cell}>
        <span className="flex items-center gap-2.5">
          <GoodsPicture order={order} className={cx('max-xl:hidden', isCompact ? 'w-7.5' : 'w-10')} />
          <span className="min-w-0">
            <span className={name}>{nameOfGoods(order)}</span>
            <span className={cx('num truncate', more)}>{aboutGoods(order)}</span>
          </span>
        </span>
      </td>
      <td className={cx(cell, 'max-xl:hidden')}>
        <span className={name}>{companyOf(order)}</span>
        <span className={cx('truncate', more)}>{buyer.company_name ? buyer.full_name : buyer.email}</span>
      </td>
    </>
  )
}
