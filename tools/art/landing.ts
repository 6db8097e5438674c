import { mkdir } from 'node:fs/promises'
import sharp from 'sharp'
import { boxOf, coloured, documentOf } from './artwork.ts'

/** Who trades here: a large object in the middle, smaller ones at both sides. */
const traders = {
  manufacturers: ['gear', 'factory', 'nut-and-bolt'],
  wholesalers: ['package', 'delivery-truck', 'shopping-bags'],
  retailers: ['shopping-cart', 'convenience-store', 'label'],
} as const

const steps = { 'sign-up': 'mobile-phone', connect: 'handshake', grow: 'chart-increasing' } as const

const folder = 'public/landing'
const floor = 150
const places = [
  { x: 84, side: 74 },
  { x: 200, side: 122 },
  { x: 316, side: 74 },
]

const shade =
  '<radialGradient id="shade"><stop offset="0" stop-color="#1c2430" stop-opacity=".3"/><stop offset="1" stop-color="#1c2430" stop-opacity="0"/></radialGradient>'

async function standing(art: string, { x, side }: { x: number; side: number }): Promise<string> {
  const box = await boxOf(art)
  const scale = side / Math.max(box.width, box.height)
  const reach = (box.width * scale) / 2
  const transform = `translate(${x - reach - box.x * scale} ${floor - (box.y + box.height) * scale}) scale(${scale})`
  return (
    `<ellipse cx="${x}" cy="${floor}" rx="${reach * 1.05}" ry="6" fill="url(#shade)"/>` +
    `<g transform="${transform}">${coloured(art, 0)}</g>`
  )
}

async function traderPicture(name: string, arts: readonly string[]): Promise<void> {
  const things = await Promise.all(places.map((place, index) => standing(arts[index] ?? '', place)))
  const svg = documentOf(800, '0 0 400 180', shade + things.join(''))
  await sharp(svg).resize(800, 360).webp({ quality: 82, effort: 6 }).toFile(`${folder}/${name}.webp`)
}

async function stepPicture(name: string, art: string): Promise<void> {
  const svg = documentOf(144, '0 0 128 128', coloured(art, 0))
  await sharp(svg).webp({ quality: 82, effort: 6 }).toFile(`${folder}/${name}.webp`)
}

/** The drawings of the landing page, transparent: the page gives the colour behind them. */
export async function makeLandingPictures(): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const [name, arts] of Object.entries(traders)) await traderPicture(name, arts)
  for (const [name, art] of Object.entries(steps)) await stepPicture(name, art)
}
