import { Plus, ReceiptIndianRupee } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useRevalidator } from 'react-router'
import { sellerSettingsPath } from '#contract/paths.ts'
import { listTaxRegistrations, type TaxRegistration } from '#contract/sellers/tax-registration.ts'
import { api } from '#web/api/browser-api.ts'
import type { ConsoleHandle } from '#web/console/console-handle.ts'
import { requireSeller } from '#web/console/require-seller.ts'
import { privateMeta } from '#web/site/private-meta.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Dialog } from '#web/ui/dialogs/dialog.tsx'
import { EmptyState } from '#web/ui/lists/empty-state.tsx'
import { LoadError } from '#web/ui/lists/load-error.tsx'
import { Skeleton, SkeletonRegion } from '#web/ui/skeleton.tsx'
import { toastSuccess } from '#web/ui/toasts/toast.ts'
import type { Route } from './+types/seller-tax.page.ts'
import { RegistrationCard } from './registration-card.tsx'
import { RegistrationForm } from './registration-form.tsx'
import { sellerTaxTexts as texts } from './seller-tax-texts.ts'

export const handle: ConsoleHandle = { title: texts.title, back: sellerSettingsPath, hasMainButton: true }

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  await requireSeller(request)
  try {
    return { registrations: (await api(listTaxRegistrations, {})).registrations }
  } catch {
    return { registrations: null }
  }
}

export const meta: Route.MetaFunction = () => privateMeta(texts.title, texts.description)

export function HydrateFallback() {
  return (
    <SkeletonRegion className="grid max-w-160 gap-5">
      <Skeleton className="h-12" />
      <Skeleton className="h-80" />
    </SkeletonRegion>
  )
}

export default function SellerTaxPage({ loaderData: { registrations } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  if (!registrations) return <LoadError text={texts.error} onRetry={revalidate} />
  return <Registrations registrations={registrations} onChanged={revalidate} />
}

type Open = { registration?: TaxRegistration } | null
type RegistrationsProps = { registrations: readonly TaxRegistration[]; onChanged: () => Promise<void> }

function Registrations({ registrations, onChanged }: RegistrationsProps) {
  const [open, setOpen] = useState<Open>(null)
  const addButton = (
    <Button icon={<Plus />} onClick={() => setOpen({})}>
      {texts.add}
    </Button>
  )
  const saved = () => {
    setOpen(null)
    toastSuccess(texts.saved)
    void onChanged()
  }
  return (
    <div className="grid max-w-160 grid-cols-1 gap-4 md:gap-5">
      {registrations.length > 0 ? (
        <>
          <Intro action={addButton} />
          <Cards registrations={registrations} onEdit={setOpen} onChanged={onChanged} />
        </>
      ) : (
        <NoRegistration action={addButton} />
      )}
      <Dialog
        open={open !== null}
        onClose={() => setOpen(null)}
        title={open?.registration ? texts.editTitle : texts.addTitle}
        keepOnScrim
      >
        {open && (
          <RegistrationForm
            registration={open.registration}
            own={registrations}
            onSaved={saved}
            onOutdated={onChanged}
          />
        )}
      </Dialog>
    </div>
  )
}

const Intro = ({ action }: { action: ReactNode }) => (
  <div className="flex flex-wrap items-center justify-between gap-3">
    <p className="min-w-0 flex-1 basis-64 text-muted">{texts.intro}</p>
    {action}
  </div>
)

type CardsProps = RegistrationsProps & { onEdit: (open: Open) => void }

function Cards({ registrations, onEdit, onChanged }: CardsProps) {
  return (
    <ul className="grid grid-cols-1 gap-4">
      {registrations.map((registration) => (
        <RegistrationCard
          key={registration.gstin}
          registration={registration}
          onEdit={() => onEdit({ registration })}
          onChanged={onChanged}
        />
      ))}
    </ul>
  )
}

function NoRegistration({ action }: { action: ReactNode }) {
  return (
    <Card>
      <EmptyState icon={<ReceiptIndianRupee />} title={texts.empty} action={action}>
        {texts.emptyHint}
      </EmptyState>
    </Card>
  )
}
