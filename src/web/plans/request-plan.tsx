import { useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { planPath } from '#contract/paths.ts'
import { requestPlan } from '#contract/plan.ts'
import { api } from '#web/browser-api.ts'
import { faultText } from '#web/fault-text.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { toastSuccess } from '#web/ui/toast.ts'
import { planTexts as texts } from './plan-texts.ts'

/** Asks before the request is sent; then leads to the plan in the console. */
export function RequestPlan({ open, onClose }: { open: boolean; onClose: () => void }) {
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const [isSending, setSending] = useState(false)
  const [fault, setFault] = useState('')
  const send = async () => {
    setSending(true)
    setFault('')
    try {
      const { content } = await api(requestPlan, {})
      onClose()
      toastSuccess(content)
      await navigate(planPath)
      await revalidate()
    } catch (refused) {
      setFault(faultText(refused, texts.askFault))
    }
    setSending(false)
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={texts.askTitle}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {texts.keep}
          </Button>
          <Button loading={isSending} onClick={send}>
            {texts.confirm}
          </Button>
        </>
      }
    >
      <p>{texts.ask}</p>
      {fault && (
        <Notice tone="danger" live className="mt-4">
          {fault}
        </Notice>
      )}
    </Dialog>
  )
}
