import { ImagePlus, Star, Trash2 } from 'lucide-react'
import { useRef } from 'react'
import { limits } from '#contract/limits.ts'
import { useAction } from '#web/actions/use-action.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { scaledPicture } from '#web/ui/pictures/scaled-picture.ts'
import { toastError } from '#web/ui/toasts/toast.ts'
import { blogTexts as texts } from './blog-texts.ts'

const longestSide = 1_600
const limit = limits.picture.perProduct

type PostPicturesProps = { images: readonly string[]; onChange: (images: readonly string[]) => void }

export function PostPictures({ images, onChange }: PostPicturesProps) {
  const input = useRef<HTMLInputElement>(null)
  const { run, isPending } = useAction({
    send: (files: readonly File[]) => Promise.all(files.slice(0, limit - images.length).map(readPicture)),
    failure: texts.pictures,
    onDone: (read, files) => {
      onChange([...images, ...read.filter((picture) => picture !== null)])
      if (images.length + files.length > limit) toastError(texts.tooMany(limit))
    },
  })
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="mb-1 text-h3">{texts.pictures}</legend>
      <p className="text-muted text-small">{texts.picturesHint}</p>
      <ul className="flex flex-wrap gap-3 empty:hidden">
        {images.map((url, index) => (
          <li key={url} className="grid w-28 gap-1">
            <img
              src={url}
              alt={texts.picture(index + 1)}
              className="size-28 rounded-control border border-border object-cover"
            />
            <div className="flex items-center justify-between">
              {index === 0 ? (
                <Badge tone="brand">{texts.cover}</Badge>
              ) : (
                <IconButton
                  plain
                  aria-label={texts.first(index + 1)}
                  onClick={() => onChange([url, ...images.toSpliced(index, 1)])}
                >
                  <Star />
                </IconButton>
              )}
              <IconButton
                plain
                aria-label={texts.removePicture(index + 1)}
                onClick={() => onChange(images.toSpliced(index, 1))}
              >
                <Trash2 />
              </IconButton>
            </div>
          </li>
        ))}
      </ul>
      <input
        ref={input}
        type="file"
        accept="image/*"
        multiple
        hidden
        aria-label={texts.pictures}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])]
          if (files.length > 0) void run(files)
          target.value = ''
        }}
      />
      {images.length < limit && (
        <div>
          <Button
            variant="secondary"
            icon={<ImagePlus />}
            loading={isPending}
            onClick={() => input.current?.click()}
          >
            {texts.choosePictures}
          </Button>
        </div>
      )}
    </fieldset>
  )
}

async function readPicture(file: File) {
  try {
    return await scaledPicture(file, longestSide)
  } catch {
    toastError(texts.unreadable(file.name))
    return null
  }
}
