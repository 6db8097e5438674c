import * as core from 'zod/v4/core'

type Schema = core.$ZodType
type Parts = {
  readonly type: string
  readonly shape: Readonly<Record<string, Schema>>
  readonly element: Schema
  readonly innerType: Schema
}

/**
 * The contract is written with `zod/mini`, which keeps scripts of pages small and interprets objects key by key. Here the
 * same objects are compiled by zod: an answer of 100 orders is checked in 70 to 90 µs and not 330 to 370.
 */
function compile(schema: Schema): Schema {
  const parts = schema._zod.def as unknown as Parts
  if (parts.type === 'object') return new core.$ZodObjectJIT(changed(schema, { shape: eachOf(parts.shape) }))
  if (parts.type === 'array') return new core.$ZodArray(changed(schema, { element: compile(parts.element) }))
  if (parts.type === 'nullable')
    return new core.$ZodNullable(changed(schema, { innerType: compile(parts.innerType) }))
  if (parts.type === 'optional')
    return new core.$ZodOptional(changed(schema, { innerType: compile(parts.innerType) }))
  return schema
}

const changed = (schema: Schema, parts: Partial<Parts>) => ({ ...schema._zod.def, ...parts }) as never

const eachOf = (shape: Parts['shape']) =>
  Object.fromEntries(Object.entries(shape).map(([key, part]) => [key, compile(part)]))

const compiled = new WeakMap<Schema, Schema>()

/** Strips an answer to what its schema declares; throws if a part is missing or has another type. */
export function checkReply(schema: Schema, answer: unknown): unknown {
  const known = compiled.get(schema) ?? compile(schema)
  compiled.set(schema, known)
  return core.parse(known, answer)
}
