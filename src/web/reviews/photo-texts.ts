/** The words around the photos of a review. */
export const photoTexts = {
  addPhotos: 'Add photos',
  addPhotosOf: (product: string) => `Photos for the review of ${product}`,
  photosHint: (limit: number) => `Up to ${limit}, JPG, PNG, GIF or WebP`,
  tooManyPhotos: (limit: number) => `A review can have at most ${limit} photos`,
  chosenPhotos: 'Chosen photos',
  chosenPhoto: (place: number) => `Photo ${place}`,
  removePhoto: (place: number) => `Remove photo ${place}`,
  photo: (place: number, count: number, by: string) =>
    `Photo ${place} of ${count} of the review by ${by}: open in full screen`,
  reviewOf: (by: string) => `the review by ${by}`,
} as const
