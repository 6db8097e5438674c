import { cancelInvoice } from '#contract/documents/document.ts'
import { limits } from '#contract/limits.ts'
import { useAction } from '#web/actions/use-action.ts'
import { api } from '#web/api/browser-api.ts'
import { ReasonDialog } from '#web/forms/reason-dialog.tsx'
import type { Document } from './credit-draft.ts'
import { cancelInvoiceTexts as texts } from './documents-texts.ts'

type CancelInvoiceDialogProps = { bill: Document; onClose: () => void; onCancelled: () => unknown }

export function CancelInvoiceDialog({ bill, onClose, onCancelled }: CancelInvoiceDialogProps) {
  const cancelling = useAction({
    send: (reason: string) => api(cancelInvoice, { documentId: bill.document_id, reason }),
    failure: texts.error,
    success: ({ content }) => content,
    onDone: () => {
      onClose()
      onCancelled()
    },
  })
  return (
    <ReasonDialog
      title={texts.title(bill.number)}
      texts={texts}
      maxLength={limits.text.reason}
      action={cancelling}
      onClose={onClose}
      onSend={cancelling.run}
    >
      <p>{texts.hint}</p>
    </ReasonDialog>
  )
}
