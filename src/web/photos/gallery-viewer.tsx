import { useRef } from 'react'
import { cx } from '#web/ui/cx.ts'
import { useModal } from '#web/ui/dialogs/use-modal.ts'
import { photoTexts as texts } from './photo-texts.ts'
import { type PhotoView, usePhotoView } from './use-photo-view.ts'
import { canZoom, scaleOf } from './viewer-keys.ts'
import { viewerTexts } from './viewer-texts.ts'
import { ViewerTools } from './viewer-tools.tsx'
import { ZoomedPhoto } from './zoomed-photo.tsx'

type GalleryViewerProps = {
  name: string
  images: readonly string[]
  start: number
  /** With the photo that was seen last. */
  onClose: (last: number) => void
}

/** All photos on the whole screen. One that is enlarged is moved by scrolling. */
export default function GalleryViewer({ name, images, start, onClose }: GalleryViewerProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const view = usePhotoView(images.length, start)
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
      <Slides {...{ name, images, view }} />
      <ViewerTools
        index={track.index}
        count={images.length}
        canZoomIn={canZoom(level, 1)}
        canZoomOut={canZoom(level, -1)}
        onZoom={view.zoom}
        onTurn={view.turn}
        onClose={() => onClose(track.index)}
      />
    </dialog>
  )
}

type SlidesProps = Pick<GalleryViewerProps, 'name' | 'images'> & { view: PhotoView }

function Slides({ name, images, view: { track, level, toggle } }: SlidesProps) {
  return (
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
            scale={scaleOf(index === track.index ? level : 0)}
            onToggle={toggle}
          />
        </li>
      ))}
    </ul>
  )
}
