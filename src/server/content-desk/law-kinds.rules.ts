import * as z from 'zod/mini'
import { content as texts } from '#contract/texts/desk/content.ts'
import { badInput } from '#server/errors.ts'
import type { Kind } from './kind.rules.ts'

/** A table of figures of law: it has a page of its own, and here its history and the way back. */
export const lawKind: Kind = {
  schema: z.record(z.string(), z.unknown()),
  first: () => new Map(),
  isOpen: false,
  mayEnd: () => false,
  check: () => {
    throw badInput(texts.ownPage)
  },
  isForOwners: true,
}
