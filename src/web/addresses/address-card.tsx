import { Pencil, Star, Trash2 } from 'lucide-react'
import type { Address } from '#contract/users/address.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
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
      <div className="-ml-3 flex flex-wrap gap-1">
        <Button variant="ghost" size="sm" icon={<Pencil />} aria-label={texts.editOf(named)} onClick={onEdit}>
          {texts.edit}
        </Button>
        <Button
          variant="ghost"
          size="sm"
          icon={<Trash2 />}
          className="text-danger-fg!"
          aria-label={texts.removeOf(named)}
          onClick={onDelete}
        >
          {texts.remove}
        </Button>
      </div>
    </Card>
  )
}
