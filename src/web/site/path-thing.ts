import { prefix } from '#web/ui/language.ts'

type Step = { readonly name: string; readonly path: string }

/** The way to a page, as search engines read it. */
export const pathThing = (steps: readonly Step[], origin: string) => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: `${origin}${prefix}${path}`,
  })),
})
