import { type MouseEvent, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { Facets } from '#contract/products/product-facets.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialogs/dialog.tsx'
import type { Total } from '#web/ui/formats/rupees.ts'
import { ClearAll } from './filter-chips.tsx'
import { FilterForm } from './filter-form.tsx'
import { filterTexts } from './filter-texts.ts'

type FilterSheetProps = {
  facets: Facets
  fixed?: 'category' | undefined
  onClose: () => void
  /** How many products match. */
  matches: Total
}

/** The filters on a phone. The list follows each choice; Back leaves all of them at once. */
export default function FilterSheet({ facets, fixed, onClose, matches }: FilterSheetProps) {
  const [params] = useSearchParams()
  const [opened] = useState(params.toString())
  // A field with a wrong value keeps the sheet open and shows its error.
  const close = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    if (currentTarget.closest('dialog')?.querySelector('form')?.reportValidity() !== false) onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={filterTexts.filters}
      footer={
        <div className="flex w-full items-center justify-between gap-3">
          <ClearAll fixed={fixed} />
          <Button onClick={close} className="num min-w-44">
            {matches.total === 0 ? filterTexts.showNone : filterTexts.show(matches)}
          </Button>
        </div>
      }
    >
      <FilterForm facets={facets} fixed={fixed} replace={params.toString() !== opened} />
    </Dialog>
  )
}
