import { SourceFields } from '#web/admin-content/law-source.tsx'
import { useEntry } from '#web/admin-content/use-entry.ts'
import { FormDialog } from '#web/forms/form-dialog.tsx'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import { TextField } from '#web/ui/fields/field.tsx'
import {
  draftOf,
  type PortalCheckDocument,
  type PortalCheckDraft,
  rules,
  typedAs,
} from './portal-check-draft.ts'
import { portalChecksTexts as texts } from './portal-checks-texts.ts'

type PortalCheckDialogProps = { document: PortalCheckDocument; onClose: () => void }

/** Switches a check off and on, and says from when to when it counts. */
export function PortalCheckDialog({ document, onClose }: PortalCheckDialogProps) {
  const { form, action, newer } = useEntry<'portal-checks', PortalCheckDraft>({
    kind: 'portal-checks',
    document,
    start: () => draftOf(document, new Date()),
    rules,
    nameOf: () => document.name,
    typedAs,
    failure: texts.error,
    onClose,
  })
  const { draft, change, field } = form
  return (
    <FormDialog
      title={texts.changeOf(document.name)}
      keep={texts.keep}
      confirm={texts.save}
      action={action}
      form={form}
      onClose={onClose}
      notice={newer?.value && texts.now(texts.facts(newer.value.is_on, newer.value.source))}
    >
      <Checkbox
        name="is_on"
        checked={draft.is_on}
        onChange={({ target }) => change({ is_on: target.checked })}
      >
        {texts.isOn}
      </Checkbox>
      <TextField label={texts.since} type="date" {...field('since')} />
      <TextField label={texts.until} hint={texts.untilHint} type="date" optional {...field('until')} />
      <SourceFields field={field} />
    </FormDialog>
  )
}
