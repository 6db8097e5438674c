/** What a paper shows, in words of its own: it knows nothing of orders. All texts are final. */
export type Paper = {
  /** 'Tax invoice'. */
  readonly title: string
  readonly number: string
  /** Of the paper, such as 2026-11-23; the file bears it too. */
  readonly day: string
  /** 'ORIGINAL FOR RECIPIENT'. */
  readonly mark?: string | undefined
  /** 'DRAFT - IRN pending': shown on every page. */
  readonly warning?: string | undefined
  readonly issuer: Party
  readonly facts: readonly Fact[]
  /** Side by side. */
  readonly parties: readonly Party[]
  readonly lines: Table
  /** Small: it stays beside the totals. */
  readonly taxes?: Table | undefined
  /** The last one is what is to be paid; a list of prices has none, and neither words nor signature. */
  readonly totals: readonly Fact[]
  /** Below the totals: what was paid before; the last one is what is left. */
  readonly settled?: readonly Fact[]
  readonly words?: string
  readonly notes: readonly string[]
  readonly signature?: { readonly name: string; readonly text: string }
  /** Side by side. */
  readonly codes?: readonly Code[] | undefined
  /** On which terms and to whom it is paid, in rows of facts side by side; the code stands beside the signature. */
  readonly payment?: { readonly rows: readonly (readonly Fact[])[]; readonly code?: Code }
  /** Beside the title. */
  readonly headCode?: Code
}

export type Fact = { readonly label: string; readonly text: string }

export type Party = {
  /** 'Bill to'. */
  readonly label: string
  readonly name: string
  readonly lines: readonly string[]
  readonly facts: readonly Fact[]
}

export type Column = {
  readonly title: string
  readonly align: 'left' | 'right'
  /** Takes the room that the others leave, and breaks its texts; every table has one. */
  readonly isWide?: true
}

/** A text may have several lines. A row of a single text is the head of those below it, and stands in the first column. */
export type Table = {
  readonly columns: readonly Column[]
  readonly rows: readonly (readonly string[])[]
  /** Empty: there is no such row. */
  readonly sums: readonly string[]
}

/** A QR code as rows of modules, '1' is dark. */
export type Code = {
  readonly modules: readonly string[]
  readonly label: string
  /** It has many modules. */
  readonly isLarge?: true
}
