import { useEffect, useEffectEvent, useState } from 'react'
import type { BillingProfile } from '#contract/users/billing.ts'
import { billingTexts } from '#web/billing/billing-texts.ts'
import { type Billing, type Choices, fetchChoices, noBilling } from '#web/billing/chosen-billing.ts'
import { toastError } from '#web/ui/toasts/toast.ts'

/** Whom a checkout bills: what is suggested, until the buyer chooses. Read anew each time it opens. */
export function useBilling(isOpen: boolean) {
  const [choices, setChoices] = useState<Choices>()
  const [isLoading, setLoading] = useState(false)
  const [billing, setBilling] = useState<Billing>(noBilling)
  const load = () => {
    setLoading(true)
    fetchChoices()
      .then(
        (read) => {
          setChoices(read)
          setBilling((now) => ({ ...now, profile: suggested(read, now) }))
        },
        () => toastError(billingTexts.fetchError),
      )
      .finally(() => setLoading(false))
  }
  const loadAtOpening = useEffectEvent(load)
  useEffect(() => {
    if (isOpen) loadAtOpening()
  }, [isOpen])
  const addProfile = (profile: BillingProfile) =>
    setChoices((now) => ({ start: undefined, profiles: [profile, ...(now?.profiles ?? [])] }))
  return { choices, isLoading, billing, setBilling, addProfile, load }
}

/** A choice of before stays, while it is there. */
const suggested = ({ profiles }: Choices, { profile }: Billing) =>
  profiles.find(({ billing_id }) => billing_id === profile?.billing_id) ??
  profiles.find(({ is_default }) => is_default)
