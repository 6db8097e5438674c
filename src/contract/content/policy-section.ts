/** A paragraph, or the lines of a list. Both may hold links: `[label](/path)`. */
export type PolicyPart = string | readonly string[]

export type PolicySection = {
  /** Stands in the address behind '#'. */
  readonly id: string
  readonly title: string
  readonly parts: readonly PolicyPart[]
  /** A page that says more. */
  readonly link?: { readonly to: string; readonly label: string }
  /** Ends with who runs the market and whom to write to. */
  readonly withOperator?: true
}

/** A policy in the words of a dictionary. */
export type PolicyTexts = {
  readonly title: string
  readonly description: string
  readonly lead: string
  /** The figures that matter most, in one glance. */
  readonly keyPoints: readonly { readonly figure: string; readonly text: string }[]
  readonly sections: readonly PolicySection[]
}
