import { type Address, deleteAddress } from '#contract/users/address.ts'
import { DeleteDialog } from '#web/actions/delete-dialog.tsx'
import { api } from '#web/api/browser-api.ts'
import { AddressText } from './address-text.tsx'
import { addressTexts as texts } from './address-texts.ts'

type DeleteAddressProps = {
  /** The dialog is open while there is one. */
  address: Address | undefined
  onClose: () => void
  onDeleted: () => Promise<void>
}

export function DeleteAddress({ address, ...dialog }: DeleteAddressProps) {
  return (
    <DeleteDialog
      item={address}
      send={({ address_id: addressId }) => api(deleteAddress, { addressId })}
      words={texts.removal}
      {...dialog}
    >
      {address && <AddressText {...address} />}
      <p className="mt-3 text-muted text-small">{texts.removeHint}</p>
    </DeleteDialog>
  )
}
