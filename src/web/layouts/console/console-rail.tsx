import { BadgeCheck, Store } from 'lucide-react'
import { Link } from 'react-router'
import { landingPath, marketPath } from '#contract/paths.ts'
import { brand } from '#contract/products/brand.ts'
import { consoleTexts as texts } from '#web/console/console-texts.ts'
import { logout } from '#web/navigation/nav-items.ts'
import { CountDot, ItemLink } from '#web/navigation/nav-link.tsx'
import { PlanCard } from '#web/plans/plan-card.tsx'
import { useSession } from '#web/session/session.ts'
import { siteTexts } from '#web/site/site-texts.ts'
import { Avatar } from '#web/ui/pictures/avatar.tsx'
import { Logo, LogoMark } from '#web/ui/pictures/logo.tsx'
import { type ConsoleItem, growItems, mainItems } from './console-items.ts'
import { ConsoleLink, NewOrderDot, WaitingCount } from './console-link.tsx'

const row =
  'relative flex min-h-11 w-full items-center gap-[11px] rounded-[9px] border border-transparent px-2.5 font-medium text-muted text-small hover:bg-surface-3 hover:text-text max-lg:flex-col max-lg:justify-center max-lg:gap-0.5 max-lg:px-0.5 max-lg:py-1.5 max-lg:text-center max-lg:text-micro lg:min-h-10'

/** On tablets below its icon. */
const label = 'max-lg:max-w-full max-lg:wrap-anywhere max-lg:leading-3.5'

/** At the left of wide screens; on tablets the words stand below their icons, which leaves the page more room. */
export function ConsoleRail() {
  return (
    <header className="hidden border-border border-r bg-surface-2 md:block dark:bg-surface print:hidden">
      <div className="sticky top-0 flex h-(--screen) flex-col overflow-y-auto px-1.5 py-4 lg:px-3">
        <Home />
        <Shop />
        <nav aria-label={texts.console} className="grid gap-0.5">
          {mainItems.map((item) => (
            <RailItem key={item.page} item={item} />
          ))}
        </nav>
        {growItems.length > 0 && <Grow />}
        <div className="mt-auto" />
        <div className="max-lg:hidden">
          <PlanCard />
        </div>
        <Link to={marketPath} className={row}>
          <Store />
          <span className={label}>{texts.backToMarket}</span>
        </Link>
        <ItemLink item={logout} className={row}>
          <logout.icon />
          <span className={label}>{logout.label}</span>
        </ItemLink>
      </div>
    </header>
  )
}

function Home() {
  return (
    <Link
      to={landingPath}
      aria-label={siteTexts.homeOf(brand.name)}
      className="inline-flex min-h-11 w-fit items-center px-2.5"
    >
      <LogoMark className="size-7 lg:hidden" />
      <span className="contents max-lg:hidden">
        <Logo name={brand.name} />
      </span>
    </Link>
  )
}

function Grow() {
  return (
    <nav aria-label={texts.grow} className="mt-3 grid gap-0.5 border-border border-t pt-3">
      <p aria-hidden="true" className="px-2.5 pb-1.5 max-lg:hidden font-semibold text-micro text-subtle">
        {texts.grow}
      </p>
      {growItems.map((item) => (
        <RailItem key={item.page} item={item} />
      ))}
    </nav>
  )
}

function Shop() {
  const { user } = useSession()
  const name = user?.company_name ?? user?.full_name
  return (
    <div className="my-3 flex min-h-14 items-center gap-2.5 rounded-large border border-border bg-surface px-2.5 py-2 shadow-xs max-lg:justify-center max-lg:px-0">
      {name && (
        <>
          <Avatar
            name={name}
            url={user?.profile_image}
            size={34}
            className="size-8.5 rounded-[9px] text-xs"
          />
          <p title={name} className="min-w-0 text-small max-lg:sr-only">
            <span className="block truncate font-semibold">{name}</span>
            <span className="flex items-center gap-1 font-medium text-primary-soft-fg text-xs leading-4">
              {user?.is_seller_verified && <BadgeCheck className="size-3.5" />}
              {user?.is_seller_verified ? texts.verifiedSeller : texts.seller}
            </span>
          </p>
        </>
      )}
    </div>
  )
}

function RailItem({ item }: { item: ConsoleItem }) {
  return (
    <ConsoleLink
      item={item}
      className={`${row} aria-[current=page]:border-border aria-[current=page]:bg-surface aria-[current=page]:font-semibold aria-[current=page]:text-text aria-[current=page]:shadow-xs dark:aria-[current=page]:bg-surface-3 aria-[current=page]:[&_.lucide]:text-primary`}
    >
      <item.icon />
      <span className={label}>{item.label}</span>
      <NewOrderDot
        item={item}
        className="max-lg:absolute max-lg:top-1.5 max-lg:left-4 lg:-mr-1.5 lg:ml-auto"
      />
      <WaitingCount item={item} className="max-lg:absolute max-lg:top-0 max-lg:right-0.5 lg:ml-auto" />
      <CountDot item={item} className="max-lg:top-0 max-lg:right-0.5 lg:static! lg:ml-auto" />
    </ConsoleLink>
  )
}
