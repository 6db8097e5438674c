import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { widthsOf } from '#server/media/picture-address.rules.ts'
import { demoPictureWidths, pictureFolder, pictureNames } from './demo-pictures.ts'

test('150 or more different pictures are shown', () => {
  expect(pictureNames.length).toBeGreaterThanOrEqual(150)
})

test.each(demoPictureWidths)('every picture is there %i px wide, square and as WebP', async (width) => {
  for (const name of pictureNames) {
    const path = join(pictureFolder, `${name}-${width}.webp`)
    expect(existsSync(path), path).toBe(true)
    // In the process of the tests sharp may not open files, so that uploads reach none: it gets the bytes.
    expect(await sharp(readFileSync(path)).metadata(), name).toMatchObject({
      format: 'webp',
      width,
      height: width,
    })
  }
})

test('the widths are those that an upload of this size would get', () => {
  expect(demoPictureWidths).toEqual(widthsOf(Math.max(...demoPictureWidths)))
})
