import { BadgeCheck, Pencil } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { TaxRegistration } from '#contract/sellers/tax-registration.ts'
import { pinBeside } from '#contract/users/pin-beside.ts'
import { placeText } from '#web/billing/billing-text.tsx'
import { useStates } from '#web/states/use-states.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { usersTexts } from '#web/users/users-texts.ts'
import { sellerTaxTexts as texts } from './seller-tax-texts.ts'
import { UseDialog } from './use-dialog.tsx'

type RegistrationCardProps = {
  registration: TaxRegistration
  onEdit: () => void
  onChanged: () => Promise<void>
}

export function RegistrationCard({ registration, onEdit, onChanged }: RegistrationCardProps) {
  const { gstin, pin, scheme, is_default, waiting_names } = registration
  return (
    <Card as="li" className="grid grid-cols-1 gap-4 p-5 md:p-6">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="num wrap-anywhere text-h3">{gstin}</h2>
        {is_default && (
          <Badge tone="brand" icon={<BadgeCheck />}>
            {texts.inUse}
          </Badge>
        )}
      </div>
      <Facts registration={registration} />
      {waiting_names && <Notice>{texts.namesWait(waiting_names, registration.legal_name)}</Notice>}
      {scheme === 'composition' && <Notice tone="warning">{texts.compositionHint}</Notice>}
      {pin === '' && <Notice tone="warning">{texts.noPin}</Notice>}
      <div className="-ml-3 flex flex-wrap gap-1">
        <Button variant="ghost" size="sm" icon={<Pencil />} aria-label={texts.editOf(gstin)} onClick={onEdit}>
          {texts.edit}
        </Button>
        {!is_default && pin !== '' && <UseButton registration={registration} onChanged={onChanged} />}
      </div>
    </Card>
  )
}

function Facts({ registration }: Pick<RegistrationCardProps, 'registration'>) {
  useStates()
  const { legal_name, trade_name, address, pin, state_code, scheme, turnover } = registration
  return (
    <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
      <Fact name={usersTexts.legalName}>{legal_name}</Fact>
      {trade_name !== '' && <Fact name={texts.tradeName}>{trade_name}</Fact>}
      <Fact name={texts.state}>{placeText(state_code)}</Fact>
      <Fact name={texts.address}>{`${address} ${pinBeside(address, pin)}`.trim()}</Fact>
      <Fact name={texts.scheme}>{texts.schemes[scheme]}</Fact>
      <Fact name={texts.turnover}>{texts.turnovers[turnover]}</Fact>
      <Fact name={texts.numbers}>{texts.series(registration)}</Fact>
      {registration.udyam_number !== '' && <Fact name={texts.udyam}>{registration.udyam_number}</Fact>}
    </dl>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-muted text-small">{name}</dt>
      <dd className="wrap-anywhere whitespace-pre-line">{children}</dd>
    </div>
  )
}

type UseButtonProps = Omit<RegistrationCardProps, 'onEdit'>

function UseButton({ registration, onChanged }: UseButtonProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        aria-label={texts.useOf(registration.gstin)}
        onClick={() => setOpen(true)}
      >
        {texts.use}
      </Button>
      {isOpen && (
        <UseDialog registration={registration} onChanged={onChanged} onClose={() => setOpen(false)} />
      )}
    </>
  )
}
