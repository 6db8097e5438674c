import { type ComponentType, lazy } from 'react'

/** For a part that nobody has pressed for: where it does not come, the page goes on without it. */
export const lazyOrNothing = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await load().catch((): ComponentType<Props> => () => null) }))
