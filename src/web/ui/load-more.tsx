import { Button } from './button.tsx'
import { grouped } from './rupees.ts'
import { uiTexts } from './ui-texts.ts'

type LoadMoreProps = {
  shown: number
  total: number
  /** The total is a lower bound: '1,000+'. */
  totalIsFloor?: boolean | undefined
  hasMore: boolean
  loading: boolean
  onMore: () => void
}

export function LoadMore({ shown, total, totalIsFloor = false, hasMore, loading, onMore }: LoadMoreProps) {
  return (
    <div className="mt-8 grid justify-items-center gap-3">
      <p className="num text-muted text-small" role="status">
        {uiTexts.shownOf(grouped(shown), `${grouped(total)}${totalIsFloor ? '+' : ''}`)}
      </p>
      {hasMore && (
        <Button variant="secondary" className="min-w-44" loading={loading} onClick={onMore}>
          {uiTexts.loadMore}
        </Button>
      )}
    </div>
  )
}
