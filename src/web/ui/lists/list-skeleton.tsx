import { Skeleton, SkeletonRegion, shapes } from '#web/ui/skeleton.tsx'

/** A list of cards below its filters, before both are there; `row` is the height of a card. */
export const ListSkeleton = ({ row }: { row: string }) => (
  <SkeletonRegion className="grid max-w-220 grid-cols-1 gap-3">
    <Skeleton className="mb-1 h-9 w-80 max-w-full" />
    {shapes(6).map((place) => (
      <Skeleton key={place} className={row} />
    ))}
  </SkeletonRegion>
)
