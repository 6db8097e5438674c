import { listGstRates, type OfferedRate } from '#contract/content/gst-rates.ts'
import { firstOffered } from '#contract/tax/offered-rates.ts'
import { api } from '#web/api/browser-api.ts'
import { useAnswer } from '#web/api/use-answer.ts'
import { gstRateTexts as texts } from './gst-rate-texts.ts'

export type OfferedRates = {
  readonly rates: readonly OfferedRate[]
  /** Whether the server has said so; until then they are those that came with the market. */
  readonly areKnown: boolean
}

/** The GST rates that forms offer now. */
export function useOfferedRates(): OfferedRates {
  const { answer } = useAnswer('gst-rates', (signal) => api(listGstRates, {}, { signal }))
  return { rates: answer?.rates ?? firstOffered, areKnown: answer !== undefined }
}

export const isOffered = ({ rates }: OfferedRates, rateBp: number) =>
  rates.some(({ rate_bp }) => rate_bp === rateBp)

/** What a field offers: the rates of now, and the one that stands in it already. */
export function ratesBeside({ rates, areKnown }: OfferedRates, chosen: string): readonly OfferedRate[] {
  const isOther = chosen !== '' && rates.every(({ rate_bp }) => String(rate_bp) !== chosen)
  return isOther ? [...rates, { rate_bp: Number(chosen), hint: areKnown ? texts.ended : '' }] : rates
}
