import type { BankRateLine } from '#contract/admin/bank-rates.ts'
import type { EwayLimit } from '#contract/admin/eway-limits.ts'
import {
  type ContentDocument,
  type ContentRevision,
  changeContent,
  listContent,
  listRevisions,
} from '#contract/content/admin-content.ts'
import type { Banner } from '#contract/content/banner.ts'
import type { ContentKind } from '#contract/content/content-kinds.ts'
import type { GstRate } from '#contract/content/gst-rates.ts'
import type { Holiday } from '#contract/content/holidays.ts'
import type { LawFigure } from '#contract/content/law-figures.ts'
import type { Policy } from '#contract/content/policies.ts'
import type { PortalCheckValue } from '#contract/content/portal-checks.ts'
import type { StateContent } from '#contract/content/states.ts'
import type { Synonym } from '#contract/content/synonyms.ts'
import type { CategoryText } from '#contract/products/taxonomy.ts'
import { api } from '#web/api/browser-api.ts'

type BankRateFigures = Pick<BankRateLine, 'rate_bp' | 'source' | 'checked_on'>
type EwayFigures = Omit<EwayLimit, 'state_code' | 'revision'>

/** What the documents of each kind say. */
export type ValueOf = {
  readonly synonyms: Synonym
  readonly banners: Banner
  readonly policies: Policy
  readonly holidays: Holiday
  readonly 'gst-rates': GstRate
  readonly states: StateContent
  readonly categories: CategoryText
  readonly 'bank-rates': BankRateFigures
  readonly 'eway-limits': EwayFigures
  readonly 'portal-checks': PortalCheckValue
  readonly 'law-figures': LawFigure
}

/** The documents of a kind; the server has checked what they say. */
export async function fetchContent<Kind extends ContentKind>(kind: Kind) {
  const { documents } = await api(listContent, { kind })
  return documents as readonly ContentDocument<ValueOf[Kind]>[]
}

export async function fetchRevisions<Kind extends ContentKind>(kind: Kind, name: string, cursor?: string) {
  const { revisions, next } = await api(listRevisions, { kind, name, cursor })
  return { revisions: revisions as readonly ContentRevision<ValueOf[Kind]>[], next }
}

type Draft<Kind extends ContentKind> = {
  readonly kind: Kind
  readonly name: string
  /** null takes it away. */
  readonly value: ValueOf[Kind] | null
  readonly revision: number
}

export const saveContent = <Kind extends ContentKind>(draft: Draft<Kind>) => api(changeContent, draft)
