import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { successFields, successWithMessage } from '#contract/reply.ts'
import { revision, seenRevision } from '#contract/revision.ts'
import { type Settings, settings } from './settings.ts'

export const getAllSettings = endpoint({
  method: 'GET',
  path: '/api/admin/settings',
  access: 'admin',
  area: 'settings',
  about: 'What the public is told about the operator.',
  input: z.object({}),
  reply: z.object({ ...successFields, settings, revision }),
})

const value = z.optional(z.string('A setting is text').check(z.trim()))

export const changeSettings = endpoint({
  method: 'PUT',
  path: '/api/admin/settings',
  access: 'admin',
  area: 'settings',
  about:
    'Changes the settings that are named; an empty text hides what it is about. A `revision` that is old is refused with 409.',
  input: z.object({
    revision: seenRevision,
    support_phone: value,
    chat_link: value,
    press_name: value,
    press_link: value,
    company_name: value,
    company_address: value,
    company_gstin: value,
    invoice_prefix: value,
    grievance_officer: value,
    grievance_email: value,
  } satisfies Record<keyof Settings, typeof value> & { revision: typeof seenRevision }),
  reply: z.object({ ...successWithMessage, settings, revision }),
})
