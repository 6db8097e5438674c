import { Menu, Store } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { marketPath } from '#contract/paths.ts'
import { consoleTexts as texts } from '#web/console/console-texts.ts'
import { useWaitingSum } from '#web/console/waiting.ts'
import { logout } from '#web/navigation/nav-items.ts'
import { ItemLink } from '#web/navigation/nav-link.tsx'
import { Dialog } from '#web/ui/dialogs/dialog.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { growItems } from './console-items.ts'
import { ConsoleLink, CountPill, WaitingCount } from './console-link.tsx'

const row =
  'flex min-h-13 items-center gap-3.5 rounded-control px-3 font-medium hover:bg-surface-2 aria-[current=page]:bg-primary-soft aria-[current=page]:font-semibold aria-[current=page]:text-primary-soft-fg'

/** What waits behind it: payments to confirm and offers to answer are seen on no other page. */
function MoreButton({ onClick }: { onClick: () => void }) {
  const count = useWaitingSum(growItems.map(({ waiting }) => waiting))
  return (
    <span className="relative block">
      <IconButton
        plain
        aria-label={count > 0 ? texts.moreWaiting(count) : texts.more}
        aria-haspopup="dialog"
        onClick={onClick}
      >
        <Menu />
      </IconButton>
      {count > 0 && (
        <CountPill isStrong count={count} className="pointer-events-none absolute top-0 right-0" />
      )}
    </span>
  )
}

/** On phones: the items of the rail that do not fit into the bottom bar. */
export function ConsoleMenu() {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <MoreButton onClick={() => setOpen(true)} />
      <Dialog open={isOpen} onClose={close} title={texts.more}>
        <nav aria-label={texts.grow} className="-mx-2 grid gap-1 pb-[env(safe-area-inset-bottom)]">
          {growItems.map((item) => (
            <ConsoleLink key={item.page} item={item} onClick={close} className={row}>
              <item.icon />
              {item.label}
              <WaitingCount item={item} className="ml-auto" />
            </ConsoleLink>
          ))}
          <Link to={marketPath} onClick={close} className={row}>
            <Store />
            {texts.backToMarket}
          </Link>
          <ItemLink item={logout} className={row}>
            <logout.icon />
            {logout.label}
          </ItemLink>
        </nav>
      </Dialog>
    </>
  )
}
