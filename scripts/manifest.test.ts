import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { brand } from '#contract/products/brand.ts'
import { siteRoutes } from '#web/routes/site-routes.ts'
import { siteTexts } from '#web/site/site-texts.ts'

const folder = join(import.meta.dirname, '../public')
const manifest = JSON.parse(readFileSync(join(folder, 'manifest.webmanifest'), 'utf8'))

test('the installed app has the name of the market', () => {
  expect(manifest.name).toBe(`${brand.name}: ${siteTexts.tagline}`)
  expect(manifest.short_name).toBe(brand.name)
})

test('it starts at a page that exists, and so does every shortcut', () => {
  for (const path of [manifest.start_url, ...manifest.shortcuts.map(({ url }: { url: string }) => url)])
    expect(siteRoutes.map((route) => route.path)).toContain(path.split('?')[0])
})

test('its icons are there in the sizes they claim, one of each to be cut to any shape', () => {
  const sizeOf = (file: string) => {
    const png = readFileSync(join(folder, file))
    return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`
  }
  for (const { src, sizes } of manifest.icons) expect(sizeOf(src)).toBe(sizes)
  const shapes = manifest.icons.map(
    ({ sizes, purpose }: { sizes: string; purpose: string }) => `${sizes} ${purpose}`,
  )
  expect(shapes).toEqual(
    expect.arrayContaining(['192x192 any', '512x512 any', '192x192 maskable', '512x512 maskable']),
  )
})
