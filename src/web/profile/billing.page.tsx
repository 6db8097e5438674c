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
import { Dialog } from '#web/ui/dialogs/dialog.tsx'
import { EmptyState } from '#web/ui/lists/empty-state.tsx'
import { LoadError } from '#web/ui/lists/load-error.tsx'
import { Skeleton, SkeletonRegion } from '#web/ui/skeleton.tsx'
import { SubPage } from '#web/ui/sub-page.tsx'
import { toastSuccess } from '#web/ui/toasts/toast.ts'
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

type Open = { kind: 'form'; profile?: BillingProfile } | { kind: 'delete'; profile: BillingProfile } | null
type ProfilesProps = {
  profiles: readonly BillingProfile[]
  start: Draft | undefined
  onChanged: () => Promise<void>
}

function Profiles({ profiles, start, onChanged }: ProfilesProps) {
  const [open, setOpen] = useState<Open>(null)
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
                onEdit={() => setOpen({ kind: 'form', profile })}
                onDelete={() => setOpen({ kind: 'delete', profile })}
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
      <BillingDialogs open={open} start={start} onClose={() => setOpen(null)} onChanged={onChanged} />
    </SubPage>
  )
}

type BillingDialogsProps = {
  open: Open
  start: Draft | undefined
  onClose: () => void
  onChanged: () => Promise<void>
}

function BillingDialogs({ open, start, onClose, onChanged }: BillingDialogsProps) {
  const isForm = open?.kind === 'form'
  const saved = () => {
    onClose()
    toastSuccess(texts.saved)
    void onChanged()
  }
  return (
    <>
      <Dialog
        open={isForm}
        onClose={onClose}
        title={isForm && open.profile ? texts.editTitle : texts.addTitle}
        keepOnScrim
      >
        {isForm && (
          <BillingForm profile={open.profile} start={start} onSaved={saved} onOutdated={onChanged} />
        )}
      </Dialog>
      <DeleteBilling
        profile={open?.kind === 'delete' ? open.profile : undefined}
        onClose={onClose}
        onDeleted={onChanged}
      />
    </>
  )
}
