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

export function StepLicense({ wizard: { values, problems, asksGst, change }, account }: StepLicenseProps) {
  return (
    <>
      <ChoiceCards
        label={texts.fields.businessLicenseType}
        name="businessLicenseType"
        options={businessLicenseTypes}
        chosen={values.businessLicenseType}
        error={problems.businessLicenseType}
        onChoose={(type) => change('businessLicenseType', type)}
      />
      {asksGst ? (
        <GstField
          name="gstNumber"
          value={values.gstNumber}
          error={problems.gstNumber}
          onChange={(number) => change('gstNumber', number)}
        />
      ) : (
        values.businessLicenseType === 'GST' && account.gstNumber && <GstOfAccount account={account} />
      )}
      <DocumentDrop
        label={texts.fields.businessLicenseImage}
        field="businessLicenseImage"
        picture={values.businessLicenseImage}
        error={problems.businessLicenseImage}
        onChange={(picture) => change('businessLicenseImage', picture)}
      />
      <ChoiceCards
        label={texts.fields.proprietorDocumentType}
        name="proprietorDocumentType"
        options={proprietorDocumentTypes}
        chosen={values.proprietorDocumentType}
        error={problems.proprietorDocumentType}
        onChoose={(type) => change('proprietorDocumentType', type)}
      />
      <DocumentDrop
        label={texts.fields.proprietorDocumentImage}
        field="proprietorDocumentImage"
        picture={values.proprietorDocumentImage}
        error={problems.proprietorDocumentImage}
        onChange={(picture) => change('proprietorDocumentImage', picture)}
      />
      <Notice icon={<ShieldCheck />}>{texts.documentsSafe}</Notice>
    </>
  )
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
