/**
 * The words that connect a sentence with a field of the application: the labels of the wizard and their usual
 * synonyms.
 */
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
  /** The sentences about a field. */
  readonly fields: Partial<Readonly<Record<NamedField, string>>>
  /** Sentences that name no field; the whole reason if no sentence names one. */
  readonly rest: string
}

const sentencesOf = (reason: string) =>
  reason
    .replace(/([.!?।])\s+/g, '$1\n')
    .split(/\n+/)
    .map((sentence) => sentence.trim())
    .filter(Boolean)

/** Splits the reason of a rejection into sentences and assigns each to the fields that it names. */
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
