import { limits } from '#contract/limits.ts'

export const passwordHint = `At least ${limits.password.min} characters`
