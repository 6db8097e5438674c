import { limits } from '#contract/limits.ts'
import { codeTexts } from './code-texts.ts'

export const codeProblem = (otp: string) =>
  otp.length === limits.oneTimeCode.digits ? null : codeTexts.codeMissing
