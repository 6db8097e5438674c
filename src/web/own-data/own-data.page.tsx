import type { ReactNode } from 'react'
import { Link } from 'react-router'
import {
  addressesPath,
  billingPath,
  closingPath,
  noticePath,
  phonePath,
  privacyPath,
  profilePath,
  reachPath,
} from '#contract/paths.ts'
import { getOwnData } from '#contract/users/own-data.ts'
import { fetchFile } from '#web/api/download.ts'
import { SaveButton } from '#web/api/save-button.tsx'
import { profileLink } from '#web/profile/profile-link.ts'
import { requireToken } from '#web/session/require-token.ts'
import { privateMeta } from '#web/site/private-meta.ts'
import { Card } from '#web/ui/card.tsx'
import { HintedLabel } from '#web/ui/hinted-label.tsx'
import { Skeleton, SkeletonRegion } from '#web/ui/skeleton.tsx'
import { SubPage } from '#web/ui/sub-page.tsx'
import type { Route } from './+types/own-data.page.ts'
import { ownDataTexts as texts } from './own-data-texts.ts'

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  requireToken(request)
  return null
}

export const meta: Route.MetaFunction = () => privateMeta(texts.title, texts.description)

export function HydrateFallback() {
  return (
    <SubPage title={texts.title} parent={profileLink}>
      <SkeletonRegion className="grid gap-5">
        <Skeleton className="h-52" />
        <Skeleton className="h-96" />
      </SkeletonRegion>
    </SubPage>
  )
}

export default function OwnDataPage() {
  return (
    <SubPage title={texts.title} parent={profileLink}>
      <div className="grid grid-cols-1 gap-5">
        <Part id="take" title={texts.takeTitle}>
          <div className="grid gap-3 px-5 pb-5">
            <p className="text-pretty">{texts.take}</p>
            <p className="text-pretty text-muted text-small">{texts.takeHint}</p>
            <TextLink to={noticePath}>{texts.notice}</TextLink>
            <SaveButton
              variant="secondary"
              label={texts.download}
              failure={texts.downloadError}
              load={() => fetchFile(getOwnData, {})}
            />
          </div>
        </Part>
        <Part id="correct" title={texts.correctTitle}>
          <Corrections />
        </Part>
        <Part id="ask" title={texts.askTitle}>
          <div className="grid gap-1 px-5 pb-4">
            <p className="text-pretty">{texts.ask}</p>
            <TextLink to={`${privacyPath}#rights`}>{texts.policy}</TextLink>
          </div>
        </Part>
        <Part id="close" title={texts.closeTitle}>
          <div className="grid gap-1 px-5 pb-4">
            <p className="text-pretty">{texts.close}</p>
            <TextLink to={closingPath}>{texts.toClosing}</TextLink>
          </div>
        </Part>
      </div>
    </SubPage>
  )
}

const Part = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <Card as="section" aria-labelledby={id}>
    <h2 id={id} className="px-5 pt-5 pb-3 text-h2">
      {title}
    </h2>
    {children}
  </Card>
)

const TextLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link to={to} className="inline-flex min-h-11 items-center justify-self-start text-anchor">
    {children}
  </Link>
)

const corrections = [
  { page: profilePath, label: texts.details, hint: texts.detailsHint },
  { page: phonePath, label: texts.phone, hint: texts.phoneHint },
  { page: addressesPath, label: texts.addresses, hint: texts.addressesHint },
  { page: billingPath, label: texts.billing, hint: texts.billingHint },
  { page: reachPath, label: texts.reach, hint: texts.reachHint },
] as const

const Corrections = () => (
  <ul className="divide-y divide-border border-border border-t">
    {corrections.map(({ page, label, hint }) => (
      <li key={page}>
        <Link
          to={page}
          prefetch="intent"
          className="-outline-offset-2! flex min-h-16 items-center gap-4 px-5 py-3 last:rounded-b-card hover:bg-surface-2"
        >
          <HintedLabel label={label} hint={hint} className="font-medium" />
        </Link>
      </li>
    ))}
  </ul>
)
