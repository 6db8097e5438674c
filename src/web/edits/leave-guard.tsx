import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { loginPath } from '#contract/paths.ts'
import { late } from '#web/late/late.tsx'
import { prefix } from '#web/ui/language.ts'
import { editTexts as texts } from './edit-texts.ts'

// Loaded only when it is needed: most forms are sent and never ask.
const LeaveQuestion = late(
  async () => (await import('./leave-question.tsx')).default,
  ({ onStay }) => onStay(),
)

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
  return <LeaveQuestion text={text} onStay={() => blocker.reset()} onLeave={leave} />
}
