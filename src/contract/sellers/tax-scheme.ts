import * as z from 'zod/mini'

/** A composition taxable person collects no tax and sells within the own state alone (CGST Act, section 10). */
export const taxScheme = z.enum(['regular', 'composition'], 'This choice does not exist')
export type TaxScheme = z.infer<typeof taxScheme>
