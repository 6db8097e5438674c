import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { cutText, moment } from '#contract/fields.ts'
import { stripToLines } from '#contract/invisible.ts'
import { successFields, successWithMessage } from '#contract/reply.ts'
import { byRule } from '#contract/rule.ts'
import { shops as texts } from '#contract/texts/reach/shops.ts'
import { aboutRule, handleRule } from './shop-rules.ts'

const ownShop = {
  /** null: none yet; the shop has the address of its seller's number. */
  handle: z.nullable(z.string()),
  about: z.string(),
  /** From when the address can be changed; null: now. */
  handle_free_at: z.nullable(moment),
  /** The whole address of the shop, and its QR code as an SVG picture. */
  link: z.string(),
  qr_svg: z.string(),
}
export type OwnShop = z.infer<z.ZodMiniObject<typeof ownShop>>

export const getOwnShop = endpoint({
  method: 'GET',
  path: '/api/seller/shop',
  access: 'seller',
  about: "The address of the caller's shop, and what it says of itself.",
  input: z.object({}),
  reply: z.object({ ...successFields, ...ownShop }),
})

export const saveOwnShop = endpoint({
  method: 'PUT',
  path: '/api/seller/shop',
  access: 'seller',
  about:
    'Changes what is sent of it. An address can be changed once in 30 days; the one before leads to the new one for as long as the shop has it, and nobody else gets it.',
  input: z.object({
    handle: z.optional(
      z.string(texts.handleForm.content).check(z.trim(), z.toLowerCase(), byRule(handleRule)),
    ),
    about: z.optional(z.string(texts.aboutText.content).check(stripToLines, z.trim(), byRule(aboutRule))),
  }),
  reply: z.object({ ...successWithMessage, ...ownShop }),
})

export const getShop = endpoint({
  method: 'GET',
  path: '/api/shops/:handle',
  access: 'anyone',
  about:
    "Whose shop has this address. `handle` is the shop's address now, where it was asked for by an old one.",
  input: z.object({ handle: cutText(60) }),
  reply: z.object({ ...successFields, handle: z.string(), seller_id: z.uuid(), about: z.string() }),
})
