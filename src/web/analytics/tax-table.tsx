import type { ReactNode } from 'react'
import type { TaxFigures } from '#contract/sellers/tax-figures.ts'
import { GoodsLink } from '#web/orders/goods-link.tsx'
import { taxTexts } from '#web/tax-amounts/tax-texts.ts'
import { taxOfLine } from '#web/tax-amounts/tax-words.ts'
import { rupees } from '#web/ui/formats/rupees.ts'
import { analyticsTexts as texts } from './analytics-texts.ts'

type Product = TaxFigures['products'][number]
type Amounts = Pick<Product, 'taxable' | 'cgst' | 'sgst' | 'igst' | 'total'>

const keyOf = ({ product_id, product_name, hsn_code, gst_rate_bp }: Product) =>
  [product_id ?? product_name, hsn_code, gst_rate_bp].join(' ')

const taxOf = ({ cgst, sgst, igst }: Amounts) =>
  (Math.round(cgst * 100) + Math.round(sgst * 100) + Math.round(igst * 100)) / 100

/** On phones each row is a small card with the name above its amounts. */
export function TaxTable({ tax: { products, others } }: { tax: TaxFigures }) {
  const columns = [taxTexts.taxable, texts.taxInAll, texts.totalWithTax]
  return (
    <table className="w-full text-small max-md:block">
      <caption className="sr-only">{texts.taxOfProducts}</caption>
      <thead className="max-md:sr-only">
        <tr className="h-[38px] border-border border-y bg-surface-2 text-left text-micro text-muted">
          <th scope="col" className="pl-5 font-semibold">
            {texts.product}
          </th>
          {columns.map((column) => (
            <th key={column} scope="col" className="px-2.5 text-right font-semibold last:pr-5">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y divide-border max-md:block max-md:border-border max-md:border-t">
        {products.map((product) => (
          <Row key={keyOf(product)} amounts={product}>
            <Name product={product} />
          </Row>
        ))}
        {others && <Row amounts={others}>{texts.otherProducts(others.products)}</Row>}
      </tbody>
    </table>
  )
}

function Row({ amounts, children }: { amounts: Amounts; children: ReactNode }) {
  const cells = [
    { name: taxTexts.taxable, amount: amounts.taxable },
    { name: texts.taxInAll, amount: taxOf(amounts) },
    { name: texts.totalWithTax, amount: amounts.total },
  ]
  return (
    <tr className="hover:bg-surface-2/60 max-md:grid max-md:gap-y-1 max-md:px-4 max-md:py-3">
      <th scope="row" className="text-left font-medium md:h-12 md:py-1.5 md:pl-5">
        {children}
      </th>
      {cells.map(({ name, amount }) => (
        <td
          key={name}
          className="num max-md:flex max-md:justify-between max-md:gap-3 md:whitespace-nowrap md:px-2.5 md:text-right md:last:pr-5"
        >
          <span className="text-muted md:hidden">{name}</span>
          {rupees(amount)}
        </td>
      ))}
    </tr>
  )
}

function Name({ product }: { product: Product }) {
  const { product_name, hsn_code, gst_rate_bp } = product
  return (
    <>
      <GoodsLink item={product} className="-my-1 flex min-h-11 items-center hover:underline">
        <span className="line-clamp-2 wrap-anywhere">{product_name}</span>
      </GoodsLink>
      <span className="num block font-normal text-micro text-muted">
        {taxOfLine({ hsn_code, gst_rate_bp })}
      </span>
    </>
  )
}
