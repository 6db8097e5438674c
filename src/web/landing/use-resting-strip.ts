import { type FocusEvent, type PointerEvent, useEffect, useRef, useState } from 'react'

const round = 60_000
/** A finger that let go may come back to read on. */
const patience = 3_000

type Hold = 'pointer' | 'focus' | 'touch'

/** When the strip of categories rests, and that it goes on from where a person has pushed it. */
export function useRestingStrip() {
  const strip = useRef<HTMLDivElement>(null)
  const track = useRef<HTMLDivElement>(null)
  const timer = useRef<number>(undefined)
  const [isPaused, setPaused] = useState(false)
  const [holds, setHolds] = useState<readonly Hold[]>([])
  const isResting = isPaused || holds.length > 0
  const hold = (by: Hold) => setHolds((held) => [...held.filter((each) => each !== by), by])
  const release = (by: Hold) => setHolds((held) => held.filter((each) => each !== by))

  useEffect(() => {
    if (!isResting) goOn(strip.current, track.current)
  }, [isResting])
  useEffect(() => () => clearTimeout(timer.current), [])

  const watch = {
    onPointerEnter: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && hold('pointer'),
    onPointerLeave: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && release('pointer'),
    onTouchStart: () => {
      clearTimeout(timer.current)
      hold('touch')
    },
    onTouchEnd: () => {
      timer.current = window.setTimeout(() => release('touch'), patience)
    },
    onFocus: () => hold('focus'),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) release('focus')
    },
  }
  return { strip, track, isPaused, isResting, togglePause: () => setPaused(!isPaused), watch }
}

/** What was scrolled by hand becomes time that has passed, so nothing jumps. */
function goOn(strip: HTMLElement | null, track: HTMLElement | null) {
  const running = track?.getAnimations()[0]
  if (!strip || !track || !running || strip.scrollLeft === 0) return
  const pushed = (strip.scrollLeft / (track.offsetWidth / 2)) * round
  running.currentTime = (Number(running.currentTime) + pushed) % round
  strip.scrollLeft = 0
}
