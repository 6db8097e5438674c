import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { sentenceOf } from '#web/sentence-of.ts'
import { signIn } from '#web/session.ts'
import { toastError } from '#web/ui/toast.ts'
import { usersTexts } from './users-texts.ts'

type Ask = () => Promise<{ token: string }>

/** Sends once, however often the button is pressed; a failure gives the form back and says why. */
export function useSending(onFailure: () => void) {
  const underway = useRef(false)
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<{ text: string } | null>(null)
  const restore = useEffectEvent(onFailure)

  // The focus can only return to the form once it can be seen again.
  useEffect(() => {
    if (failure) restore()
  }, [failure])

  const send = async (ask: Ask) => {
    if (underway.current) return
    underway.current = true
    setSending(true)
    setFailure(null)
    try {
      const { token } = await ask()
      // The page is left as soon as the token is kept; the loader stays until then.
      await signIn(token)
    } catch (fault) {
      const text = sentenceOf(fault, { lost: usersTexts.serverFault })
      toastError(text)
      setFailure({ text })
      setSending(false)
      underway.current = false
    }
  }
  return { send, isSending, failure: failure?.text ?? null }
}
