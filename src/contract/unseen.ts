import * as z from 'zod/mini'

/**
 * Signs that turn the order of what follows: by them 'gpj.exe' reads as a picture and a name as another one. And those
 * that take no room and join nothing: with one of them a name is another's and looks like it. Phones copy both along,
 * so they are left out rather than refused. Scripts that run from right to left, and those that join letters, need none.
 */
export const withoutInvisible = (text: string) =>
  text.replace(/[\u00ad\u200b\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g, '')

export const stripInvisible = z.overwrite<string>(withoutInvisible)
