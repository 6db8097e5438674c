import { mkdir, readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { boxOf, coloured, documentOf } from './artwork.ts'
import { categories } from './subjects.ts'

/** 96 px at double density, transparent: the strip's tile gives the colour. */
async function categoryIcon(slug: string, art: string): Promise<void> {
  const box = await boxOf(art)
  const scale = 116 / Math.max(box.width, box.height)
  const body = coloured(art, 0)
  const middle = `${-(box.x + box.width / 2)} ${-(box.y + box.height / 2)}`
  const shade =
    '<radialGradient id="shade"><stop offset="0" stop-color="#1c2430" stop-opacity=".32"/><stop offset="1" stop-color="#1c2430" stop-opacity="0"/></radialGradient>'
  const foot = 62 + (box.height * scale) / 2
  const shadow = `<ellipse cx="64" cy="${foot}" rx="${(box.width * scale) / 2}" ry="5.5" fill="url(#shade)"/>`
  const svg = documentOf(
    192,
    '0 0 128 128',
    `${shade}${shadow}<g transform="translate(64 62) scale(${scale}) translate(${middle})">${body}</g>`,
  )
  await sharp(svg).webp({ quality: 82, effort: 6 }).toFile(`public/categories/${slug}.webp`)
}

/** Home screens crop icons to their own shape, so the mark stands on a full square with a margin. */
async function brandIcons(): Promise<void> {
  const icon = await readFile('public/icon.svg')
  const sizes = { 'apple-touch-icon': 180, 'icon-192': 192, 'icon-512': 512 }
  for (const [name, size] of Object.entries(sizes)) {
    const picture = sharp(icon, { density: (72 * size) / 64 }).resize(size, size)
    await picture.flatten({ background: '#052228' }).png({ palette: true }).toFile(`public/${name}.png`)
  }
}

export async function makeIcons(): Promise<void> {
  await mkdir('public/categories', { recursive: true })
  for (const [slug, art] of Object.entries(categories)) await categoryIcon(slug, art)
  await brandIcons()
}
