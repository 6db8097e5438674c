import { mkdir } from 'node:fs/promises'
import sharp from 'sharp'
import { documentOf } from './artwork.ts'
import { makeDocuments } from './documents.ts'
import { makeIcons } from './icons.ts'
import { makeLandingPictures } from './landing.ts'
import { scene } from './scene.ts'
import { subjects } from './subjects.ts'

/** Draws the pictures of the demo market and the icons: `node tools/art/make-pictures.ts [subject …]`. */
const widths = [240, 480, 960]
const folder = 'demo/pictures'
const names = new Set(process.argv.slice(2))

async function write(name: string, content: string): Promise<void> {
  const drawn = await sharp(documentOf(960, '0 0 960 960', content))
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = drawn.info
  for (const size of widths) {
    await sharp(drawn.data, { raw: { width, height, channels } })
      .resize(size, size)
      .removeAlpha()
      .webp({ quality: 75, effort: 6 })
      .toFile(`${folder}/${name}-${size}.webp`)
  }
}

await mkdir(folder, { recursive: true })
const chosen = subjects.filter(({ name }) => names.size === 0 || names.has(name))
for (const subject of chosen) {
  for (const [index, shot] of subject.shots.entries()) {
    await write(`${subject.name}-${index + 1}`, await scene(subject, shot))
  }
}
if (names.size === 0) {
  await makeDocuments()
  await makeIcons()
  await makeLandingPictures()
}
