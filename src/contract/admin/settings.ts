import * as z from 'zod/mini'
import { banner } from '#contract/content/banner.ts'
import { writtenCategory } from '#contract/content/categories.ts'
import { endpoint } from '#contract/endpoint.ts'
import { successFields } from '#contract/reply.ts'

/** What the public reads about the operator; pages hide empty values. */
export const settings = z.object({
  support_phone: z.string(),
  chat_link: z.string(),
  press_name: z.string(),
  press_link: z.string(),
  company_name: z.string(),
  company_address: z.string(),
  /** The operator's own, and what the numbers of its invoices begin with: plans are billed once both are there. */
  company_gstin: z.string(),
  invoice_prefix: z.string(),
  grievance_officer: z.string(),
  grievance_email: z.string(),
})
export type Settings = z.infer<typeof settings>

export const getSettings = endpoint({
  method: 'GET',
  path: '/api/settings',
  access: 'anyone',
  shared: true,
  about: 'Public facts about the operator.',
  input: z.object({}),
  reply: z.object({
    ...successFields,
    settings,
    /** The front page's call to action, if the operator has written one; else pages say their own. */
    banner: z.nullable(banner),
    /** The categories that an editor has changed or added; none of an untouched market. */
    categories: z.array(writtenCategory),
  }),
})
