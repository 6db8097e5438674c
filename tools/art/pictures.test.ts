import { readdirSync, readFileSync, statSync } from 'node:fs'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { categories, subjects } from './subjects.ts'

const folder = 'demo/pictures'
const widths = [240, 480, 960]
const names = subjects.flatMap(({ name, shots }) => shots.map((_, index) => `${name}-${index + 1}`))
const sizeOf = (file: string) => statSync(file).size

describe('pictures of the demo market', () => {
  it('has each listed picture in three widths and no other', () => {
    const expected = names.flatMap((name) => widths.map((width) => `${name}-${width}.webp`))
    expect(new Set(expected).size).toBe(expected.length)
    expect(readdirSync(folder).sort()).toEqual(expected.sort())
  })

  it('stays small enough for a clone: at most 250 pictures, below 8 MB', () => {
    expect(names.length).toBeLessThanOrEqual(250)
    const total = readdirSync(folder).reduce((sum, file) => sum + sizeOf(`${folder}/${file}`), 0)
    expect(total).toBeLessThan(8 * 1024 * 1024)
  })

  it('is square, as product cards crop it', async () => {
    for (const width of widths) {
      const metadata = await sharp(readFileSync(`${folder}/tractor-1-${width}.webp`)).metadata()
      expect([metadata.format, metadata.width, metadata.height]).toEqual(['webp', width, width])
    }
  })

  it('gives every category one light icon', () => {
    const icons = readdirSync('public/categories').sort()
    expect(icons).toEqual(
      Object.keys(categories)
        .map((slug) => `${slug}.webp`)
        .sort(),
    )
    for (const icon of icons) expect(sizeOf(`public/categories/${icon}`), icon).toBeLessThanOrEqual(8 * 1024)
  })
})
