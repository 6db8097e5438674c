/** How much a photo is enlarged at each level; at the first it is seen whole. */
const scales = [1, 2, 3] as const

type By = 1 | -1

export const scaleOf = (level: number) => scales[level] ?? 1

export const canZoom = (level: number, by: By) => scales[level + by] !== undefined

export const zoomed = (level: number, by: number) => Math.min(scales.length - 1, Math.max(0, level + by))

/** What a key does to the photos. An enlarged photo keeps the arrows for scrolling. */
export function actOfKey(key: string, isWhole: boolean): { zoom: By } | { turn: By } | undefined {
  if (key === '+' || key === '=') return { zoom: 1 }
  if (key === '-') return { zoom: -1 }
  if (!isWhole) return undefined
  if (key === 'ArrowLeft') return { turn: -1 }
  return key === 'ArrowRight' ? { turn: 1 } : undefined
}
