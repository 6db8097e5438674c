import { ImagePlus, Star, Trash2 } from 'lucide-react'
import { useRef } from 'react'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { blogTexts as texts } from './blog-texts.ts'
import { withCover, without } from './post-draft.ts'
import { pictureLimit, useAddedPictures } from './use-added-pictures.ts'

type PostPicturesProps = { images: readonly string[]; onChange: (images: readonly string[]) => void }

export function PostPictures({ images, onChange }: PostPicturesProps) {
  const { add, isReading } = useAddedPictures(images, onChange)
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="mb-1 text-h3">{texts.pictures}</legend>
      <p className="text-muted text-small">{texts.picturesHint}</p>
      <ul className="flex flex-wrap gap-3 empty:hidden">
        {images.map((url, index) => (
          <PictureTile
            key={url}
            url={url}
            index={index}
            onCover={() => onChange(withCover(images, index))}
            onRemove={() => onChange(without(images, index))}
          />
        ))}
      </ul>
      <PictureChoice hasRoom={images.length < pictureLimit} isReading={isReading} onChoose={add} />
    </fieldset>
  )
}

type PictureChoiceProps = {
  hasRoom: boolean
  isReading: boolean
  onChoose: (files: readonly File[]) => void
}

function PictureChoice({ hasRoom, isReading, onChoose }: PictureChoiceProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="image/*"
        multiple
        hidden
        aria-label={texts.pictures}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])]
          if (files.length > 0) onChoose(files)
          target.value = ''
        }}
      />
      {hasRoom && (
        <div>
          <Button
            variant="secondary"
            icon={<ImagePlus />}
            loading={isReading}
            onClick={() => input.current?.click()}
          >
            {texts.choosePictures}
          </Button>
        </div>
      )}
    </>
  )
}

type PictureTileProps = { url: string; index: number; onCover: () => void; onRemove: () => void }

function PictureTile({ url, index, onCover, onRemove }: PictureTileProps) {
  return (
    <li className="grid w-28 gap-1">
      <img
        src={url}
        alt={texts.picture(index + 1)}
        className="size-28 rounded-control border border-border object-cover"
      />
      <div className="flex items-center justify-between">
        {index === 0 ? (
          <Badge tone="brand">{texts.cover}</Badge>
        ) : (
          <IconButton plain aria-label={texts.first(index + 1)} onClick={onCover}>
            <Star />
          </IconButton>
        )}
        <IconButton plain aria-label={texts.removePicture(index + 1)} onClick={onRemove}>
          <Trash2 />
        </IconButton>
      </div>
    </li>
  )
}
