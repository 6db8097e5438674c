import { z } from 'zod'
import type { Db } from '#server/db/db.ts'
import { literal, rows } from '#server/db/sql.ts'
import { splitShape } from '#server/documents/document.row.ts'

const TaxFiguresRow = z.object({
  invoices: z.int(),
  credit_notes: z.int(),
  products: z.int(),
  sums: z.object(splitShape),
  listed: z.array(
    z.object({
      product_id: z.uuid().nullable(),
      product_name: z.string(),
      hsn_code: z.string(),
      gst_rate_bp: z.int(),
      ...splitShape,
    }),
  ),
})
export type TaxFiguresRow = z.infer<typeof TaxFiguresRow>

const listed = 100

export type Days = { readonly from: string; readonly to: string }

/** Reads sums and products in one statement, so that they agree with each other. */
export const findTaxFigures = (db: Db, sellerId: string, { from, to }: Days) =>
  db.one(rows(TaxFiguresRow)`
    with documents as materialized (
      select invoice_id, order_id, kind, case kind when 'CRN' then -1 else 1 end as sign
      from invoices
      where seller_id = ${sellerId} and issued_on between ${from}::date and ${to}::date and cancelled_at is null),
    by_product as materialized (
      select o.product_id, max(l.product_name) as product_name, l.hsn_code, l.gst_rate_bp,
        sum(sign * l.taxable_paise) as taxable_paise, sum(sign * l.cgst_paise) as cgst_paise,
        sum(sign * l.sgst_paise) as sgst_paise, sum(sign * l.igst_paise) as igst_paise,
        sum(sign * l.total_paise) as total_paise
      from documents d join invoice_lines l using (invoice_id) join order_lines o using (order_id, line_number)
      group by o.product_id, case when o.product_id is null then l.product_name end, l.hsn_code, l.gst_rate_bp)
    select
      (select count(*) from documents where kind in ('INV', 'BOS')) as invoices,
      (select count(*) from documents where kind = 'CRN') as credit_notes,
      (select count(*) from by_product) as products,
      (select jsonb_build_object(
          'taxable_paise', coalesce(sum(taxable_paise), 0), 'cgst_paise', coalesce(sum(cgst_paise), 0),
          'sgst_paise', coalesce(sum(sgst_paise), 0), 'igst_paise', coalesce(sum(igst_paise), 0),
          'total_paise', coalesce(sum(total_paise), 0))
        from by_product) as sums,
      (select coalesce(jsonb_agg(to_jsonb(most) order by total_paise desc, product_name, product_id, hsn_code, gst_rate_bp),
          '[]')
        from (
          select * from by_product order by total_paise desc, product_name, product_id, hsn_code, gst_rate_bp
          limit ${literal(listed)}) most) as listed`)
