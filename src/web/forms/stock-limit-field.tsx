import type { ComponentProps } from 'react'
import { TextField } from '#web/ui/fields/field.tsx'

/** A number of pieces, below which a stock is low. */
export const StockLimitField = (field: ComponentProps<typeof TextField>) => (
  <TextField inputMode="numeric" maxLength={12} className="max-w-60" {...field} />
)
