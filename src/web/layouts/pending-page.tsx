import type { ReactNode } from 'react'
import { ProductGridSkeleton } from '#web/products/product-grid.tsx'
import { siteTexts } from '#web/site/site-texts.ts'
import { Skeleton, shapes } from '#web/ui/skeleton.tsx'
import { uiTexts } from '#web/ui/ui-texts.ts'
import { type PendingShape, pendingShape } from './pending-shape.ts'

/**
 * Covers the page that is being left. That page stays below, hidden but in full length, because the router reads its
 * scroll position only when the next page replaces it.
 */
export default function PendingPage({ to }: { to: string }): ReactNode {
  const shape = pendingShape(to)
  if (!shape) return null
  if (shape === 'seller') return <SellerNote />
  return (
    <div
      aria-busy="true"
      className="peer absolute inset-0 overflow-clip [&_.skeleton]:[animation-delay:0s,0s]"
    >
      <div className="sticky top-(--bar-height)">
        <h1 className="sr-only">{uiTexts.loading}</h1>
        {looks[shape]}
      </div>
    </div>
  )
}

/** The specification asks for this text while a seller's page is loading. */
function SellerNote() {
  return (
    <p
      role="status"
      className="fixed inset-x-0 top-[calc(var(--bar-height)+16px)] z-40 mx-auto w-fit rounded-full border border-border bg-surface px-5 py-2.5 font-medium text-small shadow-lg"
    >
      {siteTexts.loadingSeller}
    </p>
  )
}

const Lines = ({ count }: { count: number }) =>
  shapes(count).map((line) => <Skeleton key={line} className="h-5 odd:w-2/3" />)

const looks: Readonly<Record<Exclude<PendingShape, 'seller'>, ReactNode>> = {
  results: (
    <div className="wrap pt-6 md:pt-8">
      <Heading />
      <div className="lg:grid lg:grid-cols-[248px_minmax(0,1fr)] lg:gap-x-6">
        <Skeleton className="h-120 max-lg:hidden" />
        <ProductGridSkeleton cards={8} />
      </div>
    </div>
  ),
  market: (
    <>
      <div className="border-border border-b bg-surface">
        <div className="wrap flex gap-1 overflow-clip py-2">
          {shapes(12).map((circle) => (
            <span key={circle} className="grid w-20 flex-none justify-items-center gap-1.5 p-1 md:w-24">
              <Skeleton className="size-12 md:size-14" />
              <Skeleton className="h-7 w-16" />
            </span>
          ))}
        </div>
      </div>
      <div className="wrap pt-6 md:pt-8">
        <Heading />
        <ProductGridSkeleton />
      </div>
    </>
  ),
  product: (
    <div className="wrap grid gap-x-8 gap-y-5 md:grid-cols-2 md:pt-15 xl:grid-cols-[minmax(0,512px)_minmax(0,1fr)_264px]">
      <Skeleton className="aspect-square max-md:-mx-4" />
      <div className="grid content-start gap-4">
        <Lines count={6} />
      </div>
      <Skeleton className="h-72" />
    </div>
  ),
}

function Heading() {
  return (
    <div className="mb-4 flex justify-between gap-4 md:mb-5">
      <Skeleton className="h-9 w-64 max-w-full" />
      <Skeleton className="h-11 w-44 max-md:hidden" />
    </div>
  )
}
