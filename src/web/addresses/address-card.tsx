import { Star } from 'lucide-react'
import type { Address } from '#contract/users/address.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { EditAndDelete } from '#web/ui/lists/edit-and-delete.tsx'
import { AddressText } from './address-text.tsx'
import { addressTexts as texts } from './address-texts.ts'

type AddressCardProps = {
  address: Address
  /** It stands first at the next order. */
  isNewest: boolean
  onEdit: () => void
  onDelete: () => void
}

export function AddressCard({ address, isNewest, onEdit, onDelete }: AddressCardProps) {
  const named = `${address.shipAddress}, ${address.city}`
  return (
    <Card as="li" className="grid grid-cols-1 gap-3 p-4 md:p-5">
      {isNewest && (
        <Badge tone="brand" icon={<Star />} className="w-fit">
          {texts.newest}
        </Badge>
      )}
      <AddressText {...address} />
      <EditAndDelete
        edit={{ label: texts.edit, name: texts.editOf(named), onPress: onEdit }}
        remove={{ label: texts.removal.remove, name: texts.removeOf(named), onPress: onDelete }}
      />
    </Card>
  )
}
