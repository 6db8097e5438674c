import { cx } from '#web/ui/cx.ts'
import { initialsOf } from '#web/ui/formats/initials.ts'
import { Picture } from './picture.tsx'

type AvatarProps = {
  /** A person or a company; its initials are shown where there is no picture. */
  name: string
  url: string | null | undefined
  /** In CSS pixels. */
  size: number
  /** Size, corners and size of the letters. */
  className: string
}

/** Hidden from screen readers, since the name is always beside it. */
export function Avatar({ name, url, size, className }: AvatarProps) {
  if (url)
    return (
      <Picture
        url={url}
        alt=""
        sizes={`${size}px`}
        width={size}
        height={size}
        toneKey={name}
        className={cx('flex-none', className)}
      />
    )
  return (
    <span
      aria-hidden="true"
      className={cx(
        'grid flex-none place-items-center bg-ink font-bold text-ink-fg tracking-[-.02em] dark:bg-surface-3',
        className,
      )}
    >
      {initialsOf(name)}
    </span>
  )
}
