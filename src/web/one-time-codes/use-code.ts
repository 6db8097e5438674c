import { useEffect, useState } from 'react'
import { requestCode } from '#contract/users/one-time-code.ts'
import { useAction } from '#web/actions/use-action.ts'
import { api } from '#web/api/browser-api.ts'
import { type PhoneInput, phoneDigits } from '#web/users/phone-input.ts'
import { usersTexts } from '#web/users/users-texts.ts'
import { keepSent, keptSent, type SentCode, wentTo } from './sent-code.ts'

/** Whose code is asked for, and when another one may be. */
export function useCode(start: PhoneInput) {
  const [phone, setPhone] = useState(start)
  const [sent, setSent] = useState<SentCode | null>(null)
  const [isChanging, setChanging] = useState(true)
  const seconds = useSecondsUntil(sent?.resendAt ?? 0)
  const phone_number = phoneDigits(phone)

  // Not before the page is alive: the server knows of no code.
  useEffect(() => {
    const kept = keptSent()
    if (!kept) return
    setPhone(kept.phone)
    setSent(kept)
    setChanging(false)
  }, [])

  const asking = useAction({
    send: () => api(requestCode, { phone_number }),
    failure: { lost: usersTexts.serverError },
    onDone: ({ resend_seconds }) => {
      const sentAt = Date.now()
      const next = { phone, sentAt, resendAt: sentAt + resend_seconds * 1_000 }
      keepSent(next)
      setSent(next)
      setChanging(false)
    },
  })
  const { run: ask, isPending: isAsking, failure } = asking
  /** Who only looked at the number again still has its code. */
  const proceed = async () => {
    if (sent && seconds > 0 && wentTo(sent, phone)) setChanging(false)
    else await ask()
  }
  const change = () => {
    asking.clear()
    setChanging(true)
  }
  return { phone, setPhone, isChanging, isAsking, failure, seconds, ask, proceed, change }
}
export type Code = ReturnType<typeof useCode>

function useSecondsUntil(moment: number) {
  const [now, setNow] = useState(0)
  useEffect(() => {
    setNow(Date.now())
    if (moment <= Date.now()) return
    const timer = setInterval(() => {
      setNow(Date.now())
      if (Date.now() >= moment) clearInterval(timer)
    }, 1_000)
    return () => clearInterval(timer)
  }, [moment])
  return Math.max(0, Math.ceil((moment - now) / 1_000))
}
