import { Camera, ImagePlus } from 'lucide-react'
import { useRef } from 'react'
import { limits } from '#contract/limits.ts'
import { pictureTexts as texts } from '#web/photos/picture-texts.ts'
import type { Pictures } from '#web/photos/use-pictures.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorNotice } from '#web/ui/error-notice.tsx'
import { DropZone } from '#web/ui/fields/drop-zone.tsx'
import { FileInput } from '#web/ui/fields/file-input.tsx'
import { FormCard } from './form-card.tsx'
import { formTexts } from './form-texts.ts'
import { PictureTile } from './picture-tile.tsx'

const accept = 'image/jpeg,image/png,image/gif,image/webp'
const limit = limits.picture.perProduct

type PictureEditorProps = { pictures: Pictures; error: string | undefined }

/** Photos by choosing, dragging or the camera; order by buttons. */
export function PictureEditor({ pictures, error }: PictureEditorProps) {
  return (
    <FormCard title={formTexts.photos} hint={texts.hint(limit)} error={error}>
      <PictureDrop pictures={pictures} isWrong={error !== undefined} />
      <ErrorNotice errors={pictures.errors} />
      {pictures.pictures.length > 0 && (
        <ol aria-label={texts.list} className="grid grid-cols-2 gap-3 sm:grid-cols-4">
          {pictures.pictures.map((picture, place) => (
            <PictureTile
              key={picture.id}
              picture={picture}
              place={place + 1}
              isLast={place === pictures.pictures.length - 1}
              onMove={(by) => pictures.move(picture.id, by)}
              onRemove={() => pictures.remove(picture.id)}
            />
          ))}
        </ol>
      )}
    </FormCard>
  )
}

function PictureDrop({ pictures, isWrong }: { pictures: Pictures; isWrong: boolean }) {
  const chosen = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  const add = (files: readonly File[]) => void pictures.add(files)
  return (
    <DropZone
      onFiles={add}
      className="grid min-w-0 justify-items-center gap-3 rounded-large border-2 border-border-strong border-dashed bg-surface-2 px-4 py-6 text-center data-over:border-primary data-over:bg-primary-soft"
    >
      <span className="flex flex-wrap justify-center gap-2">
        <Button
          variant="secondary"
          icon={<ImagePlus />}
          data-wrong={isWrong || undefined}
          onClick={() => chosen.current?.click()}
        >
          {texts.choose}
        </Button>
        <Button
          variant="ghost"
          icon={<Camera />}
          className="[@media(hover:hover)]:hidden!"
          onClick={() => camera.current?.click()}
        >
          {texts.take}
        </Button>
      </span>
      <p className="text-muted text-small [@media(hover:none)]:hidden">{texts.drop}</p>
      <FileInput ref={chosen} label={formTexts.photos} accept={accept} multiple onFiles={add} />
      <FileInput ref={camera} label={texts.take} accept="image/*" capture="environment" onFiles={add} />
    </DropZone>
  )
}
