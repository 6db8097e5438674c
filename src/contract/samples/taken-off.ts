type Part = { readonly discount_paise: number; readonly quantity: number }

/** How much of what is taken off a line falls on so many of its pieces: on all of them exactly all of it. */
export const discountOf = ({ discount_paise, quantity }: Part, pieces: number) =>
  Math.floor((discount_paise * pieces) / quantity)

type Line = { readonly quantity: number; readonly minimum: number; readonly total_paise: number }

/**
 * What the price of a sample takes off a line: all of it, once the line reaches the minimum of its product and is worth
 * more than the sample; else nothing, so that it waits for the next order and no line is free.
 */
export const takenOff = (sample_paise: number, { quantity, minimum, total_paise }: Line) =>
  quantity >= minimum && total_paise > sample_paise ? sample_paise : 0

type Priced = {
  readonly unit_price: number
  readonly discount?: number | undefined
  readonly quantity: number
}

const paise = (rupees: number) => Math.round(rupees * 100)

/** What so many pieces of a line come to, in paise, as the server will compute it. */
export const valueOfPieces = ({ unit_price, discount = 0, quantity }: Priced, pieces: number) =>
  paise(unit_price) * pieces - discountOf({ discount_paise: paise(discount), quantity }, pieces)
