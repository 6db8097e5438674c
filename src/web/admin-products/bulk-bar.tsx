import { BadgeCheck } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import { grouped } from '#web/ui/formats/rupees.ts'
import { adminProductsTexts as texts } from './admin-products-texts.ts'

/** All products that match, of which the page shows the first. */
export type Matching = { readonly q: string; readonly total: number; readonly isFloor: boolean }

type BulkBarProps = {
  selected: number
  shown: number
  matching: Matching
  onSelectAll: (isAll: boolean) => void
  onVerify: () => void
  onVerifyAll: () => void
}

/** Only on wide screens: on phones an admin decides card by card. */
export function BulkBar({ selected, shown, matching, onSelectAll, onVerify, onVerifyAll }: BulkBarProps) {
  return (
    <div className="sticky-bar sticky top-0 z-20 mb-3 hidden flex-wrap items-center gap-x-6 border-border border-b bg-bg py-1 md:flex">
      <Checkbox
        checked={selected > 0 && selected === shown}
        onChange={({ target }) => onSelectAll(target.checked)}
      >
        {texts.chooseAll}
      </Checkbox>
      <span role="status" className="num text-muted text-small">
        {selected > 0 && texts.chosen(selected)}
      </span>
      {selected > 0 && (
        <Button size="sm" icon={<BadgeCheck />} onClick={onVerify}>
          {texts.verifyChosen(selected)}
        </Button>
      )}
      {matching.total > shown && (
        <Button size="sm" variant="ghost" className="ml-auto" onClick={onVerifyAll}>
          {texts.verifyAll(`${grouped(matching.total)}${matching.isFloor ? '+' : ''}`)}
        </Button>
      )}
    </div>
  )
}
