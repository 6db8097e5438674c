import { blend } from './colours.ts'

/** Light, middle and deep tone of one pastel family. */
const families = {
  sand: ['#fcf5ea', '#f1e1c8', '#d9bd94'],
  mint: ['#ebf9f3', '#c8ecdb', '#8fcfb3'],
  sky: ['#eaf5fe', '#c7e2f8', '#8fc0e8'],
  rose: ['#fff0f0', '#fbd5d6', '#eda6aa'],
  lilac: ['#f5f1fd', '#dfd6f7', '#b7a7e4'],
  lemon: ['#fffae5', '#fcedb3', '#eed06a'],
  stone: ['#f6f6f3', '#e2e1db', '#bcbab1'],
  peach: ['#fff2e8', '#ffdac0', '#f3b28a'],
  leaf: ['#f3f9e6', '#d9ebb8', '#a9cc76'],
  ice: ['#eff7f9', '#d3e6eb', '#9dc0ca'],
  teal: ['#d5f0ee', '#8fd0cd', '#4ba3a4'],
  clay: ['#fbe4d6', '#ebb596', '#cc835f'],
} as const

export type Family = keyof typeof families

const size = 960
const band = (top: number, height: number, fill: string) =>
  `<rect y="${top}" width="${size}" height="${height}" fill="${fill}"/>`

