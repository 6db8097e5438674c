import { oneOf } from '#contract/products/unit-words.ts'
/** The words of the dialog that shares a product or a shop. */
export const shareTexts = {
  product: 'Share this product',
  shop: 'Share this shop',
  preview: 'Your message',
  whatsApp: 'Send on WhatsApp',
  copy: 'Copy link',
  copied: 'Link copied to clipboard!',
  notCopied: 'The link could not be copied. Copy it from the address bar.',
  more: 'More ways',
  slab: (quantity: string, price: string, unit: string) => `${quantity}: ${price} / ${oneOf(unit)}`,
  from: (company: string) => `With GST, from ${company}`,
  untaxedFrom: (company: string) => `No GST, from ${company}`,
  listed: (count: string) => `${count} products with prices by quantity`,
} as const
