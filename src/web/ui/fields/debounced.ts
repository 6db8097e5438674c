/** What is typed, the value that was handed on last, and the value outside as it was seen last. */
export type Debounced<Value> = { readonly typed: Value; readonly sent: Value; readonly outside: Value }

export const debounced = <Value>(value: Value): Debounced<Value> => ({
  typed: value,
  sent: value,
  outside: value,
})

/**
 * The field after the value outside may have changed: it follows, unless the change is what was typed here, which by
 * now may be longer.
 */
export function followed<Value>(field: Debounced<Value>, outside: Value): Debounced<Value> {
  if (isSame(field.outside, outside)) return field
  return isSame(field.sent, outside) ? { ...field, outside } : debounced(outside)
}

/** Values are strings, or records of them. */
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
