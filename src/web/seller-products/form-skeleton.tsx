import { Skeleton, SkeletonRegion } from '#web/ui/skeleton.tsx'

export function FormSkeleton() {
  return (
    <SkeletonRegion className="grid items-start gap-6 xl:grid-cols-[minmax(0,640px)_minmax(0,300px)]">
      <div className="grid gap-4">
        <Skeleton className="h-110" />
        <Skeleton className="h-60" />
        <Skeleton className="h-60" />
      </div>
      <Skeleton className="h-96 max-xl:hidden" />
    </SkeletonRegion>
  )
}
