import { adminCategoriesPath } from '#contract/paths.ts'
import { firstTexts } from '#contract/products/taxonomy.ts'
import { categoryTexts as texts } from './category-texts.ts'
import type { KindView } from './kind-views.ts'

export const categoryView: KindView<'categories'> = {
  title: texts.title,
  page: adminCategoriesPath,
  nameOf: (slug) => firstTexts.get(slug)?.label ?? slug.replaceAll('-', ' '),
  partsOf: ({ label, aliases, place, offered }) => [
    { label: texts.name, pieces: [label] },
    { label: texts.aliases, pieces: aliases.length > 0 ? aliases : [texts.noAliases] },
    { label: texts.offered, pieces: [texts.places[offered]] },
    { label: texts.place, pieces: [String(place)] },
  ],
}
