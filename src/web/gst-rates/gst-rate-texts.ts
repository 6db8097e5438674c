/** What is said of a GST rate that stands somewhere though forms offer it no longer. */
export const gstRateTexts = { ended: 'no longer offered' } as const
