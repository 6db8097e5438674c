import type { ReactNode } from 'react'
import { showPhone } from '#contract/users/phone-number.ts'
import type { Profile } from '#contract/users/user.ts'
import { Card } from '#web/ui/card.tsx'
import { profileTexts as texts } from './profile-texts.ts'

type DetailsProps = { profile: Profile; action?: ReactNode }

export function Details({ profile, action }: DetailsProps) {
  return (
    <Card as="section" aria-labelledby="details">
      <div className="flex min-h-11 items-center justify-between gap-3 px-5 pt-4 pb-2">
        <h2 id="details" className="text-h2">
          {texts.details}
        </h2>
        {action}
      </div>
      <dl className="grid gap-x-8 px-5 pb-3 md:grid-cols-2">
        <Fact name={texts.fullName}>{profile.full_name}</Fact>
        <Fact name={texts.company}>{profile.company_name}</Fact>
        <Fact name={texts.phone}>{showPhone(profile.phone_number)}</Fact>
        <Fact name={texts.email}>{profile.email}</Fact>
        <Fact name={texts.gstNumber}>{profile.gst_number}</Fact>
        <Fact name={texts.website}>{profile.website}</Fact>
        <Fact name={texts.address}>{profile.address}</Fact>
      </dl>
    </Card>
  )
}

function Fact({ name, children }: { name: string; children: string | null }) {
  return (
    <div className="min-w-0 border-border border-t py-3">
      <dt className="text-muted text-small">{name}</dt>
      <dd className="whitespace-pre-line break-words font-medium">
        {children || <span className="font-normal text-subtle">{texts.notProvided}</span>}
      </dd>
    </div>
  )
}
