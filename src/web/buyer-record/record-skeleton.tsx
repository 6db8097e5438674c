import { Skeleton, SkeletonRegion } from '#web/ui/skeleton.tsx'

/** About as high as the figures. */
export const RecordSkeleton = () => (
  <SkeletonRegion className="grid gap-3">
    <Skeleton className="h-10" />
    <Skeleton className="h-35" />
    <Skeleton className="h-10" />
  </SkeletonRegion>
)
