import { notifications as say } from '#contract/texts/notifications.ts'

const reason = 'Out of season'
const names = { gstin: '27ABCDE1234F1Z5', value: 'Asha Traders' }

/** What a seller is told of a changed name or GST number, to the letter, with the names of the sentences. */
export const changeCases = [
  [
    say.ownRegistrationChanged(names),
    'ownRegistrationChanged',
    'The GST registration 27ABCDE1234F1Z5 of your shop was changed. If this was not you, contact support now.',
  ],
  [
    say.gstNumberChanged({ value: names.gstin }),
    'gstNumberChanged',
    'Your GST number is 27ABCDE1234F1Z5 now.',
  ],
  [
    say.registrationNamesApproved(names),
    'registrationNamesApproved',
    'The name Asha Traders of your GST registration 27ABCDE1234F1Z5 is approved and printed on new bills.',
  ],
  [
    say.registrationNamesDeclined({ ...names, reason }),
    'registrationNamesDeclined',
    'The name Asha Traders of your GST registration 27ABCDE1234F1Z5 was not approved: Out of season',
  ],
  [
    say.profileChangeApproved({ field: 'gst_number', value: names.gstin }),
    'profileChangeApproved',
    'Your new GST number 27ABCDE1234F1Z5 is approved and shown now.',
  ],
  [
    say.profileChangeDeclined({ field: 'company_name', value: names.value, reason }),
    'profileChangeDeclined',
    'Your new company name Asha Traders was not approved: Out of season',
  ],
] as const
