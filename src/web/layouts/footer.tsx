import { landingPath } from '#contract/paths.ts'
import { brand } from '#contract/products/brand.ts'
import { GstSwitch } from '#web/gst/gst-switch.tsx'
import { footerColumns } from '#web/navigation/nav-items.ts'
import { siteTexts } from '#web/site/site-texts.ts'
import { useSettings } from '#web/site/use-settings.ts'
import { ThemeChoice } from '#web/theme/theme-choice.tsx'
import { isTranslated } from '#web/ui/language.ts'
import { Logo } from '#web/ui/pictures/logo.tsx'
import { QuickLink } from '#web/ui/quick-link.tsx'
import { LanguageChoice } from './language-choice.tsx'

export function Footer() {
  return (
    <footer className="bg-ink pt-10 pb-10 text-[.9375rem] text-ink-muted md:pt-14 md:pb-8 print:hidden">
      <div className="wrap flex flex-wrap items-start gap-x-16 gap-y-8">
        <div className="min-w-full flex-1 sm:min-w-72">
          <QuickLink
            to={landingPath}
            aria-label={siteTexts.homeOf(brand.name)}
            className="inline-flex min-h-11 items-center text-ink-fg"
          >
            <Logo name={brand.name} onInk />
          </QuickLink>
          <p className="mt-2 max-w-[26em] text-pretty">
            {siteTexts.tagline}. {siteTexts.footerText}
          </p>
        </div>
        {footerColumns.map((column) => (
          <FooterColumn key={column.title} column={column} />
        ))}
        {isTranslated && <LanguageChoice />}
        <div className="grid content-start gap-2">
          <ThemeChoice onInk />
          <GstSwitch />
        </div>
      </div>
      <Legal />
    </footer>
  )
}

function FooterColumn({ column }: { column: (typeof footerColumns)[number] }) {
  return (
    <nav aria-label={column.title} className="min-w-32">
      <h2 className="mb-2 font-semibold text-ink-fg text-small">{column.title}</h2>
      {column.items.map((item) => (
        <FooterLink key={item.page} {...item} />
      ))}
    </nav>
  )
}

const linkClass = 'footer-link'

function FooterLink({ label, page }: (typeof footerColumns)[number]['items'][number]) {
  if (!page.endsWith('.pdf'))
    return (
      <QuickLink to={page} className={linkClass}>
        {label}
      </QuickLink>
    )
  return (
    <a href={page} target="_blank" rel="noopener" className={linkClass}>
      {label}
      <span className="sr-only"> {siteTexts.opensNewTab}</span>
    </a>
  )
}

/** The company's details, as far as an admin has entered them. */
function Legal() {
  const { company_name, company_address, grievance_officer, grievance_email } = useSettings()
  const officer = grievance_officer && siteTexts.officer(grievance_officer)
  return (
    <address className="wrap mt-8 flex flex-wrap items-center empty:hidden gap-x-6 gap-y-1 text-small not-italic [&>*]:min-w-0 [&>*]:wrap-anywhere">
      {company_name && <span>{company_name}</span>}
      {company_address && <span>{company_address}</span>}
      {officer && <span>{officer}</span>}
      {grievance_email && (
        <a
          href={`mailto:${grievance_email}`}
          className="inline-flex min-h-11 items-center underline underline-offset-2 hover:text-ink-fg"
        >
          {grievance_email}
        </a>
      )}
    </address>
  )
}
