import { MessageCircle, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Settings } from '#contract/admin/settings.ts'
import { contactPath, helpPath, returnsPath, termsPath } from '#contract/paths.ts'
import { pageMeta } from '#web/site/page-meta.ts'
import { siteOrigin } from '#web/site/site-origin.ts'
import { siteTexts } from '#web/site/site-texts.ts'
import { useSettings } from '#web/site/use-settings.ts'
import { buttonClass } from '#web/ui/button-look.ts'
import type { Route } from './+types/contact.page.ts'
import { companyTexts } from './company-texts.ts'
import { callNumber, isWebAddress } from './contact-links.ts'

const texts = companyTexts.contact

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    title: texts.title,
    description: texts.description,
    path: contactPath,
    origin: siteOrigin(matches),
  })

export default function ContactPage() {
  const settings = useSettings()
  const hasAny = Object.values(settings).some((value) => value.trim() !== '')
  return (
    <div className="wrap pt-6 pb-14 md:pt-10">
      <h1 className="text-section">{texts.heading}</h1>
      <p className="mt-2 mb-6 max-w-[42em] text-pretty text-muted">{hasAny ? texts.lead : texts.nothing}</p>
      <div className="grid gap-4 md:grid-cols-2">
        <Call {...settings} />
        <Message {...settings} />
        <Officer {...settings} />
        <Company {...settings} />
      </div>
      <p className="mt-6 text-muted text-small">
        {texts.policies}{' '}
        <Link to={helpPath} className="mr-3 inline-flex min-h-11 items-center text-anchor">
          {texts.help}
        </Link>
        <Link to={returnsPath} className="mr-3 inline-flex min-h-11 items-center text-anchor">
          {texts.returns}
        </Link>
        <Link to={termsPath} className="inline-flex min-h-11 items-center text-anchor">
          {texts.terms}
        </Link>
      </p>
    </div>
  )
}

function Call({ support_phone = '' }: Partial<Settings>) {
  const number = callNumber(support_phone)
  if (!support_phone) return null
  return (
    <ContactCard title={texts.callTitle} text={texts.callText}>
      {number ? (
        <a
          href={`tel:${number}`}
          className={buttonClass({ variant: 'primary', size: 'lg', className: 'num' })}
        >
          <Phone />
          {support_phone}
        </a>
      ) : (
        <p className="num font-semibold">{support_phone}</p>
      )}
    </ContactCard>
  )
}

function Message({ chat_link = '' }: Partial<Settings>) {
  if (!isWebAddress(chat_link)) return null
  return (
    <ContactCard title={texts.chatTitle} text={texts.chatText}>
      <a
        href={chat_link}
        target="_blank"
        rel="noopener noreferrer"
        className={buttonClass({ variant: 'secondary', size: 'lg' })}
      >
        <MessageCircle />
        {texts.chat}
        <span className="sr-only"> {siteTexts.opensNewTab}</span>
      </a>
    </ContactCard>
  )
}

function Officer({ grievance_officer, grievance_email }: Partial<Settings>) {
  if (!grievance_officer && !grievance_email) return null
  return (
    <ContactCard title={texts.officerTitle} text={texts.officerText}>
      <div className="min-w-0">
        {grievance_officer && <p className="break-words font-semibold">{grievance_officer}</p>}
        {grievance_email && (
          <a
            href={`mailto:${grievance_email}`}
            className="inline-flex min-h-11 items-center break-all text-anchor"
          >
            {grievance_email}
          </a>
        )}
      </div>
    </ContactCard>
  )
}

function Company({ company_name, company_address }: Partial<Settings>) {
  if (!company_name && !company_address) return null
  return (
    <ContactCard title={texts.companyTitle}>
      <address className="min-w-0 whitespace-pre-line break-words not-italic">
        {company_name && <span className="block font-semibold">{company_name}</span>}
        {company_address}
      </address>
    </ContactCard>
  )
}

type ContactCardProps = { title: string; text?: string; children: ReactNode }

function ContactCard({ title, text, children }: ContactCardProps) {
  return (
    <section className="flex flex-col rounded-card border border-border bg-surface p-5">
      <h2 className="text-h2">{title}</h2>
      {text && <p className="mt-1 text-pretty text-muted text-small">{text}</p>}
      <div className="mt-4 flex flex-wrap">{children}</div>
    </section>
  )
}
