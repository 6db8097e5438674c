/** What the desk says of a state or union territory. */
type StateText = {
  readonly name: string
  /** Other spellings that forms, files and pasted texts understand. */
  readonly aliases: readonly string[]
  /** A union territory without a legislature: UTGST takes the place of SGST. */
  readonly has_utgst: boolean
  /** It was merged or dissolved: what has it keeps it, and no form offers it. */
  readonly is_ended: boolean
  /** The code that an ended one went into; blank where there is none. */
  readonly into: string
}

/** A state with all that it was ever called: addresses and files may still say so. */
export type KnownState = StateText & {
  readonly state_code: string
  readonly former_names: readonly string[]
  readonly former_aliases: readonly string[]
}

export type StateTable = {
  /** In the order of their codes, also those that ended. */
  readonly all: readonly KnownState[]
  readonly byCode: ReadonlyMap<string, KnownState>
}

export const stateTableOf = (all: readonly KnownState[]): StateTable => ({
  all,
  byCode: new Map(all.map((state) => [state.state_code, state])),
})
