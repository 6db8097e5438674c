import { useState } from 'react'
import { type DeliveryStatus, deliveryStatuses, getOrder, type OrderDetails } from '#contract/order.ts'
import { api } from '#web/api/browser-api.ts'
import { sentenceOf } from '#web/api/sentence-of.ts'
import { useAnswer } from '#web/api/use-answer.ts'
import { StatusBadge } from '#web/orders/status-badge.tsx'
import { statusName } from '#web/orders/status-texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialogs/dialog.tsx'
import { SelectField } from '#web/ui/fields/field.tsx'
import { dayAndTimeOf } from '#web/ui/formats/dates.ts'
import { LoadError } from '#web/ui/lists/load-error.tsx'
import { Skeleton, SkeletonRegion } from '#web/ui/skeleton.tsx'
import { OrderFacts } from './order-facts.tsx'
import { drawerTexts as texts } from './seller-orders-texts.ts'
import type { StatusChange } from './use-status-change.ts'

type OrderDrawerProps = {
  orderId: string
  /** Another number fetches the order again. */
  version: number
  /** A change is being sent. */
  isChanging: boolean
  onChange: (change: StatusChange) => void
  onClose: () => void
}

/** One order at the right edge, on phones from below. */
export function OrderDrawer({ orderId, version, isChanging, onChange, onClose }: OrderDrawerProps) {
  const { order, failure, retry } = useDetails(orderId, version)
  return (
    <Dialog
      open
      side
      title={texts.title(orderId)}
      subtitle={order && dayAndTimeOf(order.order_date)}
      badge={order && <StatusBadge status={order.delivery_status} />}
      onClose={onClose}
      footer={
        order && (
          <StatusForm
            key={`${orderId} ${order.delivery_status}`}
            order={order}
            isChanging={isChanging}
            onChange={onChange}
          />
        )
      }
    >
      {order && <OrderFacts order={order} />}
      {failure && <LoadError text={failure} onRetry={retry} />}
      {!order && !failure && <DrawerSkeleton />}
    </Dialog>
  )
}

/** The order that was fetched last stays until the next one is there. */
function useDetails(orderId: string, version: number) {
  const ask = (signal: AbortSignal) => api(getOrder, { orderId }, { signal })
  const { answer, error, retry } = useAnswer(`${orderId} ${version}`, ask)
  const order = answer?.order_id === orderId ? answer : undefined
  return { order, failure: order || error === undefined ? '' : sentenceOf(error, texts.error), retry }
}

type StatusFormProps = Pick<OrderDrawerProps, 'isChanging' | 'onChange'> & { order: OrderDetails }

function StatusForm({ order: { order_id, delivery_status }, isChanging, onChange }: StatusFormProps) {
  const [chosen, setChosen] = useState<DeliveryStatus>(delivery_status)
  return (
    <div className="grid w-full grid-cols-2 items-end gap-3">
      <SelectField
        label={texts.chooseStatus}
        value={chosen}
        options={deliveryStatuses.map((status) => ({ value: status, label: statusName(status) }))}
        onChange={(event) =>
          setChosen(deliveryStatuses.find((status) => status === event.target.value) ?? chosen)
        }
      />
      <Button
        className="max-md:min-h-12"
        disabled={chosen === delivery_status}
        loading={isChanging}
        onClick={() => onChange({ orderId: order_id, from: delivery_status, to: chosen })}
      >
        {texts.update}
      </Button>
    </div>
  )
}

function DrawerSkeleton() {
  return (
    <SkeletonRegion className="grid gap-6">
      <Skeleton className="h-16" />
      <Skeleton className="h-36" />
      <Skeleton className="h-24" />
      <Skeleton className="h-16" />
    </SkeletonRegion>
  )
}
