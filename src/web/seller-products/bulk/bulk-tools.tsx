import { ListChecks } from 'lucide-react'
import { useState } from 'react'
import type { OwnProduct } from '#contract/products/own-product.ts'
import { Button } from '#web/ui/button.tsx'
import { type Asking, BulkBar } from './bulk-bar.tsx'
import { BulkDialogs } from './bulk-dialogs.tsx'
import { bulkTexts as texts } from './bulk-texts.ts'
import { useBulk } from './use-bulk.ts'
import type { Chosen } from './use-chosen.ts'

type BulkToolsProps = {
  chosen: Chosen
  products: readonly OwnProduct[]
  total: number
  refresh: () => Promise<void>
}

/** Chooses several products of the list, and asks what to do with them. */
export function BulkTools({ chosen, products, total, refresh }: BulkToolsProps) {
  const bulk = useBulk(chosen, refresh)
  const [asking, setAsking] = useState<Asking>()
  if (!chosen.isOpen)
    return (
      <Button
        variant="ghost"
        size="sm"
        icon={<ListChecks />}
        className="mb-3 max-md:min-h-11"
        onClick={chosen.open}
      >
        {texts.choose}
      </Button>
    )
  // To list products again loses nothing, so nobody is asked.
  const ask = (next: Asking) => (next === 'list' ? void bulk.run({ action: 'list' }) : setAsking(next))
  return (
    <>
      <BulkBar
        chosen={chosen}
        shown={products.map(({ product_id }) => product_id)}
        total={total}
        onAsk={ask}
      />
      <BulkDialogs
        asking={asking}
        chosen={chosen}
        bulk={bulk}
        onClose={() => {
          bulk.clear()
          setAsking(undefined)
        }}
      />
    </>
  )
}
