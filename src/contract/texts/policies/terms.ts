import type { PolicyTexts } from '#contract/content/policy-section.ts'
import { brand } from '#contract/products/brand.ts'
import { daysToConfirm } from '#contract/shipments/acceptance.ts'

const { name } = brand

export const terms: PolicyTexts = {
  title: 'Terms and conditions',
  description: `The rules for buying and selling on ${name}: prices, payment, orders, cancellation and conduct.`,
  lead: `These are the rules for everyone who buys or sells on ${name}. By signing up you accept them.`,
  keyPoints: [
    { figure: '30 days', text: 'Prices are valid for 30 days.' },
    { figure: '30 days', text: 'Payment is due within 30 days of the invoice.' },
    { figure: '15%', text: 'Recovery fee on late payment.' },
    { figure: '14 days', text: 'A consumer may cancel within 14 days.' },
  ],
  sections: [
    {
      id: 'what',
      title: `What ${name} is`,
      parts: [
        `${name} is a marketplace where businesses in India buy from and sell to each other. Each order is a contract between the buyer and the seller who is named on it. ${name} runs the place where they meet, and is not a party to that contract.`,
      ],
    },
    {
      id: 'account',
      title: 'Your account',
      parts: [
        [
          'Give your own name, phone number and address, and keep them up to date.',
          'Keep your password to yourself. What happens under your account counts as yours.',
          'To sell, send the business and identity documents that we ask for. We check them before your shop opens.',
          'You must be at least 18 years old, and allowed to act for the business that you name.',
        ],
      ],
    },
    {
      id: 'prices',
      title: 'Products and prices',
      parts: [
        'The seller sets the price of a product. It may fall with the quantity: the price that counts is the one for the quantity you order.',
        'Prices are valid for 30 days from the day they are quoted to you. After that the seller may quote anew.',
        'The price that your order shows when you place it stays the price of that order.',
      ],
    },
    {
      id: 'orders',
      title: 'Orders',
      parts: [
        'Placing an order is an offer to buy. The seller accepts it by confirming it. Until then either side may step back at no cost.',
        'A cart with goods of several sellers becomes one order for each seller. You can follow the state of each on its own page.',
        'An offer in a chat that the other side accepts in time is an order at exactly its price, freight and terms.',
      ],
    },
    {
      id: 'payment',
      title: 'Payment',
      parts: [
        `${name} does not take payments for goods: buyer and seller settle directly, by a way both agree on. Money never passes through ${name}. What a page says of a payment is what the buyer has reported and the seller has confirmed, or what the seller alone has noted as received. That the seller may take back for 30 days, with a reason that the buyer reads.`,
        'Payment is due within 30 days of the invoice.',
        'Where buyer and seller have agreed on other terms for an order, those count.',
        'If payment is late, the seller may add a recovery fee of 15% of the amount that is overdue.',
      ],
    },
    {
      id: 'tax',
      title: 'Tax and invoices',
      parts: [
        'The seller bills under a GST number of its own, and answers for the code and the rate of its goods. The buyer answers for the GST number that the order is billed to.',
        `${name} computes the tax from what both have said, and shows what it was computed from. It gives no tax advice.`,
        'An invoice is never changed. What was wrong is put right by a credit note; only on its own day, before the goods leave, may it be cancelled.',
      ],
    },
    {
      id: 'plan',
      title: 'The plan for sellers',
      parts: [
        'The price of the plan includes GST. Who runs the market sends the invoice for it. A request may be declined, and a plan taken back, with a reason that the seller reads; what was billed is then credited.',
      ],
    },
    {
      id: 'delivery',
      title: 'Delivery',
      parts: [
        'The seller ships to the address on the order, all at once or in parts. Count and look at the goods when they arrive, note any damage on the delivery slip, and confirm on the page of the order what has come. The shipping policy says more.',
        `What nobody objects to within ${daysToConfirm} days counts as accepted on the day of delivery.`,
      ],
    },
    {
      id: 'cancellation',
      title: 'Cancellation and returns',
      parts: [
        'A consumer may cancel within 14 days. Who buys for a business may cancel until the seller has confirmed the order.',
        'Faulty or damaged goods must be reported within 10 days and returned within 14 days. For unwanted products there is a 25% restocking charge and a minimum collection charge of ₹3,000. A refund is processed within 14 days. Powders are not taken back. The return policy says how it is done.',
      ],
    },
    {
      id: 'sellers',
      title: 'What sellers promise',
      parts: [
        [
          'Their goods are theirs to sell, lawful and as described.',
          'Pictures, prices and stock are true and up to date.',
          'Every sale comes with a tax invoice, or with a bill of supply where no GST is charged.',
          'They answer buyers, and ship what they have confirmed.',
        ],
      ],
    },
    {
      id: 'conduct',
      title: 'What is not allowed',
      parts: [
        [
          'Goods that are banned, stolen, counterfeit or unsafe.',
          'False reviews, or reviews in exchange for money.',
          'Using the details of others for anything but the trade with them.',
          'Reading the site by machine in a way that slows it for others, or trying to break its safety.',
        ],
        'We may hide a product or a review, or suspend an account, that breaks these rules. We say why, and you may ask us to look again.',
      ],
    },
    {
      id: 'liability',
      title: 'Who answers for what',
      parts: [
        `The seller answers for the goods, the buyer for the payment. ${name} answers for running the marketplace with care, and for what the law does not let anyone exclude.`,
      ],
    },
    {
      id: 'changes',
      title: 'Changes and law',
      parts: [
        'When these terms change, the new text stands here with its date. An order follows the terms of the day it was placed.',
        'The law of India applies.',
      ],
    },
    {
      id: 'contact',
      title: 'Questions and complaints',
      parts: [
        'A problem with an order is reported on its page; what the two sides cannot settle, the problem desk decides.',
        'Write to us about anything else, and name your order where there is one. We confirm a complaint within 48 hours.',
      ],
      withOperator: true,
    },
  ],
}
