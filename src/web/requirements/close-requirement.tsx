import { useState } from 'react'
import { closeRequirement } from '#contract/requirement.ts'
import { useAction } from '#web/actions/use-action.ts'
import { api } from '#web/api/browser-api.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx'
import { compareTexts as texts } from './requirements-texts.ts'

type CloseRequirementProps = { requirementId: string; name: string; onChanged: () => Promise<void> }

export function CloseRequirement({ requirementId, name, onChanged }: CloseRequirementProps) {
  const [isOpen, setOpen] = useState(false)
  const closing = useAction({
    send: () => api(closeRequirement, { requirementId }),
    failure: texts.closeError,
    success: () => texts.closedNow,
    onDone: () => {
      setOpen(false)
      return onChanged()
    },
  })
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
        action={closing}
        onClose={() => setOpen(false)}
        onConfirm={closing.run}
      >
        <p className="wrap-anywhere text-pretty">{texts.closeText(name)}</p>
      </ConfirmDialog>
    </>
  )
}
