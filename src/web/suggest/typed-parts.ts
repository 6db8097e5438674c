export type Part = { readonly text: string; readonly isTyped: boolean; readonly start: number }

const wordsOf = (typed: string) =>
  typed
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)

/** A suggestion in pieces: what was typed already, at the beginning of a word each, and what it would add. */
export function typedParts(text: string, typed: string): Part[] {
  const words = wordsOf(typed).sort((one, other) => other.length - one.length)
  const parts: Part[] = []
  for (const [piece] of text.matchAll(/[\p{L}\p{M}\p{N}]+|[^\p{L}\p{M}\p{N}]+/gu)) {
    const known = words.find((word) => piece.toLowerCase().startsWith(word))?.length ?? 0
    add(parts, piece.slice(0, known), true)
    add(parts, piece.slice(known), false)
  }
  return parts
}

function add(parts: Part[], text: string, isTyped: boolean) {
  const last = parts.at(-1)
  if (text === '') return
  if (last?.isTyped === isTyped) parts[parts.length - 1] = { ...last, text: last.text + text }
  else parts.push({ text, isTyped, start: last ? last.start + last.text.length : 0 })
}
