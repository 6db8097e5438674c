import { Menu, Store } from 'lucide-react'
import { useState } from 'react'
import { Link, NavLink, Outlet, useLocation } from 'react-router'
import { worksIn } from '#contract/admin/admin-roles.ts'
import { adminPath, landingPath, marketPath } from '#contract/paths.ts'
import { brand } from '#contract/products/brand.ts'
import { adminItems } from '#web/admin/admin-items.ts'
import { adminTexts as texts } from '#web/admin/admin-texts.ts'
import { logout } from '#web/navigation/nav-items.ts'
import { ItemLink } from '#web/navigation/nav-link.tsx'
import { useSession } from '#web/session/session.ts'
import { siteTexts } from '#web/site/site-texts.ts'
import { Dialog } from '#web/ui/dialogs/dialog.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Logo, LogoMark } from '#web/ui/pictures/logo.tsx'
import { SkipLink } from '#web/ui/skip-link.tsx'

const row =
  'relative flex min-h-11 items-center gap-[11px] rounded-[9px] border border-transparent px-2.5 font-medium text-muted text-small hover:bg-surface-3 hover:text-text lg:min-h-10'

/** The frame of the admin pages: a rail at the left, on tablets of icons, and on phones a menu at the top. */
export default function AdminLayout() {
  return (
    <div className="min-h-(--screen) [--bottom-bar-height:0px] md:grid md:grid-cols-[72px_minmax(0,1fr)] lg:grid-cols-[236px_minmax(0,1fr)]">
      <SkipLink />
      <header className="contents">
        <PhoneTop />
        <div className="sticky top-0 hidden h-(--screen) flex-col overflow-y-auto border-border border-r bg-surface-2 px-3 py-4 md:flex dark:bg-surface">
          <Link
            to={landingPath}
            aria-label={siteTexts.homeOf(brand.name)}
            className="mb-1 inline-flex min-h-11 w-fit items-center px-2.5"
          >
            <LogoMark className="size-7 lg:hidden" />
            <span className="contents max-lg:hidden">
              <Logo name={brand.name} />
            </span>
          </Link>
          <p className="pb-3 text-center font-semibold text-subtle text-micro lg:px-2.5 lg:text-left">
            {texts.admin}
          </p>
          <Items inRail />
        </div>
      </header>
      <main id="main" tabIndex={-1} className="min-w-0">
        <div className="mx-auto max-w-[1440px] px-4 pt-5 pb-12 md:px-6 md:pt-7 lg:px-8">
          <Outlet />
        </div>
      </main>
    </div>
  )
}

function Items({ inRail = false }: { inRail?: boolean }) {
  const look = inRail ? `${row} max-lg:justify-center max-lg:px-0` : row
  const word = inRail ? 'max-lg:sr-only' : ''
  const role = useSession().user?.admin_role ?? 'owner'
  const items = adminItems.filter(({ area }) => worksIn(role, area))
  return (
    <>
      <nav aria-label={texts.nav} className="grid gap-0.5">
        {items.map(({ label, page, icon: Icon }) => (
          <NavLink
            key={page}
            to={page}
            end={page === adminPath}
            prefetch="intent"
            title={label}
            className={`${look} aria-[current=page]:border-border aria-[current=page]:bg-surface aria-[current=page]:font-semibold aria-[current=page]:text-text aria-[current=page]:shadow-xs dark:aria-[current=page]:bg-surface-3 aria-[current=page]:[&_.lucide]:text-primary`}
          >
            <Icon />
            <span className={word}>{label}</span>
          </NavLink>
        ))}
      </nav>
      <Link to={marketPath} title={texts.toMarket} className={`${look} mt-3 md:mt-auto`}>
        <Store />
        <span className={word}>{texts.toMarket}</span>
      </Link>
      <ItemLink item={logout} className={`${look} w-full`}>
        <logout.icon />
        <span className={word}>{logout.label}</span>
      </ItemLink>
    </>
  )
}

function PhoneTop() {
  const { pathname } = useLocation()
  // Navigation closes the menu. An effect would also close what is opened while the page comes alive.
  const [openAt, setOpenAt] = useState<string>()
  if (openAt !== undefined && openAt !== pathname) setOpenAt(undefined)
  return (
    <div className="sticky-bar sticky top-0 z-40 flex h-15 items-center gap-2 border-border border-b bg-surface px-2 md:hidden">
      <IconButton plain aria-label={texts.menu} onClick={() => setOpenAt(pathname)}>
        <Menu />
      </IconButton>
      <Link
        to={landingPath}
        aria-label={siteTexts.homeOf(brand.name)}
        className="grid size-11 place-items-center rounded-large"
      >
        <LogoMark className="size-7" />
      </Link>
      <p className="font-semibold">{texts.admin}</p>
      <Dialog open={openAt !== undefined} onClose={() => setOpenAt(undefined)} title={texts.admin}>
        <Items />
      </Dialog>
    </div>
  )
}
