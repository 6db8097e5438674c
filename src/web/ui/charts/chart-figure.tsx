import { BarChart3, Table } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { cx } from '#web/ui/cx.ts'
import { chartTexts } from './chart-texts.ts'

export type ChartPoint = {
  label: string
  value: number
  /** The value in words: '₹1,200.00' or '12'. */
  shown: string
}

type ChartFigureProps = {
  title: string
  /** What the picture says, in a sentence. */
  summary: string
  /** The heads of the table: what is named, and what is measured. */
  columns: readonly [string, string]
  points: readonly ChartPoint[]
  aside?: ReactNode
  className?: string
  /** The picture itself; it repeats what summary and table say, and is silent. */
  children: ReactNode
}

/** A chart with its title, its sentence and the same figures as a table. */
export function ChartFigure(props: ChartFigureProps) {
  const { title, summary, columns, points, aside, className, children } = props
  const id = useId()
  const [isTable, setTable] = useState(false)
  return (
    <Card as="section" aria-labelledby={id} className={cx('flex flex-col p-4 md:p-5', className)}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id={id} className="text-h3">
          {title}
        </h2>
        {aside}
      </div>
      <p className="num mt-1 mb-4 text-muted text-small">{summary}</p>
      <div className="flex flex-1 flex-col justify-center">
        {isTable ? (
          <FigureTable title={title} columns={columns} points={points} />
        ) : (
          <div aria-hidden="true">{children}</div>
        )}
      </div>
      <div className="mt-3 -mb-1 -ml-3">
        <Button
          variant="ghost"
          size="sm"
          icon={isTable ? <BarChart3 /> : <Table />}
          aria-label={`${isTable ? chartTexts.showAsPicture : chartTexts.showAsTable}: ${title}`}
          onClick={() => setTable(!isTable)}
        >
          {isTable ? chartTexts.showAsPicture : chartTexts.showAsTable}
        </Button>
      </div>
    </Card>
  )
}

type FigureTableProps = Pick<ChartFigureProps, 'title' | 'columns' | 'points'>

function FigureTable({ title, columns: [name, measure], points }: FigureTableProps) {
  return (
    <table className="num w-full text-small">
      <caption className="sr-only">{title}</caption>
      <thead>
        <tr className="border-border border-b text-left text-micro text-muted">
          <th scope="col" className="py-2 font-semibold">
            {name}
          </th>
          <th scope="col" className="py-2 text-right font-semibold">
            {measure}
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-border">
        {points.map(({ label, shown }) => (
          <tr key={label}>
            <th scope="row" className="py-1.5 pr-4 text-left font-normal">
              {label}
            </th>
            <td className="py-1.5 text-right font-medium">{shown}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
