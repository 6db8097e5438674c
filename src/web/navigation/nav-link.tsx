import type { ReactNode } from 'react'
import { NavLink, type NavLinkProps, useLocation, useNavigate } from 'react-router'
import { chatsPath } from '#contract/paths.ts'
import { clearCounts, useCounts } from '#web/session/counts.ts'
import { signOut } from '#web/session/session.ts'
import { siteTexts } from '#web/site/site-texts.ts'
import { cx } from '#web/ui/cx.ts'
import { prefix } from '#web/ui/language.ts'
import type { NavItem } from './nav-items.ts'

type CountKind = NonNullable<NavItem['count']>

type ItemLinkProps = { item: NavItem; className: string; children: ReactNode; label?: string | undefined }

type WrittenProps = Omit<NavLinkProps, 'to' | 'className' | 'style' | 'children'> & {
  to: string
  className: string
  children: ReactNode
}

function WrittenNavLink({ to, end, prefetch, className, ...rest }: WrittenProps) {
  const { pathname } = useLocation()
  const isCurrent = pathname === to || (!end && pathname.startsWith(`${to}/`))
  const current = isCurrent ? ({ 'aria-current': 'page' } as const) : {}
  return (
    <a
      {...rest}
      {...current}
      className={isCurrent ? `${className} active` : className}
      href={`${prefix}${to}`}
      data-discover="true"
    />
  )
}

/** Like QuickLink: each page is rendered with the items of every kind of viewer. */
const QuickNavLink = import.meta.env.SSR ? WrittenNavLink : NavLink

/** One item of a bar: a link, or a button where it signs out. */
export function ItemLink({ item, className, children, label }: ItemLinkProps) {
  const spoken = useAccessibleName(item)
  if (item.signsOut) return <SignOut {...{ item, className, children, label }} />
  const tab = item.newTab ? { target: '_blank', rel: 'noopener' } : {}
  return (
    // A chat room belongs to its list; every other item is current only on its own page.
    <QuickNavLink
      to={item.page}
      end={item.page !== chatsPath}
      prefetch="intent"
      className={className}
      aria-label={label ?? spoken}
      {...tab}
    >
      {children}
      {item.newTab && <span className="sr-only">{siteTexts.opensNewTab}</span>}
    </QuickNavLink>
  )
}

function SignOut({ item, className, children, label }: ItemLinkProps) {
  const navigate = useNavigate()
  const leave = async () => {
    const goodbye = signOut()
    clearCounts()
    await navigate(item.page)
    await goodbye
  }
  return (
    <button type="button" className={className} onClick={leave} aria-label={label}>
      {children}
    </button>
  )
}

/** The accessible name of nested boxes gets blanks between its parts: 'Chats , 3 unread'. */
export function useAccessibleName({ label, count }: Pick<NavItem, 'label' | 'count'>): string | undefined {
  const number = useCounts()[count ?? 'cart'] ?? 0
  return count && number > 0 ? `${label}, ${countText(count, number)}` : undefined
}

const countText = (kind: CountKind, count: number) =>
  kind === 'cart' ? siteTexts.inCart(count) : siteTexts.unread(count)

/** The number on an item: hidden at zero, cut to '9+' or '99+'. */
export function CountDot({ item, className }: { item: Pick<NavItem, 'count'>; className?: string }) {
  return item.count && <Dot kind={item.count} className={className} />
}

function Dot({ kind, className }: { kind: CountKind; className: string | undefined }) {
  const count = useCounts()[kind] ?? 0
  if (count === 0) return null
  const isCart = kind === 'cart'
  const cap = isCart ? 99 : 9
  return (
    <span
      className={cx(
        'num absolute min-w-[18px] rounded-full px-[5px] text-center font-bold text-[.6875rem] leading-[18px]',
        isCart ? 'bg-primary text-primary-fg' : 'bg-danger text-on-danger',
        className,
      )}
    >
      {/* Drawn by CSS, so that voice control users can say the name without the number. */}
      <span
        aria-hidden="true"
        data-count={count > cap ? `${cap}+` : count}
        className="before:content-[attr(data-count)]"
      />
      <span className="sr-only">{countText(kind, count)}</span>
    </span>
  )
}
