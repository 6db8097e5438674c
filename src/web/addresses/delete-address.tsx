import { type Address, deleteAddress } from '#contract/users/address.ts'
import { useAction } from '#web/actions/use-action.ts'
import { api } from '#web/api/browser-api.ts'
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx'
import { AddressText } from './address-text.tsx'
import { addressTexts as texts } from './address-texts.ts'

type DeleteAddressProps = {
  /** Given: the question is open. */
  address: Address | undefined
  onClose: () => void
  onDeleted: () => Promise<void>
}

export function DeleteAddress({ address, onClose, onDeleted }: DeleteAddressProps) {
  const removal = useAction({
    send: ({ address_id: addressId }: Address) => api(deleteAddress, { addressId }),
    failure: texts.removeError,
    success: () => texts.removed,
    onDone: () => {
      onClose()
      return onDeleted()
    },
  })
  return (
    <ConfirmDialog
      open={address !== undefined}
      title={texts.removeTitle}
      keep={texts.keep}
      confirm={texts.remove}
      action={removal}
      onClose={onClose}
      onConfirm={() => address && removal.run(address)}
    >
      {address && <AddressText {...address} />}
      <p className="mt-3 text-muted text-small">{texts.removeHint}</p>
    </ConfirmDialog>
  )
}
