import { sentences } from './sentences.ts'

/** One of several by its number, or what the only one is. */
export type PictureName =
  | { readonly kind: 'picture' | 'photo'; readonly number: number }
  | { readonly kind: keyof typeof onlyOne }
type Named = { picture: PictureName }

const onlyOne = {
  file: 'The file',
  /** Where a PDF is taken too. */
  fileOrPdf: 'The file',
  thisFile: 'This file',
  businessLicenseImage: 'The business license image',
  proprietorDocumentImage: 'The proprietor document image',
}

function nameOf(picture: PictureName): string {
  if (picture.kind === 'picture') return `Picture ${picture.number}`
  return picture.kind === 'photo' ? `Photo ${picture.number}` : onlyOne[picture.kind]
}

export const pictures = sentences('pictures', {
  notAPicture: ({ picture }: Named) =>
    picture.kind === 'fileOrPdf'
      ? 'The file is neither a JPG, PNG, GIF or WebP image nor a PDF.'
      : `${nameOf(picture)} is not a JPG, PNG, GIF or WebP image.`,
  tooLarge: ({ picture }: Named) => `${nameOf(picture)} is larger than 5 MB.`,
  tooManyPixels: ({ picture }: Named) => `${nameOf(picture)} has more than 40 megapixels.`,
  tooDeep: ({ picture }: Named) =>
    `${nameOf(picture)} is interlaced and too large for that. Please save it without interlacing, or with 8 bits a colour.`,
  tooManyFrames: ({ picture }: Named) => `${nameOf(picture)} has more than 200 frames.`,
  damaged: ({ picture }: Named) => `${nameOf(picture)} is damaged and cannot be read.`,
  foreign: ({ number, owner }: { number: number; owner: 'post' | 'product' }) =>
    owner === 'post'
      ? `Picture ${number} is none of this post.`
      : `Picture ${number} is none of this product.`,
  lost: 'A picture was lost on its way. Please choose it again and send it once more.',
})
