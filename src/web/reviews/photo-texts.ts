/** The words around the photos of a review. */
export const photoTexts = {
  addPhotos: 'Add photos',
  addPhotosOf: (product: string) => `Photos for the review of ${product}`,
  photosHint: (most: number) => `Up to ${most}, JPG, PNG, GIF or WebP`,
  tooManyPhotos: (most: number) => `A review can have at most ${most} photos`,
  chosenPhotos: 'Chosen photos',
  chosenPhoto: (place: number) => `Photo ${place}`,
  removePhoto: (place: number) => `Remove photo ${place}`,
  photo: (place: number, count: number, by: string) =>
    `Photo ${place} of ${count} of the review by ${by}: open in full screen`,
  reviewOf: (by: string) => `the review by ${by}`,
} as const
