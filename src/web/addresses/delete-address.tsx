import { useState } from 'react'
import { type Address, deleteAddress } from '#contract/address.ts'
import { api } from '#web/browser-api.ts'
import { faultText } from '#web/fault-text.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { toastSuccess } from '#web/ui/toast.ts'
import { AddressText } from './address-text.tsx'
import { addressTexts as texts } from './address-texts.ts'

type DeleteAddressProps = {
  /** Given: the question is open. */
  address: Address | undefined
  onClose: () => void
  onDeleted: () => Promise<void>
}

export function DeleteAddress({ address, onClose, onDeleted }: DeleteAddressProps) {
  const [fault, setFault] = useState('')
  const close = () => {
    setFault('')
    onClose()
  }
  const remove = async (addressId: string) => {
    try {
      await api(deleteAddress, { addressId })
      toastSuccess(texts.removed)
    } catch (refused) {
      return setFault(faultText(refused, texts.removeFault))
    }
    close()
    await onDeleted()
  }
  return (
    <ConfirmDialog
      open={address !== undefined}
      title={texts.removeTitle}
      keep={texts.keep}
      confirm={texts.remove}
      fault={fault}
      onClose={close}
      onConfirm={() => (address ? remove(address.address_id) : Promise.resolve())}
    >
      {address && <AddressText {...address} />}
      <p className="mt-3 text-muted text-small">{texts.removeHint}</p>
    </ConfirmDialog>
  )
}
