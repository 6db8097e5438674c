import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { storePicture } from '#server/media/picture-store.service.ts'
import type { Services } from '#server/services.ts'
import { blogPosts } from './data/blog-posts.ts'
import { goodsOf } from './data/goods.ts'
import { demoFolder } from './data/read-data.ts'
import type { PictureUrls } from './make-products.ts'

/** `<name>-<width>.webp` for each name and width, square. */
export const pictureFolder = join(demoFolder, 'pictures')
export const demoPictureWidths = [240, 480, 960]
const storedAtOnce = 8

/** Every picture that a product or a blog post shows. */
export const pictureNames: readonly string[] = [
  ...new Set([...Object.values(goodsOf).flat(), ...blogPosts].flatMap(({ pictures }) => pictures)),
].sort()

/** Stores the pictures like uploads and returns their addresses. */
export async function storeDemoPictures(
  services: Pick<Services, 'db' | 'storage'>,
  folder: string,
): Promise<PictureUrls> {
  const urls = new Map<string, string>()
  const side = Math.max(...demoPictureWidths)
  // A few at once, because each of them waits for the disk.
  for (let start = 0; start < pictureNames.length; start += storedAtOnce)
    await Promise.all(
      pictureNames.slice(start, start + storedAtOnce).map(async (name) => {
        const files = await filesOf(folder, name)
        urls.set(name, await storePicture(services, { width: side, height: side, files }))
      }),
    )
  return (name) => {
    const url = urls.get(name)
    if (url === undefined) throw new Error(`there is no picture ${name}`)
    return url
  }
}

async function filesOf(folder: string, name: string): Promise<Map<number, Buffer>> {
  const read = demoPictureWidths.map(
    async (width) => [width, await readFile(join(folder, `${name}-${width}.webp`))] as const,
  )
  return new Map(await Promise.all(read))
}
