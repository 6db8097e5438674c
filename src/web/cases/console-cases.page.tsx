import { useRevalidator } from 'react-router'
import type { ConsoleHandle } from '#web/console/console-handle.ts'
import { requireSeller } from '#web/console/require-seller.ts'
import { privateMeta } from '#web/site/private-meta.ts'
import { ListSkeleton } from '#web/ui/lists/list-skeleton.tsx'
import { LoadError } from '#web/ui/lists/load-error.tsx'
import type { Route } from './+types/console-cases.page.ts'
import { CaseList, fetchCases } from './case-list.tsx'
import { casesTexts as texts } from './cases-texts.ts'

export const handle: ConsoleHandle = { title: texts.title }

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  await requireSeller(request)
  return { page: await fetchCases('seller').catch(() => null) }
}

export const meta: Route.MetaFunction = () => privateMeta(texts.title, texts.description)

export const HydrateFallback = () => <ListSkeleton row="h-24" />

export default function ConsoleCasesPage({ loaderData: { page } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  if (!page) return <LoadError text={texts.error} onRetry={revalidate} />
  return <CaseList side="seller" first={page} />
}
