import { SearchX } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { postRequirementPath } from '#contract/paths.ts'
import { offeredCategories } from '#contract/products/present-categories.ts'
import { categoryLink } from '#web/navigation/category-link.ts'
import { categoryName } from '#web/products/product-texts.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/lists/empty-state.tsx'
import { searchTexts } from './search-texts.ts'

/** Without a result: what to do next, and where to look. */
export function NothingFound({ q, correction }: { q: string; correction: ReactNode }) {
  return (
    <>
      <EmptyState
        as="h1"
        icon={<SearchX />}
        title={searchTexts.none}
        action={<ButtonLink to={postRequirementPath}>{searchTexts.postRequirement}</ButtonLink>}
      >
        <p className="break-words">{searchTexts.couldNotFind(q)}</p>
        {correction}
        <p>{searchTexts.spelling}</p>
      </EmptyState>
      <p className="mb-3 text-center font-medium">{searchTexts.browse}</p>
      <ul className="mx-auto flex max-w-3xl flex-wrap justify-center gap-2">
        {offeredCategories().map(({ slug }) => (
          <li key={slug}>
            <Link
              to={categoryLink(slug)}
              className="inline-flex min-h-11 items-center rounded-full border border-border bg-surface px-4 text-small hover:border-border-strong"
            >
              {categoryName(slug)}
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
