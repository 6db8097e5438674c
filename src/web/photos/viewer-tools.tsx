import { ChevronLeft, ChevronRight, X, ZoomIn, ZoomOut } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from '#web/ui/cx.ts'
import { photoTexts as texts } from './photo-texts.ts'
import { viewerTexts } from './viewer-texts.ts'

type ViewerToolsProps = {
  index: number
  count: number
  canZoomIn: boolean
  canZoomOut: boolean
  onZoom: (by: number) => void
  onTurn: (by: number) => void
  onClose: () => void
}

const atSide = 'bottom-4 md:top-[calc(50%-22px)] md:bottom-auto'

export function ViewerTools({ index, count, onTurn, onClose, ...zoom }: ViewerToolsProps) {
  return (
    <>
      <p className="num pointer-events-none absolute top-3 left-3 rounded-full bg-black/60 px-3.5 font-semibold text-small leading-11">
        {texts.position(index + 1, count)}
      </p>
      <ZoomTools {...zoom} />
      <Tool label={viewerTexts.close} onPress={onClose} autoFocus className="top-3 right-3">
        <X />
      </Tool>
      {count > 1 && <TurnTools {...{ index, count, onTurn }} />}
    </>
  )
}

type ZoomToolsProps = Pick<ViewerToolsProps, 'canZoomIn' | 'canZoomOut' | 'onZoom'>

function ZoomTools({ canZoomIn, canZoomOut, onZoom }: ZoomToolsProps) {
  return (
    <>
      <Tool
        label={viewerTexts.zoomOut}
        onPress={() => onZoom(-1)}
        disabled={!canZoomOut}
        className="top-3 right-31"
      >
        <ZoomOut />
      </Tool>
      <Tool
        label={viewerTexts.zoomIn}
        onPress={() => onZoom(1)}
        disabled={!canZoomIn}
        className="top-3 right-17"
      >
        <ZoomIn />
      </Tool>
    </>
  )
}

type TurnToolsProps = Pick<ViewerToolsProps, 'index' | 'count' | 'onTurn'>

function TurnTools({ index, count, onTurn }: TurnToolsProps) {
  return (
    <>
      <Tool
        label={texts.previous}
        onPress={() => onTurn(-1)}
        disabled={index === 0}
        className={cx('left-4', atSide)}
      >
        <ChevronLeft />
      </Tool>
      <Tool
        label={texts.next}
        onPress={() => onTurn(1)}
        disabled={index === count - 1}
        className={cx('right-4', atSide)}
      >
        <ChevronRight />
      </Tool>
    </>
  )
}

type ToolProps = {
  label: string
  onPress: () => void
  disabled?: boolean
  autoFocus?: boolean
  className: string
  children: ReactNode
}

/** A tool without effect keeps its button, so that the focus is not lost at the last photo. */
function Tool({ label, onPress, disabled = false, autoFocus = false, className, children }: ToolProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-disabled={disabled || undefined}
      data-autofocus={autoFocus || undefined}
      onClick={() => !disabled && onPress()}
      className={cx(
        'absolute grid size-11 place-items-center rounded-full bg-black/60 hover:bg-black/80 aria-disabled:opacity-45',
        className,
      )}
    >
      {children}
    </button>
  )
}
