import { ImagePlus, X } from 'lucide-react'
import { useId, useRef } from 'react'
import { limits } from '#contract/limits.ts'
import type { Pictures } from '#web/photos/use-pictures.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorNotice } from '#web/ui/error-notice.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Picture } from '#web/ui/pictures/picture.tsx'
import { photoTexts as texts } from './photo-texts.ts'

const limit = limits.picture.perReview

/** Up to four photos of what arrived. */
export function PhotoChoice({ photos, product }: { photos: Pictures; product: string }) {
  const { pictures, errors, add, remove } = photos
  return (
    <div className="grid gap-2">
      <AddPhotos product={product} onFiles={add} />
      <ErrorNotice errors={errors} />
      {pictures.length > 0 && (
        <ul aria-label={texts.chosenPhotos} className="flex flex-wrap gap-2">
          {pictures.map(({ id, url }, index) => (
            <ChosenPhoto key={id} url={url} place={index + 1} onRemove={() => remove(id)} />
          ))}
        </ul>
      )}
    </div>
  )
}

function AddPhotos({ product, onFiles }: { product: string; onFiles: (files: File[]) => Promise<void> }) {
  const input = useRef<HTMLInputElement>(null)
  const hint = useId()
  return (
    <>
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Button
          variant="secondary"
          size="sm"
          icon={<ImagePlus />}
          aria-describedby={hint}
          onClick={() => input.current?.click()}
        >
          {texts.addPhotos}
        </Button>
        <span id={hint} className="text-muted text-small">
          {texts.photosHint(limit)}
        </span>
      </span>
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png,image/gif,image/webp"
        multiple
        hidden
        aria-label={texts.addPhotosOf(product)}
        onChange={({ currentTarget }) => {
          void onFiles([...(currentTarget.files ?? [])])
          currentTarget.value = ''
        }}
      />
    </>
  )
}

type ChosenPhotoProps = { url: string | undefined; place: number; onRemove: () => void }

function ChosenPhoto({ url, place, onRemove }: ChosenPhotoProps) {
  return (
    <li className="relative">
      <Picture
        url={url}
        alt={texts.chosenPhoto(place)}
        sizes="80px"
        width={80}
        height={80}
        className="size-20 rounded-control"
      />
      <IconButton
        aria-label={texts.removePhoto(place)}
        className="absolute! -top-2 -right-2"
        onClick={onRemove}
      >
        <X />
      </IconButton>
    </li>
  )
}
