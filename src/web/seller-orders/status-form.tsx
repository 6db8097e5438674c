import { useState } from 'react'
import { type DeliveryStatus, deliveryStatuses, type OrderDetails } from '#contract/order.ts'
import { statusName } from '#web/orders/status-texts.ts'
import { Button } from '#web/ui/button.tsx'
import { SelectField } from '#web/ui/fields/field.tsx'
import { sellerOrderTexts as texts } from './seller-orders-texts.ts'
import type { StatusChange } from './use-status-change.ts'

type StatusFormProps = {
  order: Pick<OrderDetails, 'order_id' | 'delivery_status'>
  /** A change is being sent. */
  isChanging: boolean
  onChange: (change: StatusChange) => void
}

/** Any status from any. In a narrow place the button stands below the field, which needs room for 'Confirmed'. */
export function StatusForm({ order, isChanging, onChange }: StatusFormProps) {
  const { order_id, delivery_status } = order
  const [chosen, setChosen] = useState<DeliveryStatus>(delivery_status)
  return (
    <div className="grid w-full grid-cols-[repeat(auto-fit,minmax(min(100%,9.5rem),1fr))] items-end gap-3">
      <SelectField
        label={texts.chooseStatus}
        value={chosen}
        options={deliveryStatuses.map((status) => ({ value: status, label: statusName(status) }))}
        onChange={(event) =>
          setChosen(deliveryStatuses.find((status) => status === event.target.value) ?? chosen)
        }
      />
      <Button
        variant="secondary"
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
