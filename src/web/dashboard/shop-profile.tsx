import { showPhone } from '#contract/users/phone-number.ts'
import type { Profile } from '#contract/users/user.ts'
import { AvatarMenu } from '#web/profile/avatar-menu.tsx'
import { Card } from '#web/ui/card.tsx'
import { cx } from '#web/ui/cx.ts'
import { Avatar } from '#web/ui/pictures/avatar.tsx'
import { dashboardTexts as texts } from './dashboard-texts.ts'

type ShopProfileProps = {
  user: Partial<Profile>
  /** There is no column beside it. */
  isWide: boolean
  onChanged: () => Promise<void>
}

export function ShopProfile({ user, isWide, onChanged }: ShopProfileProps) {
  const facts = [
    [texts.fullName, user.full_name],
    [texts.email, user.email],
    [texts.phone, user.phone_number && showPhone(user.phone_number)],
    [texts.company, user.company_name],
    [texts.gst, user.gst_number?.toUpperCase()],
  ] as const
  return (
    <Card
      as="section"
      aria-label={texts.profile}
      className={cx('p-5 md:max-xl:flex md:max-xl:gap-8', isWide && 'xl:flex xl:gap-8')}
    >
      <div className="relative mb-6 w-fit flex-none">
        <Avatar
          name={user.company_name ?? user.full_name ?? ''}
          url={user.profile_image}
          size={96}
          className="size-24 rounded-panel text-3xl"
        />
        <AvatarMenu hasPicture={Boolean(user.profile_image)} onChanged={onChanged} />
      </div>
      <dl className={cx('grid flex-1 gap-3 text-small md:max-xl:grid-cols-2', isWide && 'xl:grid-cols-3')}>
        {facts.map(([name, fact]) => (
          <div key={name}>
            <dt className="text-muted">{name}</dt>
            <dd className={fact ? 'num break-words font-medium' : 'text-subtle'}>
              {fact || texts.notProvided}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
