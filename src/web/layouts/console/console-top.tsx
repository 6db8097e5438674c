import { ArrowLeft, Bell, Plus } from 'lucide-react'
import type { MouseEvent } from 'react'
import { Link, useMatches } from 'react-router'
import { addProductPath, sellerNotificationsPath } from '#contract/paths.ts'
import type { ConsoleHandle } from '#web/console/console-handle.ts'
import { consoleTexts as texts } from '#web/console/console-texts.ts'
import type { NavItem } from '#web/navigation/nav-items.ts'
import { CountDot, ItemLink } from '#web/navigation/nav-link.tsx'
import { useReturn } from '#web/navigation/use-return.ts'
import { siteTexts } from '#web/site/site-texts.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { ConsoleMenu } from './console-menu.tsx'

const bell: NavItem = {
  label: siteTexts.notifications,
  page: sellerNotificationsPath,
  icon: Bell,
  count: 'notifications',
}
const add = addProductPath
const round =
  'relative grid print:hidden size-11 flex-none place-items-center rounded-large hover:bg-surface-2'

function BackTo({ page }: { page: string }) {
  const goBackTo = useReturn()
  const follow = (event: MouseEvent) => {
    // A new tab has no history to go back to.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    goBackTo(page)
  }
  return (
    <Link to={page} onClick={follow} aria-label={texts.back} title={texts.back} className={`${round} -ml-3`}>
      <ArrowLeft />
    </Link>
  )
}

/** Title, Add product, bell, and on phones the menu. */
export function ConsoleTop() {
  const { title, back, hasMainButton } = useHandle()
  const canAdd = !back && !hasMainButton
  return (
    <div className="console-top sticky-bar sticky top-0 print:static z-40 border-border border-b bg-surface md:bg-bg">
      <div className="mx-auto flex min-h-(--bar-height) max-w-[1440px] items-center gap-1 pr-1 pl-4 md:gap-2 md:px-6 lg:px-8">
        {back && <BackTo page={back} />}
        <h1 className="min-w-0 flex-1 wrap-anywhere font-bold text-lg leading-6 tracking-[-.02em] md:truncate md:text-h1">
          {title}
        </h1>
        {canAdd && (
          <ButtonLink to={add} icon={<Plus className="max-md:hidden" />} className="max-md:px-3">
            <AddWords />
          </ButtonLink>
        )}
        <ItemLink item={bell} className={round}>
          <bell.icon />
          <span className="sr-only">{bell.label}</span>
          <CountDot item={bell} className="top-0 right-0" />
        </ItemLink>
        <div className="md:hidden print:hidden">
          <ConsoleMenu />
        </div>
      </div>
    </div>
  )
}

/** Beside a long title a phone has room only for the first word. */
function AddWords() {
  const { first, others } = texts.addProductWords
  return (
    <span>
      {first}
      <span className="max-md:sr-only"> {others}</span>
    </span>
  )
}

function useHandle() {
  const page = useMatches().at(-1)
  const handle: ConsoleHandle = isHandle(page?.handle) ? page.handle : { title: texts.console }
  const { title } = handle
  return { ...handle, title: typeof title === 'string' ? title : title(page?.params ?? {}) }
}

const isHandle = (handle: unknown): handle is ConsoleHandle =>
  typeof handle === 'object' && handle !== null && 'title' in handle
