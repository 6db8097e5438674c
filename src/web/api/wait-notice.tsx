import { useSyncExternalStore } from 'react'
import { useNavigation } from 'react-router'
import { Button } from '#web/ui/button.tsx'
import { useDelayed } from '#web/ui/lists/use-delayed.ts'
import { waitingTexts as texts } from './waiting-texts.ts'
import { works as allWorks } from './works.ts'

/** A shorter wait needs no explanation. */
const stillWorkingAfter = 3_000
const progressAfter = 1_000

/** Says that a slow call is still running, shows the progress of an upload, and can stop it. */
export function WaitNotice({ className }: { className: string }) {
  const works = useSyncExternalStore(allWorks.subscribe, allWorks.get)
  const isMoving = useNavigation().state !== 'idle'
  const isLate = useDelayed(isMoving || works.length > 0, stillWorkingAfter)
  const leaving = works.find(({ share = 1 }) => share < 1)
  const isLong = useDelayed(leaving !== undefined, progressAfter)
  if (!isLate && !isLong) return null
  const percent = Math.floor((leaving?.share ?? 0) * 100)
  return (
    <div className={className}>
      {/* Announced once: a screen reader need not read every percent. */}
      <p role="status" className="num py-2">
        <span aria-hidden={leaving ? 'true' : undefined}>
          {leaving ? texts.sending(percent) : texts.stillWorking}
        </span>
        {leaving && <span className="sr-only">{texts.stillWorking}</span>}
      </p>
      {leaving && (
        <progress
          aria-label={texts.sending(percent)}
          max={100}
          value={percent}
          className="w-20 accent-accent"
        />
      )}
      {leaving?.stop && (
        <Button variant="ghost" size="sm" className="text-inherit! hover:bg-ink-2!" onClick={leaving.stop}>
          {texts.stop}
        </Button>
      )}
    </div>
  )
}
