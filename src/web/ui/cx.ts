/** Joins class names and drops what is not there. */
export function cx(...names: readonly (string | false | null | undefined)[]) {
  return names.filter(Boolean).join(' ')
}
