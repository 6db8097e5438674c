import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { formTexts as texts } from './form-texts.ts'

type LeaveGuardProps = { isDirty: boolean; onLeave?: (() => void) | undefined }

/** Asks before what was typed is lost: by a link here, by the browser's own question when the tab is closed. */
export function LeaveGuard({ isDirty, onLeave }: LeaveGuardProps) {
  const blocker = useBlocker(isDirty)
  useEffect(() => {
    if (!isDirty) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isDirty])
  const leave = async () => {
    onLeave?.()
    blocker.proceed?.()
  }
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title={texts.leaveTitle}
      keep={texts.stay}
      confirm={texts.leave}
      fault=""
      onClose={() => blocker.reset?.()}
      onConfirm={leave}
    >
      {texts.leaveText}
    </ConfirmDialog>
  )
}
