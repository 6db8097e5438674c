/** The widths that are stored of a wider picture (decisions, section 4). */
const steps: readonly number[] = [240, 480, 960, 1600]
export const largestStep = 1600
const smallestStep = 240

/** The standard widths below the picture's own, and its own width (at most 1,600). */
export function widthsOf(pictureWidth: number): readonly number[] {
  const own = Math.min(pictureWidth, largestStep)
  return [...steps.filter((step) => step < own), own]
}

/** The storage folder of all widths of a picture. */
export const pictureFolderOf = (pictureId: string) => `pictures/${pictureId.slice(0, 2)}/${pictureId}`

/** The storage name of one width. */
export const fileOf = (pictureId: string, width: number) => `${pictureFolderOf(pictureId)}/${width}.webp`

/** The address in products and profiles: it names the largest width. */
export const urlOf = (pictureId: string, width: number) => `/media/${pictureId}/${width}.webp`

/** The widths to delete once only orders show a picture. */
export const largeWidthsOf = (pictureWidth: number) =>
  widthsOf(pictureWidth).filter((width) => width > smallestStep)

/** The picture in an order: the smallest width, which remains when the product's are deleted. */
export const smallUrlOf = (url: string) =>
  url.replace(/(\d+)\.webp$/, (_, width) => `${Math.min(Number(width), smallestStep)}.webp`)

/** The pictures that addresses name, sorted by id. */
export const pictureIdsOf = (urls: readonly string[]): readonly string[] =>
  [...new Set(urls.flatMap((url) => /^\/media\/([0-9a-f]{32})\//.exec(url)?.[1] ?? []))].sort()

export type PictureAddress = { readonly pictureId: string; readonly width: number }

const ours = /^([0-9a-f]{32})\/([1-9][0-9]{0,3})\.webp$/

/** Parses what follows '/media/'. Only our own addresses are valid; paths, dots and encoded characters are not. */
export function addressOf(text: string): PictureAddress | undefined {
  const [, pictureId = '', width] = ours.exec(text) ?? []
  return Number(width) <= largestStep ? { pictureId, width: Number(width) } : undefined
}
