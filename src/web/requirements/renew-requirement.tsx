import { limits } from '#contract/limits.ts'
import { renewRequirement } from '#contract/requirement.ts'
import { useAction } from '#web/actions/use-action.ts'
import { api } from '#web/api/browser-api.ts'
import { Button } from '#web/ui/button.tsx'
import { dayOf } from '#web/ui/formats/dates.ts'
import { Notice } from '#web/ui/notice.tsx'
import { compareTexts as texts } from './requirements-texts.ts'

type RenewRequirementProps = { requirementId: string; endsAt: string; onChanged: () => Promise<void> }

/** When an open requirement ends by itself, and the way to keep it open. */
export function RenewRequirement({ requirementId, endsAt, onChanged }: RenewRequirementProps) {
  const renewal = useAction({
    send: () => api(renewRequirement, { requirementId }),
    failure: texts.renewError,
    success: () => texts.renewed(limits.requirement.openDays),
    failureToast: true,
    onDone: onChanged,
  })
  return (
    <Notice
      className="mb-4"
      action={
        <Button variant="secondary" size="sm" loading={renewal.isPending} onClick={() => renewal.run()}>
          {texts.renew}
        </Button>
      }
    >
      {texts.endsOn(dayOf(endsAt))}
    </Notice>
  )
}
