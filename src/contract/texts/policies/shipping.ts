import type { PolicyTexts } from '#contract/content/policy-section.ts'
import { brand } from '#contract/products/brand.ts'

const { name } = brand

/** Becomes a PDF. */
export const shipping: PolicyTexts = {
  title: 'Shipping policy',
  description: `How goods that are bought on ${name} are sent, received and checked`,
  lead: `How goods that you buy on ${name} reach you, and what to do when something is wrong with them.`,
  keyPoints: [],
  sections: [
    {
      id: 'who',
      title: '1. Who ships',
      parts: [
        `The seller who is named on the order packs the goods and hands them to a carrier. ${name} runs the marketplace and does not carry goods.`,
      ],
    },
    {
      id: 'where',
      title: '2. Where and when',
      parts: [
        'Goods go to the delivery address on the order. Please make sure that a lorry can reach it, and that somebody is there to sign.',
        'The page of the order shows where it stands: Pending, Confirmed, Shipped, Delivered or Cancelled. Ask the seller for the day of delivery before you order if you need the goods by a date.',
      ],
    },
    {
      id: 'cost',
      title: '3. Cost',
      parts: [
        'The price of a product is without freight unless the seller says otherwise. Agree on freight, loading and insurance with the seller before the order is confirmed.',
      ],
    },
    {
      id: 'papers',
      title: '4. Papers',
      parts: [
        'The goods travel with a tax invoice, and with an e-way bill where the law asks for one. Payment is due within 30 days of the invoice. On late payment there is a recovery fee of 15%.',
      ],
    },
    {
      id: 'receive',
      title: '5. When the goods arrive',
      parts: [
        [
          'Count the packages, and look at them before you sign.',
          'Write any damage on the delivery slip, and take photos.',
          'Faulty or damaged goods must be reported within 10 days and returned within 14 days.',
        ],
      ],
    },
    {
      id: 'back',
      title: '6. Sending goods back',
      parts: [
        [
          'A consumer may cancel within 14 days.',
          'For unwanted products there is a 25% restocking charge and a minimum collection charge of 3,000 rupees.',
          'Powders are not taken back.',
          'A refund is processed within 14 days.',
        ],
        'The return policy on the site says how it is done. Whom to write to stands on the contact page.',
      ],
    },
  ],
}

/** What the PDF adds to the text. */
export const shippingWords = {
  inForce: (day: string) => `In force since ${day}.`,
  operator: (address: string) => `Who runs ${name}, and whom to write to, stands at ${address}.`,
} as const
