import { Suspense } from 'react'
import { lazyOrNothing } from '#web/late/lazy-or-nothing.ts'

const ReviewPhotos = lazyOrNothing(async () => (await import('./review-photos.tsx')).default)

type ShownPhotosProps = { images: readonly string[]; by: string }

/** Most reviews have no photos, so what shows them is fetched with the first that has. Room is kept for it. */
export const ShownPhotos = ({ images, by }: ShownPhotosProps) =>
  images.length > 0 && (
    <div className="min-h-20">
      <Suspense>
        <ReviewPhotos images={images} by={by} />
      </Suspense>
    </div>
  )
