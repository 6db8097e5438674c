import { createHash } from 'node:crypto'
import type { ZodMiniType } from 'zod/mini'
import { sentenceOf } from '#contract/sentence.ts'
import { hostileValues } from './hostile-values.ts'

type Parts = {
  readonly shape?: Readonly<Record<string, ZodMiniType>>
  readonly element?: ZodMiniType
  readonly innerType?: ZodMiniType
  readonly in?: ZodMiniType
  readonly out?: ZodMiniType
}

/** The fields of an object, or of the objects in a list. */
export function fieldsOf(schema: ZodMiniType | undefined): Readonly<Record<string, ZodMiniType>> {
  if (!schema) return {}
  const { shape, element, innerType, in: input, out } = schema._zod.def as unknown as Parts
  return shape ?? { ...fieldsOf(input), ...fieldsOf(out), ...fieldsOf(element ?? innerType) }
}

type Value = { readonly what: string; readonly value: string }

const everyValue: readonly Value[] = Object.entries(hostileValues).map(([what, value]) => ({ what, value }))

/** What a schema makes of each hostile value. */
function answersOf(schema: ZodMiniType) {
  const hash = createHash('sha256')
  const refusals = new Set<string>()
  const passing = everyValue.filter(({ value }) => {
    const { success, data, error } = schema.safeParse(JSON.parse(value))
    if (!success) refusals.add(sentenceOf(error.issues[0]))
    hash.update(success ? `${typeof data} ${JSON.stringify(data)}\n` : 'refused\n')
    return success
  })
  return { kind: hash.digest('hex'), passing, refusals }
}

/**
 * Chooses the hostile values for each field. Fields whose schemas make the same of every value are of one kind: the
 * first of them meets all values, each other one a value that passes its schema, in turn, for the code behind it.
 */
export function planValues() {
  const places = new Map<string, string[]>()
  const cache = new Map<ZodMiniType, ReturnType<typeof answersOf>>()
  const answers = (schema: ZodMiniType) => {
    const known = cache.get(schema) ?? answersOf(schema)
    cache.set(schema, known)
    return known
  }
  return {
    /** The fields that have been tried, by kind; the first of each with every value. */
    places,
    kindOf: (schema: ZodMiniType) => answers(schema).kind,
    /** The sentences by which a schema refuses hostile values. */
    refusalsOf: (schema: ZodMiniType) => answers(schema).refusals,
    valuesFor(schema: ZodMiniType | undefined, place: string): readonly Value[] {
      if (!schema) return everyValue
      const { kind, passing } = answers(schema)
      const users = places.get(kind) ?? []
      places.set(kind, users)
      // A second try of a test gets the same values as its first.
      if (!users.includes(place)) users.push(place)
      const turn = users.indexOf(place)
      if (turn === 0) return everyValue
      const choice = passing.length > 0 ? passing : everyValue
      return choice.slice(turn % choice.length, (turn % choice.length) + 1)
    },
  }
}
