import { lazy, Suspense } from 'react'

const ReviewPhotos = lazy(() => import('./review-photos.tsx'))

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
