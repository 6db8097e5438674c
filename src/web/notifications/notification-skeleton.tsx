import { Card } from '#web/ui/card.tsx'
import { Skeleton, SkeletonRegion } from '#web/ui/skeleton.tsx'

export function NotificationSkeleton() {
  return (
    <SkeletonRegion>
      <Skeleton className="mb-6 h-9 w-40" />
      <Card className="divide-y divide-border">
        {['a', 'b', 'c', 'd', 'e', 'f'].map((row) => (
          <div key={row} className="grid min-h-18 grid-cols-[40px_1fr] items-center gap-3 px-4 py-3">
            <Skeleton className="size-10" />
            <span className="grid gap-2">
              <Skeleton className="h-4 w-3/4" />
              <Skeleton className="h-3.5 w-20" />
            </span>
          </div>
        ))}
      </Card>
    </SkeletonRegion>
  )
}
