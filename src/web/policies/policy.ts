import type { privacyPath, returnsPath, termsPath } from '#contract/paths.ts'

/** A paragraph, or the lines of a list. */
type Part = string | readonly string[]

export type PolicySection = {
  /** Stands in the address behind '#'. */
  readonly id: string
  readonly title: string
  readonly parts: readonly Part[]
  /** Ends with who runs the market and whom to write to. */
  readonly withOperator?: true
}

export type Policy = {
  readonly path: typeof termsPath | typeof privacyPath | typeof returnsPath
  readonly title: string
  readonly description: string
  readonly lead: string
  /** The figures that matter most, in one glance. */
  readonly keyPoints: readonly { readonly figure: string; readonly text: string }[]
  readonly sections: readonly PolicySection[]
}