const linear = (id: string, stops: readonly string[], across = false) =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="${across ? 1 : 0}" y2="1">${stops
    .map((stop, index) => `<stop offset="${index / (stops.length - 1)}" stop-color="${stop}"/>`)
    .join('')}</linearGradient>`

const glow = (id: string, place: string, strength: number) =>
  `<radialGradient id="${id}" ${place}><stop offset="0" stop-color="#fff" stop-opacity="${strength}"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>`

interface Tones {
  readonly light: string
  readonly middle: string
  readonly deep: string
}

const softWall = (tones: Tones) =>
  `${linear('wall', [blend(tones.middle, tones.light, 0.55), tones.light, tones.light])}${glow('shine', 'cx=".5" cy=".42" r=".6"', 0.75)}` +
  band(0, size, 'url(#wall)') +
  band(0, size, 'url(#shine)')

const floor = (tones: Tones, top: number) =>
  linear('floor', [
    blend(tones.middle, tones.deep, 0.12),
    tones.middle,
    blend(tones.middle, tones.light, 0.35),
  ]) +
  band(top, size - top, 'url(#floor)') +
  `<rect x="0" y="${top}" width="${size}" height="3" fill="#fff" opacity=".55"/>`

const sweep = (tones: Tones) =>
  `${linear('wall', [tones.light, tones.middle, blend(tones.middle, tones.deep, 0.55)], true)}${glow('shine', 'cx=".34" cy=".24" r=".75"', 0.85)}` +
  band(0, size, 'url(#wall)') +
  band(0, size, 'url(#shine)')

const arch = (tones: Tones) =>
  softWall(tones) +
  linear('arch', [blend(tones.middle, tones.deep, 0.35), tones.middle]) +
  '<path d="M190 660V400A290 290 0 0 1 770 400V660Z" fill="url(#arch)"/><path d="M214 660V402A266 266 0 0 1 746 402V660Z" fill="#fff" opacity=".16"/>' +
  floor(tones, 652)

const disc = (tones: Tones) =>
  softWall(tones) +
  linear('disc', [blend(tones.middle, tones.deep, 0.4), tones.middle], true) +
  '<circle cx="480" cy="430" r="318" fill="url(#disc)"/><circle cx="480" cy="430" r="318" fill="url(#shine)" opacity=".5"/>' +
  linear('floor', [tones.light, tones.middle]) +
  '<path d="M0 706Q480 610 960 706V960H0Z" fill="url(#floor)"/>'

const panes = (tones: Tones) =>
  softWall({ ...tones, light: blend(tones.light, tones.middle, 0.45) }) +
  [0, 1]
    .flatMap((row) => [0, 1].map((column) => ({ x: 150 + column * 250 + row * -58, y: -60 + row * 310 })))
    .map(({ x, y }) => `<path d="M${x + 110} ${y}h216l-54 284h-216z" fill="#fff" opacity=".5"/>`)
    .join('') +
  floor(tones, 668)

const split = (tones: Tones) =>
  linear('one', [tones.light, tones.middle], true) +
  linear('two', [tones.middle, blend(tones.middle, tones.deep, 0.5)], true) +
  glow('shine', 'cx=".3" cy=".2" r=".9"', 0.55) +
  band(0, size, 'url(#one)') +
  '<path d="M960 130V960H96Z" fill="url(#two)"/>' +
  band(0, size, 'url(#shine)')

const corner = (tones: Tones) =>
  linear('left', [tones.light, blend(tones.light, tones.middle, 0.6)]) +
  linear('right', [blend(tones.light, tones.middle, 0.75), tones.middle]) +
  linear('floor', [blend(tones.middle, tones.deep, 0.3), blend(tones.middle, tones.light, 0.2)]) +
  band(0, size, 'url(#left)') +
  '<path d="M660 0H960V760L660 596Z" fill="url(#right)"/><path d="M0 648L660 596L960 760V960H0Z" fill="url(#floor)"/>' +
  '<path d="M0 648L660 596L960 760" fill="none" stroke="#fff" stroke-width="3" opacity=".6"/>'

const wood = (tones: Tones) =>
  softWall(tones) +
  linear('board', ['#dcae78', '#c8945a']) +
  linear('edge', ['#a8733f', '#8f5f32']) +
  band(668, 226, 'url(#board)') +
  [702, 748, 806, 862]
    .map(
      (y, row) =>
        `<path d="M0 ${y}Q${240 + row * 90} ${y - 9} 500 ${y}T960 ${y - 2}" fill="none" stroke="#a8733f" stroke-width="2.500" opacity=".3"/>`,
    )
    .join('') +
  band(668, 4, '#efcfa3') +
  band(894, 66, 'url(#edge)')

function terrazzo(tones: Tones): string {
  const chips: string[] = []
  const hues = [tones.deep, blend(tones.deep, '#ffffff', 0.4), '#ffffff', blend(tones.deep, '#8d7f70', 0.3)]
  for (let index = 0; index < 110; index += 1) {
    const x = (index * 379) % 967
    const y = (index * 613 + index * index * 7) % 971
    const reach = 7 + ((index * 31) % 13)
    chips.push(
      `<path d="M${x} ${y}l${reach} ${reach * 0.4}l${-reach * 0.3} ${reach}l${-reach} ${-reach * 0.3}z" fill="${hues[index % 4]}" opacity=".5" transform="rotate(${(index * 47) % 360} ${x} ${y})"/>`,
    )
  }
  return `${sweep({ ...tones, deep: tones.middle })}${chips.join('')}`
}

const rays = (tones: Tones) =>
  sweep(tones) +
  Array.from({ length: 9 }, (_, index) => index * 40)
    .map(
      (turn) =>
        `<path d="M480 500L400 -420H560Z" fill="#fff" opacity=".2" transform="rotate(${turn} 480 500)"/>`,
    )
    .join('')

const drawings = {
  horizon: (tones: Tones) => softWall(tones) + floor(tones, 648),
  sweep,
  arch,
  disc,
  panes,
  split,
  corner,
  wood,
  terrazzo,
  rays,
}

export type Backdrop = keyof typeof drawings

export function backdrop(kind: Backdrop, family: Family): string {
  const [light, middle, deep] = families[family]
  return drawings[kind]({ light, middle, deep })
}

/** Shadows use the dark tone of the family; black would look dirty on a pastel. */
export const shadowTone = (family: Family) => blend(families[family][2], '#1c2430', 0.72)

/** The tones of a block that an object may stand on. */
export const blockTones = (family: Family) => {
  const [light, middle, deep] = families[family]
  return {
    top: blend(light, '#ffffff', 0.3),
    side: [blend(middle, deep, 0.2), light, blend(middle, deep, 0.55)] as const,
  }
}
