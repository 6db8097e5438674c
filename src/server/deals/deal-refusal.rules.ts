import type { Sentence } from '#contract/texts/sentences.ts'
import { Refusal } from '#server/errors.ts'
import type { DealRow } from './deal.row.ts'

/** Why nothing was changed, and the deal as it is now. */
export class DealRefusal extends Refusal {
  readonly deal: DealRow

  constructor(sentence: Sentence, deal: DealRow) {
    super(409, sentence)
    this.deal = deal
  }
}
