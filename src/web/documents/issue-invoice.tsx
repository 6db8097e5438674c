import { useState } from 'react'
import type { OrderDetails } from '#contract/order.ts'
import { late } from '#web/late/late.tsx'
import { Button } from '#web/ui/button.tsx'
import { documentsTexts as texts } from './documents-texts.ts'

const IssueDialog = late(
  async () => (await import('./issue-dialog.tsx')).IssueDialog,
  ({ onClose }) => onClose(),
)

type IssueInvoiceProps = {
  order: OrderDetails
  /** Its button stands elsewhere on the page; a dialog that is open here stays. */
  hasButton?: boolean
  onIssued: () => unknown
}

export function IssueInvoice({ order, hasButton = true, onIssued }: IssueInvoiceProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      {hasButton && (
        <Button variant="secondary" onClick={() => setOpen(true)}>
          {texts.issue}
        </Button>
      )}
      {isOpen && <IssueDialog order={order} onClose={() => setOpen(false)} onIssued={onIssued} />}
    </>
  )
}
