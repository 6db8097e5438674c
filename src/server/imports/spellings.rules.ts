import { everyColumn, headOf } from '#contract/products/import-columns.ts'
import { slugOf } from '#contract/products/present-categories.ts'
import { spellingsByCategory } from '#server/categories/spellings.rules.ts'
import type { Words } from '#server/languages/words.ts'

/** What files in other languages call columns and categories, and what they are. */
export type Spellings = {
  readonly columns: ReadonlyMap<string, string>
  readonly categories: ReadonlyMap<string, string>
}

export const onlyEnglish: Spellings = { columns: new Map(), categories: new Map() }

export const spellingsOf = (languages: readonly Words[]): Spellings => ({
  columns: new Map(
    languages.flatMap(({ textOf }) =>
      everyColumn.flatMap((column): [string, string][] => {
        const head = headOf(column)
        return head ? [[fold(textOf(head)), column]] : []
      }),
    ),
  ),
  categories: new Map(
    languages.flatMap(({ categoryWord }) =>
      spellingsByCategory()
        .flatMap(({ slug, spellings }) => [slug, ...spellings.toReversed()])
        .map((spelling): [string, string] => [fold(categoryWord(spelling)), spelling]),
    ),
  ),
})

const fold = (text: string) => text.trim().toLowerCase().normalize('NFC')

/** A column by its English name; one that nobody knows keeps what the file calls it. */
export const columnOf = (head: string, { columns }: Spellings) =>
  everyColumn.includes(fold(head)) ? fold(head) : (columns.get(fold(head)) ?? head.trim().toLowerCase())

export const categoryOf = (word: string, { categories }: Spellings) =>
  slugOf(word) ? word : (categories.get(fold(word)) ?? word)
