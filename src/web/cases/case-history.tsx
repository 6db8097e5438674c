import type { getDeskFile } from '#contract/admin/admin-cases.ts'
import type { Case } from '#contract/cases/case-fields.ts'
import type { getCaseFile } from '#contract/cases/case-files.ts'
import { fetchFile, saveFile } from '#web/api/download.ts'
import { ownText, sentenceOf } from '#web/api/sentence-of.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { dayAndTimeOf } from '#web/ui/formats/dates.ts'
import { toastError } from '#web/ui/toasts/toast.ts'
import { calledOf, worthOf } from './case-words.ts'
import { caseTexts as texts } from './cases-texts.ts'

type CaseHistoryProps = { row: Case; fileOf: typeof getCaseFile | typeof getDeskFile }

/** What was said, the first word first. */
export function CaseHistory({ row, fileOf }: CaseHistoryProps) {
  return (
    <Card as="section" aria-label={texts.history} className="grid gap-3 p-5">
      <h2 className="text-h2">{texts.history}</h2>
      <ol className="grid gap-4">
        {row.events.map((event) => (
          <li key={event.place} className="grid gap-1 border-border border-l-2 pl-4">
            <p className="text-muted text-small">
              <Who row={row} event={event} /> ·{' '}
              <time className="num" dateTime={event.happened_at}>
                {dayAndTimeOf(event.happened_at)}
              </time>
            </p>
            {event.offer && <p className="num font-medium">{worthOf(event.offer, event.amount)}</p>}
            {event.words && <p className="wrap-anywhere whitespace-pre-line">{event.words}</p>}
          </li>
        ))}
      </ol>
      <Files row={row} fileOf={fileOf} />
    </Card>
  )
}

function Who({ row, event: { role, event } }: { row: Case; event: Case['events'][number] }) {
  if (role === 'clock') return event === 'escalated' ? texts.passed.escalated : texts.passed.closed
  return (
    <>
      <b className="font-semibold text-text">{calledOf(row, role)}</b> {texts.events[event]}
    </>
  )
}

function Files({ row: { case_id: caseId, files }, fileOf }: CaseHistoryProps) {
  const open = (fileId: string) =>
    fetchFile(fileOf, { caseId, fileId }).then(saveFile, (error) =>
      toastError(sentenceOf(error, ownText(texts.fileError))),
    )
  if (files.length === 0) return null
  return (
    <ul aria-label={texts.files} className="flex flex-wrap gap-2">
      {files.map(({ file_id, kind }, place) => (
        <li key={file_id}>
          <Button variant="secondary" size="sm" onClick={() => open(file_id)}>
            {texts.file(place + 1, kind)}
          </Button>
        </li>
      ))}
    </ul>
  )
}
