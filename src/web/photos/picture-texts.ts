/** The words around the pictures of a product. */
export const pictureTexts = {
  choose: 'Choose photos',
  take: 'Take photo',
  drop: 'or drag them here',
  hint: (limit: number) => `JPG, PNG, GIF or WebP, up to ${limit}. The first is the cover.`,
  list: 'Chosen pictures',
  picture: (place: number) => `Picture ${place}`,
  cover: 'Cover',
  left: (place: number) => `Move left: picture ${place}`,
  right: (place: number) => `Move right: picture ${place}`,
  remove: (place: number) => `Remove picture ${place}`,
  moved: (place: number) => `Now picture ${place}`,
  reading: 'Preparing…',
  tooMany: (limit: number) => `A product can have at most ${limit} pictures`,
  tooLarge: (name: string) => `${name} is too large. Choose a picture of up to 30 MB.`,
  stillTooLarge: (name: string) => `${name} is too large even after it was made smaller. Choose another one.`,
  wrongType: (name: string) => `${name} cannot be opened as a picture. Choose a JPG, PNG, GIF or WebP file.`,
} as const
