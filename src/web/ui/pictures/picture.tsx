import { Package } from 'lucide-react'
import { useState } from 'react'
import { cx } from '#web/ui/cx.ts'
import { uiTexts } from '#web/ui/ui-texts.ts'
import { photoTone } from './photo-tone.ts'
import { srcSetOf } from './picture-source.ts'

type PictureProps = {
  url: string | null | undefined
  alt: string
  /** How wide it is shown: '(min-width: 64rem) 232px, 50vw'. */
  sizes: string
  width: number
  height: number
  /** The largest picture of the first screen: fetched at once and first. */
  priority?: boolean
  /** Chooses the soft background; the address, if not given. */
  toneKey?: string
  /** How the picture fills its box where that is not 'object-cover'. */
  fit?: string
  className?: string
}

/** Fills its box: the caller's class gives width and aspect ratio. */
export function Picture({
  url,
  alt,
  sizes,
  width,
  height,
  priority = false,
  toneKey,
  fit = 'object-cover',
  className,
}: PictureProps) {
  const [broken, setBroken] = useState<string | null>(null)
  const shown = url && url !== broken ? url : null
  return (
    <span
      className={cx(
        'photo relative grid place-items-center overflow-hidden',
        photoTone(toneKey ?? url ?? alt),
        className,
      )}
    >
      {shown ? (
        <img
          src={shown}
          srcSet={srcSetOf(shown)}
          sizes={sizes}
          alt={alt}
          width={width}
          height={height}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : 'auto'}
          decoding="async"
          draggable={false}
          ref={(image) => {
            // It may have failed before hydration, without an event.
            if (image?.complete && image.naturalWidth === 0) setBroken(shown)
          }}
          onError={() => setBroken(shown)}
          className={cx('absolute inset-0 size-full', fit)}
        />
      ) : (
        <NoPicture alt={alt} />
      )}
    </span>
  )
}

function NoPicture({ alt }: { alt: string }) {
  const hidden = alt === ''
  return (
    <span
      {...(hidden ? { 'aria-hidden': true } : { role: 'img', 'aria-label': `${alt}, ${uiTexts.noPicture}` })}
      className="grid size-full place-items-center text-[oklch(.4_.03_215/.55)]"
    >
      <Package className="h-auto w-1/4 min-w-6 max-w-20 stroke-[1.3]" />
    </span>
  )
}
