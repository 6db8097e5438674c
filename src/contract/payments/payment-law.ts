/** Figures of the payment networks, each here alone. Looked up 22 November 2026; amounts in paise. */
export const paymentLaw = {
  /** What one person may send another by UPI in a day (zeenews.india.com on OC-185B). */
  upiPersonPaise: 10_000_000,
  /** One payment to a verified merchant: NPCI circular OC-185B, in force since 15 September 2025 (bgsskbp.org). */
  upiMerchantPaise: 50_000_000,
} as const

/** UPI and IMPS have twelve digits. RTGS has 22 characters; sources differ on NEFT (16 or 22), so a range. */
export const referenceForms = {
  upi: /^\d{12}$/,
  imps: /^\d{12}$/,
  neft: /^[A-Z0-9]{16,22}$/,
  rtgs: /^[A-Z0-9]{16,22}$/,
} as const
