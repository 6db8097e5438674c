import { newPasswordRule } from '#contract/users/new-password.ts'
import { currentPasswordRule } from '#contract/users/password.ts'
import type { Rules } from '#web/forms/form.ts'
import { passwordTexts as texts } from './account-texts.ts'

export type Draft = { current: string; next: string; again: string }

export const blank: Draft = { current: '', next: '', again: '' }

export const rules: Rules<Draft> = {
  current: currentPasswordRule,
  next: newPasswordRule,
  again: (again, { next }) => (next === again ? undefined : texts.differs),
}
