import { useState } from 'react'
import type { OrderDetails } from '#contract/order.ts'
import { late } from '#web/late/late.tsx'
import { Button } from '#web/ui/button.tsx'
import { orderBillTexts as texts } from './order-bill-texts.ts'

const BillToDialog = late(
  async () => (await import('./bill-to-dialog.tsx')).BillToDialog,
  ({ onClose }) => onClose(),
)

type ChangeBillProps = { order: OrderDetails; onChanged: () => Promise<void> }

export function ChangeBill({ order, onChanged }: ChangeBillProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="ghost" size="sm" aria-label={texts.title} onClick={() => setOpen(true)}>
        {texts.change}
      </Button>
      {isOpen && <BillToDialog order={order} onClose={() => setOpen(false)} onChanged={onChanged} />}
    </>
  )
}
