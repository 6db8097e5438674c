import { sentences } from './sentences.ts'

type Named = { picture: string }

export const pictures = sentences('pictures', {
  notAPicture: ({ picture }: Named) => `${picture} is not a JPG, PNG, GIF or WebP image.`,
  tooLarge: ({ picture }: Named) => `${picture} is larger than 5 MB.`,
  tooManyPixels: ({ picture }: Named) => `${picture} has more than 40 megapixels.`,
  tooDeep: ({ picture }: Named) =>
    `${picture} is interlaced and too large for that. Please save it without interlacing, or with 8 bits a colour.`,
  tooManyFrames: ({ picture }: Named) => `${picture} has more than 200 frames.`,
  damaged: ({ picture }: Named) => `${picture} is damaged and cannot be read.`,
  foreign: ({ number, owner }: { number: number; owner: string }) =>
    `Picture ${number} is none of this ${owner}.`,
  lost: 'A picture was lost on its way. Please choose it again and send it once more.',
})
