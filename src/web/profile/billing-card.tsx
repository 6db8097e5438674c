import { Pencil, Star, Trash2 } from 'lucide-react'
import type { BillingProfile } from '#contract/users/billing.ts'
import { BillingText } from '#web/billing/billing-text.tsx'
import { billingTexts as texts } from '#web/billing/billing-texts.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'

type BillingCardProps = { profile: BillingProfile; onEdit: () => void; onDelete: () => void }

export function BillingCard({ profile, onEdit, onDelete }: BillingCardProps) {
  const named = `${profile.legal_name}, ${profile.gstin}`
  return (
    <Card as="li" className="grid grid-cols-1 gap-3 p-4 md:p-5">
      {profile.is_default && (
        <Badge tone="brand" icon={<Star />} className="w-fit">
          {texts.suggested}
        </Badge>
      )}
      <BillingText {...profile} />
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
