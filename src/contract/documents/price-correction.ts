import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { idOf, orderId, textOf } from '#contract/fields.ts'
import { limits } from '#contract/limits.ts'
import { quoteRules } from '#contract/quote-rules.ts'
import { successWithMessage } from '#contract/reply.ts'
import { byRule } from '#contract/rule.ts'
import { rules } from '#contract/texts/rules.ts'
import { document } from './document.ts'
import { priceCorrection } from './price-correction-fields.ts'

const correctionId = idOf('Price correction not found')
const noLines = rules.noPrices.content

export const askForPrices = endpoint({
  method: 'POST',
  path: '/api/orders/:orderId/price-corrections',
  access: 'seller',
  keyed: true,
  status: 201,
  about:
    'Asks the buyer of a billed order for higher prices, because those of the bill were too low. The debit note is issued once the buyer agrees.',
  input: z.object({
    orderId,
    lines: z
      .array(
        z.object({
          line_number: z.int(noLines),
          /** Rupees for one unit, tax included. */
          unit_price: z.number('Price must be a number').check(byRule(quoteRules.price)),
        }),
      )
      .check(z.minLength(1, noLines), z.maxLength(limits.cart.lines, noLines)),
    reason: textOf('reason', limits.text.reason),
  }),
  reply: z.object({ ...successWithMessage, price_correction: priceCorrection }),
})

export const agreeToPrices = endpoint({
  method: 'POST',
  path: '/api/price-corrections/:correctionId/agree',
  access: 'user',
  about: 'The buyer agrees to the higher prices, and the debit note is issued. Repeated, it stays one.',
  input: z.object({ correctionId }),
  reply: z.object({ ...successWithMessage, document }),
})

export const declinePrices = endpoint({
  method: 'POST',
  path: '/api/price-corrections/:correctionId/decline',
  access: 'user',
  about: 'The buyer declines the higher prices: what was billed stays.',
  input: z.object({ correctionId }),
  reply: z.object(successWithMessage),
})

export const withdrawPrices = endpoint({
  method: 'POST',
  path: '/api/price-corrections/:correctionId/withdraw',
  access: 'seller',
  about: 'The seller takes back what the buyer has not answered yet.',
  input: z.object({ correctionId }),
  reply: z.object(successWithMessage),
})
