import { cx } from './cx.ts'
import { rupees, rupeesShort } from './formats/rupees.ts'

type PriceProps = {
  amount: number
  /** The upper end where the price is a range. */
  to?: number | undefined
  /** 'piece', 'kg': written after the price. */
  unit?: string | undefined
  /** Cards drop '.00'. */
  short?: boolean | undefined
  className?: string | undefined
}

/** A price in rupees with its unit; the caller's class gives the size of the number. */
export function Price({ amount, to, unit, short = false, className }: PriceProps) {
  const write = short ? rupeesShort : rupees
  const range = to !== undefined && to !== amount ? `${write(amount)} – ${write(to)}` : write(amount)
  return (
    <span className="num">
      <span className={cx('font-bold tracking-[-.02em]', className)}>
        {range}
        {/* Where the line ends here, it takes no room. */}
        {unit && ' '}
      </span>
      {unit && (
        <span className="inline-block text-muted text-small">
          {short ? '/ ' : 'per '}
          {unit}
        </span>
      )}
    </span>
  )
}
