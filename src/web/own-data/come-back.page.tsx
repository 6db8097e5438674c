import { Link } from 'react-router'
import { closingPath, homePath } from '#contract/paths.ts'
import { profileLink } from '#web/profile/profile-link.ts'
import { requireToken } from '#web/session/require-token.ts'
import { privateMeta } from '#web/site/private-meta.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Skeleton, SkeletonRegion } from '#web/ui/skeleton.tsx'
import { SubPage } from '#web/ui/sub-page.tsx'
import type { Route } from './+types/come-back.page.ts'
import { closingTexts as texts } from './closing-texts.ts'

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  requireToken(request)
  return null
}

export const meta: Route.MetaFunction = () => privateMeta(texts.backTitle, texts.backDescription)

export const HydrateFallback = () => (
  <SubPage title={texts.backTitle} parent={profileLink}>
    <SkeletonRegion className="grid gap-4">
      <Skeleton className="h-16" />
    </SkeletonRegion>
  </SubPage>
)

export default function ComeBackPage() {
  return (
    <SubPage title={texts.backTitle} parent={profileLink}>
      <div className="grid justify-items-start gap-4">
        <Notice tone="success" className="w-full">
          {texts.back}
        </Notice>
        <p className="text-pretty text-muted">{texts.backShop}</p>
        <ButtonLink to={homePath}>{texts.toHome}</ButtonLink>
        <Link to={closingPath} className="inline-flex min-h-11 items-center text-anchor">
          {texts.backNotMeant}
        </Link>
      </div>
    </SubPage>
  )
}
