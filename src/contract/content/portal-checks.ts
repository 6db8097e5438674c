import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { indianDay, textOf } from '#contract/fields.ts'
import { limits } from '#contract/limits.ts'
import { successFields } from '#contract/reply.ts'

/** What the desk says of a check of a government portal; its document's name is that of the check. */
export const portalCheck = z.object({
  /** Whether files are refused that fail it. */
  is_on: z.boolean('A checkbox is on or off'),
  /** The first and the last day on which the portal checks it; no last one: until it is said otherwise. */
  since: indianDay,
  until: z.nullable(indianDay),
  source: textOf('source', limits.text.reason),
  checked_on: indianDay,
})
export type PortalCheckValue = z.infer<typeof portalCheck>

/** Of e-way bills, of e-invoices, of returns. */
const portal = z.enum(['eway', 'irp', 'gstr1'])

const publishedCheck = z.object({
  /** The name of its document. */
  name: z.string(),
  portal,
  /** Of the portal's list of errors, and the key of its file. */
  code: z.string(),
  field: z.string(),
  /** What a seller reads whose file fails it. */
  about: z.string(),
})
export type PublishedCheck = z.infer<typeof publishedCheck>

export const listPortalChecks = endpoint({
  method: 'GET',
  path: '/api/admin/portal-checks',
  access: 'admin',
  area: 'settings',
  about:
    'What the government portals check before they take a file, with their codes and what sellers read then.',
  input: z.object({}),
  reply: z.object({ ...successFields, checks: z.array(publishedCheck) }),
})
