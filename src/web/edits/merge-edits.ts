/** The fields of a form, each comparable as JSON. */
export type Fields = Readonly<Record<string, unknown>>

/** As it was read, as this person has it now, and as somebody else has made it meanwhile. */
export type Sides<Value> = { readonly base: Value; readonly mine: Value; readonly theirs: Value }

export type Merge<Name extends string> = {
  /** Fields that this person left alone and somebody else changed. */
  readonly taken: readonly Name[]
  /** Fields that both have changed, and not alike. */
  readonly clashes: readonly Name[]
}

/** The `id` of a row is the form's own handle. */
const plain = (value: unknown) => JSON.stringify(value, (name, part) => (name === 'id' ? undefined : part))
const isSame = (a: unknown, b: unknown) => plain(a) === plain(b)

export function mergeOf<Value extends Fields>({
  base,
  mine,
  theirs,
}: Sides<Value>): Merge<keyof Value & string> {
  const names = Object.keys(base) as (keyof Value & string)[]
  const moved = names.filter(
    (name) => !(isSame(theirs[name], base[name]) || isSame(theirs[name], mine[name])),
  )
  return {
    taken: moved.filter((name) => isSame(mine[name], base[name])),
    clashes: moved.filter((name) => !isSame(mine[name], base[name])),
  }
}

/** What this person has typed, with these fields as somebody else has them. */
export const withTheirs = <Value extends object>(
  mine: Value,
  theirs: Value,
  names: readonly string[],
): Value => ({
  ...mine,
  ...Object.fromEntries(Object.entries(theirs).filter(([name]) => names.includes(name))),
})
