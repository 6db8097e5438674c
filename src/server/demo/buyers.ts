import { northBuyers } from './buyers-north.ts'
import { southBuyers } from './buyers-south.ts'
import type { DemoBuyer } from './demo-buyer.ts'

/** The buyers of the demo market. The first is the one whose sign-in is published. */
export const buyers: readonly DemoBuyer[] = [...northBuyers, ...southBuyers]
