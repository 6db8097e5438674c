/**
 * Puts formatted text into a field while somebody types in it; the caret stays behind the same letter or digit.
 * Called before the state changes, so that React finds the text in place and leaves the caret alone.
 */
export function rewrite(input: HTMLInputElement, text: string) {
  if (input.value === text) return
  const caret = input.selectionStart ?? input.value.length
  const atEnd = caret === input.value.length
  const passed = significant(input.value.slice(0, caret))
  input.value = text
  if (document.activeElement !== input) return
  const place = atEnd ? text.length : placeAfter(text, passed)
  input.setSelectionRange(place, place)
}

const significant = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '').length

function placeAfter(text: string, count: number) {
  let place = 0
  while (place < text.length && significant(text.slice(0, place)) < count) place += 1
  return place
}
