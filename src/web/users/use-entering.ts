import { useEffect, useEffectEvent } from 'react'
import { comeBackPath } from '#contract/paths.ts'
import type { SentForm } from '#web/actions/action.ts'
import { useAction } from '#web/actions/use-action.ts'
import { signIn } from '#web/session/session.ts'
import { leadTo } from './use-signed-in.ts'
import { usersTexts } from './users-texts.ts'

type Ask = () => Promise<{ token: string; is_back?: boolean | undefined }>

/** Asks for a token and signs in with it; a failure gives the form back and says why, at its field where it has one. */
export function useEntering(onFailure: () => void, form: SentForm) {
  const { run, isPending, failure } = useAction({
    send: async (ask: Ask) => {
      const { token, is_back } = await ask()
      if (is_back) leadTo(comeBackPath)
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
