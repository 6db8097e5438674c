import type { DemoSeller } from './demo-seller.ts'
import { eastSellers } from './sellers-east.ts'
import { northSellers } from './sellers-north.ts'
import { southSellers } from './sellers-south.ts'
import { westSellers } from './sellers-west.ts'

/** The sellers of the demo market. The first is the one whose sign-in is published. */
export const sellers: readonly DemoSeller[] = [
  ...southSellers,
  ...westSellers,
  ...northSellers,
  ...eastSellers,
]
