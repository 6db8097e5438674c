import { sellerCasesPath } from '#contract/paths.ts'
import type { ConsoleHandle } from '#web/console/console-handle.ts'
import { requireSeller } from '#web/console/require-seller.ts'
import { privateMeta } from '#web/site/private-meta.ts'
import { ListSkeleton } from '#web/ui/lists/list-skeleton.tsx'
import type { Route } from './+types/console-case.page.ts'
import { caseTexts as texts } from './cases-texts.ts'
import { loadCase } from './load-case.ts'
import { LoadedCase } from './loaded-case.tsx'

const titleOf = (caseId = '') => texts.title(caseId)

export const handle: ConsoleHandle = { title: ({ caseId }) => titleOf(caseId), back: sellerCasesPath }

export async function clientLoader({ request, params: { caseId } }: Route.ClientLoaderArgs) {
  await requireSeller(request)
  return { loaded: await loadCase(caseId) }
}

export const meta: Route.MetaFunction = ({ params }) => privateMeta(titleOf(params.caseId))

export const HydrateFallback = () => <ListSkeleton row="h-32" />

export default function ConsoleCasePage({ loaderData: { loaded } }: Route.ComponentProps) {
  return <LoadedCase loaded={loaded} orderAt="seller" />
}
