import { FilterX } from 'lucide-react'
import type { ReactNode } from 'react'
import { useRevalidator } from 'react-router'
import { searchProducts } from '#contract/products/product.ts'
import { api } from '#web/api/browser-api.ts'
import { ClearAll } from '#web/filters/filter-chips.tsx'
import { FilteredList } from '#web/filters/filtered-list.tsx'
import { chipsOf } from '#web/filters/filters.ts'
import { ByMembership } from '#web/navigation/by-viewer.tsx'
import { ListError } from '#web/products/list-error.tsx'
import { ProductGrid } from '#web/products/product-grid.tsx'
import { ProductList } from '#web/products/product-list.tsx'
import { type CardPage, toCardPage } from '#web/products/product-page-result.ts'
import { productTexts } from '#web/products/product-texts.ts'
import { SaveSearch } from '#web/search-choice/save-search.tsx'
import { grouped } from '#web/ui/formats/rupees.ts'
import { EmptyState } from '#web/ui/lists/empty-state.tsx'
import { Skeleton, SkeletonRegion } from '#web/ui/skeleton.tsx'
import { CorrectionLine } from './correction-line.tsx'
import { LazySignInCard } from './lazy-sign-in-card.tsx'
import { NamedSuppliers } from './named-suppliers.tsx'
import { NothingFound } from './nothing-found.tsx'
import { type Answer, draftOf, type SearchQuery, shownWords, titleOf } from './search-data.ts'
import { searchTexts } from './search-texts.ts'

type SearchViewProps = {
  answer: Answer
  /** Where the column of filters stays while the list scrolls. */
  stickyTop: string
}

/** The results of a search with all that narrows them, or why there are none. */
export function SearchView({ answer, stickyTop }: SearchViewProps) {
  const { revalidate } = useRevalidator()
  const { query, isMember, result } = answer
  const title = titleOf(shownWords(answer), query.filters)
  if ('content' in result)
    return (
      <>
        <Heading title={title} />
        <ListError text={productTexts.listError(result.content)} onRetry={revalidate} />
      </>
    )
  const { page } = result
  const isNarrowed = chipsOf(query.filters).length > 0
  if (page.products.length === 0 && !isNarrowed)
    return (
      <>
        <NamedSuppliers suppliers={page.suppliers} />
        <NothingFound q={query.q} correction={<CorrectionLine page={page} />} />
        <div className="flex justify-center">
          <SaveSearch label={searchTexts.save} />
        </div>
      </>
    )
  return (
    <FilteredList
      facets={page.facets}
      matches={page}
      stickyTop={stickyTop}
      tool={<SaveSearch label={searchTexts.save} />}
      heading={<Heading title={title} page={page} correction={<CorrectionLine page={page} />} />}
    >
      <NamedSuppliers suppliers={page.suppliers} />
      {page.products.length === 0 ? (
        <NoneFits />
      ) : (
        <Results key={query.q} {...{ query, isMember, page, title }} />
      )}
    </FilteredList>
  )
}

type HeadingProps = { title: string; page?: CardPage; correction?: ReactNode }

function Heading({ title, page, correction }: HeadingProps) {
  return (
    <div className="min-w-0">
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h1 className="min-w-0 break-words text-h1">{title}</h1>
        {page && (
          <p className="num text-muted text-small" role="status">
            {productTexts.count(page)}
          </p>
        )}
      </div>
      {correction}
    </div>
  )
}

function NoneFits() {
  return (
    <EmptyState as="h2" icon={<FilterX />} title={searchTexts.none} action={<ClearAll />}>
      {productTexts.noneFits}
    </EmptyState>
  )
}

type ResultsProps = { query: SearchQuery; isMember: boolean; page: CardPage; title: string }

function Results({ query, isMember, page, title }: ResultsProps) {
  if (isMember)
    return (
      <ProductList
        as="h2"
        first={page}
        label={title}
        fetchMore={async (cursor) => toCardPage(await api(searchProducts, { ...draftOf(query), cursor }))}
      />
    )
  const hidden = page.total - page.products.length
  const card = <LazySignInCard hidden={`${grouped(hidden)}${page.total_is_floor ? '+' : ''}`} />
  // The page came as a visitor's; somebody who is signed in sees the rest in a moment.
  const last = hidden > 0 && <ByMembership as="div" visitor={card} member={<RestSkeleton />} />
  return <ProductGrid as="h2" products={page.products} label={title} last={last} />
}

function RestSkeleton() {
  return (
    <SkeletonRegion className="h-full">
      <Skeleton className="h-full min-h-64" />
    </SkeletonRegion>
  )
}
