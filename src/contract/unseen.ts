import * as z from 'zod/mini'

/**
 * Signs that turn the order of what follows: by them 'gpj.exe' reads as a picture and a name as another one. Phones copy
 * them along with numbers, so they are left out rather than refused. Scripts that run from right to left need none.
 */
export const withoutDirections = (text: string) => text.replace(/[\u202a-\u202e\u2066-\u2069]/g, '')

export const straight = z.overwrite<string>(withoutDirections)
