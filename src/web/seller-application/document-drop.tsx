import { Camera, CircleAlert, ImagePlus, RefreshCw, Trash2 } from 'lucide-react'
import { useId, useRef } from 'react'
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
  const { isBusy, fault, read } = usePicture(onChange)
  const headId = useId()
  const shown = fault || error
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
      {shown && (
        <p role="alert" className="flex gap-1.5 font-medium text-danger-fg text-small">
          <CircleAlert className="mt-0.5 size-4" />
          {shown}
        </p>
      )}
    </DropZone>
  )
}

type DropButtonsProps = Pick<DocumentDropProps, 'label' | 'field' | 'onChange'> & {
  isBusy: boolean
  hasPicture: boolean
  onFile: (file: File) => Promise<unknown>
}

function DropButtons({ label, field, isBusy, hasPicture, onFile, onChange }: DropButtonsProps) {
  const file = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  const input = (which: typeof file, capture?: 'environment') => (
    <input
      ref={which}
      type="file"
      accept="image/*"
      hidden
      {...(capture ? { capture } : {})}
      aria-label={capture ? texts.of(texts.take, label) : label}
      onChange={({ target }) => {
        const [chosen] = target.files ?? []
        if (chosen) void onFile(chosen)
        target.value = ''
      }}
    />
  )
  const choose = hasPicture ? texts.replace : texts.choose
  return (
    <div className="flex flex-wrap justify-center gap-2">
      {input(file)}
      {input(camera, 'environment')}
      <Button
        variant={hasPicture ? 'secondary' : 'soft'}
        data-field={field}
        aria-label={texts.of(choose, label)}
        icon={isBusy ? <Spinner /> : hasPicture ? <RefreshCw /> : <ImagePlus />}
        onClick={() => file.current?.click()}
      >
        {choose}
      </Button>
      <Button
        variant="secondary"
        aria-label={texts.of(texts.take, label)}
        icon={<Camera />}
        onClick={() => camera.current?.click()}
      >
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
  return { isBusy: isPending, fault: failure, read: run }
}
