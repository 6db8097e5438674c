import { Search } from 'lucide-react'
import type { FormEvent } from 'react'
import { useSearchParams } from 'react-router'
import { limits } from '#contract/limits.ts'
import { categoryName } from '#web/products/product-texts.ts'
import { Button } from '#web/ui/button.tsx'
import { SelectField, TextField } from '#web/ui/fields/field.tsx'
import { changed, type RequirementsQuery } from './requirements-query.ts'
import { sellerRequirementsTexts as texts } from './seller-requirements-texts.ts'

type RequirementsToolsProps = { query: RequirementsQuery; categories: readonly string[] }

/** Search and category; both stand in the address. */
export function RequirementsTools({ query, categories }: RequirementsToolsProps) {
  const [params, setParams] = useSearchParams()
  const ask = (change: Partial<RequirementsQuery>) =>
    setParams(changed(params, change), { preventScrollReset: true })
  return (
    <search className="mb-4 flex flex-wrap items-end gap-3">
      <SearchForm query={query.q} onSearch={(q) => ask({ q })} />
      {categories.length > 1 && (
        <SelectField
          label={texts.category}
          value={query.category}
          onChange={(event) => ask({ category: event.target.value })}
          options={[
            { value: '', label: texts.allCategories },
            ...categories.map((slug) => ({ value: slug, label: categoryName(slug) })),
          ]}
          className="min-w-full sm:min-w-60"
        />
      )}
    </search>
  )
}

function SearchForm({ query, onSearch }: { query: string; onSearch: (query: string) => void }) {
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSearch(String(new FormData(event.currentTarget).get('q') ?? '').trim())
  }
  return (
    <form
      onSubmit={search}
      aria-label={texts.search}
      className="flex min-w-full flex-1 items-end gap-2 sm:min-w-72"
    >
      <TextField
        key={query}
        label={texts.search}
        name="q"
        type="search"
        maxLength={limits.text.query}
        defaultValue={query}
        className="min-w-0 flex-1"
      />
      <Button type="submit" variant="secondary" icon={<Search />} aria-label={texts.search}>
        <span className="max-md:sr-only">{texts.searchButton}</span>
      </Button>
    </form>
  )
}
