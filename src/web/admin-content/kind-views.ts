import type { ContentKind } from '#contract/content/content-kinds.ts'
import { policyTexts } from '#contract/content/first-policies.ts'
import { firstHolidays } from '#contract/content/holidays.ts'
import type { PolicyName } from '#contract/content/policies.ts'
import { phrasesOf } from '#contract/content/synonyms.ts'
import { adminBannerPath, adminHolidaysPath, adminPoliciesPath, adminSynonymsPath } from '#contract/paths.ts'
import { dayOf } from '#web/ui/formats/dates.ts'
import { categoryView } from './category-view.ts'
import type { ValueOf } from './content-api.ts'
import { bannerTexts, contentTexts, historyTexts, synonymTexts } from './content-texts.ts'
import { dayText, placeText } from './holiday-draft.ts'
import { holidayTexts } from './holiday-texts.ts'
import { lawViews } from './law-views.ts'
import { typedPoints } from './policy-draft.ts'
import { policyEditTexts } from './policy-edit-texts.ts'

/** A field of a document, in the pieces by which two revisions are compared. */
export type Part = { readonly label: string; readonly pieces: readonly string[] }

export type KindView<Kind extends ContentKind> = {
  readonly title: string
  /** Where its documents are edited. */
  readonly page: string
  readonly nameOf: (name: string) => string
  readonly partsOf: (value: ValueOf[Kind], name: string) => readonly Part[]
}

const synonyms: KindView<'synonyms'> = {
  title: contentTexts.synonyms,
  page: adminSynonymsPath,
  nameOf: (name) => name,
  partsOf: ({ words, means, both_ways }) => [
    { label: synonymTexts.words, pieces: phrasesOf(words) },
    { label: synonymTexts.means, pieces: phrasesOf(means) },
    { label: synonymTexts.bothWays, pieces: [both_ways ? historyTexts.yes : historyTexts.no] },
  ],
}

const banners: KindView<'banners'> = {
  title: contentTexts.banner,
  page: adminBannerPath,
  nameOf: () => contentTexts.banner,
  partsOf: ({ tag, title, lead, button, link, points }) => [
    { label: bannerTexts.tag, pieces: [tag] },
    { label: bannerTexts.headline, pieces: [title] },
    { label: bannerTexts.lead, pieces: [lead] },
    { label: bannerTexts.button, pieces: [button] },
    { label: bannerTexts.link, pieces: [link] },
    { label: bannerTexts.points, pieces: points },
  ],
}

const policies: KindView<'policies'> = {
  title: policyEditTexts.title,
  page: adminPoliciesPath,
  nameOf: (name) => policyTexts[name as PolicyName]?.title ?? name,
  partsOf: ({ description, lead, points, text, in_force }) => [
    { label: policyEditTexts.inForce, pieces: [dayOf(in_force)] },
    { label: policyEditTexts.lead, pieces: [lead] },
    { label: policyEditTexts.description, pieces: [description] },
    { label: policyEditTexts.points, pieces: typedPoints(points).split('\n') },
    { label: policyEditTexts.text, pieces: text.split(/\n+/) },
  ],
}

const holidays: KindView<'holidays'> = {
  title: holidayTexts.title,
  page: adminHolidaysPath,
  nameOf: (name) => firstHolidays[name]?.name ?? name,
  partsOf: ({ date, is_yearly, name, state_code }) => [
    { label: holidayTexts.name, pieces: [name] },
    { label: holidayTexts.day, pieces: [dayText({ date, is_yearly })] },
    { label: holidayTexts.state, pieces: [placeText(state_code)] },
  ],
}

const views: { readonly [Kind in ContentKind]: KindView<Kind> } = {
  synonyms,
  banners,
  policies,
  holidays,
  categories: categoryView,
  ...lawViews,
}

export type AnyView = KindView<ContentKind>

/** How a kind is shown in its history; undefined for a kind that does not exist. */
export const viewOf = (kind: string | undefined): AnyView | undefined =>
  kind && Object.hasOwn(views, kind) ? (views[kind as ContentKind] as AnyView) : undefined
