import { BellRing } from 'lucide-react'
import { useState } from 'react'
import { type Account, remindBuyer } from '#contract/khata/khata.ts'
import { useAction } from '#web/actions/use-action.ts'
import { api } from '#web/api/browser-api.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx'
import { rupees } from '#web/ui/formats/rupees.ts'
import { khataTexts as texts } from './khata-texts.ts'

type RemindButtonProps = {
  account: Pick<Account, 'buyer_id' | 'name' | 'balance'>
  onChanged: () => Promise<void>
}

/** The one way by which a buyer is reminded. */
export function RemindButton({ account: { buyer_id, name, balance }, onChanged }: RemindButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const action = useAction({
    send: () => api(remindBuyer, { buyerId: buyer_id }),
    failure: texts.remindError,
    success: ({ content }) => content,
    onDone: async () => {
      setOpen(false)
      await onChanged()
    },
  })
  return (
    <>
      <Button icon={<BellRing />} aria-label={texts.remindOf(name)} onClick={() => setOpen(true)}>
        {texts.remind}
      </Button>
      {isOpen && (
        <ConfirmDialog
          title={texts.remindTitle}
          keep={texts.keep}
          confirm={texts.remindSend}
          tone="primary"
          action={action}
          onClose={() => setOpen(false)}
          onConfirm={() => action.run(undefined)}
        >
          <p>{texts.remindBody(name, rupees(balance))}</p>
        </ConfirmDialog>
      )}
    </>
  )
}
