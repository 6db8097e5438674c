/** Scroll buttons only where the row does not fit: it has room for three cards on tablets, then four, then five. */
export function scrollButtonsClass(count: number) {
  if (count <= 3) return 'hidden'
  if (count === 4) return 'hidden gap-2 md:max-lg:flex'
  return count === 5 ? 'hidden gap-2 md:max-xl:flex' : 'hidden gap-2 md:flex'
}
