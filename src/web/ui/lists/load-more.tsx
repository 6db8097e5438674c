import type { MouseEvent } from 'react'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { grouped, totalOf } from '#web/ui/formats/rupees.ts'
import { Spinner } from '#web/ui/spinner.tsx'
import { uiTexts } from '#web/ui/ui-texts.ts'

type LoadMoreProps = {
  shown: number
  total: number
  /** The total is a lower bound: '1,000+'. */
  totalIsFloor?: boolean | undefined
  hasMore: boolean
  loading: boolean
  onMore: () => void
  /** The address of the same list from there on: then it is a link, that search engines can follow. */
  nextPath?: string | undefined
}

export function LoadMore(props: LoadMoreProps) {
  const { shown, total, totalIsFloor = false, hasMore, loading, onMore, nextPath } = props
  const follow = (event: MouseEvent) => {
    event.preventDefault()
    if (!loading) onMore()
  }
  return (
    <div className="mt-8 grid justify-items-center gap-3">
      <p className="num text-muted text-small" role="status">
        {uiTexts.shownOf(grouped(shown), totalOf({ total, total_is_floor: totalIsFloor }))}
      </p>
      {hasMore && nextPath && (
        <ButtonLink
          to={nextPath}
          rel="next"
          variant="secondary"
          className="min-w-44"
          aria-busy={loading || undefined}
          icon={loading && <Spinner />}
          onClick={follow}
        >
          {uiTexts.loadMore}
        </ButtonLink>
      )}
      {hasMore && !nextPath && (
        <Button variant="secondary" className="min-w-44" loading={loading} onClick={onMore}>
          {uiTexts.loadMore}
        </Button>
      )}
    </div>
  )
}
