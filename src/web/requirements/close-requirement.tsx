import { useState } from 'react'
import { closeRequirement } from '#contract/requirement.ts'
import { api } from '#web/browser-api.ts'
import { faultText } from '#web/fault-text.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { toastSuccess } from '#web/ui/toast.ts'
import { compareTexts as texts } from './requirements-texts.ts'

type CloseRequirementProps = { requirementId: string; name: string; onChanged: () => Promise<void> }

export function CloseRequirement({ requirementId, name, onChanged }: CloseRequirementProps) {
  const [isOpen, setOpen] = useState(false)
  const [fault, setFault] = useState('')
  const close = async () => {
    setFault('')
    try {
      await api(closeRequirement, { requirementId })
      setOpen(false)
      toastSuccess(texts.closedNow)
    } catch (refused) {
      return setFault(faultText(refused, texts.closeFault))
    }
    await onChanged()
  }
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {texts.close}
      </Button>
      <ConfirmDialog
        open={isOpen}
        title={texts.closeTitle}
        keep={texts.keepOpen}
        confirm={texts.close}
        fault={fault}
        onClose={() => setOpen(false)}
        onConfirm={close}
      >
        <p className="wrap-anywhere text-pretty">{texts.closeText(name)}</p>
      </ConfirmDialog>
    </>
  )
}
