import { Clock } from 'lucide-react'
import { marketPath } from '#contract/paths.ts'
import type { OwnApplication } from '#contract/sellers/seller-application.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { dayAndTimeOf, dayOf } from '#web/ui/formats/dates.ts'
import { Notice } from '#web/ui/notice.tsx'
import { Stepper } from '#web/ui/stepper.tsx'
import { contractTexts as texts } from './contract-texts.ts'

/** In place of the wizard while an admin has not decided. */
export function Waiting({ application }: { application: OwnApplication | null }) {
  return (
    <Card as="section" className="grid max-w-3xl gap-6 p-5 md:p-8">
      <div className="flex gap-4">
        <span className="grid size-12 flex-none place-items-center rounded-full bg-warning-bg text-warning-fg">
          <Clock />
        </span>
        <div className="min-w-0">
          <p className="text-h2">{texts.wait}</p>
          <p className="mt-2 text-muted">{texts.waitText}</p>
        </div>
      </div>
      <Stepper
        label={texts.waitSteps}
        steps={[
          {
            label: texts.submitted,
            state: 'done',
            note: application && (
              <time dateTime={application.created_at}>{dayAndTimeOf(application.created_at)}</time>
            ),
          },
          { label: texts.inReview, state: 'current' },
          { label: texts.approved, state: 'ahead' },
        ]}
      />
      <div>
        <ButtonLink to={marketPath} variant="secondary">
          {texts.toMarket}
        </ButtonLink>
      </div>
    </Card>
  )
}

type RejectedProps = { application: OwnApplication; onFix: () => void }

/** Why it was turned down, and the way to do better. */
export function Rejected({ application: { reason, decided_at }, onFix }: RejectedProps) {
  return (
    <Card as="section" className="grid max-w-3xl gap-4 p-5 md:p-8">
      <h2 className="text-h2">{texts.rejectedTitle}</h2>
      {reason && (
        <Notice tone="danger">
          <span className="whitespace-pre-line break-words">{reason}</span>
        </Notice>
      )}
      {decided_at && <p className="num text-muted text-small">{texts.rejectedOn(dayOf(decided_at))}</p>}
      <p className="text-muted">{texts.fixText}</p>
      <div>
        <Button onClick={onFix}>{texts.fix}</Button>
      </div>
    </Card>
  )
}
