import { CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { useRevalidator, useSearchParams } from 'react-router'
import type { ReplyOf } from '#contract/endpoint.ts'
import { ownProductsPath } from '#contract/paths.ts'
import { labelOf } from '#contract/products/present-categories.ts'
import { listUntaxed } from '#contract/products/product-tax.ts'
import { api } from '#web/api/browser-api.ts'
import type { ConsoleHandle } from '#web/console/console-handle.ts'
import { requireSeller } from '#web/console/require-seller.ts'
import { useOfferedRates } from '#web/gst-rates/use-offered-rates.ts'
import { categoryWord } from '#web/products/product-texts.ts'
import { privateMeta } from '#web/site/private-meta.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { SelectField } from '#web/ui/fields/field.tsx'
import { EmptyState } from '#web/ui/lists/empty-state.tsx'
import { LoadError } from '#web/ui/lists/load-error.tsx'
import { Skeleton, SkeletonRegion } from '#web/ui/skeleton.tsx'
import type { Route } from './+types/product-tax.page.ts'
import { productTaxTexts as texts } from './product-tax-texts.ts'
import { SetTaxCard } from './set-tax-card.tsx'
import { UntaxedList } from './untaxed-list.tsx'

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  await requireSeller(request)
  const category = new URL(request.url).searchParams.get('category') ?? ''
  return { category, list: await api(listUntaxed, { category }).catch(() => null) }
}

export const handle: ConsoleHandle = { title: texts.title, back: ownProductsPath }

export const meta: Route.MetaFunction = () => privateMeta(texts.title, texts.description)

export const HydrateFallback = () => (
  <SkeletonRegion className="grid max-w-200 gap-6">
    <Skeleton className="h-80" />
    <Skeleton className="h-100" />
  </SkeletonRegion>
)

export default function ProductTaxPage({ loaderData: { list, category } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  if (!list) return <LoadError text={texts.loadError} onRetry={revalidate} />
  if (list.categories.length === 0) return <AllDone />
  return <TaxRoom key={category} list={list} category={category} />
}

const AllDone = () => (
  <EmptyState
    icon={<CircleCheck />}
    title={texts.done}
    action={<ButtonLink to={ownProductsPath}>{texts.toProducts}</ButtonLink>}
  >
    {texts.doneText}
  </EmptyState>
)

type TaxRoomProps = { list: ReplyOf<typeof listUntaxed>; category: string }

function TaxRoom({ list, category }: TaxRoomProps) {
  const { revalidate } = useRevalidator()
  const offered = useOfferedRates()
  const [chosen, choose] = useState<ReadonlySet<string>>(new Set())
  const products = list.products.filter(({ product_id }) => chosen.has(product_id))
  const saved = async () => {
    choose(new Set())
    await revalidate()
  }
  return (
    <div className="grid max-w-200 gap-6">
      <CategoryField categories={list.categories} category={category} />
      <SetTaxCard products={products} offered={offered} onSaved={saved} />
      <UntaxedList products={list.products} chosen={chosen} offered={offered} onChoose={choose} />
    </div>
  )
}

function CategoryField({
  categories,
  category,
}: Pick<TaxRoomProps, 'category'> & { categories: TaxRoomProps['list']['categories'] }) {
  const [, setParams] = useSearchParams()
  const total = categories.reduce((sum, { count }) => sum + count, 0)
  return (
    <SelectField
      label={texts.category}
      value={category}
      onChange={({ target }) =>
        setParams(target.value ? { category: target.value } : {}, { preventScrollReset: true })
      }
      options={[
        { value: '', label: texts.all(total) },
        ...categories.map(({ category: slug, count }) => ({
          value: slug,
          label: texts.counted(categoryWord(labelOf(slug)), count),
        })),
      ]}
    />
  )
}
