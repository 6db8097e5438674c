import { useEffect } from 'react'
import { useSession } from '#web/session/session.ts'
import { useIsDrawn } from '#web/ui/use-is-drawn.ts'

/** Keeps the number at the bell up to date; visitors load none of its code. */
export function useUnreadCount() {
  const isMember = useSession().state === 'signed-in'
  const isDrawn = useIsDrawn()
  useEffect(() => {
    if (!(isMember && isDrawn)) return
    let isOver = false
    let stop = () => {}
    import('./unread-poll.ts').then(
      ({ startUnreadPoll }) => {
        if (!isOver) stop = startUnreadPoll()
      },
      () => undefined,
    )
    return () => {
      isOver = true
      stop()
    }
  }, [isMember, isDrawn])
}
