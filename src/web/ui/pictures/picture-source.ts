const steps = [240, 480, 960, 1600]

/** '/media/<id>/960.webp' exists in each step below 960 and in 960 itself. */
function widthsOf(url: string) {
  const match = /^(.*\/)(\d+)\.webp$/.exec(url)
  if (!match) return null
  const [, folder, width] = match
  const largest = Number(width)
  const widths = [...steps.filter((step) => step < largest), largest]
  return widths.map((each) => ({ width: each, url: `${folder}${each}.webp` }))
}

export function srcSetOf(url: string) {
  return widthsOf(url)
    ?.map((each) => `${each.url} ${each.width}w`)
    .join(', ')
}
