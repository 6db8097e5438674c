import type { ImportRow } from '#contract/products/product-import.ts'
import { Button } from '#web/ui/button.tsx'
import { rupees } from '#web/ui/formats/rupees.ts'
import { importTexts as texts } from './import-texts.ts'

export type Matching = {
  readonly match: (row: number, productId: string) => void
  readonly isMatching: boolean
}

type RowCandidatesProps = { row: ImportRow } & Matching

/** The products that a line may mean, to choose one. */
export const RowCandidates = ({ row: { row, candidates }, match, isMatching }: RowCandidatesProps) => (
  <fieldset className="mt-2 grid gap-2">
    <legend className="mb-1 font-medium">{texts.which}</legend>
    {candidates.map(({ product_id, product_name, price }) => (
      <Button
        key={product_id}
        variant="secondary"
        disabled={isMatching}
        className="min-h-11 w-full justify-start! whitespace-normal text-left"
        onClick={() => match(row, product_id)}
      >
        {texts.candidate(product_name, rupees(price))}
      </Button>
    ))}
  </fieldset>
)
