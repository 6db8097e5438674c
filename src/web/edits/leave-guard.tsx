import { lazy, Suspense, useEffect } from 'react'
import { useBlocker } from 'react-router'
import { loginPath } from '#contract/paths.ts'
import { prefix } from '#web/ui/language.ts'
import { editTexts as texts } from './edit-texts.ts'

// Most forms are sent, and never ask.
const LeaveQuestion = lazy(() => import('./leave-question.tsx'))

type LeaveGuardProps = {
  isDirty: boolean
  onLeave?: (() => void) | undefined
  /** What will be lost. */
  text?: string
}

/** Asks before what was typed is lost: by a link here, by the browser's own question when the tab is closed. */
export function LeaveGuard({ isDirty, onLeave, text = texts.leaveText }: LeaveGuardProps) {
  // Who has to sign in again cannot stay: what was typed is kept for them.
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
