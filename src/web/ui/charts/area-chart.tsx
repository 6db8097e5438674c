import { BarChart3, Table } from 'lucide-react'
import { useId, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { ceilingOf } from './chart-scale.ts'
import { chartTexts } from './chart-texts.ts'

type ChartPoint = { readonly label: string; readonly value: number }

type AreaChartProps = {
  title: string
  /** What the picture says, for everybody who does not see it. */
  summary: string
  points: readonly ChartPoint[]
  /** Heads of the table's two columns. */
  head: readonly [label: string, value: string]
  /** A value in full, and short for the scale. */
  write: (value: number) => string
  brief: (value: number) => string
}

/** A row of values as an area, or as a table. */
export function AreaChart({ title, summary, points, head, write, brief }: AreaChartProps) {
  const [asTable, setAsTable] = useState(false)
  const titleId = useId()
  return (
    <figure aria-labelledby={titleId}>
      <figcaption className="mb-4">
        <h2 id={titleId} className="text-h3">
          {title}
        </h2>
        <p className="num mt-0.5 text-muted text-small">{summary}</p>
      </figcaption>
      {asTable ? (
        <PointTable title={title} points={points} head={head} write={write} />
      ) : (
        <Area points={points} write={write} brief={brief} />
      )}
      <div className="mt-3 -mb-1 -ml-3">
        <Button
          variant="ghost"
          size="sm"
          icon={asTable ? <BarChart3 /> : <Table />}
          onClick={() => setAsTable(!asTable)}
        >
          {asTable ? chartTexts.showAsPicture : chartTexts.showAsTable}
        </Button>
      </div>
    </figure>
  )
}

const width = 600
const height = 200

type AreaProps = Pick<AreaChartProps, 'points' | 'write' | 'brief'>

function Area({ points, write, brief }: AreaProps) {
  const [seen, setSeen] = useState<number>()
  const top = ceilingOf(Math.max(0, ...points.map(({ value }) => value)))
  const step = width / Math.max(1, points.length - 1)
  const line = points
    .map(({ value }, place) => `${place * step},${height - (value / top) * height}`)
    .join(' ')
  const point = seen === undefined ? undefined : points[seen]
  return (
    <div aria-hidden="true" className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1.5">
      <Scale top={top} brief={brief} />
      <div
        className="relative h-50"
        onPointerMove={({ clientX, currentTarget }) => {
          const { left, width: wide } = currentTarget.getBoundingClientRect()
          const place = Math.round(((clientX - left) / wide) * (points.length - 1))
          setSeen(Math.min(points.length - 1, Math.max(0, place)))
        }}
        onPointerLeave={() => setSeen(undefined)}
      >
        <Curve line={line} />
        {point && seen !== undefined && (
          <Reading share={seen / (points.length - 1)} point={point} write={write} />
        )}
      </div>
      <div className="num col-start-2 flex justify-between text-micro text-subtle">
        <span>{points[0]?.label}</span>
        <span className="max-sm:hidden">{points[Math.floor(points.length / 2)]?.label}</span>
        <span>{points.at(-1)?.label}</span>
      </div>
    </div>
  )
}

function Scale({ top, brief }: { top: number; brief: AreaChartProps['brief'] }) {
  return (
    <div className="num flex h-50 flex-col justify-between text-right text-micro text-subtle">
      {[top, top / 2, 0].map((value) => (
        <span key={value} className="-my-2">
          {brief(value)}
        </span>
      ))}
    </div>
  )
}

/** The values over what they stand on. */
function Curve({ line }: { line: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      className="size-full overflow-visible text-[var(--chart-1)]"
    >
      <g className="text-border" stroke="currentColor">
        {[0, height / 2, height].map((y) => (
          <line key={y} x2={width} y1={y} y2={y} vectorEffect="non-scaling-stroke" />
        ))}
      </g>
      <polygon points={`0,${height} ${line} ${width},${height}`} fill="currentColor" opacity=".14" />
      <polyline
        points={line}
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  )
}

type ReadingProps = { share: number; point: ChartPoint; write: (value: number) => string }

/** The value under the pointer, on the side where it has room. */
function Reading({ share, point, write }: ReadingProps) {
  return (
    <div
      className="pointer-events-none absolute inset-y-0 border-primary border-l border-dashed"
      style={{ left: `${share * 100}%` }}
    >
      <p
        className={`num absolute top-0 w-max rounded-small border border-border bg-surface px-2.5 py-1.5 text-micro shadow-md ${share > 0.5 ? 'right-2' : 'left-2'}`}
      >
        <span className="block text-muted">{point.label}</span>
        <span className="block font-semibold text-small">{write(point.value)}</span>
      </p>
    </div>
  )
}

type PointTableProps = Pick<AreaChartProps, 'title' | 'points' | 'head' | 'write'>

function PointTable({ title, points, head, write }: PointTableProps) {
  return (
    <table className="num w-full text-small">
      <caption className="sr-only">{title}</caption>
      <thead className="bg-surface-2 text-muted text-micro">
        <tr>
          <th scope="col" className="px-4 py-2 text-left font-semibold">
            {head[0]}
          </th>
          <th scope="col" className="px-4 py-2 text-right font-semibold">
            {head[1]}
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-border">
        {points.map(({ label, value }) => (
          <tr key={label}>
            <th scope="row" className="px-4 py-2 text-left font-normal">
              {label}
            </th>
            <td className="px-4 py-2 text-right">{write(value)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
