import { amount, moneyBefore } from './money.rules.ts'
import { unitOf } from './units.rules.ts'

const onRequest =
  /(?:^|[\s:=@.-])(?:(?:rates?|prices?) )?(?:on request|on call|call for (?:rates?|price)|call|ask(?: (?:for )?(?:rate|price))?|n\.?a\.?|tbd|sold out|out of stock|no stock|not available|price later|as per \w+|poa|(?:(?:at|on|as per) )?(?:(?:current|today'?s?) )?market (?:rates?|prices?)|bazaa?r bhav|rate pu?oo?chh?[eo]|रेट पूछें|भाव पूछें|बाज़?ार भाव|मार्केट रेट|कॉल करें|फ़?ोन करें|બજાર ભાવ|માર્કેટ રેટ|ભાવ પૂછો|ફોન કરો)\.?$/iu
const severalPieces = /(?:(?:\/|\bper) ?\d+ ?\p{L}*|\/ ?(?:watt|w|wp|point|person|hour|day|month))\.?$/iu
/** '≈' is what is left of '~' before a number. */
const about = new RegExp(
  String.raw`(?:≈|(?<![\p{L}\p{M}])(?:approx\.?|around|लगभग|क़?रीब|આશરે|અંદાજે)) ?(?:${moneyBefore})?\d.*$`,
  'iu',
)
const between = ' ?(?:[-–]|to|se|से|થી) ?'
const unit = String.raw`(?:\/[-=])?(?: ?(?:\/|per|प्रति|પ્રતિ) ?(?<unit>[\p{L}\p{M}]+))?\.?$`
/** '₹80 - ₹90' and '80-90/kg': no single price. */
const ranges = [
  new RegExp(`${moneyBefore}(?<from>${amount})${between}(?:${moneyBefore})?(?<to>${amount})${unit}`, 'iu'),
  new RegExp(
    String.raw`(?<![\d.,\/\p{L}-])(?<from>${amount}) ?[-–] ?(?<to>${amount})(?:\/[-=]|(?: ?\/ ?| per )(?<unit>[\p{L}\p{M}]+))\.?$`,
    'iu',
  ),
]

const numberIn = (text = '') => Number(text.replaceAll(',', ''))

function rangeIn(line: string): RegExpExecArray | undefined {
  for (const pattern of ranges) {
    const match = pattern.exec(line)
    const { from, to, unit: word } = match?.groups ?? {}
    if (match && numberIn(from) < numberIn(to) && (word === undefined || unitOf(word))) return match
  }
  return undefined
}

/** What a line says instead of a price, or of one that is not for one piece. */
export const missingPrice = (line: string): RegExpExecArray | undefined =>
  onRequest.exec(line) ?? severalPieces.exec(line) ?? about.exec(line) ?? rangeIn(line)
