import { useState } from 'react'
import { issueInvoice } from '#contract/documents/document.ts'
import { useAction } from '#web/actions/use-action.ts'
import { api } from '#web/api/browser-api.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx'
import { documentsTexts as texts } from './documents-texts.ts'

type IssueInvoiceProps = {
  orderId: string
  variant?: 'primary' | 'secondary'
  onIssued: () => unknown
}

/** A number that is taken stays taken, so issuing asks first. */
export function IssueInvoice({ orderId, variant = 'secondary', onIssued }: IssueInvoiceProps) {
  const [isOpen, setOpen] = useState(false)
  const issuing = useAction({
    send: () => api(issueInvoice, { orderId }),
    failure: texts.issueError,
    success: ({ content }) => content,
    onDone: () => {
      setOpen(false)
      onIssued()
    },
  })
  return (
    <>
      <Button variant={variant} onClick={() => setOpen(true)}>
        {texts.issue}
      </Button>
      <ConfirmDialog
        open={isOpen}
        title={texts.issueTitle}
        keep={texts.keep}
        confirm={texts.issueNow}
        tone="primary"
        action={issuing}
        onClose={() => setOpen(false)}
        onConfirm={() => issuing.run()}
      >
        <p>{texts.issueHint}</p>
      </ConfirmDialog>
    </>
  )
}
