import type { ContentDocument } from '#contract/content/admin-content.ts'
import type { PortalCheckValue } from '#contract/content/portal-checks.ts'
import { dayInIndia } from '#contract/documents/document-number.ts'
import { limits } from '#contract/limits.ts'
import { textRule } from '#contract/text-rule.ts'
import { portals as sentences } from '#contract/texts/books/portals.ts'
import type { Rules } from '#web/forms/form.ts'
import { portalChecksTexts as texts } from './portal-checks-texts.ts'

export type PortalCheckDocument = ContentDocument<PortalCheckValue>

/** A check as it is typed; no last day is an empty one. */
export type PortalCheckDraft = Omit<PortalCheckValue, 'until'> & { readonly until: string }

export const rules: Rules<PortalCheckDraft> = {
  since: (day) => (day ? undefined : texts.sinceNeeded),
  until: (day, { since }) => (day && day < since ? sentences.untilEarlier.content : undefined),
  source: textRule('source', limits.text.reason),
  checked_on: (day) => (day ? undefined : texts.checkedNeeded),
}

/** Whoever changes a check has just looked it up. */
export const draftOf = ({ value }: PortalCheckDocument, now: Date): PortalCheckDraft => ({
  is_on: value?.is_on ?? true,
  since: value?.since ?? '',
  until: value?.until ?? '',
  source: value?.source ?? '',
  checked_on: dayInIndia(now),
})

export const typedAs = ({ until, ...draft }: PortalCheckDraft): PortalCheckValue => ({
  ...draft,
  until: until || null,
})
