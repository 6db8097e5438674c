import { useState } from 'react'
import { late } from '#web/late/late.tsx'
import { Button } from '#web/ui/button.tsx'
import { ledgerNamesTexts as texts } from './ledger-names-texts.ts'
import type { PartiesOf } from './party-names-dialog.tsx'

const LateNames = late(
  async () => (await import('./party-names-dialog.tsx')).PartyNamesDialog,
  ({ onClose }) => onClose(),
)

/** Opens how the own Tally calls the parties of a month. */
export function PartyNames(of: PartiesOf) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="secondary" size="sm" onClick={() => setOpen(true)}>
        {texts.partyNames}
      </Button>
      {isOpen && <LateNames of={of} onClose={() => setOpen(false)} />}
    </>
  )
}
