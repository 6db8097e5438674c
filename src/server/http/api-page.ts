import type { Endpoint } from '#contract/endpoint.ts'
import {
  accessWords,
  failuresOf,
  inputSchema,
  nounOf,
  replySchema,
  type Schema,
  takesKey,
} from './openapi.ts'
import { escapeHtml, plainPage } from './plain-page.ts'

/** The API for people: all endpoints by noun, with input and output. */
export function apiPage(endpoints: readonly Endpoint[], address: string): string {
  const groups = [...Map.groupBy(endpoints, nounOf)]
  const links = groups.map(([noun]) => `<li><a href="#${noun}">${noun}</a></li>`).join('')
  const sections = groups.map(
    ([noun, members]) => `<section id="${noun}"><h2>${noun}</h2>${members.map(article).join('')}</section>`,
  )
  return plainPage(
    'The API of Vanij',
    `<h1>The API of Vanij</h1>${introduction(address)}
<nav aria-label="Nouns"><ul>${links}</ul></nav>${sections.join('')}`,
  )
}

const introduction = (address: string) => `
<p>Everything that the site does, it does through these calls: JSON in, JSON out.
The same for programs: <a href="/api/openapi.json">openapi.json</a> (OpenAPI 3.1).</p>
<pre><code>curl ${escapeHtml(address)}/api/users/secret-login \\
  -H 'content-type: application/json' \\
  -d '{"phone_number":"919000000001","password":"…"}'</code></pre>
<p>Its answer holds a <code>token</code>; send it as the header <code>token</code> with the calls that need one.
A call that worked answers <code>success: true</code>; one that did not answers a code from 400 on,
<code>success: false</code> and in <code>content</code> one sentence for a person. Fields that are not named here are ignored.</p>`

function article(endpoint: Endpoint): string {
  const { method, path, about, access } = endpoint
  const input = inputSchema(endpoint)
  const hasInput = Object.keys(input.properties ?? {}).length > 0
  const key = takesKey(endpoint) ? '<p class="muted">Takes the header Idempotency-Key.</p>' : ''
  return `<article><h3><code>${method} ${path}</code></h3>
<p>${escapeHtml(about)}</p><p><span class="tag">${accessWords[access]}</span></p>${key}
${hasInput ? details('What to send', input) : ''}${details('What comes back', replySchema(endpoint))}
<p class="muted">May also answer ${failuresOf(endpoint).join(', ')}.</p></article>`
}

const details = (title: string, schema: Schema) =>
  `<details><summary>${title}</summary><pre><code>${escapeHtml(shapeOf(schema))}</code></pre></details>`

/** Writes a schema in a programmer's notation. */
function shapeOf(schema: Schema, indent = ''): string {
  if (schema.anyOf) return schema.anyOf.map((option) => shapeOf(option, indent)).join(' | ')
  if (schema.properties) return objectShape(schema, indent)
  if (schema.items) return `${shapeOf(schema.items, indent)}[]`
  return valueShape(schema)
}

function objectShape({ properties = {}, required = [] }: Schema, indent: string): string {
  const inner = `${indent}  `
  const lines = Object.entries(properties).map(
    ([name, schema]) => `${inner}${name}${required.includes(name) ? '' : '?'}: ${shapeOf(schema, inner)}`,
  )
  return lines.length === 0 ? '{}' : `{\n${lines.join('\n')}\n${indent}}`
}

function valueShape(schema: Schema): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ')
  const types = [schema.format ?? schema.type ?? 'anything'].flat().join(' | ')
  const room = [
    range(schema.minimum, schema.maximum, ''),
    range(schema.minLength, schema.maxLength, ' characters'),
  ]
  return [types, ...room].filter(Boolean).join(', ')
}

function range(min: number | undefined, max: number | undefined, unit: string): string {
  if (min === undefined && max === undefined) return ''
  if (max === undefined) return `at least ${min}${unit}`
  return min === undefined ? `at most ${max}${unit}` : `${min} to ${max}${unit}`
}
