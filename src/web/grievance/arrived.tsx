import type { fileGrievance } from '#contract/cases/grievance.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import { grievanceCasePath } from '#contract/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { dayOf } from '#web/ui/formats/dates.ts'
import { Notice } from '#web/ui/notice.tsx'
import { grievanceTexts as texts } from './grievance-texts.ts'

/** The number, the day, and the way to the state. */
export function Arrived({ filed: { case_id, code, close_by } }: { filed: ReplyOf<typeof fileGrievance> }) {
  return (
    <div className="grid justify-items-start gap-3">
      <Notice tone="success" live className="w-full">
        {texts.arrived}
      </Notice>
      <p className="num font-semibold text-h2">{texts.number(case_id)}</p>
      <p className="text-pretty">{texts.settledBy(dayOf(close_by))}</p>
      <ButtonLink to={grievanceCasePath(case_id, code)} variant="secondary">
        {texts.look}
      </ButtonLink>
    </div>
  )
}
