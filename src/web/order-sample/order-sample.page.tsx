import { PackageOpen } from 'lucide-react'
import { useRevalidator } from 'react-router'
import { ApiError } from '#contract/client.ts'
import { orderPath, productPath } from '#contract/paths.ts'
import { getProduct, type ShownProduct } from '#contract/products/product.ts'
import { getSample } from '#contract/samples/sample.ts'
import { api } from '#web/api/browser-api.ts'
import { sentenceOf } from '#web/api/sentence-of.ts'
import { requireToken } from '#web/session/require-token.ts'
import { privateMeta } from '#web/site/private-meta.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/lists/empty-state.tsx'
import { LoadError } from '#web/ui/lists/load-error.tsx'
import { SubPage, SubPageSkeleton } from '#web/ui/sub-page.tsx'
import type { Route } from './+types/order-sample.page.ts'
import { orderSampleTexts as texts } from './order-sample-texts.ts'
import { SampleForm } from './sample-form.tsx'

export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  requireToken(request)
  const { productId } = params
  try {
    const [{ product }, { sample }] = await Promise.all([
      api(getProduct, { productId }),
      api(getSample, { productId }),
    ])
    return { product, sample }
  } catch (error) {
    return { content: error instanceof ApiError ? error.message : sentenceOf(error, texts.loadError) }
  }
}

export const meta: Route.MetaFunction = () => privateMeta(texts.title, texts.description)

const parentOf = (productId: string) => ({ to: productPath(productId), label: texts.back })

export const HydrateFallback = () => (
  <SubPageSkeleton title={texts.title} parent={parentOf('')} className="h-80" />
)

export default function OrderSamplePage({ loaderData, params: { productId } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  return (
    <SubPage title={texts.title} parent={parentOf(productId)}>
      {'content' in loaderData ? (
        <LoadError text={loaderData.content} onRetry={revalidate} />
      ) : (
        <Sample key={productId} {...loaderData} />
      )}
    </SubPage>
  )
}

type SampleProps = { product: ShownProduct; sample: { order_id: string } | null }

function Sample({ product, sample }: SampleProps) {
  const { sample_price_paise: paise, product_id } = product
  if (sample)
    return (
      <Instead
        title={texts.ordered}
        hint={texts.orderedHint(sample.order_id)}
        to={orderPath(sample.order_id)}
        label={texts.see}
      />
    )
  if (paise == null)
    return (
      <Instead title={texts.none} hint={texts.noneHint} to={productPath(product_id)} label={texts.back} />
    )
  return <SampleForm product={product} price={paise / 100} />
}

type InsteadProps = { title: string; hint: string; to: string; label: string }

const Instead = ({ title, hint, to, label }: InsteadProps) => (
  <Card>
    <EmptyState icon={<PackageOpen />} title={title} action={<ButtonLink to={to}>{label}</ButtonLink>}>
      {hint}
    </EmptyState>
  </Card>
)
