import type { listContent, listRevisions } from '#contract/content/admin-content.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import type { DocumentRow, RevisionRow } from '#server/content/content.row.ts'

type Document = ReplyOf<typeof listContent>['documents'][number]
type Revision = ReplyOf<typeof listRevisions>['revisions'][number]

export const toDocument = ({ made_at, ...row }: DocumentRow): Document => ({
  ...row,
  made_at: made_at?.toISOString() ?? null,
})

export const toRevision = ({ made_at, ...row }: RevisionRow): Revision => ({
  ...row,
  made_at: made_at?.toISOString() ?? null,
})
