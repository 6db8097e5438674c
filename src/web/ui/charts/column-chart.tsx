import { cx } from '#web/ui/cx.ts'
import type { ChartPoint } from './chart-figure.tsx'
import { ceilingOf, mostNames, namedLabels } from './chart-scale.ts'

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
      <Scale top={top} axis={axis} />
      <div className="relative h-44">
        <div className="absolute inset-0 flex flex-col justify-between">
          <span className="border-border border-t" />
          <span className="border-border border-t border-dashed" />
          <span className="border-border-strong border-t" />
        </div>
        <Columns points={points} top={top} />
      </div>
      <Names points={points} />
    </div>
  )
}

function Scale({ top, axis }: { top: number; axis: ColumnChartProps['axis'] }) {
  return (
    <div className="num flex h-44 flex-col justify-between text-right leading-none">
      {[top, top / 2, 0].map((value) => (
        <span key={value} className="-my-1.5 block h-3">
          {axis(value)}
        </span>
      ))}
    </div>
  )
}

function Columns({ points, top }: { points: readonly ChartPoint[]; top: number }) {
  return (
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
  )
}

function Names({ points }: { points: readonly ChartPoint[] }) {
  return (
    <div
      className={cx(
        'num col-start-2 mt-2',
        points.length > mostNames
          ? 'flex justify-between gap-2'
          : 'grid grid-flow-col auto-cols-fr text-balance text-center max-sm:[&>*]:px-1.5',
      )}
    >
      {namedLabels(points).map((label) => (
        <span key={label}>{label.replace(' –', '\u00a0–')}</span>
      ))}
    </div>
  )
}
