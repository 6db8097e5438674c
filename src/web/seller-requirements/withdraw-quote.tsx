import { useState } from 'react'
import { withdrawQuote } from '#contract/quote.ts'
import { useAction } from '#web/actions/use-action.ts'
import { api } from '#web/api/browser-api.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx'
import { quoteTexts as texts } from './seller-requirements-texts.ts'

type WithdrawQuoteProps = { requirementId: string; name: string; onDone: () => Promise<void> }

export function WithdrawQuote({ requirementId, name, onDone }: WithdrawQuoteProps) {
  const [isOpen, setOpen] = useState(false)
  const withdrawal = useAction({
    send: () => api(withdrawQuote, { requirementId }),
    failure: texts.withdrawError,
    success: ({ content }) => content,
    onDone: () => {
      setOpen(false)
      return onDone()
    },
  })
  return (
    <>
      <Button variant="danger" onClick={() => setOpen(true)}>
        {texts.withdraw}
      </Button>
      <ConfirmDialog
        open={isOpen}
        title={texts.withdrawTitle}
        keep={texts.keep}
        confirm={texts.withdraw}
        action={withdrawal}
        onClose={() => setOpen(false)}
        onConfirm={withdrawal.run}
      >
        <p className="wrap-anywhere text-pretty">{texts.withdrawText(name)}</p>
      </ConfirmDialog>
    </>
  )
}
