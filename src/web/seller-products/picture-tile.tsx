import { ArrowLeft, ArrowRight, X } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ChosenPicture } from '#web/photos/chosen-pictures.ts'
import { pictureTexts as texts } from '#web/photos/picture-texts.ts'
import { Badge } from '#web/ui/badge.tsx'
import { cx } from '#web/ui/cx.ts'
import { Spinner } from '#web/ui/spinner.tsx'

type PictureTileProps = {
  picture: ChosenPicture
  place: number
  isLast: boolean
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}

export function PictureTile({ picture: { url }, place, isLast, onMove, onRemove }: PictureTileProps) {
  return (
    <li className="overflow-hidden rounded-large border border-border bg-surface">
      <div className="relative grid aspect-square place-items-center bg-surface-2">
        {url ? (
          <img src={url} alt={texts.picture(place)} className="absolute inset-0 size-full object-cover" />
        ) : (
          <span role="status" className="flex items-center gap-2 text-muted text-xs">
            <Spinner />
            {texts.reading}
          </span>
        )}
        {place === 1 && (
          <Badge tone="brand" className="absolute top-2 left-2">
            {texts.cover}
          </Badge>
        )}
      </div>
      <div className="flex">
        <Tool label={texts.left(place)} disabled={place === 1} onPress={() => onMove(-1)}>
          <ArrowLeft className="size-4" />
        </Tool>
        <Tool label={texts.right(place)} disabled={isLast} onPress={() => onMove(1)}>
          <ArrowRight className="size-4" />
        </Tool>
        <Tool label={texts.remove(place)} onPress={onRemove} className="text-danger-fg">
          <X className="size-4" />
        </Tool>
      </div>
    </li>
  )
}

type ToolProps = {
  label: string
  disabled?: boolean
  onPress: () => void
  className?: string
  children: ReactNode
}

function Tool({ label, disabled, onPress, className, children }: ToolProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      disabled={disabled}
      onClick={onPress}
      className={cx(
        'grid size-11 flex-1 place-items-center hover:bg-surface-2 disabled:opacity-40 -outline-offset-2!',
        className,
      )}
    >
      {children}
    </button>
  )
}
