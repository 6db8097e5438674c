/** Widths that a picture is kept in when it is wider than that (decisions, section 4). */
const steps: readonly number[] = [240, 480, 960, 1600]
export const largestStep = 1600

/** The steps that are smaller than the picture, and its own width (at most 1,600). */
export function widthsOf(pictureWidth: number): readonly number[] {
  const own = Math.min(pictureWidth, largestStep)
  return [...steps.filter((step) => step < own), own]
}

/** Where a width lives in the storage. */
export const fileOf = (pictureId: string, width: number) =>
  `pictures/${pictureId.slice(0, 2)}/${pictureId}/${width}.webp`

/** The address that products and people carry: it names the largest width. */
export const urlOf = (pictureId: string, width: number) => `/media/${pictureId}/${width}.webp`

export type PictureAddress = { readonly pictureId: string; readonly width: number }

/** Only what our own addresses look like; a path, a dot or anything encoded is no picture of ours. */
export function addressOf(pictureId: string, file: string): PictureAddress | undefined {
  const width = /^([1-9][0-9]{0,3})\.webp$/.exec(file)?.[1]
  const isOurs = /^[0-9a-f]{32}$/.test(pictureId) && width !== undefined && Number(width) <= largestStep
  return isOurs ? { pictureId, width: Number(width) } : undefined
}
