import type { ContentKind } from '#contract/content/content-kinds.ts'
import { adminHistoryPath } from '#contract/paths.ts'

/** Where the revisions of a document are shown. */
export const historyAddress = (kind: ContentKind, name: string) =>
  `${adminHistoryPath}?${new URLSearchParams({ kind, name })}`
