import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { cx } from '#web/ui/cx.ts'
import { Scroller } from '#web/ui/lists/scroller.tsx'
import { srcSetOf } from '#web/ui/pictures/picture-source.ts'

type ZoomedPhotoProps = { url: string; alt: string; scale: number; onToggle: () => void }

export function ZoomedPhoto({ url, alt, scale, onToggle }: ZoomedPhotoProps) {
  const frame = useRef<HTMLDivElement>(null)
  const toggle = useEffectEvent(onToggle)
  useEffect(() => {
    const box = frame.current
    // A second way for pointers; everybody has the buttons and the keys.
    const press = () => toggle()
    box?.addEventListener('dblclick', press)
    return () => box?.removeEventListener('dblclick', press)
  }, [])
  useLayoutEffect(() => {
    const box = frame.current
    if (!box || scale === 1) return
    // An enlarged photo begins at its middle.
    box.scrollTo((box.scrollWidth - box.clientWidth) / 2, (box.scrollHeight - box.clientHeight) / 2)
  }, [scale])
  return (
    <Scroller
      as="div"
      ref={frame}
      className={cx('size-full -outline-offset-4!', scale > 1 ? 'overflow-auto' : 'overflow-hidden')}
    >
      <img
        src={url}
        srcSet={srcSetOf(url)}
        sizes={`${scale * 100}vw`}
        alt={alt}
        draggable={false}
        style={{ width: `${scale * 100}%`, height: `${scale * 100}%` }}
        className="max-w-none object-contain"
      />
    </Scroller>
  )
}
