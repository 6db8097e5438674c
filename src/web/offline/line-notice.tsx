import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react'
import { WaitNotice } from '#web/api/wait-notice.tsx'
import { firstScriptTexts } from '#web/first-script/first-script-texts.ts'
import { Button } from '#web/ui/button.tsx'
import { toastInfo } from '#web/ui/toasts/toast.ts'
import { offlineTexts } from './offline-texts.ts'
import { keepWorker } from './worker.ts'

/** A notice at the lower edge: a call takes long, the connection is gone, or a new version waits for a reload. */
export default function LineNotice(): ReactNode {
  const isOnline = useOnline()
  const [update, setUpdate] = useState<() => void>()
  useEffect(() => keepWorker((apply) => setUpdate(() => apply)), [])
  useEffect(stayWhileOffline, [])
  return (
    <div className="pointer-events-none fixed inset-x-4 bottom-[calc(var(--bottom-bar-height)+12px)] z-50 grid justify-items-center gap-2">
      <WaitNotice className={look} />
      {(!isOnline || update) && (
        <div role="status" className={look}>
          <p className="py-2">{isOnline ? offlineTexts.updateReady : offlineTexts.offline}</p>
          {isOnline && (
            <Button variant="ghost" size="sm" className="text-inherit! hover:bg-ink-2!" onClick={update}>
              {offlineTexts.reload}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}

const look =
  'pointer-events-auto flex w-fit max-w-full items-center gap-2 rounded-large bg-ink py-1.5 pr-2 pl-4 font-medium text-ink-fg text-small shadow-lg'

/**
 * Without a connection the script in the head keeps the page whose link is pressed (`first-script/stay-script.ts`), and
 * this says so. Pointing at a link is kept from the router too: it would prefetch that page, and reload this one when
 * it cannot.
 */
function stayWhileOffline() {
  const say = (event: Event) => {
    event.preventDefault()
    toastInfo(firstScriptTexts.stays)
  }
  const hold = (event: Event) => {
    const element = event.type === 'mouseout' ? (event as MouseEvent).relatedTarget : event.target
    const link = element instanceof Element ? element.closest('a') : null
    const isOther = link?.pathname !== location.pathname || link.search !== location.search
    if (navigator.onLine || link?.origin !== location.origin || !isOther) return
    event.stopPropagation()
  }
  addEventListener('stays', say)
  for (const kind of intents) addEventListener(kind, hold, true)
  return () => {
    removeEventListener('stays', say)
    for (const kind of intents) removeEventListener(kind, hold, true)
  }
}

// React derives 'enter' from the 'out' event of the element before.
const intents = ['mouseover', 'mouseout', 'focusin', 'touchstart']

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
