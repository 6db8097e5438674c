import { toRupees } from '#contract/products/price.ts'
import type { TaxFigures } from '#contract/sellers/tax-figures.ts'
import type { Days, TaxFiguresRow } from './tax-figures.queries.ts'

type Split = TaxFiguresRow['sums']

export function toTaxFigures(row: TaxFiguresRow & Days): TaxFigures {
  const { from, to, invoices, credit_notes, products, sums, listed } = row
  const unlisted = products - listed.length
  return {
    from,
    to,
    invoices,
    credit_notes,
    sums: toSums(sums),
    products: listed.map(({ product_id, product_name, hsn_code, gst_rate_bp, ...split }) => ({
      product_id,
      product_name,
      hsn_code,
      gst_rate_bp,
      ...toSums(split),
    })),
    others: unlisted > 0 ? { products: unlisted, ...toSums(listed.reduce(less, sums)) } : null,
  }
}

const toSums = (split: Split) => ({
  taxable: toRupees(split.taxable_paise),
  cgst: toRupees(split.cgst_paise),
  sgst: toRupees(split.sgst_paise),
  igst: toRupees(split.igst_paise),
  total: toRupees(split.total_paise),
})

const less = (all: Split, one: Split): Split => ({
  taxable_paise: all.taxable_paise - one.taxable_paise,
  cgst_paise: all.cgst_paise - one.cgst_paise,
  sgst_paise: all.sgst_paise - one.sgst_paise,
  igst_paise: all.igst_paise - one.igst_paise,
  total_paise: all.total_paise - one.total_paise,
})
