import { cx } from '#web/ui/cx.ts'
import type { ChartPoint } from './chart-figure.tsx'
import { ceilingOf } from './chart-scale.ts'

/** So many columns have room for their names. */
const few = 4

type ColumnChartProps = {
  points: readonly ChartPoint[]
  /** Words for the values of the scale. */
  axis: (value: number) => string
}

/** Columns over time. Only the columns are stretched; every word keeps its size. */
export function ColumnChart({ points, axis }: ColumnChartProps) {
  const top = ceilingOf(Math.max(...points.map(({ value }) => value)))
  return (
    <div className="grid grid-cols-[auto_1fr] gap-x-3 text-micro text-muted">
      <div className="num flex h-44 flex-col justify-between text-right leading-none">
        {[top, top / 2, 0].map((value) => (
          <span key={value} className="-my-1.5 block h-3">
            {axis(value)}
          </span>
        ))}
      </div>
      <div className="relative h-44">
        <div className="absolute inset-0 flex flex-col justify-between">
          <span className="border-border border-t" />
          <span className="border-border border-t border-dashed" />
          <span className="border-border-strong border-t" />
        </div>
        <svg
          aria-hidden="true"
          viewBox={`0 0 ${points.length} 100`}
          preserveAspectRatio="none"
          className="absolute inset-0 size-full fill-chart-1"
        >
          {points.map(({ label, value, shown }, place) => {
            const height = (value / top) * 100
            return (
              <rect key={label} x={place + 0.15} width={0.7} y={100 - height} height={height}>
                <title>{`${label}: ${shown}`}</title>
              </rect>
            )
          })}
        </svg>
      </div>
      <div
        className={cx(
          'num col-start-2 mt-2',
          points.length > few
            ? 'flex justify-between gap-2'
            : 'grid grid-flow-col auto-cols-fr text-balance text-center max-sm:[&>*]:px-1.5',
        )}
      >
        {ends(points).map((label) => (
          <span key={label}>{label.replace(' –', '\u00a0–')}</span>
        ))}
      </div>
    </div>
  )
}

/** Few columns are all named; of many the first, the middle and the last. */
function ends(points: readonly ChartPoint[]) {
  const labels = points.map(({ label }) => label)
  if (labels.length <= few) return labels
  const middle = Math.floor((labels.length - 1) / 2)
  return labels.filter((_, place) => place === 0 || place === middle || place === labels.length - 1)
}
