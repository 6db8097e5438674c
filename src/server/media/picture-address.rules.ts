/** Widths that a picture is kept in when it is wider than that (decisions, section 4). */
const steps: readonly number[] = [240, 480, 960, 1600]
export const largestStep = 1600
const smallestStep = 240

/** The steps that are smaller than the picture, and its own width (at most 1,600). */
export function widthsOf(pictureWidth: number): readonly number[] {
  const own = Math.min(pictureWidth, largestStep)
  return [...steps.filter((step) => step < own), own]
}

/** Where all widths of a picture live in the storage. */
export const pictureFolderOf = (pictureId: string) => `pictures/${pictureId.slice(0, 2)}/${pictureId}`

/** Where a width lives in the storage. */
export const fileOf = (pictureId: string, width: number) => `${pictureFolderOf(pictureId)}/${width}.webp`

/** The address that products and people carry: it names the largest width. */
export const urlOf = (pictureId: string, width: number) => `/media/${pictureId}/${width}.webp`

/** The widths that go when nothing but orders shows a picture any more. */
export const largeWidthsOf = (pictureWidth: number) =>
  widthsOf(pictureWidth).filter((width) => width > smallestStep)

/** What an order shows of a product's picture: the smallest width, which stays when the product's own are gone. */
export const smallUrlOf = (url: string) =>
  url.replace(/(\d+)\.webp$/, (_, width) => `${Math.min(Number(width), smallestStep)}.webp`)

/** The pictures that addresses name, in the order of their ids. */
export const pictureIdsOf = (urls: readonly string[]): readonly string[] =>
  [...new Set(urls.flatMap((url) => /^\/media\/([0-9a-f]{32})\//.exec(url)?.[1] ?? []))].sort()

export type PictureAddress = { readonly pictureId: string; readonly width: number }

const ours = /^([0-9a-f]{32})\/([1-9][0-9]{0,3})\.webp$/

/** Reads what follows '/media/'. Only our own addresses are read; a path, a dot or anything encoded is none. */
export function addressOf(text: string): PictureAddress | undefined {
  const [, pictureId = '', width] = ours.exec(text) ?? []
  return Number(width) <= largestStep ? { pictureId, width: Number(width) } : undefined
}
