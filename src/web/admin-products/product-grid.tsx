import { useState } from 'react'
import type { ReviewedProduct } from '#contract/admin/admin-products.ts'
import { serverNow } from '#web/api/server-clock.ts'
import { useFirstScreen } from '#web/ui/lists/use-first-screen.ts'
import { adminProductsTexts as texts } from './admin-products-texts.ts'
import { BulkBar, type Matching } from './bulk-bar.tsx'
import { FeatureDialog } from './feature-dialog.tsx'
import { ProductCard } from './product-card.tsx'
import { RejectDialog } from './reject-dialog.tsx'
import { useProductDecisions } from './use-product-decisions.ts'
import { useSelection } from './use-selection.ts'
import { type VerifyChoice, VerifyDialog } from './verify-dialog.tsx'

type ProductGridProps = { products: readonly ReviewedProduct[]; isQueue: boolean; matching: Matching }

export function ProductGrid({ products, isQueue, matching }: ProductGridProps) {
  const drawn = useFirstScreen(products)
  const { ids, toggle, select } = useSelection()
  const { decisions, decide, inDialog, closeDialog } = useProductDecisions()
  return (
    <>
      {isQueue && <BulkVerification products={products} matching={matching} ids={ids} onSelect={select} />}
      <ul
        aria-label={texts.list}
        className="grid grid-cols-[minmax(0,1fr)] gap-3 md:grid-cols-2 xl:grid-cols-3"
      >
        {drawn.map((product) => (
          <ProductCard
            key={product.product_id}
            product={product}
            isBusy={decisions.deciding === product.product_id}
            isChosen={isQueue ? ids.has(product.product_id) : undefined}
            onToggle={() => toggle(product.product_id)}
            onDecide={(decision) => decide(product, decision)}
          />
        ))}
      </ul>
      <RejectDialog product={inDialog('reject')} decisions={decisions} onClose={closeDialog} />
      <FeatureDialog product={inDialog('feature')} decisions={decisions} onClose={closeDialog} />
    </>
  )
}

type BulkVerificationProps = {
  products: readonly ReviewedProduct[]
  matching: Matching
  ids: ReadonlySet<string>
  onSelect: (ids: readonly string[]) => void
}

/** The ticked products, or all that match, verified by one press. */
function BulkVerification({ products, matching, ids, onSelect }: BulkVerificationProps) {
  const [choice, setChoice] = useState<VerifyChoice>()
  const selected = products.filter(({ product_id }) => ids.has(product_id))
  return (
    <>
      <BulkBar
        selected={selected.length}
        shown={products.length}
        matching={matching}
        onSelectAll={(isAll) => onSelect(isAll ? products.map(({ product_id }) => product_id) : [])}
        onVerify={() => setChoice({ seen: selected })}
        onVerifyAll={() => setChoice({ ...matching, askedAt: serverNow(), shown: products })}
      />
      {choice && (
        <VerifyDialog
          choice={choice}
          onClose={() => setChoice(undefined)}
          onDone={() => {
            setChoice(undefined)
            onSelect([])
          }}
        />
      )}
    </>
  )
}
