import { Maximize2 } from 'lucide-react'
import { useState } from 'react'
import { Dialog } from '#web/ui/dialogs/dialog.tsx'
import { contractTexts } from './contract-texts.ts'

const texts = contractTexts.drop

type DocumentPreviewProps = { picture: string; label: string }

/** A document as it was read; pressed, it fills the window's width, so that the small print can be checked. */
export function DocumentPreview({ picture, label }: DocumentPreviewProps) {
  const [isLarge, setLarge] = useState(false)
  return (
    <>
      <button
        type="button"
        aria-label={texts.of(texts.enlarge, label)}
        onClick={() => setLarge(true)}
        className="relative w-full cursor-zoom-in rounded-control"
      >
        <img
          src={picture}
          alt={texts.preview(label)}
          className="max-h-[min(28rem,70*var(--dvh))] w-full rounded-control bg-surface-2 object-contain"
        />
        <span className="absolute right-2 bottom-2 grid size-9 place-items-center rounded-full border border-border bg-surface shadow-1">
          <Maximize2 className="size-4" />
        </span>
      </button>
      <Dialog open={isLarge} wide title={label} onClose={() => setLarge(false)}>
        <img src={picture} alt={texts.preview(label)} className="w-full" />
      </Dialog>
    </>
  )
}
