import { Link } from 'react-router'
import { brand } from '#contract/brand.ts'
import { Logo } from '#web/ui/logo.tsx'
import { appTexts } from './app-texts.ts'
import { pageExists } from './existing-routes.ts'
import { footerColumns } from './nav-items.ts'
import { ThemeChoice } from './theme-choice.tsx'

const columns = footerColumns
  .map((column) => ({ ...column, items: column.items.filter((item) => pageExists(item.page)) }))
  .filter((column) => column.items.length > 0)

export function Footer() {
  return (
    <footer className="bg-ink pt-10 pb-10 text-[.9375rem] text-ink-muted md:pt-14 md:pb-8">
      <div className="wrap flex flex-wrap items-start gap-x-16 gap-y-8">
        <div className="min-w-full flex-1 sm:min-w-72">
          <Link
            to="/"
            aria-label={appTexts.homeOf(brand.name)}
            className="inline-flex min-h-11 items-center text-ink-fg"
          >
            <Logo name={brand.name} onInk />
          </Link>
          <p className="mt-2 max-w-[26em] text-pretty">
            {brand.tagline}. {appTexts.footerText}
          </p>
        </div>
        {columns.map((column) => (
          <FooterColumn key={column.title} column={column} />
        ))}
        <ThemeChoice onInk />
      </div>
    </footer>
  )
}

function FooterColumn({ column }: { column: (typeof columns)[number] }) {
  return (
    <nav aria-label={column.title} className="min-w-32">
      <h2 className="mb-2 font-semibold text-ink-fg text-small">{column.title}</h2>
      {column.items.map((item) => (
        <Link
          key={item.page}
          to={item.page}
          reloadDocument={item.page.endsWith('.pdf')}
          className="flex min-h-11 items-center hover:text-ink-fg hover:underline md:min-h-9"
        >
          {item.label}
        </Link>
      ))}
    </nav>
  )
}
