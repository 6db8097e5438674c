import { useRevalidator } from 'react-router'
import { sellerSettingsPath } from '#contract/paths.ts'
import { getPayee } from '#contract/payments/payee.ts'
import { api } from '#web/api/browser-api.ts'
import type { ConsoleHandle } from '#web/console/console-handle.ts'
import { requireSeller } from '#web/console/require-seller.ts'
import { privateMeta } from '#web/site/private-meta.ts'
import { LoadError } from '#web/ui/lists/load-error.tsx'
import { Skeleton, SkeletonRegion } from '#web/ui/skeleton.tsx'
import type { Route } from './+types/seller-payee.page.ts'
import { DispatchForm } from './dispatch-form.tsx'
import { PayeeForm } from './payee-form.tsx'
import { sellerPayeeTexts as texts } from './seller-payee-texts.ts'
import { TermsForm } from './terms-form.tsx'

export const handle: ConsoleHandle = { title: texts.title, back: sellerSettingsPath, hasMainButton: true }

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  await requireSeller(request)
  try {
    return { paid: await api(getPayee, {}) }
  } catch {
    return { paid: null }
  }
}

export const meta: Route.MetaFunction = () => privateMeta(texts.title, texts.description)

export function HydrateFallback() {
  return (
    <SkeletonRegion className="grid max-w-160 gap-5">
      <Skeleton className="h-12" />
      <Skeleton className="h-160" />
    </SkeletonRegion>
  )
}

export default function SellerPayeePage({ loaderData: { paid } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  if (!paid) return <LoadError text={texts.error} onRetry={revalidate} />
  return (
    <div className="grid max-w-160 grid-cols-1 gap-4 md:gap-5">
      <p className="text-muted">{texts.intro}</p>
      <PayeeForm payee={paid.payee} onSaved={revalidate} />
      <TermsForm terms={paid.terms} />
      <DispatchForm dispatch={paid.dispatch ?? null} />
    </div>
  )
}
