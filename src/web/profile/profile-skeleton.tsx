import { Card } from '#web/ui/card.tsx'
import { Skeleton, SkeletonRegion } from '#web/ui/skeleton.tsx'
import { profileTexts as texts } from './profile-texts.ts'

/** Of the overview's size: avatar, numbers, and six lines. */
export function ProfileSkeleton() {
  return (
    <div className="wrap pt-6 pb-12 md:pt-8">
      <h1 className="mb-4 text-h1 md:mb-6">{texts.title}</h1>
      <SkeletonRegion className="grid items-start gap-6 lg:grid-cols-[280px_1fr]">
        <Card className="flex items-center gap-4 p-4 lg:flex-col lg:p-6">
          <Skeleton className="size-20 rounded-full! lg:size-28" />
          <span className="grid flex-1 gap-2 lg:w-full">
            <Skeleton className="h-6" />
            <Skeleton className="h-5 w-2/3" />
          </span>
        </Card>
        <div className="grid gap-6">
          <Skeleton className="h-12" />
          <Skeleton className="h-24" />
          <Card className="grid gap-4 p-5 md:grid-cols-2">
            {['a', 'b', 'c', 'd', 'e', 'f'].map((line) => (
              <Skeleton key={line} className="h-12" />
            ))}
          </Card>
        </div>
      </SkeletonRegion>
    </div>
  )
}
