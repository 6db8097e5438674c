import { type Form, formOf } from '#web/ui/language.ts'

/** The words for so many: each language has its own forms, 'other' has all that remain. */
export const plural = (
  count: number,
  forms: { readonly other: string } & { readonly [form in Form]?: string },
) => forms[formOf(count)] ?? forms.other
