import { useState } from 'react'
import { readNumber } from '#contract/typed-number.ts'
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx'
import { TextField } from '#web/ui/fields/field.tsx'
import type { Asking } from './bulk-bar.tsx'
import { bulkTexts as texts } from './bulk-texts.ts'
import { PriceDialog } from './price-dialog.tsx'
import type { BulkDialogProps } from './use-bulk.ts'

/** Asks before many products change. To list again asks nothing. */
export function BulkDialogs({ asking, ...props }: BulkDialogProps & { asking: Asking | undefined }) {
  if (asking === 'stock') return <StockDialog {...props} />
  if (asking === 'price') return <PriceDialog {...props} />
  if (asking === 'pause' || asking === 'delete') return <PlainDialog action={asking} {...props} />
  return null
}

const plain = {
  pause: { title: texts.pauseTitle, hint: texts.pauseHint, confirm: texts.pause },
  delete: { title: texts.deleteTitle, hint: texts.deleteHint, confirm: texts.delete },
} as const

function PlainDialog({ action, chosen, bulk, onClose }: BulkDialogProps & { action: keyof typeof plain }) {
  const { title, hint, confirm } = plain[action]
  return (
    <ConfirmDialog
      title={title(chosen.count)}
      keep={texts.keep}
      confirm={confirm}
      tone={action === 'delete' ? 'danger' : 'primary'}
      action={bulk}
      onClose={onClose}
      onConfirm={async () => {
        if (await bulk.run({ action })) onClose()
      }}
    >
      <p>{hint}</p>
    </ConfirmDialog>
  )
}

function StockDialog({ chosen, bulk, onClose }: BulkDialogProps) {
  const [typed, setTyped] = useState('')
  const [isJudged, judge] = useState(false)
  const stock = readNumber(typed)
  const isWrong = stock !== null && !(Number.isInteger(stock) && stock >= 0)
  const send = async () => {
    judge(true)
    if (!isWrong && (await bulk.run({ action: 'stock', stock }))) onClose()
  }
  return (
    <ConfirmDialog
      title={texts.stockTitle(chosen.count)}
      keep={texts.keep}
      confirm={texts.set}
      tone="primary"
      action={bulk}
      onClose={onClose}
      onConfirm={send}
    >
      <TextField
        label={texts.stockLabel}
        hint={texts.stockHint}
        optional
        inputMode="numeric"
        maxLength={20}
        value={typed}
        error={isJudged && isWrong ? texts.stockWrong : undefined}
        onChange={({ target }) => setTyped(target.value)}
      />
    </ConfirmDialog>
  )
}
