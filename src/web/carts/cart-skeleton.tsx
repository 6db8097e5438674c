import { Card } from '#web/ui/card.tsx'
import { Skeleton, SkeletonRegion } from '#web/ui/skeleton.tsx'
import { cartTexts } from './cart-texts.ts'

export function CartSkeleton() {
  return (
    <div className="wrap pt-6 pb-28 md:pt-8">
      <h1 className="mb-4 text-h1 md:mb-6">{cartTexts.title}</h1>
      <SkeletonRegion className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_320px]">
        <Card className="divide-y divide-border">
          {['first', 'second', 'third'].map((line) => (
            <div
              key={line}
              className="grid grid-cols-[72px_minmax(0,1fr)] gap-3 p-4 md:grid-cols-[88px_minmax(0,1fr)] md:gap-4"
            >
              <Skeleton className="aspect-square" />
              <div className="grid content-start gap-3">
                <Skeleton className="h-5 w-2/3" />
                <Skeleton className="h-4 w-1/3" />
                <Skeleton className="hidden h-12 w-40 md:block" />
              </div>
              <Skeleton className="col-span-full h-12 w-40 max-w-full md:hidden" />
            </div>
          ))}
        </Card>
        <Card className="hidden p-5 lg:block">
          <Skeleton className="h-44" />
        </Card>
      </SkeletonRegion>
    </div>
  )
}
