import { useState } from 'react'
import { limits } from '#contract/limits.ts'
import { renewRequirement } from '#contract/requirement.ts'
import { api } from '#web/browser-api.ts'
import { faultText } from '#web/fault-text.ts'
import { Button } from '#web/ui/button.tsx'
import { dayOf } from '#web/ui/dates.ts'
import { Notice } from '#web/ui/notice.tsx'
import { toastError, toastSuccess } from '#web/ui/toast.ts'
import { compareTexts as texts } from './requirements-texts.ts'

type RenewRequirementProps = { requirementId: string; endsAt: string; onChanged: () => Promise<void> }

/** When an open requirement ends by itself, and the way to keep it open. */
export function RenewRequirement({ requirementId, endsAt, onChanged }: RenewRequirementProps) {
  const [isBusy, setBusy] = useState(false)
  const renew = async () => {
    setBusy(true)
    try {
      await api(renewRequirement, { requirementId })
      toastSuccess(texts.renewed(limits.requirement.openDays))
    } catch (refused) {
      toastError(faultText(refused, texts.renewFault))
      return
    } finally {
      setBusy(false)
    }
    await onChanged()
  }
  return (
    <Notice
      className="mb-4"
      action={
        <Button variant="secondary" size="sm" loading={isBusy} onClick={renew}>
          {texts.renew}
        </Button>
      }
    >
      {texts.endsOn(dayOf(endsAt))}
    </Notice>
  )
}
