import { useEffect, useState, useSyncExternalStore } from 'react'
import { Button } from '#web/ui/button.tsx'
import { offlineTexts } from './offline-texts.ts'
import { keepWorker } from './worker.ts'

/** Quietly at the lower edge: that the line is down, or that a new version waits for a reload. */
export default function LineNotice() {
  const isOnline = useOnline()
  const [update, setUpdate] = useState<() => void>()
  useEffect(() => keepWorker((apply) => setUpdate(() => apply)), [])
  if (isOnline && !update) return null
  return (
    <div
      role="status"
      className="fixed inset-x-4 bottom-[calc(var(--bottom-bar-height)+12px)] z-50 mx-auto flex w-fit max-w-full items-center gap-2 rounded-large bg-ink py-1.5 pr-2 pl-4 font-medium text-ink-fg text-small shadow-lg"
    >
      <p className="py-2">{isOnline ? offlineTexts.updateReady : offlineTexts.offline}</p>
      {isOnline && (
        <Button variant="ghost" size="sm" className="text-inherit! hover:bg-ink-2!" onClick={update}>
          {offlineTexts.reload}
        </Button>
      )}
    </div>
  )
}

function useOnline() {
  return useSyncExternalStore(follow, () => navigator.onLine)
}

function follow(changed: () => void) {
  addEventListener('online', changed)
  addEventListener('offline', changed)
  return () => {
    removeEventListener('online', changed)
    removeEventListener('offline', changed)
  }
}
