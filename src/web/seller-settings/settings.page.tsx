import {
  BookOpenText,
  Clock,
  ExternalLink,
  IndianRupee,
  Landmark,
  ReceiptIndianRupee,
  Store,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useRevalidator } from 'react-router'
import {
  booksPath,
  ownShopPath,
  sellerHabitsPath,
  sellerPath,
  sellerPayeePath,
  sellerPaymentsPath,
  sellerTaxPath,
} from '#contract/paths.ts'
import { getProfile, type Profile } from '#contract/users/user.ts'
import { api } from '#web/api/browser-api.ts'
import type { ConsoleHandle } from '#web/console/console-handle.ts'
import { requireSeller } from '#web/console/require-seller.ts'
import { AvatarMenu } from '#web/profile/avatar-menu.tsx'
import { privateMeta } from '#web/site/private-meta.ts'
import { siteTexts } from '#web/site/site-texts.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { HintedLabel } from '#web/ui/hinted-label.tsx'
import { LoadError } from '#web/ui/lists/load-error.tsx'
import { Avatar } from '#web/ui/pictures/avatar.tsx'
import { Skeleton, SkeletonRegion } from '#web/ui/skeleton.tsx'
import type { Route } from './+types/settings.page.ts'
import { SettingsForm } from './settings-form.tsx'
import { settingsTexts as texts } from './settings-texts.ts'

export const handle: ConsoleHandle = { title: texts.title, hasMainButton: true }

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  await requireSeller(request)
  try {
    return { profile: await api(getProfile, {}) }
  } catch {
    return { profile: null }
  }
}

export const meta: Route.MetaFunction = () => privateMeta(texts.title, texts.description)

export function HydrateFallback() {
  return (
    <SkeletonRegion className="grid max-w-160 gap-5">
      <Skeleton className="h-44" />
      <Skeleton className="h-120" />
    </SkeletonRegion>
  )
}

export default function SettingsPage({ loaderData: { profile } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  if (!profile) return <LoadError text={texts.error} onRetry={revalidate} />
  return (
    <div className="grid max-w-160 grid-cols-1 gap-4 md:gap-5">
      <ShopPicture profile={profile} onChanged={revalidate} />
      <SettingsForm profile={profile} />
      <MoreLinks />
    </div>
  )
}

function MoreLinks() {
  return (
    <Card>
      <ul className="divide-y divide-border">
        <MoreLink to={ownShopPath} icon={<Store />} label={texts.ownShop} hint={texts.ownShopHint} />
        <MoreLink to={sellerTaxPath} icon={<ReceiptIndianRupee />} label={texts.tax} hint={texts.taxHint} />
        <MoreLink to={sellerPayeePath} icon={<Landmark />} label={texts.paid} hint={texts.paidHint} />
        <MoreLink to={sellerHabitsPath} icon={<Clock />} label={texts.habits} hint={texts.habitsHint} />
        <MoreLink
          to={sellerPaymentsPath}
          icon={<IndianRupee />}
          label={texts.payments}
          hint={texts.paymentsHint}
        />
        <MoreLink to={booksPath} icon={<BookOpenText />} label={texts.books} hint={texts.booksHint} />
      </ul>
    </Card>
  )
}

function MoreLink({ to, icon, label, hint }: { to: string; icon: ReactNode; label: string; hint: string }) {
  return (
    <li>
      <Link
        to={to}
        prefetch="intent"
        className="flex min-h-16 items-center gap-4 rounded-card px-5 py-3 hover:bg-surface-2 md:px-6"
      >
        <span className="text-muted">{icon}</span>
        <HintedLabel label={label} hint={hint} className="font-medium" />
      </Link>
    </li>
  )
}

type ShopPictureProps = { profile: Profile; onChanged: () => Promise<void> }

function ShopPicture({ profile, onChanged }: ShopPictureProps) {
  const { user_id, company_name, full_name, profile_image } = profile
  return (
    <Card
      as="section"
      aria-labelledby="picture"
      className="flex flex-wrap items-center gap-x-7 gap-y-6 p-5 md:p-6"
    >
      <div className="relative mb-3 w-fit flex-none">
        <Avatar
          name={company_name ?? full_name}
          url={profile_image}
          size={96}
          className="size-24 rounded-panel text-3xl"
        />
        <AvatarMenu hasPicture={profile_image !== null} onChanged={onChanged} />
      </div>
      <div className="min-w-0 flex-1 basis-56">
        <h2 id="picture" className="text-h3">
          {texts.picture}
        </h2>
        <p className="mt-1 text-muted text-small">{texts.pictureHint}</p>
        <ButtonLink
          to={sellerPath(user_id)}
          target="_blank"
          variant="ghost"
          size="sm"
          icon={<ExternalLink />}
          className="mt-2 -ml-3"
        >
          {texts.seePublic}
          <span className="sr-only"> {siteTexts.opensNewTab}</span>
        </ButtonLink>
      </div>
    </Card>
  )
}
