import { Card } from '#web/ui/card.tsx'
import { Skeleton, SkeletonRegion } from '#web/ui/skeleton.tsx'

export function OrderSkeleton() {
  return (
    <SkeletonRegion className="wrap pt-10 pb-12 md:pt-14">
      <Skeleton className="mb-6 h-8 w-64" />
      <Card className="mb-6 p-6">
        <Skeleton className="h-64 md:h-16" />
      </Card>
      <Card className="grid gap-4 p-5">
        <Skeleton className="h-16" />
        <Skeleton className="h-16" />
        <Skeleton className="h-16" />
      </Card>
    </SkeletonRegion>
  )
}
