import { Star } from 'lucide-react'
import type { BillingProfile } from '#contract/users/billing.ts'
import { BillingText } from '#web/billing/billing-text.tsx'
import { billingTexts as texts } from '#web/billing/billing-texts.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { EditAndDelete } from '#web/ui/lists/edit-and-delete.tsx'

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
      <EditAndDelete
        edit={{ label: texts.edit, name: texts.editOf(named), onPress: onEdit }}
        remove={{ label: texts.removal.remove, name: texts.removeOf(named), onPress: onDelete }}
      />
    </Card>
  )
}
