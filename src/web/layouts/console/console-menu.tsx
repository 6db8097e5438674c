import { Menu, Store } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { marketPath } from '#contract/paths.ts'
import { consoleTexts as texts } from '#web/console/console-texts.ts'
import { logout } from '#web/navigation/nav-items.ts'
import { ItemLink } from '#web/navigation/nav-link.tsx'
import { Dialog } from '#web/ui/dialogs/dialog.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { growItems } from './console-items.ts'
import { ConsoleLink, WaitingCount } from './console-link.tsx'

const row =
  'flex min-h-13 items-center gap-3.5 rounded-control px-3 font-medium hover:bg-surface-2 aria-[current=page]:bg-primary-soft aria-[current=page]:font-semibold aria-[current=page]:text-primary-soft-fg'

/** On phones: the items of the rail that do not fit into the bottom bar. */
export function ConsoleMenu() {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <IconButton plain aria-label={texts.more} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Menu />
      </IconButton>
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
