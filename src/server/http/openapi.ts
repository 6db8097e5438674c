import { z } from 'zod'
import type { Access, Endpoint } from '#contract/endpoint.ts'
import { sheetFile, workbookType } from '#contract/reply.ts'
import { limits } from '#server/limits.ts'

export type Schema = {
  type?: string | string[]
  format?: string
  pattern?: string
  enum?: unknown[]
  const?: unknown
  default?: unknown
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  anyOf?: Schema[]
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  additionalProperties?: unknown
  $schema?: string
}

/** A schema of the contract as JSON Schema, without redundant format patterns. */
function toSchema(schema: Endpoint['input'], io: 'input' | 'output'): Schema {
  const written = z.toJSONSchema(schema as unknown as z.ZodType, {
    io,
    unrepresentable: 'any',
    override: ({ jsonSchema: json }) => {
      if (json.format) delete json.pattern
      if (json.minimum === Number.MIN_SAFE_INTEGER) delete json.minimum
      if (json.maximum === Number.MAX_SAFE_INTEGER) delete json.maximum
      delete json.additionalProperties
    },
  }) as Schema
  delete written.$schema
  return written
}

export const inputSchema = ({ input }: Endpoint) => toSchema(input, 'input')
export const replySchema = ({ reply }: Endpoint) => toSchema(reply, 'output')

/** The noun of a call: the first word of its path; the cart is below users. */
export function nounOf({ path }: Endpoint): string {
  const [noun = '', part] = path.split('/').slice(2)
  return part === 'cart' ? part : noun
}

const pathParameters = ({ path }: Endpoint) => [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)

export const accessWords: Readonly<Record<Access, string>> = {
  anyone: 'Anyone',
  user: 'Signed in',
  seller: 'Sellers',
  admin: 'Admins',
}

/** Whether the endpoint takes an Idempotency-Key. */
export const takesKey = ({ keyed }: Endpoint) => keyed === true

const failures = {
  400: 'Something in the input is wrong; the sentence says what.',
  401: 'No session, or one that has ended.',
  403: 'This account may not do that.',
  404: 'It is not there, or not yours.',
  409: 'It contradicts what is there now.',
  413: 'The body is too large.',
  415: 'The body is not JSON.',
  429: 'Too many requests; Retry-After says how many seconds to wait.',
  503: 'Not possible right now; try again.',
} as const
type Failure = keyof typeof failures

/** The error responses of this endpoint. */
export function failuresOf(endpoint: Endpoint): Failure[] {
  const { access, method } = endpoint
  const possible: (Failure | false)[] = [
    400,
    access !== 'anyone' && 401,
    (access === 'seller' || access === 'admin') && 403,
    pathParameters(endpoint).length > 0 && 404,
    takesKey(endpoint) && 409,
    method !== 'GET' && 413,
    method !== 'GET' && 415,
    429,
    503,
  ]
  return possible.filter((status) => status !== false)
}

const binary = { type: 'string', format: 'binary' }

const mediaTypesOf = ({ produces, reply }: Endpoint) =>
  reply === sheetFile ? [produces, workbookType] : [produces]

/** A file, or JSON. */
const contentOf = (endpoint: Endpoint) =>
  endpoint.produces
    ? Object.fromEntries(mediaTypesOf(endpoint).map((type) => [type, { schema: binary }]))
    : json(replySchema(endpoint))

const json = (schema: object) => ({ 'application/json': { schema } })

function parametersOf(endpoint: Endpoint, { properties = {}, required = [] }: Schema) {
  const inPath = pathParameters(endpoint)
  const names = endpoint.method === 'GET' ? Object.keys(properties) : inPath
  const parameters: object[] = names.map((name) => ({
    name,
    in: inPath.includes(name) ? 'path' : 'query',
    required: inPath.includes(name) || required.includes(name),
    schema: properties[name] ?? {},
  }))
  return takesKey(endpoint) ? [...parameters, { $ref: '#/components/parameters/IdempotencyKey' }] : parameters
}

function bodyOf(endpoint: Endpoint, { properties = {}, required = [], ...rest }: Schema) {
  const inPath = pathParameters(endpoint)
  const schema = {
    ...rest,
    properties: Object.fromEntries(Object.entries(properties).filter(([name]) => !inPath.includes(name))),
    required: required.filter((name) => !inPath.includes(name)),
  }
  const size = limits.body[endpoint.body ?? 'small']
  return { required: true, description: `At most ${Math.floor(size / 1024)} KB.`, content: json(schema) }
}

function operationOf(endpoint: Endpoint) {
  const { method, path, about, access } = endpoint
  const input = inputSchema(endpoint)
  const responses = failuresOf(endpoint).map((status) => [
    status,
    { $ref: `#/components/responses/${status}` },
  ])
  return {
    operationId: `${method.toLowerCase()}${path.replace(/[/:._-]+(\w)/g, (_, letter) => letter.toUpperCase())}`,
    tags: [nounOf(endpoint)],
    summary: about,
    security: access === 'anyone' ? [{}, { token: [] }] : [{ token: [] }],
    parameters: parametersOf(endpoint, input),
    ...(method === 'GET' ? {} : { requestBody: bodyOf(endpoint, input) }),
    responses: {
      [endpoint.status ?? 200]: { description: 'It worked.', content: contentOf(endpoint) },
      ...Object.fromEntries(responses),
    },
  }
}

const components = {
  securitySchemes: {
    token: { type: 'apiKey', in: 'header', name: 'token', description: 'What signing in or up answers.' },
  },
  parameters: {
    IdempotencyKey: {
      name: 'Idempotency-Key',
      in: 'header',
      required: false,
      description: 'One key for each attempt: the same key gets the same answer, and the work is done once.',
      schema: { type: 'string', maxLength: 255 },
    },
  },
  schemas: {
    Failure: {
      type: 'object',
      required: ['success', 'content', 'sentence'],
      properties: {
        success: { const: false },
        status: { type: 'string', description: "A word for programs, such as 'invalid-token'." },
        content: { type: 'string', description: 'One sentence for a person.' },
        field: {
          type: 'string',
          description: "The field of the input that the sentence is about, such as 'prices.0.min'.",
        },
        sentence: {
          type: 'object',
          description: 'By which another language says the same.',
          required: ['name', 'parameters'],
          properties: { name: { type: 'string' }, parameters: { type: 'object' } },
        },
      },
    },
  },
  responses: Object.fromEntries(
    Object.entries(failures).map(([status, description]) => [
      status,
      { description, content: json({ $ref: '#/components/schemas/Failure' }) },
    ]),
  ),
}

/** The whole API as OpenAPI 3.1, generated from the endpoints that are served. */
export function openApiOf(endpoints: readonly Endpoint[], publicUrl: string | undefined) {
  const paths: Record<string, Record<string, object>> = {}
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(endpoint) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Vanij',
      version: '1',
      description: 'The API of the marketplace.',
      license: { name: 'MIT' },
    },
    servers: [{ url: publicUrl ?? '/' }],
    tags: [...new Set(endpoints.map(nounOf))].map((name) => ({ name })),
    paths,
    components,
  }
}
