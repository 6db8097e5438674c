/** The words of going from one photo to the next, in a page and over the whole screen. */
export const photoTexts = {
  photoOf: (name: string, place: number, count: number) => `${name}, photo ${place} of ${count}`,
  position: (place: number, count: number) => `${place} / ${count}`,
  previous: 'Previous photo',
  next: 'Next photo',
} as const
