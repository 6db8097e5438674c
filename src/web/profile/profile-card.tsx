import { BadgeCheck, Clock, ShieldCheck, Store, User } from 'lucide-react'
import type { ReactNode } from 'react'
import type { AccountType, Profile } from '#contract/users/user.ts'
import { Badge } from '#web/ui/badge.tsx'
import type { BadgeTone } from '#web/ui/badge-tones.ts'
import { Card } from '#web/ui/card.tsx'
import { Avatar } from '#web/ui/pictures/avatar.tsx'
import { profileTexts as texts } from './profile-texts.ts'

const looks: Record<AccountType, { tone: BadgeTone; Icon: typeof User }> = {
  buyer: { tone: 'neutral', Icon: User },
  requested: { tone: 'warning', Icon: Clock },
  seller: { tone: 'brand', Icon: Store },
  admin: { tone: 'violet', Icon: ShieldCheck },
}

type ProfileCardProps = { profile: Profile; children?: ReactNode }

/** Who is signed in: a head on phones, a card at the side of wide screens. */
export function ProfileCard({ profile, children }: ProfileCardProps) {
  const { full_name, company_name, account_type, is_seller_verified } = profile
  const { tone, Icon } = looks[account_type]
  const isVerified = account_type === 'seller' && is_seller_verified
  return (
    <Card className="flex items-center gap-4 p-4 lg:sticky lg:top-[calc(var(--bar-height)+24px)] lg:flex-col lg:p-6 lg:text-center">
      <div className="relative flex-none">
        <Avatar
          name={company_name ?? full_name}
          url={profile.profile_image}
          size={112}
          className="size-20 rounded-full text-2xl lg:size-28 lg:text-4xl"
        />
        {children}
      </div>
      <div className="min-w-0 lg:w-full">
        <p className="break-words font-bold text-lg leading-6 tracking-[-.02em]">{full_name}</p>
        {company_name && <p className="break-words text-muted">{company_name}</p>}
        <Badge tone={tone} icon={isVerified ? <BadgeCheck /> : <Icon />} className="mt-2">
          {texts.accountType[account_type]}
        </Badge>
      </div>
    </Card>
  )
}
