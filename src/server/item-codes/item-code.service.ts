import { products } from '#contract/texts/products.ts'
import { conflict } from '#server/errors.ts'

type DatabaseError = { readonly code?: string; readonly constraint?: string }

/** Resolves a write of a product, or refuses with a sentence if another product of the seller has its item code. */
export const requireFreeCode = <Result>(code: string | null | undefined, writing: Promise<Result>) =>
  writing.catch((error: DatabaseError) => {
    if (error.code !== '23505' || error.constraint !== 'products_item_code_idx') throw error
    throw conflict(products.itemCodeTaken({ code: code ?? '' }), { field: 'seller_item_code' })
  })
