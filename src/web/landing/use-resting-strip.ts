import { type FocusEvent, type PointerEvent, useEffect, useRef, useState } from 'react'

const round = 60_000
/** After a touch the strip waits, because the finger often comes back. */
const patience = 3_000
const edge = 12

type Hold = 'pointer' | 'focus' | 'touch'

/** Stops the strip while somebody uses it, and continues from where it was scrolled to. */
export function useRestingStrip() {
  const strip = useRef<HTMLDivElement>(null)
  const track = useRef<HTMLDivElement>(null)
  const timer = useRef<number>(undefined)
  const [isPaused, setPaused] = useState(false)
  const [holds, setHolds] = useState<readonly Hold[]>([])
  const isResting = isPaused || holds.length > 0
  const hold = (by: Hold) => setHolds((before) => [...before.filter((each) => each !== by), by])
  const release = (by: Hold) => setHolds((before) => before.filter((each) => each !== by))

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
    onFocus: ({ target }: FocusEvent) => {
      hold('focus')
      requestAnimationFrame(() => uncover(strip.current, track.current, target))
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) release('focus')
    },
  }
  return { strip, track, isPaused, isResting, togglePause: () => setPaused(!isPaused), watch }
}

/** Scrolling cannot reach a tile that has left at the left edge, so the animation is moved back. */
function uncover(strip: HTMLElement | null, track: HTMLElement | null, tile: Element) {
  const running = track?.getAnimations()[0]
  if (!strip || !track || !running) return
  const hidden = strip.getBoundingClientRect().left + edge - tile.getBoundingClientRect().left
  if (hidden > 0) running.currentTime = Math.max(0, Number(running.currentTime) - timeOf(hidden, track))
}

const timeOf = (pixels: number, track: HTMLElement) => (pixels / (track.offsetWidth / 2)) * round

/** Turns the scrolled distance into elapsed animation time, so that nothing jumps. */
function goOn(strip: HTMLElement | null, track: HTMLElement | null) {
  const running = track?.getAnimations()[0]
  if (!strip || !track || !running || strip.scrollLeft === 0) return
  running.currentTime = (Number(running.currentTime) + timeOf(strip.scrollLeft, track)) % round
  strip.scrollLeft = 0
}
