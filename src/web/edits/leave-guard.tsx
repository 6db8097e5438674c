import { lazy, Suspense, useEffect } from 'react'
import { useBlocker } from 'react-router'
import { loginPath } from '#contract/paths.ts'
import { prefix } from '#web/ui/language.ts'
import { editTexts as texts } from './edit-texts.ts'

// Loaded only when it is needed: most forms are sent and never ask.
const LeaveQuestion = lazy(() => import('./leave-question.tsx'))

type LeaveGuardProps = {
  isDirty: boolean
  onLeave?: (() => void) | undefined
  /** Names the work that would be lost. */
  text?: string
}

/** Asks before unsaved input is lost: in a dialog for links, by the browser's own question when the tab closes. */
export function LeaveGuard({ isDirty, onLeave, text = texts.leaveText }: LeaveGuardProps) {
  // A session that has ended always leads to the login page; the draft is stored.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && ![currentLocation.pathname, `${prefix}${loginPath}`].includes(nextLocation.pathname),
  )
  useEffect(() => {
    if (!isDirty) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isDirty])
  if (blocker.state !== 'blocked') return null
  const leave = () => {
    onLeave?.()
    blocker.proceed()
  }
  return (
    <Suspense>
      <LeaveQuestion text={text} onStay={() => blocker.reset()} onLeave={leave} />
    </Suspense>
  )
}
