import { Plus, ReceiptIndianRupee } from 'lucide-react'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { type BillingProfile, listBillingProfiles } from '#contract/users/billing.ts'
import { getProfile } from '#contract/users/user.ts'
import { api } from '#web/api/browser-api.ts'
import { type Draft, firstDraft } from '#web/billing/billing-draft.ts'
import { BillingForm } from '#web/billing/billing-form.tsx'
import { billingTexts as texts } from '#web/billing/billing-texts.ts'
import { requireToken } from '#web/session/require-token.ts'
import { privateMeta } from '#web/site/private-meta.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ItemDialogs, type OpenItem } from '#web/ui/dialogs/item-dialogs.tsx'
import { EmptyState } from '#web/ui/lists/empty-state.tsx'
import { LoadError } from '#web/ui/lists/load-error.tsx'
import { Skeleton, SkeletonRegion } from '#web/ui/skeleton.tsx'
import { SubPage } from '#web/ui/sub-page.tsx'
import type { Route } from './+types/billing.page.ts'
import { BillingCard } from './billing-card.tsx'
import { DeleteBilling } from './delete-billing.tsx'
import { profileLink } from './profile-link.ts'

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  requireToken(request)
  try {
    const [{ data }, profile] = await Promise.all([api(listBillingProfiles, {}), api(getProfile, {})])
    return { profiles: data, start: data.length === 0 ? firstDraft(profile) : undefined }
  } catch {
    return { profiles: null, start: undefined }
  }
}

export const meta: Route.MetaFunction = () => privateMeta(texts.title, texts.description)

export function HydrateFallback() {
  return (
    <SubPage title={texts.title} parent={profileLink}>
      <SkeletonRegion className="grid gap-4">
        <Skeleton className="h-44" />
        <Skeleton className="h-44" />
      </SkeletonRegion>
    </SubPage>
  )
}

export default function BillingPage({ loaderData: { profiles, start } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  return profiles ? (
    <Profiles profiles={profiles} start={start} onChanged={revalidate} />
  ) : (
    <SubPage title={texts.title} parent={profileLink}>
      <LoadError text={texts.fetchError} onRetry={revalidate} />
    </SubPage>
  )
}

type ProfilesProps = {
  profiles: readonly BillingProfile[]
  start: Draft | undefined
  onChanged: () => Promise<void>
}

function Profiles({ profiles, start, onChanged }: ProfilesProps) {
  const [open, setOpen] = useState<OpenItem<BillingProfile>>(null)
  const onClose = () => setOpen(null)
  const hasSome = profiles.length > 0
  const addButton = (
    <Button icon={<Plus />} onClick={() => setOpen({ kind: 'form' })}>
      {texts.add}
    </Button>
  )
  return (
    <SubPage title={texts.title} parent={profileLink} action={hasSome && addButton}>
      {hasSome ? (
        <>
          <p className="mb-4 text-muted">{texts.intro}</p>
          <ul className="grid grid-cols-1 gap-4">
            {profiles.map((profile) => (
              <BillingCard
                key={profile.billing_id}
                profile={profile}
                onEdit={() => setOpen({ kind: 'form', item: profile })}
                onDelete={() => setOpen({ kind: 'delete', item: profile })}
              />
            ))}
          </ul>
        </>
      ) : (
        <Card>
          <EmptyState icon={<ReceiptIndianRupee />} title={texts.empty} action={addButton}>
            {texts.emptyHint}
          </EmptyState>
        </Card>
      )}
      <ItemDialogs
        {...{ open, texts, onClose, onChanged }}
        form={(profile, onSaved) => <BillingForm {...{ profile, start, onSaved }} onOutdated={onChanged} />}
        removal={(profile) => <DeleteBilling {...{ profile, onClose }} onDeleted={onChanged} />}
      />
    </SubPage>
  )
}
