import {
  Ban,
  Bell,
  BellRing,
  BookOpenText,
  CircleAlert,
  ClipboardPaste,
  ClipboardPen,
  FileLock,
  History,
  KeyRound,
  LifeBuoy,
  ListChecks,
  LogOut,
  type LucideIcon,
  MapPin,
  MonitorSmartphone,
  ReceiptIndianRupee,
  SearchCheck,
  ShoppingBag,
  Smartphone,
} from 'lucide-react'
import { Link, useNavigate } from 'react-router'
import {
  addressesPath,
  billingPath,
  blocksPath,
  boughtPath,
  casesPath,
  contactPath,
  duesPath,
  homePath,
  listsPath,
  notificationsPath,
  ownDataPath,
  passwordPath,
  pasteOrderPath,
  phonePath,
  purchasesPath,
  reachPath,
  requirementsPath,
  savedSearchesPath,
  sessionsPath,
} from '#contract/paths.ts'
import type { Profile } from '#contract/users/user.ts'
import { clearCounts } from '#web/session/counts.ts'
import { signOut } from '#web/session/session.ts'
import { ThemeChoice } from '#web/theme/theme-choice.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { HintedLabel } from '#web/ui/hinted-label.tsx'
import { Details } from './details.tsx'
import { EditDetails } from './edit-details.tsx'
import { profileTexts as texts } from './profile-texts.ts'
import { type OrderStatistics, Statistics } from './statistics.tsx'

type OverviewProps = { profile: Profile; figures: OrderStatistics | null; onChanged: () => Promise<void> }

export function Overview({ profile, figures, onChanged }: OverviewProps) {
  return (
    <div className="grid grid-cols-1 gap-6">
      {figures && <Statistics figures={figures} />}
      <Details profile={profile} action={<EditDetails profile={profile} onSaved={onChanged} />} />
      <AccountLinks />
      <Card as="section" aria-labelledby="theme" className="flex flex-wrap items-center gap-4 p-5">
        <h2 id="theme" className="mr-auto text-h2">
          {texts.theme}
        </h2>
        <ThemeChoice />
      </Card>
      <Logout />
    </div>
  )
}

const links: readonly { page: string; label: string; hint: string; Icon: LucideIcon }[] = [
  { page: addressesPath, label: texts.addresses, hint: texts.addressesHint, Icon: MapPin },
  { page: billingPath, label: texts.billing, hint: texts.billingHint, Icon: ReceiptIndianRupee },
  { page: duesPath, label: texts.dues, hint: texts.duesHint, Icon: BookOpenText },
  {
    page: requirementsPath,
    label: texts.requirements,
    hint: texts.requirementsHint,
    Icon: ClipboardPen,
  },
  { page: boughtPath, label: texts.bought, hint: texts.boughtHint, Icon: History },
  { page: listsPath, label: texts.lists, hint: texts.listsHint, Icon: ListChecks },
  { page: savedSearchesPath, label: texts.searches, hint: texts.searchesHint, Icon: SearchCheck },
  { page: pasteOrderPath, label: texts.pasteOrder, hint: texts.pasteOrderHint, Icon: ClipboardPaste },
  { page: purchasesPath, label: texts.purchases, hint: texts.purchasesHint, Icon: ShoppingBag },
  { page: casesPath, label: texts.problems, hint: texts.problemsHint, Icon: CircleAlert },
  { page: phonePath, label: texts.changePhone, hint: texts.changePhoneHint, Icon: Smartphone },
  { page: passwordPath, label: texts.password, hint: texts.passwordHint, Icon: KeyRound },
  { page: sessionsPath, label: texts.sessions, hint: texts.sessionsHint, Icon: MonitorSmartphone },
  { page: notificationsPath, label: texts.notifications, hint: texts.notificationsHint, Icon: Bell },
  { page: reachPath, label: texts.reach, hint: texts.reachHint, Icon: BellRing },
  { page: blocksPath, label: texts.blocks, hint: texts.blocksHint, Icon: Ban },
  { page: ownDataPath, label: texts.ownData, hint: texts.ownDataHint, Icon: FileLock },
  { page: contactPath, label: texts.help, hint: texts.helpHint, Icon: LifeBuoy },
]

function AccountLinks() {
  return (
    <Card as="section" aria-labelledby="account">
      <h2 id="account" className="px-5 pt-5 pb-3 text-h2">
        {texts.account}
      </h2>
      <ul className="divide-y divide-border border-border border-t">
        {links.map(({ page, label, hint, Icon }) => (
          <li key={page}>
            <Link
              to={page}
              prefetch="intent"
              className="-outline-offset-2! flex min-h-16 items-center gap-4 px-5 py-3 last:rounded-b-card hover:bg-surface-2"
            >
              <Icon className="text-muted" />
              <HintedLabel label={label} hint={hint} className="font-medium" />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Logout() {
  const navigate = useNavigate()
  const leave = async () => {
    const goodbye = signOut()
    clearCounts()
    await navigate(homePath)
    await goodbye
  }
  return (
    <Button variant="danger" icon={<LogOut />} onClick={leave} className="sm:justify-self-start">
      {texts.logout}
    </Button>
  )
}
