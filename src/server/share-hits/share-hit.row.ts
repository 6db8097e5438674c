import { z } from 'zod'
import { shareSources } from '#contract/sellers/share-links.ts'

const counts = { last_7: z.int(), last_30: z.int() }

export const HitsOfSource = z.object({ source: z.enum(shareSources), ...counts })

export const HitsOfProduct = z.object({ product_id: z.uuid(), product_name: z.string(), ...counts })
