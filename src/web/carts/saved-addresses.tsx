import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { Address } from '#contract/users/address.ts'
import { useAddressList } from '#web/addresses/address-list.ts'
import { AddressText } from '#web/addresses/address-text.tsx'
import { Button } from '#web/ui/button.tsx'
import { LoadMore } from '#web/ui/lists/load-more.tsx'
import type { ListPage } from '#web/ui/lists/use-paged-list.ts'
import { checkoutTexts } from './checkout-texts.ts'

type SavedAddressesProps = {
  first: ListPage<Address>
  onChoose: (address: Address) => void
  onNew: () => void
}

/** The newest address is preselected: most orders go to the same address as the last one. */
export function SavedAddresses({ first, onChoose, onNew }: SavedAddressesProps) {
  const { page, footer } = useAddressList(first)
  const [chosenId, setChosenId] = useState(first.items[0]?.address_id)
  const chosen = page.items.find(({ address_id }) => address_id === chosenId)
  return (
    <div className="grid gap-4">
      <fieldset className="grid gap-3">
        <legend className="mb-2 font-semibold text-label">{checkoutTexts.chooseSaved}</legend>
        {page.items.map((address) => (
          <label
            key={address.address_id}
            className="flex cursor-pointer gap-3 rounded-large border border-border-strong p-4 has-checked:border-primary has-checked:bg-primary-soft has-checked:ring-1 has-checked:ring-primary"
          >
            <input
              type="radio"
              name="address"
              checked={address.address_id === chosenId}
              onChange={() => setChosenId(address.address_id)}
              className="mt-0.5 size-5 flex-none accent-primary"
            />
            <AddressText {...address} />
          </label>
        ))}
      </fieldset>
      {page.next && <LoadMore {...footer} />}
      <Button variant="ghost" icon={<Plus />} className="justify-self-start" onClick={onNew}>
        {checkoutTexts.addNew}
      </Button>
      <Button size="lg" disabled={!chosen} onClick={() => chosen && onChoose(chosen)}>
        {checkoutTexts.deliverHere}
      </Button>
    </div>
  )
}
