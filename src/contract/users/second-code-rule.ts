import { users as texts } from '#contract/texts/users.ts'

/** Longer than a recovery code with spaces between its groups. */
export const longestSecondCode = 40

export const secondCodeLengthRule = (typed: string) =>
  typed.length > longestSecondCode ? texts.secondCodeWrong : undefined

/** A code of an authenticator app, or a recovery code. */
export const secondCodeRule = (typed: string) =>
  typed.trim() === '' ? texts.secondCodeMissing : secondCodeLengthRule(typed)
