import type { ContentDocument } from '#contract/content/admin-content.ts'
import { categoryRules, categorySlug } from '#contract/content/category-rules.ts'
import { limits } from '#contract/limits.ts'
import type { CategoryPlaces, CategoryText } from '#contract/products/taxonomy.ts'
import { spellingsIn } from '#web/admin/spellings.ts'
import { categoryTexts as texts } from '#web/admin-content/category-texts.ts'
import type { Rules } from '#web/forms/form.ts'

export type CategoryDocument = ContentDocument<CategoryText> & { readonly value: CategoryText }

/** The form as it is typed: one spelling on each line. */
export type CategoryDraft = {
  readonly label: string
  readonly aliases: string
  readonly offered: CategoryPlaces
  readonly place: number
}

/** Categories in their order; none of them can be taken away. */
export const inOrder = (documents: readonly ContentDocument<CategoryText>[]): CategoryDocument[] =>
  documents
    .filter((document): document is CategoryDocument => document.value !== null)
    .sort((one, other) => one.value.place - other.value.place || (one.name < other.name ? -1 : 1))

const step = 10

/** A place before or behind the neighbour, so that one change moves it; undefined at the end of the list. */
export function placeBeside(all: readonly CategoryDocument[], index: number, by: -1 | 1) {
  const near = all[index + by]
  if (!near) return undefined
  const far = all[index + 2 * by]
  return far ? (near.value.place + far.value.place) / 2 : near.value.place + by * step
}

export const draftOf = (document: CategoryDocument | undefined, last: number): CategoryDraft =>
  document
    ? { ...document.value, aliases: document.value.aliases.join('\n') }
    : { label: '', aliases: '', offered: 'front', place: last + step }

export const textOf = ({ aliases, ...draft }: CategoryDraft): CategoryText => ({
  ...draft,
  aliases: spellingsIn(aliases),
})

export const rulesFor = (isNew: boolean): Rules<CategoryDraft> => ({
  label: (label) =>
    categoryRules.label(label) ?? (isNew && categorySlug(label) === '' ? texts.lettersNeeded : undefined),
  aliases: (typed) => {
    const spellings = spellingsIn(typed)
    if (spellings.length > limits.category.aliases) return texts.aliasesMany
    return spellings.map(categoryRules.alias).find((problem) => problem !== undefined)
  },
})
