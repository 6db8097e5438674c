import { type ComponentProps, Suspense } from 'react'
import type { Documents } from '#web/documents/documents.tsx'
import { lazyOrNothing } from '#web/late/lazy-or-nothing.ts'
import { Skeleton, SkeletonRegion } from '#web/ui/skeleton.tsx'

const Loaded = lazyOrNothing(async () => (await import('#web/documents/documents.tsx')).Documents)

/** Papers stand below the goods: their list comes after the first look. */
export const LateDocuments = (props: ComponentProps<typeof Documents>) => (
  <Suspense
    fallback={
      <SkeletonRegion>
        <Skeleton className="h-13" />
      </SkeletonRegion>
    }
  >
    <Loaded {...props} />
  </Suspense>
)
