import { unitsFor } from '#web/product-details/unit-texts.ts'
import { grouped } from '#web/ui/formats/rupees.ts'

/** '1,200 pieces' where the buyer has named the unit, else '1,200'. */
export const quantityText = (quantity: number, unit: string | null) =>
  unit ? `${grouped(quantity)} ${unitsFor(quantity, unit)}` : grouped(quantity)
