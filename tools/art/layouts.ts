/** Where one object stands: `x` is its middle, `y` its foot (or its middle when it lies flat). */
export interface Spot {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly turn?: number
  /** Slim objects fill the height, wide ones stop here. */
  readonly width?: number
  /** Height of the block below it. */
  readonly block?: number
  /** Stands on the object with that index. */
  readonly upon?: number
}

interface Layout {
  /** Standing objects have a shadow at the foot, lying ones all around. */
  readonly lying: boolean
  readonly spots: readonly Spot[]
}

const standing = (...spots: Spot[]): Layout => ({ lying: false, spots })
const lying = (...spots: Spot[]): Layout => ({ lying: true, spots })

const square = (perRow: number, step: number, size: number, turn: number) =>
  Array.from({ length: perRow * perRow }, (_, index) => ({
    x: 480 + ((index % perRow) - (perRow - 1) / 2) * step,
    y: 480 + (Math.floor(index / perRow) - (perRow - 1) / 2) * step,
    size,
    turn,
  }))

/** Spots are painted in this order, so the last one is in front. */
export const layouts = {
  solo: standing({ x: 480, y: 764, size: 600 }),
  large: standing({ x: 480, y: 800, size: 700 }),
  pair: standing({ x: 660, y: 704, size: 440, width: 440 }, { x: 376, y: 796, size: 560, width: 560 }),
  twins: standing({ x: 274, y: 764, size: 540, width: 370 }, { x: 686, y: 764, size: 540, width: 370 }),
  trio: standing(
    { x: 234, y: 704, size: 390, width: 310 },
    { x: 726, y: 704, size: 390, width: 310 },
    { x: 480, y: 800, size: 500, width: 410 },
  ),
  row: standing(
    { x: 190, y: 750, size: 440, width: 240 },
    { x: 480, y: 750, size: 440, width: 240 },
    { x: 770, y: 750, size: 440, width: 240 },
  ),
  steps: standing(
    { x: 212, y: 700, size: 330, width: 230, block: 150 },
    { x: 748, y: 740, size: 330, width: 230, block: 110 },
    { x: 480, y: 620, size: 400, width: 290, block: 260 },
  ),
  podium: standing({ x: 480, y: 706, size: 530, block: 120 }),
  heap: standing(
    { x: 290, y: 800, size: 380 },
    { x: 670, y: 800, size: 380 },
    { x: 480, y: 800, size: 380, upon: 0 },
  ),
  crowd: standing(
    { x: 340, y: 660, size: 370, width: 250 },
    { x: 620, y: 660, size: 370, width: 250 },
    { x: 184, y: 760, size: 400, width: 280 },
    { x: 776, y: 760, size: 400, width: 280 },
    { x: 480, y: 826, size: 460, width: 330 },
  ),
  flat: lying({ x: 480, y: 480, size: 640, turn: -16 }),
  lean: lying({ x: 480, y: 480, size: 620, turn: 14 }),
  close: lying({ x: 520, y: 540, size: 880, turn: -8 }),
  both: lying({ x: 330, y: 330, size: 420, turn: -20 }, { x: 640, y: 640, size: 420, turn: 12 }),
  beside: lying({ x: 300, y: 490, size: 470, turn: -8 }, { x: 680, y: 470, size: 470, turn: 9 }),
  fan: lying(
    { x: 292, y: 500, size: 430, turn: -22 },
    { x: 668, y: 500, size: 430, turn: 22 },
    { x: 480, y: 490, size: 510, turn: 0 },
  ),
  scatter: lying(
    { x: 230, y: 260, size: 300, turn: -24 },
    { x: 690, y: 230, size: 290, turn: 18 },
    { x: 480, y: 500, size: 330, turn: -6 },
    { x: 230, y: 730, size: 290, turn: 32 },
    { x: 740, y: 720, size: 310, turn: -20 },
  ),
  four: lying(...square(2, 390, 310, 0)),
  nine: lying(...square(3, 280, 215, -12)),
} as const satisfies Record<string, Layout>

export type LayoutName = keyof typeof layouts
