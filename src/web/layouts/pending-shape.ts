export type PendingShape = 'results' | 'market' | 'product' | 'seller'

const pages: readonly (readonly [path: RegExp, shape: PendingShape])[] = [
  [/^(\/live_market)?\/search$/, 'results'],
  [/^\/live_market$/, 'market'],
  [/^\/product_details\//, 'product'],
  [/^\/seller\//, 'seller'],
]

/** The skeleton of the page that is loading; pages without one keep the page that is being left. */
export const pendingShape = (to: string) => pages.find(([path]) => path.test(to))?.[1]
