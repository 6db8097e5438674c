import { requestIrn } from '#contract/books/e-invoices.ts'
import { useAction } from '#web/actions/use-action.ts'
import { api } from '#web/api/browser-api.ts'
import { Button } from '#web/ui/button.tsx'
import { eInvoicesTexts as texts } from './e-invoices-texts.ts'

type RequestIrnProps = { documentId: string; number: string; onDone: () => unknown }

/** Sends an invoice to the portal that the operator has set up. */
export function RequestIrn({ documentId, number, onDone }: RequestIrnProps) {
  const action = useAction({
    send: () => api(requestIrn, { documentId }),
    failure: texts.requestError,
    failureToast: true,
    success: ({ content }) => content,
    onDone,
  })
  return (
    <Button
      size="sm"
      variant="secondary"
      loading={action.isPending}
      aria-label={texts.requestOf(number)}
      onClick={() => action.run()}
    >
      {texts.request}
    </Button>
  )
}
