/** By which words a sentence is about a field of the application; the labels of the wizard and what people say for them. */
const words = {
  companyName: /company name|business name|name of the (company|business|shop)/i,
  businessAddress: /\baddress\b/i,
  businessPincode: /\bpin ?code|\bpin\b/i,
  businessLicenseType: /licen[cs]e type/i,
  businessLicenseImage: /licen[cs]e(?! type)|registration|gst certificate/i,
  gstNumber: /\bgst(in\b| number| no\b)/i,
  proprietorDocumentType: /document type/i,
  proprietorDocumentImage: /\bproprietor (?!document type)|\baadhaa?r\b|\bpassport\b|\bdocument(?! type)/i,
  bankName: /\bbank name|\bbank details|\bname of the bank/i,
  accountNumber: /\baccount number|\bbank account\b|\bbank details/i,
  accountType: /\baccount type/i,
  ifscCode: /\bifsc\b|\bbank details/i,
  businessCategory: /\bcategory\b/i,
  specialization: /\bspeciali[sz]ation/i,
  businessType: /\bbusiness type|\btype of (your )?business/i,
  productionCapabilities: /\bcapabilit/i,
  addons: /\badd-?ons?\b/i,
} as const

type NamedField = keyof typeof words
export type Remarks = {
  /** What was said of a field. */
  readonly fields: Partial<Readonly<Record<NamedField, string>>>
  /** What names no field: the whole reason, where none of it does. */
  readonly rest: string
}

const sentencesOf = (reason: string) =>
  reason
    .split(/(?<=[.!?।])\s+|\n+/)
    .map((sentence) => sentence.trim())
    .filter(Boolean)

/** The reason of a rejection, each sentence at the fields that it names. */
export function remarksOf(reason: string): Remarks {
  const sentences = sentencesOf(reason)
  const about = Object.entries(words).map(
    ([field, pattern]) => [field, sentences.filter((each) => pattern.test(each)).join(' ')] as const,
  )
  const isNamed = (sentence: string) => Object.values(words).some((pattern) => pattern.test(sentence))
  return {
    fields: Object.fromEntries(about.filter(([, text]) => text !== '')),
    rest: sentences.filter((sentence) => !isNamed(sentence)).join(' '),
  }
}
