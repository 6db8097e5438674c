import { Clock } from 'lucide-react'
import { useEffect, useState } from 'react'
import { learnServerClock, serverNow } from '#web/api/server-clock.ts'
import { cx } from '#web/ui/cx.ts'
import { productTexts } from './product-texts.ts'
import { timeLeft } from './time-left.ts'

const hour = 3_600_000

/** How long a live offer still runs, by the minute and in its last hour by the second. */
export function Countdown({ until, className }: { until: string; className?: string }) {
  const left = useTimeLeft(Date.parse(until))
  // The server's page is cached and may be a little old: the time is written after hydration.
  if (left === undefined) return <span className={cx('invisible inline-block h-4', className)} />
  const isClose = left < 6 * hour
  return (
    <span className={cx('num inline-flex items-center gap-1', isClose && 'text-warning-fg', className)}>
      <Clock className="size-3.5" />
      {left > 0 ? productTexts.timeLeft(timeLeft(left)) : productTexts.offerEnded}
    </span>
  )
}

function useTimeLeft(until: number) {
  const [now, setNow] = useState<number>()
  const isLastHour = now !== undefined && until - now < hour
  const isOver = now !== undefined && until <= now
  useEffect(() => {
    const tick = () => setNow(serverNow())
    tick()
    void learnServerClock().then(tick)
    if (isOver) return
    const timer = setInterval(tick, isLastHour ? 1_000 : 30_000)
    return () => clearInterval(timer)
  }, [isLastHour, isOver])
  return now === undefined ? undefined : Math.max(0, until - now)
}
