import { Search } from 'lucide-react'
import type { Applicant } from '#contract/admin/admin-seller-applications.ts'
import { type DirectoryFinding, lookUpApplicant } from '#contract/admin/directory-finding.ts'
import { useAction } from '#web/actions/use-action.ts'
import { api } from '#web/api/browser-api.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { dayAndTimeOf, dayOf } from '#web/ui/formats/dates.ts'
import { Notice } from '#web/ui/notice.tsx'
import { registerTexts as texts } from './register-texts.ts'

type RegisterCardProps = {
  seller: Applicant
  /** null: nobody has asked about this number. */
  finding: DirectoryFinding | null
  onChanged: () => Promise<void>
}

/** What the register of GST says of the applicant's number: it helps a reviewer and decides nothing. */
export function RegisterCard({ seller, finding, onChanged }: RegisterCardProps) {
  const { run, isPending } = useAction({
    send: () => api(lookUpApplicant, { userId: seller.user_id }),
    failure: texts.error,
    success: ({ content }) => content,
    onDone: onChanged,
  })
  return (
    <Card as="section" aria-label={texts.title} className="grid gap-3 p-4">
      <h2 className="text-h3">{texts.title}</h2>
      {finding ? (
        <Finding finding={finding} company={seller.company_name} />
      ) : (
        <p className="text-muted text-small">{texts.never}</p>
      )}
      <Button variant="secondary" icon={<Search />} loading={isPending} onClick={() => run()}>
        {finding ? texts.lookUpAgain : texts.lookUp}
      </Button>
    </Card>
  )
}

function Finding({ finding, company }: { finding: DirectoryFinding; company: string }) {
  const { register, is_active, names_fit, checked_at } = finding
  return (
    <>
      <p className="num text-muted text-small">{texts.asked(dayAndTimeOf(checked_at))}</p>
      {!register && <Notice tone="warning">{texts.unknown}</Notice>}
      {register && !is_active && <Notice tone="warning">{texts.notActive(register.status)}</Notice>}
      {register && !names_fit && <Notice tone="warning">{texts.otherNames(company)}</Notice>}
      {register && (
        <dl className="grid gap-1.5 text-small">
          {factsOf(register).map(([label, value]) => (
            <div key={label} className="num flex justify-between gap-4">
              <dt className="flex-none text-muted">{label}</dt>
              <dd className="wrap-anywhere text-right font-medium">{value || texts.empty}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  )
}

const factsOf = (register: NonNullable<DirectoryFinding['register']>) =>
  [
    [texts.status, register.status],
    [texts.legalName, register.legal_name],
    [texts.tradeName, register.trade_name],
    [texts.constitution, register.constitution],
    [texts.since, register.registered_on ? dayOf(register.registered_on) : ''],
  ] as const
