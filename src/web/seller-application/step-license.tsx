import { ShieldCheck } from 'lucide-react'
import { businessLicenseTypes, proprietorDocumentTypes } from '#contract/sellers/seller-application.ts'
import { Notice } from '#web/ui/notice.tsx'
import { GstField } from '#web/users/gst-field.tsx'
import type { Account } from './account.ts'
import { ChoiceCards } from './choice-cards.tsx'
import { contractTexts as texts } from './contract-texts.ts'
import { DocumentDrop } from './document-drop.tsx'
import type { Wizard } from './use-wizard.ts'
import { WarningLine } from './warning-line.tsx'

type StepLicenseProps = { wizard: Wizard; account: Account }

export function StepLicense({ wizard, account }: StepLicenseProps) {
  const { values, fields } = wizard
  const { change, errorOf } = fields
  return (
    <>
      <ChoiceCards
        label={texts.fields.businessLicenseType}
        name="businessLicenseType"
        options={businessLicenseTypes}
        chosen={values.businessLicenseType}
        error={errorOf('businessLicenseType')}
        onChoose={(businessLicenseType) => change({ businessLicenseType })}
      />
      <Gst wizard={wizard} account={account} />
      <Document name="businessLicenseImage" wizard={wizard} />
      <ChoiceCards
        label={texts.fields.proprietorDocumentType}
        name="proprietorDocumentType"
        options={proprietorDocumentTypes}
        chosen={values.proprietorDocumentType}
        error={errorOf('proprietorDocumentType')}
        onChoose={(proprietorDocumentType) => change({ proprietorDocumentType })}
      />
      <Document name="proprietorDocumentImage" wizard={wizard} />
      <Notice icon={<ShieldCheck />}>{texts.documentsSafe}</Notice>
    </>
  )
}

type DocumentProps = { name: 'businessLicenseImage' | 'proprietorDocumentImage'; wizard: Wizard }

const Document = ({ name, wizard: { values, fields } }: DocumentProps) => (
  <DocumentDrop
    label={texts.fields[name]}
    field={name}
    picture={values[name]}
    error={fields.errorOf(name)}
    onChange={(picture) => fields.change({ [name]: picture })}
  />
)

/** The number of the account: where an application is sent again it may be corrected. */
function Gst({ wizard: { values, fields, asksGst }, account }: StepLicenseProps) {
  if (asksGst)
    return <GstField {...fields.field('gstNumber')} onChange={(gstNumber) => fields.change({ gstNumber })} />
  return values.businessLicenseType === 'GST' && account.gstNumber ? <GstOfAccount account={account} /> : null
}

function GstOfAccount({ account: { gstNumber, gstState, isGstDoubtful } }: { account: Account }) {
  return (
    <div className="grid gap-1 text-muted text-small">
      <p className="num break-words">{texts.gstOfAccount(gstNumber, gstState)}</p>
      <p className="num">{texts.gstPan(gstNumber.slice(2, 12))}</p>
      {isGstDoubtful && <WarningLine>{texts.gstDoubt}</WarningLine>}
    </div>
  )
}
