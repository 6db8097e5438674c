import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { productPath } from '#contract/paths.ts'
import type { ShareHits } from '#contract/sellers/share-hits.ts'
import { Card } from '#web/ui/card.tsx'
import { grouped } from '#web/ui/formats/rupees.ts'
import { LoadError } from '#web/ui/lists/load-error.tsx'
import { ownShopTexts as texts } from './own-shop-texts.ts'

type HitsCardProps = {
  /** null where they could not be loaded. */
  hits: ShareHits | null
  onRetry: () => void
}

/** How often links of the shop were opened, and by where they were shared. */
export function HitsCard({ hits, onRetry }: HitsCardProps) {
  return (
    <Card as="section" aria-labelledby="hits" className="grid gap-3 p-5 md:p-6">
      <div>
        <h2 id="hits" className="mb-1 text-h2">
          {texts.hits}
        </h2>
        <p className="text-muted text-small">{texts.hitsHint}</p>
      </div>
      {hits ? <Counts hits={hits} /> : <LoadError text={texts.hitsError} onRetry={onRetry} />}
    </Card>
  )
}

function Counts({ hits: { sources, products } }: { hits: ShareHits }) {
  if (sources.every(({ last_30 }) => last_30 === 0)) return <p className="text-small">{texts.noHits}</p>
  const bySource = sources.map(({ source, ...counts }) => ({
    id: source,
    name: texts.sources[source],
    ...counts,
  }))
  const byProduct = products.map(({ product_id: id, product_name, ...counts }) => ({
    ...{ id, ...counts },
    name: (
      <Link to={productPath(id)} className="inline-flex min-h-11 items-center wrap-anywhere hover:underline">
        {product_name}
      </Link>
    ),
  }))
  return (
    <>
      <CountTable title={texts.source} rows={bySource} />
      {byProduct.length > 0 && <CountTable title={texts.mostOpened} rows={byProduct} />}
    </>
  )
}

type Row = {
  readonly id: string
  readonly name: ReactNode
  readonly last_7: number
  readonly last_30: number
}

const CountTable = ({ title, rows }: { title: string; rows: readonly Row[] }) => (
  <table className="w-full text-small">
    <thead>
      <tr className="border-border border-b text-muted">
        <th scope="col" className="py-2 pr-3 text-left font-medium">
          {title}
        </th>
        <th scope="col" className="w-20 whitespace-nowrap py-2 pl-3 text-right font-medium">
          {texts.last7}
        </th>
        <th scope="col" className="w-20 whitespace-nowrap py-2 pl-3 text-right font-medium">
          {texts.last30}
        </th>
      </tr>
    </thead>
    <tbody>
      {rows.map(({ id, name, last_7, last_30 }) => (
        <tr key={id} className="border-border border-b last:border-b-0">
          <th scope="row" className="py-2 pr-3 text-left font-normal">
            {name}
          </th>
          <td className="num py-2 pl-3 text-right">{grouped(last_7)}</td>
          <td className="num py-2 pl-3 text-right">{grouped(last_30)}</td>
        </tr>
      ))}
    </tbody>
  </table>
)
