import { useLocation, useNavigation } from 'react-router'
import { useDelayed } from '#web/ui/use-delayed.ts'

export type Shape = 'results' | 'market' | 'product'

const shapes: readonly (readonly [path: RegExp, shape: Shape])[] = [
  [/^(\/live_market)?\/search$/, 'results'],
  [/^\/live_market$/, 'market'],
  [/^\/product_details\//, 'product'],
]

/** The shape of the page that is on its way, once it takes longer than a moment; a list that is narrowed stays. */
export function usePendingShape(): Shape | undefined {
  const here = useLocation().pathname
  const next = useNavigation().location?.pathname
  const shape = next === undefined || next === here ? undefined : shapeOf(next)
  return useDelayed(shape !== undefined, 150) ? shape : undefined
}

const shapeOf = (to: string) => shapes.find(([path]) => path.test(to))?.[1]
