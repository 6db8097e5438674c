import { type Box, boxOf, coloured } from './artwork.ts'
import { backdrop, blockTones, type Family, shadowTone } from './backdrops.ts'
import type { Dye } from './colours.ts'
import { type LayoutName, layouts, type Spot } from './layouts.ts'
import type { Actor, Shot, Subject } from './subject.ts'
import { partsOf } from './subject.ts'

interface Placed {
  readonly spot: Spot
  readonly box: Box
  readonly scale: number
  readonly actor: Actor
}

const round = (value: number) => Math.round(value * 100) / 100

/** Long objects may be longer than round ones are wide: the eye compares areas, not sides. */
function scaleFor(box: Box, { size, width = size * 2 }: Spot): number {
  const side = Math.max(box.width, box.height)
  const area = Math.sqrt(box.width * box.height)
  return Math.min(size / (side * 0.82 + area * 0.18), width / box.width)
}

/** Drawn from above: these lie on a whole face, so their shadow spreads around it. */
const seenFromAbove = new Set([
  'bricks',
  'timber',
  'paper-ream',
  'floor-tile',
  'package',
  'books',
  'steel-rods',
  'pvc-pipe',
])

function faceShadow({ spot, box, scale }: Placed, tone: string): string {
  const reach = (box.width * scale) / 2
  const middle = spot.y - reach * 0.42
  return (
    `<ellipse cx="${spot.x}" cy="${round(middle + 14)}" rx="${round(reach * 1.28)}" ry="${round(reach * 0.6)}" fill="url(#shade)"/>` +
    `<ellipse cx="${spot.x}" cy="${round(middle)}" rx="${round(reach * 0.9)}" ry="${round(reach * 0.42)}" fill="${tone}" opacity=".2" filter="url(#soft)"/>`
  )
}

function standingShadow(placed: Placed, tone: string): string {
  const { spot, box, scale, actor } = placed
  if (seenFromAbove.has(actor.art)) return faceShadow(placed, tone)
  const reach = (box.width * scale) / 2
  return (
    `<ellipse cx="${spot.x}" cy="${spot.y - 2}" rx="${round(reach * 1.12)}" ry="${round(reach * 0.17 + 8)}" fill="url(#shade)"/>` +
    `<ellipse cx="${spot.x}" cy="${spot.y - 4}" rx="${round(reach * 0.8)}" ry="${round(reach * 0.07 + 5)}" fill="${tone}" opacity=".26" filter="url(#soft)"/>`
  )
}

function block({ spot, box, scale }: Placed, family: Family): string {
  const tones = blockTones(family)
  const reach = Math.max((box.width * scale) / 2 + 34, 120)
  const deep = reach * 0.22
  const foot = spot.y + (spot.block ?? 0)
  const id = `block${spot.x}`
  const stops = tones.side.map((tone, index) => `<stop offset="${index / 2}" stop-color="${tone}"/>`).join('')
  return (
    `<linearGradient id="${id}">${stops}</linearGradient>` +
    `<ellipse cx="${spot.x}" cy="${foot + 4}" rx="${round(reach * 1.12)}" ry="${round(deep * 1.25)}" fill="url(#shade)"/>` +
    `<path d="M${round(spot.x - reach)} ${spot.y}V${foot}A${round(reach)} ${round(deep)} 0 0 0 ${round(spot.x + reach)} ${foot}V${spot.y}Z" fill="url(#${id})"/>` +
    `<ellipse cx="${spot.x}" cy="${spot.y}" rx="${round(reach)}" ry="${round(deep)}" fill="${tones.top}"/>`
  )
}

/** Moves the painted box to its spot: by its foot when standing, by its middle when lying. */
function put({ spot, box, scale, actor }: Placed, lying: boolean): string {
  const body = coloured(actor.art, actor.dye, actor.keep)
  const middle = box.x + box.width / 2
  const anchor = lying ? box.y + box.height / 2 : box.y + box.height
  const move = `translate(${spot.x} ${round(spot.y)}) rotate(${spot.turn ?? 0}) scale(${round(scale)}) translate(${-middle} ${-anchor})`
  return `<g${lying ? ' filter="url(#cast)"' : ''}><g transform="${move}">${body}</g></g>`
}

function definitions(tone: string): string {
  const steps = [0.42, 0.2, 0].map(
    (strength, index) => `<stop offset="${index / 2}" stop-color="${tone}" stop-opacity="${strength}"/>`,
  )
  const blurred =
    '<feGaussianBlur in="SourceAlpha" stdDeviation="16"/><feOffset dx="14" dy="26" result="far"/>' +
    `<feFlood flood-color="${tone}" flood-opacity=".42"/><feComposite in2="far" operator="in"/>`
  return (
    `<defs><radialGradient id="shade">${steps.join('')}</radialGradient>` +
    '<filter id="soft" x="-20%" y="-100%" width="140%" height="300%"><feGaussianBlur stdDeviation="7"/></filter>' +
    `<filter id="cast" x="-20%" y="-20%" width="140%" height="150%">${blurred}<feMerge><feMergeNode/><feMergeNode in="SourceGraphic"/></feMerge></filter></defs>`
  )
}

/** An object on others overlaps them a little, as seen from above. */
function lifted(spot: Spot, below: Placed | undefined): Spot {
  return below ? { ...spot, y: below.spot.y - below.box.height * below.scale * 0.86 } : spot
}

async function place(subject: Subject, shot: Shot, layout: LayoutName): Promise<Placed[]> {
  const placed: Placed[] = []
  const spots: readonly Spot[] = layouts[layout].spots
  for (const [index, spot] of spots.entries()) {
    const actor = actorAt(subject, shot, index, spots.length)
    const box = await boxOf(actor.art)
    const below = spot.upon === undefined ? undefined : placed[spot.upon]
    placed.push({ spot: lifted(spot, below), box, scale: scaleFor(box, spot), actor })
  }
  return placed
}

/** The object painted last, and so nearest, is the first subject of the picture; the others alternate. */
function actorAt(subject: Subject, shot: Shot, index: number, count: number): Actor {
  const cast = shot.cast.length > 0 ? shot.cast : [0]
  const role = cast[(count - 1 - index) % cast.length] ?? 0
  const plain: { readonly art?: string; readonly dye?: Dye } = typeof role === 'object' ? role : { dye: role }
  return { art: plain.art ?? subject.art, dye: plain.dye ?? 0, ...(subject.keep && { keep: subject.keep }) }
}

/** The whole picture as SVG content on a 960 unit square. */
export async function scene(subject: Subject, shot: Shot): Promise<string> {
  const { layout, family, kind } = partsOf(shot)
  const tone = shadowTone(family)
  const { lying } = layouts[layout]
  const placed = await place(subject, shot, layout)
  const objects = placed.map((one) => {
    const support = one.spot.block === undefined ? '' : block(one, family)
    const shadow = lying || one.spot.upon !== undefined ? '' : standingShadow(one, tone)
    return support + shadow + put(one, lying)
  })
  return definitions(tone) + backdrop(kind, family) + objects.join('')
}
