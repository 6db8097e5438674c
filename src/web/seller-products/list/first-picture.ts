import { srcSetOf } from '#web/ui/pictures/picture-source.ts'

/**
 * While React hydrates the page the connection is idle and the list has already come (`first-script/early-calls.ts`): its
 * first picture, the largest element of the first screen, need not wait for the render.
 */
export function fetchFirstPicture(path: string, sizes: string) {
  if (import.meta.env.SSR) return
  const fetchFirst = ({ text }: { text: string }) => {
    const [, url] = /"images":\["([^"\\]+)"/.exec(text) ?? []
    if (url) Object.assign(new Image(), { sizes, srcset: srcSetOf(url) ?? url })
  }
  // A failure is handled where the list is shown.
  window.early?.[path]?.answer.then(fetchFirst, () => undefined)
}
