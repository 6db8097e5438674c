import { useState } from 'react'
import { LateGalleryViewer } from '#web/photos/late-gallery-viewer.tsx'
import { Picture } from '#web/ui/pictures/picture.tsx'
import { photoTexts as texts } from './photo-texts.ts'

type ReviewPhotosProps = { images: readonly string[]; by: string }

/** Photos of a review, small; pressed, they fill the screen. */
export default function ReviewPhotos({ images, by }: ReviewPhotosProps) {
  const [viewed, setViewed] = useState<number>()
  return (
    <>
      <ul className="flex flex-wrap gap-2">
        {images.map((url, index) => (
          <li key={url}>
            <button
              type="button"
              aria-label={texts.photo(index + 1, images.length, by)}
              onClick={() => setViewed(index)}
              className="block cursor-zoom-in rounded-control"
            >
              <Picture
                url={url}
                alt=""
                sizes="80px"
                width={80}
                height={80}
                className="size-20 rounded-control"
              />
            </button>
          </li>
        ))}
      </ul>
      {viewed !== undefined && (
        <LateGalleryViewer
          name={texts.reviewOf(by)}
          images={images}
          start={viewed}
          onClose={() => setViewed(undefined)}
        />
      )}
    </>
  )
}
