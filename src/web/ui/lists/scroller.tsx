import type { ComponentPropsWithRef } from 'react'

type ScrollerProps<Kind extends 'div' | 'ul' | 'section'> = { as: Kind } & Omit<
  ComponentPropsWithRef<Kind>,
  'tabIndex'
>

/** What scrolls within the page: the keyboard reaches it too, and moves it with the arrows. */
export function Scroller<Kind extends 'div' | 'ul' | 'section'>({ as, ...rest }: ScrollerProps<Kind>) {
  const Element: string = as
  return <Element tabIndex={0} {...rest} />
}
