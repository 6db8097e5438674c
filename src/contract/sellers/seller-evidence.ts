import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { moment, sellerId } from '#contract/fields.ts'
import { successFields } from '#contract/reply.ts'

/** What is looked at of a seller, in the order in which buyers read it. */
export const checkKinds = [
  'gst_directory',
  'gst_form',
  'gst_digit',
  'gst_state_pin',
  'pan_in_gst',
  'pan_document',
  'address_document',
  'udyam',
  'bank_name',
] as const

/** What a reviewer reads in the papers and ticks when approving. */
export const tickKinds = ['pan_document', 'address_document', 'udyam', 'bank_name'] as const
export type TickKind = (typeof tickKinds)[number]

export const checkResults = ['good', 'warning', 'unknown'] as const
/** Only the register of the government itself is 'directory'. */
export const checkMethods = ['computed', 'reviewer', 'directory'] as const

const sellerCheck = z.object({
  kind: z.enum(checkKinds),
  result: z.enum(checkResults),
  method: z.enum(checkMethods),
  checked_at: moment,
  /** null: until what was looked at changes. */
  valid_until: z.nullable(moment),
  /** 'over': its time has passed; 'changed': what was looked at is another one now. */
  state: z.enum(['valid', 'over', 'changed']),
  /** What the register said of the number. */
  register: z.optional(
    z.object({ status: z.string(), trade_name: z.string(), registered_on: z.nullable(z.iso.date()) }),
  ),
})
export type SellerCheck = z.infer<typeof sellerCheck>

/** Below so many cases nothing is said but their number. */
export const leastCases = 5

/** How often something went well, of so many; null: too few to say. */
export const figureShare = z.object({ cases: z.int(), count: z.nullable(z.int()) })
export type Share = z.infer<typeof figureShare>

/** How a seller served in the last 90 days. */
const serviceFigures = z.object({
  window_days: z.int(),
  computed_at: moment,
  answers: z.object({
    cases: z.int(),
    /** The middle one, in minutes of shop hours: 10 to 19 in India, Monday to Saturday. */
    median_minutes: z.nullable(z.int()),
    within_day: z.nullable(z.int()),
  }),
  sent_on_time: figureShare,
  cancelled: figureShare,
  /** Of all orders, those with a problem, and the problems that the desk decided against the seller. */
  disputes: z.object({ cases: z.int(), count: z.nullable(z.int()), lost: z.nullable(z.int()) }),
  buyers_again: figureShare,
})
export type ServiceFigures = z.infer<typeof serviceFigures>

const sellerEvidence = z.object({
  ...successFields,
  seller_id: z.uuid(),
  is_seller_verified: z.boolean(),
  /** When the papers were accepted; null where that is not known. */
  approved_at: z.nullable(moment),
  /** The latest of each kind. */
  checks: z.array(sellerCheck),
  /** null: not counted yet. */
  service: z.nullable(serviceFigures),
})
export type SellerEvidence = z.infer<typeof sellerEvidence>

export const getSellerEvidence = endpoint({
  method: 'GET',
  path: '/api/users/seller/:sellerId/evidence',
  access: 'anyone',
  about:
    'What was checked of a seller, how, when and until when, and how it serves. No number, paper or name of a person.',
  input: z.object({ sellerId }),
  reply: sellerEvidence,
})
