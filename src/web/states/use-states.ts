import { listStates } from '#contract/content/states.ts'
import { expectStates, takeStates } from '#contract/tax/present-states.ts'
import { api } from '#web/api/browser-api.ts'
import { useAnswer } from '#web/api/use-answer.ts'

expectStates()

let asking: Promise<void> | undefined

/** Parts of a page that ask at the same time share one answer. */
function ask() {
  asking ??= api(listStates, {})
    .then(({ states }) => takeStates(states))
    .finally(() => {
      asking = undefined
    })
  return asking
}

/**
 * Draws the part again once the server has said how the states stand: the contract's functions read them. Until then they are those
 * that the page knows. A part that meets a code which it does not know asks again about it.
 */
export function useStates(about = '') {
  useAnswer(`states ${about}`, ask)
}
