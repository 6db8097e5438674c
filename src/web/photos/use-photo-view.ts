import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { useTrack } from './use-track.ts'
import { actOfKey, zoomed } from './viewer-keys.ts'

/** Which photo is seen, and how large. The next one is seen whole first. */
export function usePhotoView(count: number, start: number) {
  const track = useTrack(count, start)
  const [level, setLevel] = useState(0)
  const first = useRef(() => track.go(start, 'instant'))
  useLayoutEffect(() => first.current(), [])

  const zoom = (by: number) => setLevel((now) => zoomed(now, by))
  const turn = (by: number) => {
    setLevel(0)
    track.step(by)
  }
  const keys = (event: KeyboardEvent) => {
    const act = actOfKey(event.key, level === 0)
    if (!act) return
    event.preventDefault()
    if ('zoom' in act) zoom(act.zoom)
    else turn(act.turn)
  }
  return { track, level, zoom, turn, keys, toggle: () => setLevel((now) => (now === 0 ? 1 : 0)) }
}
export type PhotoView = ReturnType<typeof usePhotoView>
