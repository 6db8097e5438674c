/** The fields of a form, each comparable as JSON. */
export type Fields = Readonly<Record<string, unknown>>

/** The values that were loaded, those in the form now, and those that somebody else has saved meanwhile. */
export type Sides<Value> = { readonly base: Value; readonly mine: Value; readonly theirs: Value }

export type Merge<Name extends string> = {
  /** Fields that only the other person changed. */
  readonly taken: readonly Name[]
  /** Fields that both changed to different values. */
  readonly clashes: readonly Name[]
}

/** The `id` of a row exists only in the form, so it is not compared. */
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

/** The form's values, with these fields taken from the other person. */
export const withTheirs = <Value extends object>(
  mine: Value,
  theirs: Value,
  names: readonly string[],
): Value => ({
  ...mine,
  ...Object.fromEntries(Object.entries(theirs).filter(([name]) => names.includes(name))),
})
