import { BadgeCheck } from 'lucide-react'
import { useState } from 'react'
import {
  type ReviewedProduct,
  rejectProduct,
  unfeatureProduct,
  unverifyProduct,
  verifyProduct,
} from '#contract/admin/admin-products.ts'
import { DecisionDialog } from '#web/admin/decision-dialog.tsx'
import { type Decide, useDecide } from '#web/admin/use-decide.ts'
import { api } from '#web/api/browser-api.ts'
import { serverNow } from '#web/api/server-clock.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import { grouped } from '#web/ui/formats/rupees.ts'
import { useFirstScreen } from '#web/ui/lists/use-first-screen.ts'
import { adminProductsTexts as texts } from './admin-products-texts.ts'
import { FeatureDialog } from './feature-dialog.tsx'
import { ProductCard } from './product-card.tsx'
import { seenOf } from './seen-of.ts'
import { type VerifyChoice, VerifyDialog } from './verify-dialog.tsx'

const calls = { verify: verifyProduct, unverify: unverifyProduct, unfeature: unfeatureProduct }

type ProductGridProps = {
  products: readonly ReviewedProduct[]
  isQueue: boolean
  /** All that match, of which these are the first. */
  matching: { q: string; total: number; isFloor: boolean }
}

export function ProductGrid({ products, isQueue, matching }: ProductGridProps) {
  const decisions = useDecide()
  const { decide, deciding } = decisions
  const drawn = useFirstScreen(products)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  // As they were when they were opened: one that is read anew meanwhile is looked at anew before it is decided on.
  const [rejecting, setRejecting] = useState<ReviewedProduct>()
  const [featuring, setFeaturing] = useState<ReviewedProduct>()
  const shown = products.filter(({ product_id }) => chosen.has(product_id))
  const toggle = (productId: string) => setChosen((now) => toggled(now, productId))
  const [verifying, setVerifying] = useState<VerifyChoice>()
  return (
    <>
      {isQueue && (
        <BulkBar
          shown={shown.length}
          all={products.length}
          matching={matching}
          onAll={(isAll) => setChosen(new Set(isAll ? products.map(({ product_id }) => product_id) : []))}
          onVerify={() => setVerifying({ seen: shown })}
          onVerifyAll={() => setVerifying({ ...matching, askedAt: serverNow(), shown: products })}
        />
      )}
      <ul
        aria-label={texts.list}
        className="grid grid-cols-[minmax(0,1fr)] gap-3 md:grid-cols-2 xl:grid-cols-3"
      >
        {drawn.map((product) => (
          <ProductCard
            key={product.product_id}
            product={product}
            isBusy={deciding === product.product_id}
            isChosen={isQueue ? chosen.has(product.product_id) : undefined}
            onToggle={() => toggle(product.product_id)}
            onDecide={(verb) => void decide(product.product_id, () => api(calls[verb], seenOf(product)))}
            onReject={() => setRejecting(product)}
            onFeature={() => setFeaturing(product)}
          />
        ))}
      </ul>
      {verifying && (
        <VerifyDialog
          choice={verifying}
          onClose={() => setVerifying(undefined)}
          onDone={() => {
            setVerifying(undefined)
            setChosen(new Set())
          }}
        />
      )}
      <RejectDialog product={rejecting} decisions={decisions} onClose={() => setRejecting(undefined)} />
      <FeatureDialog product={featuring} decisions={decisions} onClose={() => setFeaturing(undefined)} />
    </>
  )
}

function toggled(now: ReadonlySet<string>, productId: string) {
  const next = new Set(now)
  if (!next.delete(productId)) next.add(productId)
  return next
}

type BulkBarProps = {
  shown: number
  all: number
  matching: ProductGridProps['matching']
  onAll: (isAll: boolean) => void
  onVerify: () => void
  onVerifyAll: () => void
}

/** Deciding on many at once is for wide screens; on phones one decides card by card. */
function BulkBar({ shown, all, matching, onAll, onVerify, onVerifyAll }: BulkBarProps) {
  return (
    <div className="sticky-bar sticky top-0 z-20 mb-3 hidden flex-wrap items-center gap-x-6 border-border border-b bg-bg py-1 md:flex">
      <Checkbox checked={shown > 0 && shown === all} onChange={({ target }) => onAll(target.checked)}>
        {texts.chooseAll}
      </Checkbox>
      <span role="status" className="num text-muted text-small">
        {shown > 0 && texts.chosen(shown)}
      </span>
      {shown > 0 && (
        <Button size="sm" icon={<BadgeCheck />} onClick={onVerify}>
          {texts.verifyChosen(shown)}
        </Button>
      )}
      {matching.total > all && (
        <Button size="sm" variant="ghost" className="ml-auto" onClick={onVerifyAll}>
          {texts.verifyAll(`${grouped(matching.total)}${matching.isFloor ? '+' : ''}`)}
        </Button>
      )}
    </div>
  )
}

type RejectDialogProps = {
  product: ReviewedProduct | undefined
  decisions: Decide
  onClose: () => void
}

function RejectDialog({ product, decisions: { decide, isDeciding }, onClose }: RejectDialogProps) {
  return (
    <DecisionDialog
      open={product !== undefined}
      title={texts.rejectTitle}
      confirm={texts.reject}
      quick={texts.quick}
      isDeciding={isDeciding}
      onClose={onClose}
      onConfirm={async (reason) =>
        product !== undefined &&
        decide(product.product_id, () => api(rejectProduct, { ...seenOf(product), reason }))
      }
    >
      <p className="break-words">
        <span className="font-semibold">{product?.product_name}</span>
        <span className="block text-muted text-small">{texts.rejectText}</span>
      </p>
    </DecisionDialog>
  )
}
