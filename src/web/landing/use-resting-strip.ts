import { type FocusEvent, type PointerEvent, useEffect, useRef, useState } from 'react'

const round = 60_000
/** A finger that let go may come back to read on. */
const patience = 3_000
const edge = 12

type Hold = 'pointer' | 'focus' | 'touch'

/** When the strip of categories rests, and that it goes on from where a person has pushed it. */
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

/** No scrolling reaches what has passed out at the left, so time goes back until it can be seen. */
function uncover(strip: HTMLElement | null, track: HTMLElement | null, tile: Element) {
  const running = track?.getAnimations()[0]
  if (!strip || !track || !running) return
  const hidden = strip.getBoundingClientRect().left + edge - tile.getBoundingClientRect().left
  if (hidden > 0) running.currentTime = Math.max(0, Number(running.currentTime) - timeOf(hidden, track))
}

/** How long the strip takes to move so many pixels. */
const timeOf = (pixels: number, track: HTMLElement) => (pixels / (track.offsetWidth / 2)) * round

/** What was scrolled by hand becomes time that has passed, so nothing jumps. */
function goOn(strip: HTMLElement | null, track: HTMLElement | null) {
  const running = track?.getAnimations()[0]
  if (!strip || !track || !running || strip.scrollLeft === 0) return
  running.currentTime = (Number(running.currentTime) + timeOf(strip.scrollLeft, track)) % round
  strip.scrollLeft = 0
}
