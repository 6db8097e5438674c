import type { BookDocument, BookPart, Books } from '#contract/books/books.ts'
import type { DownloadedFile } from '#web/api/download.ts'

export type FileKind = Books['exports'][number]['kind']

/** Where a month comes from: the shop's own call, or the link of an accountant. */
export type BookSource = {
  readonly listDocuments: (
    part: { readonly gstin: string; readonly part: BookPart; readonly cursor?: string },
    signal?: AbortSignal,
  ) => Promise<{ readonly documents: readonly BookDocument[]; readonly next: string | null }>
  readonly loadFile: (gstin: string, kind: FileKind, isAsBilled?: boolean) => Promise<DownloadedFile>
  /** Only its shop says how its own Tally calls things. */
  readonly isOwn: boolean
  /** Where an order stands; an accountant has no way there. */
  readonly orderPath?: (orderId: string) => string
}
