import type { ContentKind } from '#contract/content/content-kinds.ts'
import type { DocumentRow, Value } from '#server/content/content.row.ts'
import { kinds } from './kinds.rules.ts'

/** What stands under a name before a change; revision 0: nothing ever did. */
export type Before = {
  readonly name: string
  readonly value: Value | null
  readonly revision: number
  /** It stands as it came with the product. */
  readonly isFirst: boolean
}

export function beforeOf(kind: ContentKind, name: string, row: DocumentRow | undefined): Before {
  if (row) return { name, value: row.value, revision: row.revision, isFirst: false }
  const first = kinds[kind].first().get(name)
  return first
    ? { name, value: first, revision: 1, isFirst: true }
    : { name, value: null, revision: 0, isFirst: false }
}

const asItCame = (name: string, value: Value): DocumentRow => ({
  ...{ name, value },
  revision: 1,
  made_at: null,
  made_by: null,
})

/** Everything of a kind in the order of the desk: what came with the product, then what the operator added. */
export function documentsOf(kind: ContentKind, rows: readonly DocumentRow[]): DocumentRow[] {
  const written = new Map(rows.map((row) => [row.name, row]))
  const first = kinds[kind].first()
  const known = [...first].map(([name, value]) => written.get(name) ?? asItCame(name, value))
  return [...known, ...rows.filter(({ name }) => !first.has(name))]
}
