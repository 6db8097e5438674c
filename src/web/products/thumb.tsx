import { cx } from '#web/ui/cx.ts'
import { Picture } from '#web/ui/pictures/picture.tsx'

type ThumbProps = { url: string | undefined; productId: string; className: string }

/** A product beside its name, which says what it shows: 72 px. */
export const Thumb = ({ url, productId, className }: ThumbProps) => (
  <Picture
    url={url}
    alt=""
    sizes="72px"
    width={240}
    height={240}
    toneKey={productId}
    className={cx('size-18', className)}
  />
)
