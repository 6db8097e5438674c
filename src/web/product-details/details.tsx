import { type ReactNode, useId } from 'react'
import { isImported } from '#contract/products/home-country.ts'
import type { Product, ShownProduct } from '#contract/products/product.ts'
import { SpecValue } from '#web/products/spec-value.tsx'
import { Card } from '#web/ui/card.tsx'
import { rupees } from '#web/ui/formats/rupees.ts'
import { detailsTexts } from './details-texts.ts'

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <Card as="section" aria-labelledby={id} className="min-w-0 px-4 py-5 md:px-7 md:py-6.5">
      <h2 id={id} className="mb-3.5 text-h2">
        {title}
      </h2>
      {children}
    </Card>
  )
}

export function Description({ product }: { product: Product }) {
  return (
    <Section title={detailsTexts.description}>
      <p className="max-w-[62ch] whitespace-pre-line wrap-anywhere text-pretty text-muted">
        {product.description}
      </p>
    </Section>
  )
}

/** What the seller wrote as choices, and what the fields say. */
function rowsOf(product: ShownProduct) {
  return [
    ...product.specs.map(({ key, value }) => ({ key, value: <SpecValue name={key} value={value} /> })),
    ...factsOf(product),
  ]
}

function factsOf(product: ShownProduct) {
  const { sample_price_paise: sample } = product
  return [
    ...(product.seller_item_code ? [{ key: detailsTexts.itemCode, value: product.seller_item_code }] : []),
    { key: detailsTexts.countryOfOrigin, value: product.country_of_origin ?? detailsTexts.notStated },
    ...(isImported(product) && product.importer
      ? [{ key: detailsTexts.importer, value: product.importer }]
      : []),
    { key: detailsTexts.unit, value: capitalised(product.unit) },
    ...(sample == null
      ? []
      : [{ key: detailsTexts.sample, value: detailsTexts.samplePrice(rupees(sample / 100)) }]),
    ...taxOf(product),
  ]
}

/** As it will stand on the bill. */
function taxOf({ gst_rate_bp, hsn_code }: ShownProduct) {
  const words = [
    ...(gst_rate_bp == null ? [] : [detailsTexts.gst(gst_rate_bp / 100)]),
    ...(hsn_code ? [detailsTexts.hsn(hsn_code)] : []),
  ]
  return words.length > 0 ? [{ key: detailsTexts.tax, value: words.join(' · ') }] : []
}

export function Specifications({ product }: { product: ShownProduct }) {
  // Two of them may share their name, and none moves.
  const rows = rowsOf(product).map((row, place) => ({ ...row, place }))
  return (
    <Section title={detailsTexts.specifications}>
      <table className="w-full table-fixed text-[.9375rem]">
        <caption className="sr-only">{detailsTexts.specifications}</caption>
        <colgroup>
          <col className="w-[34%]" />
          <col />
        </colgroup>
        <tbody>
          {rows.map(({ key, value, place }) => (
            <tr key={place} className="border-border border-t align-top first:border-t-0">
              <th scope="row" className="wrap-anywhere py-3 pr-3 text-left font-normal text-muted">
                {key}
              </th>
              <td className="wrap-anywhere py-3 font-medium">{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  )
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
