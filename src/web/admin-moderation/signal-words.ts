import type { Signal } from '#contract/admin/moderation.ts'
import { rupeesShort } from '#web/ui/formats/rupees.ts'
import { signalTexts as texts } from './moderation-texts.ts'

const sentences: Readonly<Record<Signal['kind'], (signal: Signal) => string>> = {
  'same-listing': (signal) => texts.sameListing(nameAt(signal, 0), productOf(signal), signal.facts.count),
  'same-picture': (signal) => texts.samePicture(nameAt(signal, 0), nameAt(signal, 1), signal.facts.count),
  'price-jump': (signal) => {
    const { was, now, days } = signal.facts
    return texts.priceJump(productOf(signal), rupeesShort(was ?? 0), rupeesShort(now ?? 0), days ?? 1)
  },
  'one-device': ({ facts }) => texts.oneDevice(facts.count),
  'one-gstin': ({ facts }) => texts.oneGstin(facts.gstin ?? '', facts.count),
  'many-orders': (signal) =>
    texts.manyOrders(nameAt(signal, 0), nameAt(signal, 1), signal.facts.count, signal.facts.days ?? 1),
}

const nameAt = ({ people }: Signal, place: number) => people[place]?.name ?? texts.somebody
const productOf = ({ products }: Signal) => products[0]?.product_name ?? texts.gone

/** What was seen, in a sentence. */
export const sentenceOf = (signal: Signal) => sentences[signal.kind](signal)
