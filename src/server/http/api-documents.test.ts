import { beforeAll, expect, test } from 'vitest'
import { openTestApp } from '#server/testing/test-app.ts'

type Operation = {
  operationId: string
  parameters: { name?: string; in?: string; $ref?: string }[]
  requestBody?: { content: { 'application/json': { schema: { properties: object } } } }
  responses: Record<string, object>
  security: object[]
}
type Document = {
  openapi: string
  paths: Record<string, Record<string, Operation>>
  tags: { name: string }[]
}

const testApp = openTestApp()
let document: Document
let text = ''
beforeAll(async () => {
  const answer = await testApp.app.inject('/api/openapi.json')
  text = answer.payload
  document = answer.json()
})

const operations = () =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  )

test('every endpoint is in the document, and nothing else', () => {
  const served = [...testApp.app.registry.keys()].map(
    ({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`,
  )
  const written = operations().map(({ path, method }) => `${method.toUpperCase()} ${path}`)
  expect(written.sort()).toEqual(served.sort())
  expect(document.openapi).toBe('3.1.0')
})

test('every reference leads somewhere, and every operation has a name of its own', () => {
  for (const [, pointer = ''] of text.matchAll(/"\$ref":"#\/([^"]+)"/g)) {
    const target = pointer
      .split('/')
      .reduce<unknown>((part, key) => (part as Record<string, unknown> | undefined)?.[key], document)
    expect(target, pointer).toBeTypeOf('object')
  }
  const ids = operations().map(({ operation }) => operation.operationId)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.every((id) => /^[a-zA-Z][a-zA-Z0-9]*$/.test(id))).toBe(true)
})

test('every part of a path is a parameter, and no part of a body', () => {
  for (const { path, operation } of operations()) {
    const inPath = operation.parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name)
    expect(inPath).toEqual([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name))
    const fields = operation.requestBody?.content['application/json'].schema.properties ?? {}
    for (const name of inPath) expect(fields).not.toHaveProperty(String(name))
  }
})

test('it says what a call needs and what may go wrong', () => {
  const place = document.paths['/api/orders/place-order']?.post
  expect(place?.security).toEqual([{ token: [] }])
  expect(place?.parameters).toContainEqual({ $ref: '#/components/parameters/IdempotencyKey' })
  expect(Object.keys(place?.responses ?? {})).toEqual([
    '200',
    '400',
    '401',
    '409',
    '413',
    '415',
    '429',
    '503',
  ])
  const search = document.paths['/api/products/search']?.get
  expect(search?.security).toContainEqual({})
  expect(search?.parameters.map(({ name }) => name)).toEqual(expect.arrayContaining(['q', 'cursor', 'sort']))
  expect(Object.keys(document.paths['/api/products/upload']?.post?.responses ?? {})).toContain('403')
})

test('people read every call on one page that runs nothing', async () => {
  const { headers, payload } = await testApp.app.inject('/api/docs')
  expect(headers['content-type']).toBe('text/html; charset=utf-8')
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/)
  expect(payload).not.toMatch(/<script|javascript:|\son\w+=|\sstyle=/)
  for (const { method, path } of testApp.app.registry.keys()) expect(payload).toContain(`${method} ${path}<`)
  for (const { name } of document.tags) expect(payload).toContain(`<section id="${name}">`)
})
