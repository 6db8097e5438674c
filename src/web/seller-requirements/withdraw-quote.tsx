import { useState } from 'react'
import { withdrawQuote } from '#contract/quote.ts'
import { api } from '#web/browser-api.ts'
import { faultText } from '#web/fault-text.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { toastSuccess } from '#web/ui/toast.ts'
import { quoteTexts as texts } from './seller-requirements-texts.ts'

type WithdrawQuoteProps = { requirementId: string; name: string; onDone: () => Promise<void> }

export function WithdrawQuote({ requirementId, name, onDone }: WithdrawQuoteProps) {
  const [isOpen, setOpen] = useState(false)
  const [fault, setFault] = useState('')
  const withdraw = async () => {
    setFault('')
    try {
      const { content } = await api(withdrawQuote, { requirementId })
      setOpen(false)
      toastSuccess(content)
    } catch (refused) {
      return setFault(faultText(refused, texts.withdrawFault))
    }
    await onDone()
  }
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
        fault={fault}
        onClose={() => setOpen(false)}
        onConfirm={withdraw}
      >
        <p className="wrap-anywhere text-pretty">{texts.withdrawText(name)}</p>
      </ConfirmDialog>
    </>
  )
}
