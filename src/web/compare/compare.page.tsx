import { Scale } from 'lucide-react'
import { useEffect } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { compareLink, marketPath } from '#contract/paths.ts'
import { apiContext } from '#web/api/api-context.ts'
import { api } from '#web/api/browser-api.ts'
import { comparedIds, keepCompared } from '#web/compare-choice/kept-compared.ts'
import { privateMeta } from '#web/site/private-meta.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/lists/empty-state.tsx'
import { LoadError } from '#web/ui/lists/load-error.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { Route } from './+types/compare.page.ts'
import { type Compared, loadCompared } from './compare-data.ts'
import { CompareTable } from './compare-table.tsx'
import { compareTexts as texts } from './compare-texts.ts'

export const loader = ({ context, request }: Route.LoaderArgs) =>
  loadCompared(context.get(apiContext), request.url)

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadCompared(api, request.url)

export const meta: Route.MetaFunction = () => privateMeta(texts.title, texts.description)

export default function ComparePage({ loaderData }: Route.ComponentProps) {
  const { products, failed } = loaderData
  const { revalidate } = useRevalidator()
  const remove = useRemove(loaderData)
  return (
    <div className="wrap pt-6 pb-12 md:pt-8">
      <h1 className="mb-4 text-h1">{texts.title}</h1>
      <LeftOut compared={loaderData} />
      {failed > 0 && <LoadError text={texts.error} onRetry={revalidate} />}
      {products.length === 0 && failed === 0 && (
        <EmptyState
          icon={<Scale />}
          title={texts.none}
          action={<ButtonLink to={marketPath}>{texts.explore}</ButtonLink>}
        >
          {texts.noneHint}
        </EmptyState>
      )}
      {products.length > 0 && <CompareTable products={products} onRemove={remove} />}
      {products.length === 1 && <p className="mt-4 text-muted">{texts.one}</p>}
    </div>
  )
}

/** What is left out here is forgotten in the browser too, so that it takes no room. */
function useRemove({ products, gone, ended }: Compared) {
  const navigate = useNavigate()
  useEffect(() => {
    const left = new Set([...gone, ...ended.map(({ product_id }) => product_id)])
    const kept = comparedIds()
    if (kept.some((id) => left.has(id))) keepCompared(kept.filter((id) => !left.has(id)))
  }, [gone, ended])
  return (productId: string) => {
    keepCompared(comparedIds().filter((id) => id !== productId))
    const rest = products.map(({ product_id }) => product_id).filter((id) => id !== productId)
    void navigate(compareLink(...rest), { replace: true, preventScrollReset: true })
  }
}

function LeftOut({ compared: { gone, ended, isCut } }: { compared: Compared }) {
  const sentences = [
    ...(gone.length > 0 ? [texts.gone(gone.length)] : []),
    ...(ended.length > 0 ? [texts.ended(ended.map((one) => one.product_name).join(', '))] : []),
    ...(isCut ? [texts.tooMany] : []),
  ]
  if (sentences.length === 0) return null
  return (
    <div className="mb-4 grid gap-2">
      {sentences.map((sentence) => (
        <Notice key={sentence} tone="warning" live>
          {sentence}
        </Notice>
      ))}
    </div>
  )
}
