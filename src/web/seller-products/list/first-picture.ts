import { srcSetOf } from '#web/ui/pictures/picture-source.ts'

/**
 * While React wakes the page the line is idle and the list is here already (`first-script/early-calls.ts`): its first picture,
 * which is the largest thing of the first screen, need not wait until it is drawn.
 */
export function fetchFirstPicture(path: string, sizes: string) {
  if (import.meta.env.SSR) return
  const fetchFirst = ({ text }: { text: string }) => {
    const [, url] = /"images":\["([^"\\]+)"/.exec(text) ?? []
    if (url) Object.assign(new Image(), { sizes, srcset: srcSetOf(url) ?? url })
  }
  // Whoever draws the list hears what went wrong with it.
  window.early?.[path]?.answer.then(fetchFirst, () => undefined)
}
