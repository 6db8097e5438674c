import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { cx } from '#web/ui/cx.ts'
import { useModal } from '#web/ui/dialogs/use-modal.ts'
import { photoTexts as texts } from './photo-texts.ts'
import { useTrack } from './use-track.ts'
import { viewerTexts } from './viewer-texts.ts'
import { ViewerTools } from './viewer-tools.tsx'
import { ZoomedPhoto } from './zoomed-photo.tsx'

type GalleryViewerProps = {
  name: string
  images: readonly string[]
  start: number
  /** Told which photo was seen last. */
  onClose: (last: number) => void
}

const zooms = [1, 2, 3] as const

/** All photos over the whole screen, whole and enlarged. Enlarged, a photo is moved by scrolling. */
export default function GalleryViewer({ name, images, start, onClose }: GalleryViewerProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const view = useView(images.length, start)
  useModal(dialog, true)
  const { track, level } = view
  return (
    <dialog
      ref={dialog}
      data-full-screen
      aria-label={viewerTexts.photosOf(name)}
      onKeyDown={view.keys}
      onCancel={(event) => {
        event.preventDefault()
        onClose(track.index)
      }}
      className="m-0 size-full max-h-none max-w-none overflow-hidden bg-[oklch(.145_.016_215)] text-white backdrop:bg-[oklch(.145_.016_215)]"
    >
      <ul
        ref={track.ref}
        onScroll={track.onScroll}
        className={cx(
          'flex size-full snap-x snap-mandatory overscroll-contain [scrollbar-width:none]',
          level === 0 ? 'overflow-x-auto' : 'overflow-hidden',
        )}
      >
        {images.map((url, index) => (
          <li key={url} inert={index !== track.index} className="size-full flex-none snap-center">
            <ZoomedPhoto
              url={url}
              alt={texts.photoOf(name, index + 1, images.length)}
              scale={index === track.index ? (zooms[level] ?? 1) : 1}
              onToggle={view.toggle}
            />
          </li>
        ))}
      </ul>
      <ViewerTools
        index={track.index}
        count={images.length}
        canZoomIn={level < zooms.length - 1}
        canZoomOut={level > 0}
        onZoom={view.zoom}
        onTurn={view.turn}
        onClose={() => onClose(track.index)}
      />
    </dialog>
  )
}

/** Which photo is seen and how large. Another photo is seen whole first. */
function useView(count: number, start: number) {
  const track = useTrack(count, start)
  const [level, setLevel] = useState(0)
  const first = useRef(() => track.go(start, 'instant'))
  useLayoutEffect(() => first.current(), [])

  const zoom = (by: number) => setLevel((now) => Math.min(zooms.length - 1, Math.max(0, now + by)))
  const turn = (by: number) => {
    setLevel(0)
    track.step(by)
  }
  const keys = (event: KeyboardEvent) => {
    const act = keyed(event.key, level === 0)
    if (!act) return
    event.preventDefault()
    if ('zoom' in act) zoom(act.zoom)
    else turn(act.turn)
  }
  return { track, level, zoom, turn, keys, toggle: () => setLevel((now) => (now === 0 ? 1 : 0)) }
}

/** An enlarged photo keeps the arrows for scrolling. */
function keyed(key: string, isWhole: boolean) {
  if (key === '+' || key === '=') return { zoom: 1 }
  if (key === '-') return { zoom: -1 }
  if (!isWhole) return undefined
  if (key === 'ArrowLeft') return { turn: -1 }
  return key === 'ArrowRight' ? { turn: 1 } : undefined
}
