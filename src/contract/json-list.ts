import * as z from 'zod/mini'

const longestText = 50_000

/** A list that arrives as an array or as its JSON text (decisions, section 1). */
export const jsonList = <Item extends z.ZodMiniType>(item: Item, sentence: string) =>
  z.pipe(
    z.pipe(
      z.union([z.string().check(z.maxLength(longestText, sentence)), z.array(z.unknown())], sentence),
      z.transform((input) => (typeof input === 'string' ? parsed(input) : input)),
    ),
    z.array(item, sentence),
  )

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
