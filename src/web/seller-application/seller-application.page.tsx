import { useState } from 'react'
import { redirect, type ShouldRevalidateFunctionArgs, useRevalidator } from 'react-router'
import type { Remarks } from '#contract/admin/rejection.ts'
import { adminPath, consolePath } from '#contract/paths.ts'
import { getSellerApplication, type OwnApplication } from '#contract/sellers/seller-application.ts'
import { getProfile, type Profile } from '#contract/users/user.ts'
import { api } from '#web/api/browser-api.ts'
import { LeaveGuard } from '#web/edits/leave-guard.tsx'
import { requireToken } from '#web/session/require-token.ts'
import { privateMeta } from '#web/site/private-meta.ts'
import { keepUser } from '#web/storage/session-store.ts'
import { LoadError } from '#web/ui/lists/load-error.tsx'
import { usePolling } from '#web/ui/lists/use-polling.ts'
import { Skeleton, SkeletonRegion } from '#web/ui/skeleton.tsx'
import type { Route } from './+types/seller-application.page.ts'
import { type Account, answersOfAccount, toAccount } from './account.ts'
import { contractTexts as texts } from './contract-texts.ts'
import { Intro } from './intro.tsx'
import { Rejected, Waiting } from './outcome.tsx'
import { useWizard } from './use-wizard.ts'
import { Wizard } from './wizard.tsx'
import type { Again, Known } from './wizard-draft.ts'

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const token = requireToken(request)
  const [profile, answer] = await Promise.all([
    api(getProfile, {}).catch(() => null),
    api(getSellerApplication, {}).catch(() => null),
  ])
  if (!(profile && answer)) return null
  keepUser(profile, token)
  leaveIfDone(profile)
  const { application } = answer
  return { profile, application, remarks: await remarksOf(application) }
}

/** Few are turned down, so the words are read where somebody was. */
async function remarksOf(application: OwnApplication | null) {
  if (application?.status !== 'rejected' || !application.reason) return noRemarks
  const rejection = await import('#contract/admin/rejection.ts')
  return rejection.remarksOf(application.reason)
}
const noRemarks: Remarks = { fields: {}, rest: '' }

/** Who sells already has a console; who administrates decides and does not apply. */
function leaveIfDone({ account_type }: Profile) {
  if (account_type === 'seller') throw redirect(consolePath)
  if (account_type === 'admin') throw redirect(adminPath)
}

/** A step is no news: whoever goes from one to the next waits for no server. */
export const shouldRevalidate = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) =>
  defaultShouldRevalidate &&
  (currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search)

export const meta: Route.MetaFunction = () => privateMeta(texts.title, texts.description)

export function HydrateFallback() {
  return (
    <div className="wrap pt-6 pb-12 md:pt-8">
      <SkeletonRegion>
        <Intro />
        <Title />
        <Skeleton className="h-96 lg:ml-80" />
      </SkeletonRegion>
    </div>
  )
}

export default function SellerContractPage({ loaderData }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  return (
    <div className="wrap pt-6 pb-12 md:pt-8">
      {loaderData ? (
        <Application {...loaderData} />
      ) : (
        <>
          <Title />
          <LoadError text={texts.loadError} onRetry={revalidate} />
        </>
      )}
    </div>
  )
}

const Title = () => <h1 className="mb-5 text-h1">{texts.title}</h1>

type ApplicationProps = { profile: Profile; application: OwnApplication | null; remarks: Remarks }

function Application({ profile, application, remarks }: ApplicationProps) {
  const [isFixing, setFixing] = useState(false)
  const { revalidate } = useRevalidator()
  const isWaiting = profile.account_type === 'requested'
  // An approval leads on to the console without a reload.
  usePolling(revalidate, 30_000, { enabled: isWaiting })
  if (isWaiting)
    return (
      <>
        <Title />
        <Waiting application={application} />
      </>
    )
  if (application?.status === 'rejected' && !isFixing)
    return (
      <>
        <Title />
        <Rejected application={application} onFix={() => setFixing(true)} />
      </>
    )
  const again = application?.status === 'rejected' ? { gstNumber: profile.gst_number, remarks } : undefined
  return (
    <Applying
      account={toAccount(profile)}
      isFirst={!application}
      prefill={application?.prefill ?? answersOfAccount(profile)}
      again={again}
    />
  )
}

type ApplyingProps = {
  account: Account
  isFirst: boolean
  prefill: Known
  again: Again | undefined
}

function Applying({ account, isFirst, prefill, again }: ApplyingProps) {
  const wizard = useWizard(prefill, again)
  return (
    <>
      {wizard.furthest === 0 && isFirst && <Intro />}
      <Title />
      <Wizard wizard={wizard} account={account} />
      <LeaveGuard isDirty={wizard.isLosing} text={texts.leaveText} />
    </>
  )
}
