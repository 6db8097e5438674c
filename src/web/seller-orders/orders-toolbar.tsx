import { Download } from 'lucide-react'
import { useState } from 'react'
import type { FileColumns } from '#contract/sellers/seller-orders.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { timeOf } from '#web/ui/formats/dates.ts'
import { toastError } from '#web/ui/toasts/toast.ts'
import type { Density } from './density.ts'
import { exportOrders } from './export-orders.ts'
import type { OrdersQuery } from './orders-query.ts'
import { sellerOrdersTexts as texts } from './seller-orders-texts.ts'

type LiveLineProps = { query: OrdersQuery; updatedAt: number; isStale: boolean }

/** How fresh the list is, and the file of it. */
export function LiveLine({ query, updatedAt, isStale }: LiveLineProps) {
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
      <p className="num flex min-w-0 items-center gap-2 text-muted text-small">
        <span
          aria-hidden="true"
          className={cx('size-2 flex-none rounded-full', isStale ? 'bg-warning' : 'bg-success')}
        />
        <span>
          {isStale ? texts.staleSince(timeOf(updatedAt)) : texts.updatedAt(timeOf(updatedAt))}
          {!isStale && <span className="max-lg:hidden"> {texts.checks}</span>}
        </span>
      </p>
      <ExportButtons query={query} />
    </div>
  )
}

/** They ask for themselves, so they stay where the list did not come. */
export function ExportButtons({ query }: { query: OrdersQuery }) {
  const [making, setMaking] = useState<'own' | 'gst'>()
  const save = async (columns?: FileColumns) => {
    setMaking(columns ?? 'own')
    const problem = await exportOrders(query, columns)
    if (problem) toastError(problem)
    setMaking(undefined)
  }
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        variant="secondary"
        icon={<Download />}
        loading={making === 'own'}
        disabled={making === 'gst'}
        onClick={() => save()}
      >
        {texts.exportCsv}
      </Button>
      <Button
        variant="ghost"
        loading={making === 'gst'}
        disabled={making === 'own'}
        onClick={() => save('gst')}
      >
        {texts.exportWithGst}
      </Button>
    </div>
  )
}

type DensityChoiceProps = { density: Density; onChoose: (density: Density) => void }

export function DensityChoice({ density, onChoose }: DensityChoiceProps) {
  return (
    <fieldset
      aria-label={texts.density}
      className="flex flex-none gap-0.5 self-center max-xl:hidden rounded-small bg-surface-2 p-0.5"
    >
      {(['comfortable', 'compact'] as const).map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={density === each}
          onClick={() => onChoose(each)}
          className="min-h-8 rounded-badge px-2.5 font-medium text-[.8125rem] text-muted hover:text-text aria-pressed:bg-surface aria-pressed:text-text aria-pressed:shadow-xs dark:aria-pressed:bg-surface-3"
        >
          {texts[each]}
        </button>
      ))}
    </fieldset>
  )
}
