import { CircleCheck, CircleHelp, TriangleAlert } from 'lucide-react'
import { Link } from 'react-router'
import type { Applicant, getApplicant, Signal } from '#contract/admin/admin-seller-applications.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import { adminUsersPath } from '#contract/paths.ts'
import { businessOptions } from '#contract/sellers/seller-application.ts'
import { showPhone } from '#contract/users/phone-number.ts'
import { categoryName } from '#web/products/product-texts.ts'
import { optionName } from '#web/seller-application/option-texts.ts'
import { Card } from '#web/ui/card.tsx'
import { dayAndTimeOf, dayOf } from '#web/ui/formats/dates.ts'
import { kycTexts as texts } from './kyc-texts.ts'

const looks = {
  good: { Icon: CircleCheck, colour: 'text-success-fg', word: 'sr-only' },
  warning: { Icon: TriangleAlert, colour: 'text-warning-fg', word: 'block font-semibold text-warning-fg' },
  unknown: { Icon: CircleHelp, colour: 'text-muted', word: 'sr-only' },
} as const

/** Automatic checks that help an admin but decide nothing; only warnings stand out. */
export function Signals({ signals }: { signals: readonly Signal[] }) {
  return (
    <Card as="section" aria-label={texts.signals} className="p-4">
      <h2 className="mb-2 text-h3">{texts.signals}</h2>
      <ul className="grid gap-2">
        {signals.map(({ name, verdict, text }) => {
          const { Icon, colour, word } = looks[verdict]
          return (
            <li key={name} className="flex gap-2.5 text-small">
              <Icon className={colour} />
              <span className="min-w-0 break-words">
                <span className={word}>{texts.verdicts[verdict]}</span>
                <span className="block">{text}</span>
              </span>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}

type Fact = readonly [label: string, value: string]

function typeOf({ business_type, other_business_type, business_options }: Applicant) {
  const boxes: Readonly<Record<string, string>> = businessOptions[business_type]
  const options = business_options.map((name) => optionName(boxes[name] ?? name))
  return [other_business_type || optionName(business_type), ...options].join(', ')
}

const groupsOf = (seller: Applicant): readonly (readonly [string, readonly Fact[]])[] => {
  const { labels } = texts
  return [
    [
      texts.business,
      [
        [labels.company, seller.company_name],
        [labels.gst, seller.gst_number],
        [labels.address, seller.business_address],
        [labels.pin, seller.business_pincode],
        [labels.license, optionName(seller.business_license_type)],
        [labels.proprietor, optionName(seller.proprietor_document_type)],
      ],
    ],
    [
      texts.person,
      [
        [labels.name, seller.full_name],
        [labels.phone, showPhone(seller.phone_number)],
        [labels.email, seller.email],
        [labels.home, seller.address],
        [labels.since, dayOf(seller.registered_at)],
        [labels.applied, dayAndTimeOf(seller.created_at)],
      ],
    ],
    [
      texts.bank,
      [
        [labels.bank, seller.bank_name],
        [labels.account, seller.account_number_end && texts.account(seller.account_number_end)],
        [labels.accountType, optionName(seller.bank_account_type ?? '')],
        [labels.ifsc, seller.ifsc_code],
      ],
    ],
    [
      texts.trade,
      [
        [labels.type, typeOf(seller)],
        [labels.category, categoryName(seller.business_category)],
        [labels.specialization, seller.specialization],
        [labels.capabilities, seller.production_capabilities],
        [labels.addons, seller.addons],
      ],
    ],
  ]
}

export function Facts({ seller }: { seller: Applicant }) {
  return (
    <Card className="divide-y divide-border">
      {groupsOf(seller).map(([title, facts]) => (
        <section key={title} aria-label={title} className="p-4">
          <h2 className="mb-2 text-h3">{title}</h2>
          <dl className="grid grid-cols-[minmax(0,1fr)] gap-x-4 gap-y-1.5 text-small min-[420px]:grid-cols-[170px_minmax(0,1fr)]">
            {facts.map(([label, value]) => (
              <div key={label} className="grid min-w-0 grid-cols-[minmax(0,1fr)] min-[420px]:contents">
                <dt className="text-muted">{label}</dt>
                <dd className="num whitespace-pre-line break-words font-medium">{value || texts.empty}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </Card>
  )
}

type Application = ReplyOf<typeof getApplicant>

export function History({
  same_gst_number: same,
  earlier,
}: Pick<Application, 'same_gst_number' | 'earlier'>) {
  return (
    <>
      {same.length > 0 && (
        <Card as="section" aria-label={texts.sameAccounts} className="p-4">
          <h2 className="mb-2 text-h3">{texts.sameAccounts}</h2>
          <ul className="grid gap-1 text-small">
            {same.map(({ user_id, name, account_type }) => (
              <li key={user_id} className="break-words">
                <Link to={`${adminUsersPath}?q=${encodeURIComponent(name)}`} className="text-anchor">
                  {name}
                </Link>
                , {texts.accountKinds[account_type]}
              </li>
            ))}
          </ul>
        </Card>
      )}
      {earlier.length > 0 && (
        <Card as="section" aria-label={texts.earlier} className="p-4">
          <h2 className="mb-2 text-h3">{texts.earlier}</h2>
          <ul className="grid gap-1.5 text-small">
            {earlier.map(({ status, reason, decided_at }) => (
              <li key={`${status} ${decided_at}`} className="break-words">
                <span className="font-medium">{status}</span>
                {decided_at && <span className="num text-muted"> {dayOf(decided_at)}</span>}
                {reason && <span className="block text-muted">{reason}</span>}
              </li>
            ))}
          </ul>
        </Card>
      )}
    </>
  )
}
