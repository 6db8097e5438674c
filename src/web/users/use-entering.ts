import { useEffect, useEffectEvent } from 'react'
import type { SentForm } from '#web/actions/action.ts'
import { useAction } from '#web/actions/use-action.ts'
import { signIn } from '#web/session/session.ts'
import { usersTexts } from './users-texts.ts'

type Ask = () => Promise<{ token: string }>

/** Asks for a token and signs in with it; a failure gives the form back and says why, at its field where it has one. */
export function useEntering(onFailure: () => void, form: SentForm) {
  const { run, isPending, failure } = useAction({
    send: async (ask: Ask) => {
      const { token } = await ask()
      // The page is left as soon as the token is kept; the loader stays until then.
      await signIn(token)
    },
    form,
    failure: { lost: usersTexts.serverError },
    failureToast: true,
    leaves: true,
  })
  const restore = useEffectEvent(onFailure)
  // The focus can only return to the form once it can be seen again.
  useEffect(() => {
    if (failure) restore()
  }, [failure])
  return { send: run, isSending: isPending, failure }
}
