import { accountsDiffer, type Field, isTypedTwice, type WizardValues } from './wizard-values.ts'

type Remarks = Partial<Record<Field, string>>

/** What was said of an answer holds until it is another one. */
export const standingRemarks = (
  remarks: Remarks,
  { now, before }: Readonly<Record<'now' | 'before', WizardValues>>,
): Remarks =>
  Object.fromEntries(
    Object.entries(remarks).filter(([field]) => now[field as Field] === before[field as Field]),
  )

/** Two numbers are compared once both are typed out. */
export const hasNewMismatch = (values: WizardValues) => isTypedTwice(values) && accountsDiffer(values)
