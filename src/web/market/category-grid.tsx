import { FilterX, PackageSearch } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { postRequirementPath } from '#contract/paths.ts'
import { listCategory } from '#contract/products/product.ts'
import { api } from '#web/api/browser-api.ts'
import { ClearAll } from '#web/filters/filter-chips.tsx'
import { FilteredList } from '#web/filters/filtered-list.tsx'
import { chipsOf, type Filters, type Sort, searchWith } from '#web/filters/filters.ts'
import { categoryLink } from '#web/navigation/category-link.ts'
import { ListError } from '#web/products/list-error.tsx'
import { ProductList } from '#web/products/product-list.tsx'
import { type CardPage, type ProductPageResult, toCardPage } from '#web/products/product-page-result.ts'
import { categoryName, productTexts } from '#web/products/product-texts.ts'
import { SaveSearch } from '#web/search-choice/save-search.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/lists/empty-state.tsx'
import { belowStrip } from './live-market.ts'
import { marketTexts } from './market-texts.ts'

type CategoryGridProps = {
  category: string
  narrowed: Filters & { sort: Sort }
  /** The list does not begin with its first page. */
  isContinued: boolean
  /** Live offers fill the first screen. */
  isBelow: boolean
  products: ProductPageResult
  onRetry: () => void
}

export function CategoryGrid({ products, onRetry, ...list }: CategoryGridProps) {
  const title = headingOf(list.category)
  if ('content' in products)
    return (
      <>
        <Heading title={title} />
        <ListError text={productTexts.listError(products.content)} onRetry={onRetry} />
      </>
    )
  const { page } = products
  const isNarrowed = chipsOf(list.narrowed).length > 0
  if (page.products.length === 0 && !isNarrowed)
    return (
      <>
        <Heading title={title} />
        <EmptyCategory />
      </>
    )
  return (
    <FilteredList
      fixed="category"
      facets={page.facets}
      matches={page}
      stickyTop={belowStrip}
      tool={<SaveSearch label={marketTexts.saveSearch} />}
      heading={<Heading title={title} page={page} />}
    >
      {list.isContinued && (
        <ButtonLink to={categoryLink(list.category)} variant="ghost" className="mb-4">
          {marketTexts.fromBeginning}
        </ButtonLink>
      )}
      {page.products.length === 0 ? <NoneFits /> : <Products {...list} title={title} page={page} />}
    </FilteredList>
  )
}

const headingOf = (category: string) =>
  category === 'all' ? marketTexts.allProducts : marketTexts.productsOf(categoryName(category))

function Heading({ title, page }: { title: string; page?: CardPage }) {
  return (
    <div className="flex min-w-0 flex-wrap items-baseline gap-x-3 max-lg:mb-0">
      <h2 id="grid" className="text-h2">
        {title}
      </h2>
      {page && (
        <p className="num text-muted text-small" role="status">
          {productTexts.count(page)}
        </p>
      )}
    </div>
  )
}

type ProductsProps = Pick<CategoryGridProps, 'category' | 'narrowed' | 'isBelow'> & {
  title: string
  page: CardPage
}

function Products({ category, narrowed, isBelow, title, page }: ProductsProps) {
  const [params] = useSearchParams()
  return (
    <ProductList
      first={page}
      label={title}
      isBelow={isBelow}
      pathOf={(cursor) => searchWith(params, { cursor })}
      fetchMore={async (cursor) =>
        toCardPage(await api(listCategory, { category_type: category, ...narrowed, cursor }))
      }
    />
  )
}

function NoneFits() {
  return (
    <EmptyState
      as="h3"
      icon={<FilterX />}
      title={productTexts.noProducts}
      action={<ClearAll fixed="category" />}
    >
      {productTexts.noneFits}
    </EmptyState>
  )
}

function EmptyCategory() {
  return (
    <EmptyState
      as="h3"
      icon={<PackageSearch />}
      title={productTexts.noProducts}
      action={
        <>
          <ButtonLink to={categoryLink('all')}>{marketTexts.showAll}</ButtonLink>
          <ButtonLink to={postRequirementPath} variant="secondary">
            {marketTexts.postRequirement}
          </ButtonLink>
        </>
      }
    >
      {marketTexts.emptyHint}
    </EmptyState>
  )
}
