import { BadgeCheck, Clock } from 'lucide-react'
import { Badge } from '#web/ui/badge.tsx'
import { productTexts } from './product-texts.ts'

export function Verification({ isVerified }: { isVerified: boolean }) {
  return isVerified ? (
    <Badge tone="brand" icon={<BadgeCheck />}>
      {productTexts.verified}
    </Badge>
  ) : (
    <Badge tone="warning" icon={<Clock />}>
      {productTexts.pendingVerification}
    </Badge>
  )
}
