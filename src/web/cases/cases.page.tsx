import { useRevalidator } from 'react-router'
import { requireToken } from '#web/session/require-token.ts'
import { privateMeta } from '#web/site/private-meta.ts'
import { ListSkeleton } from '#web/ui/lists/list-skeleton.tsx'
import { LoadError } from '#web/ui/lists/load-error.tsx'
import type { Route } from './+types/cases.page.ts'
import { CaseList, fetchCases } from './case-list.tsx'
import { casesTexts as texts } from './cases-texts.ts'

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  requireToken(request)
  return { page: await fetchCases('buyer').catch(() => null) }
}

export const meta: Route.MetaFunction = () => privateMeta(texts.title, texts.description)

export const HydrateFallback = () => (
  <div className="wrap pt-4 pb-12 md:pt-6">
    <h1 className="mb-4 text-h1">{texts.title}</h1>
    <ListSkeleton row="h-24" />
  </div>
)

export default function CasesPage({ loaderData: { page } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  return (
    <div className="wrap pt-4 pb-12 md:pt-6">
      <h1 className="mb-4 text-h1">{texts.title}</h1>
      {page ? <CaseList side="buyer" first={page} /> : <LoadError text={texts.error} onRetry={revalidate} />}
    </div>
  )
}
