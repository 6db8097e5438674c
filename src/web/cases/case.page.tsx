import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import { casesPath } from '#contract/paths.ts'
import { requireToken } from '#web/session/require-token.ts'
import { privateMeta } from '#web/site/private-meta.ts'
import { BackLink } from '#web/ui/back-link.tsx'
import { ListSkeleton } from '#web/ui/lists/list-skeleton.tsx'
import type { Route } from './+types/case.page.ts'
import { casesTexts, caseTexts as texts } from './cases-texts.ts'
import { loadCase } from './load-case.ts'
import { LoadedCase } from './loaded-case.tsx'

export async function clientLoader({ request, params: { caseId } }: Route.ClientLoaderArgs) {
  requireToken(request)
  return { loaded: await loadCase(caseId) }
}

export const meta: Route.MetaFunction = ({ params }) => privateMeta(texts.title(params.caseId ?? ''))

export function HydrateFallback() {
  const { caseId = '' } = useParams()
  return (
    <CaseFrame caseId={caseId}>
      <ListSkeleton row="h-32" />
    </CaseFrame>
  )
}

export default function CasePage({ loaderData: { loaded }, params: { caseId } }: Route.ComponentProps) {
  return (
    <CaseFrame caseId={caseId}>
      <LoadedCase loaded={loaded} orderAt="buyer" />
    </CaseFrame>
  )
}

const CaseFrame = ({ caseId, children }: { caseId: string; children: ReactNode }) => (
  <div className="wrap pt-4 pb-12 md:pt-6">
    <BackLink to={casesPath} label={casesTexts.back} />
    <h1 className="mb-4 text-h1">{texts.title(caseId)}</h1>
    {children}
  </div>
)
