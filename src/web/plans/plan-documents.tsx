import type { PlanDocument } from '#contract/sellers/plan.ts'
import type { DownloadedFile } from '#web/api/download.ts'
import { FileRow } from '#web/documents/file-row.tsx'
import { cx } from '#web/ui/cx.ts'
import { dayOf } from '#web/ui/formats/dates.ts'
import { rupees } from '#web/ui/formats/rupees.ts'
import { planTexts as texts } from './plan-texts.ts'

type PlanDocumentsProps = {
  documents: readonly PlanDocument[]
  load: (documentId: string) => Promise<DownloadedFile>
  className?: string
}

/** What was billed and credited for plans; a press saves it. */
export const PlanDocuments = ({ documents, load, className }: PlanDocumentsProps) => (
  <div className={cx('grid gap-2', className)}>
    {documents.map(({ document_id, kind, number, issued_on, total }) => (
      <FileRow key={document_id} name={number} load={() => load(document_id)}>
        {[texts.documentKinds[kind], dayOf(issued_on), rupees(total)].join(' · ')}
      </FileRow>
    ))}
  </div>
)
