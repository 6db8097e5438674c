import { Camera, CircleAlert, ImagePlus, RefreshCw, Trash2 } from 'lucide-react'
import { type ComponentProps, useId, useRef } from 'react'
import { useAction } from '#web/actions/use-action.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { DropZone } from '#web/ui/fields/drop-zone.tsx'
import { scaledPicture, whyUnreadable } from '#web/ui/pictures/scaled-picture.ts'
import { Spinner } from '#web/ui/spinner.tsx'
import { contractTexts } from './contract-texts.ts'
import { DocumentPreview } from './document-preview.tsx'

const texts = contractTexts.drop
const longestSide = 2_000

type DocumentDropProps = {
  label: string
  field: string
  picture: string
  error?: string | undefined
  onChange: (dataUrl: string) => void
}

/** One document: chosen, dropped or photographed, made smaller here and shown large enough to be read. */
export function DocumentDrop({ label, field, picture, error, onChange }: DocumentDropProps) {
  const { isBusy, failure, read } = usePicture(onChange)
  const headId = useId()
  const shown = failure || error
  return (
    <DropZone
      aria-labelledby={headId}
      onFiles={([file]) => file && void read(file)}
      className="group grid min-w-0 gap-1.5"
    >
      <p id={headId} className="text-label">
        {label}
      </p>
      <div
        className={cx(
          'grid justify-items-center gap-3 rounded-card border bg-surface p-4 text-center',
          picture ? 'border-border' : 'border-dashed',
          !picture && (shown ? 'border-danger' : 'border-border-strong'),
          'group-data-over:border-primary! group-data-over:bg-primary-soft',
        )}
      >
        {picture ? (
          <DocumentPreview picture={picture} label={label} />
        ) : (
          <p className="max-w-sm text-muted text-small">{texts.hint}</p>
        )}
        <DropButtons
          {...{ label, field, isBusy }}
          hasPicture={picture !== ''}
          onFile={read}
          onChange={onChange}
        />
        <p role="status" className="text-muted text-small empty:hidden">
          {isBusy && texts.working}
        </p>
      </div>
      {shown && <Problem>{shown}</Problem>}
    </DropZone>
  )
}

const Problem = ({ children }: { children: string }) => (
  <p role="alert" className="flex gap-1.5 font-medium text-danger-fg text-small">
    <CircleAlert className="mt-0.5 size-4" />
    {children}
  </p>
)

type DropButtonsProps = Pick<DocumentDropProps, 'label' | 'field' | 'onChange'> & {
  isBusy: boolean
  hasPicture: boolean
  onFile: (file: File) => Promise<unknown>
}

function DropButtons({ label, field, isBusy, hasPicture, onFile, onChange }: DropButtonsProps) {
  const file = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  const choose = hasPicture ? texts.replace : texts.choose
  const take = texts.of(texts.take, label)
  return (
    <div className="flex flex-wrap justify-center gap-2">
      <PictureInput ref={file} aria-label={label} onFile={onFile} />
      <PictureInput ref={camera} capture="environment" aria-label={take} onFile={onFile} />
      <Button
        variant={hasPicture ? 'secondary' : 'soft'}
        name={field}
        aria-label={texts.of(choose, label)}
        icon={isBusy ? <Spinner /> : hasPicture ? <RefreshCw /> : <ImagePlus />}
        onClick={() => file.current?.click()}
      >
        {choose}
      </Button>
      <Button variant="secondary" aria-label={take} icon={<Camera />} onClick={() => camera.current?.click()}>
        {texts.take}
      </Button>
      {hasPicture && (
        <Button
          variant="ghost"
          aria-label={texts.of(texts.remove, label)}
          icon={<Trash2 />}
          onClick={() => onChange('')}
        >
          {texts.remove}
        </Button>
      )}
    </div>
  )
}

type PictureInputProps = Pick<ComponentProps<'input'>, 'ref' | 'capture' | 'aria-label'> & {
  onFile: (file: File) => Promise<unknown>
}

const PictureInput = ({ onFile, ...input }: PictureInputProps) => (
  <input
    type="file"
    accept="image/*"
    hidden
    {...input}
    onChange={({ target }) => {
      const [chosen] = target.files ?? []
      if (chosen) void onFile(chosen)
      target.value = ''
    }}
  />
)

function usePicture(onChange: (dataUrl: string) => void) {
  const { run, isPending, failure } = useAction({
    send: async (file: File) => {
      if (!file.type.startsWith('image/') || file.type === 'image/svg+xml') throw new Error(texts.notImage)
      return await scaledPicture(file, longestSide).catch(() => {
        throw new Error(whyUnreadable(file, texts.unreadable))
      })
    },
    failure: texts.unreadable,
    onDone: onChange,
  })
  return { isBusy: isPending, failure, read: run }
}
