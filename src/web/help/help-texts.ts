import { caseLaw } from '#contract/cases/case-law.ts'
import type { PolicySection } from '#contract/content/policy-section.ts'
import { limits } from '#contract/limits.ts'
import {
  billingPath,
  blocksPath,
  contactPath,
  grievancePath,
  type HelpPart,
  noticePath,
  ordersPath,
  ownDataPath,
  privacyPath,
  returnsPath,
  sellerPayeePath,
  sellerTaxPath,
  termsPath,
} from '#contract/paths.ts'
import { brand } from '#contract/products/brand.ts'
import { daysToConfirm } from '#contract/shipments/acceptance.ts'
import { wayBackHours } from '#contract/users/closing.ts'

const { name } = brand

type HelpSection = PolicySection & { readonly id: HelpPart }

const buying: readonly HelpSection[] = [
  {
    id: 'order',
    title: 'Order with your GST number',
    parts: [
      [
        'Put goods into your cart and press “Proceed”. One step asks whom the suppliers should bill.',
        `Choose a saved [billing profile](${billingPath}), or add one: the GST number, the registered name and address, the PIN code. A number with a slip in it is noticed at once.`,
        'Add your PO number and a note if you like. Both stand on the order and on the invoice.',
        'If the goods go to a customer of yours, say so and name them. The bill is then yours, and the delivery address theirs.',
        'Without a GST number the order is billed to your name and address, and you cannot claim the GST back.',
      ],
      'The order keeps all of this as it was when you placed it. What you change in your profile later counts for later orders.',
    ],
  },
  {
    id: 'tax',
    title: 'Prices with GST and without',
    parts: [
      'Prices of sellers include GST. “Show without GST” takes it out, so that you can compare what your goods cost once you have claimed the tax. This device remembers what you chose; totals that you pay always include it.',
      [
        'GST is counted for each line by its own rate, to the paisa.',
        'Within one state it is half CGST and half SGST (UTGST in a union territory without a legislature), between two states IGST. What counts is where the supply takes place: usually where the goods arrive.',
        'Beside a price, “with GST” means that the tax is in it, “+ GST” that it comes on top, and “no GST” that there is none. A price that still says “with GST” after you have pressed “Show without GST” is the one that you pay: its seller has not entered a rate yet.',
        'A seller under the composition scheme charges no GST. You get a bill of supply, and there is no tax to claim.',
      ],
      `${name} counts from what both sides have said. It gives no tax advice.`,
    ],
  },
  {
    id: 'offers',
    title: 'Offers in the chat',
    parts: [
      [
        'Buyer or seller makes an offer in their chat: goods, quantities, prices with GST, freight, payment, and by when the goods are sent.',
        'The other side accepts it, declines it, or answers with a counter-offer. Who made an offer may withdraw it until then.',
        'Accepting makes one order, at exactly the prices, freight and terms on the card; listed goods are reserved at once. The HSN code and the GST rate on the card are those of the invoice.',
        `An offer ends on the day that it names. At most ${limits.deal.open} are open in a chat at a time.`,
      ],
      'The same card takes goods that are not listed, and the quote for a requirement fills it. “Proof of what was agreed” on a card shows that no offer was changed afterwards; the evidence file has all of them with the chat.',
    ],
  },
  {
    id: 'pay',
    title: 'How you pay',
    parts: [
      `You pay the supplier, by a way that both of you agree on. Your money never passes through ${name}, and nobody here can hold it or send it back.`,
      [
        'Open the order. “Payment” shows what is open, a UPI code or button, and the supplier’s account. Nobody sees that account before an order or an accepted offer.',
        'Press “I have paid”, and enter the reference that your bank or UPI app shows. A slip is welcome: only the two of you see it.',
        'The supplier compares it with the bank statement and presses “Payment received”. If it is not there, you read why, and may note it again.',
        'What you noted by mistake you can withdraw until it is confirmed. What a seller noted as received can be withdrawn by them for 30 days, with a reason that you read.',
        'An advance that arrived has a receipt voucher.',
        'What is paid too much, or for an order that is cancelled, stands there as “Refund due”, until you confirm that it arrived.',
      ],
      'An order keeps the account that it was placed with, and you are told when a shop changes its account. If somebody names another account in a chat or on the phone, call the supplier on the number of the order first.',
    ],
    link: { to: ordersPath, label: 'Your orders' },
  },
  {
    id: 'papers',
    title: 'Invoices and other papers',
    parts: [
      [
        'The seller issues the invoice from the order, at the latest when the goods leave. You find it under “Documents”, with its number in the seller’s own series.',
        'Before that the proforma says what the invoice will say. It is no tax invoice.',
        `Exports and supplies to a special economic zone are taxed by rules of their own, which ${name} does not compute. Their bill is made elsewhere.`,
        'An invoice is never changed. A mistake is put right by a credit note, or on the same day by cancelling it, before the goods leave.',
        'A file that you open again years later is the same, byte for byte.',
      ],
    ],
  },
  {
    id: 'delivery',
    title: 'Shipments and receipt',
    parts: [
      [
        'An order comes at once or in parts. Each shipment shows what is in it, the transporter, the LR number and the vehicle, as far as the seller has entered them.',
        'Count the goods when they come, and note damage on the delivery slip.',
        'Press “Confirm receipt”: all came in good order, or how many are short or damaged, line by line.',
        `You have ${daysToConfirm} days from the delivery. Without a word the goods then count as accepted from the day of their delivery.`,
      ],
    ],
  },
  {
    id: 'problems',
    title: 'When something is wrong',
    parts: [
      [
        'Open the order and press “Something is wrong”. Say what it is, for which goods, and what you wish; add photos.',
        `Report faulty, missing or wrong goods within ${caseLaw.reportDays} days of their delivery.`,
        `The other side has ${caseLaw.answerDays} days to answer. Most problems end there.`,
        'If you do not agree, the problem desk decides, at the latest a month after you reported it. Both of you read what it says and why.',
        `What is agreed or decided is done within ${caseLaw.refundDays} days. As ${name} holds no money, the other side does it, and the order shows whether it was done.`,
      ],
      `Products, suppliers, people and messages are reported where they stand. The [return policy](${returnsPath}) says what goes back and what it costs.`,
    ],
    link: { to: grievancePath, label: 'Complain to the grievance officer, also without an account' },
  },
]

const people: readonly HelpSection[] = [
  {
    id: 'seen',
    title: 'What sellers see of you',
    parts: [
      [
        'In a chat: your name and company.',
        'With an order: your name, company, email, phone number and GST number, the delivery address, whom it is billed to, your PO number and your note. They also stand in the file of orders that the seller may download.',
        'Of a requirement: your city. Name and phone number only for the seller whose quote you accept.',
        'With an order, an offer or a quote between you: how you ordered and paid in the last 90 days, with all suppliers together. They are figures alone, without a name, a sum or a supplier.',
      ],
      `Other buyers see you only in a review, by your first name and your company or city. Whoever should not write to you any more you [block](${blocksPath}).`,
    ],
  },
  {
    id: 'data',
    title: 'Your data and your rights',
    parts: [
      [
        `See and take along all that we keep about you: [your data](${ownDataPath}).`,
        'Correct it; most of it in your profile.',
        `Close your account. For ${wayBackHours} hours a login brings it back, then we erase what is yours. Orders and papers stay where the law has businesses keep their books.`,
        `Take back a consent, or [complain](${grievancePath}).`,
      ],
      `Item by item, with what for and how long: [what we keep about you](${noticePath}). The [privacy policy](${privacyPath}) and the [terms](${termsPath}) are what counts.`,
    ],
  },
  {
    id: 'selling',
    title: 'When you sell',
    parts: [
      [
        `Enter your GST registration and the prefix of your invoices once: [GST and invoices](${sellerTaxPath}). Then “Issue invoice” on an order takes the next number by itself, and asks for codes and rates that are missing or too short.`,
        `Say where you are [paid](${sellerPayeePath}): a UPI ID or an account. A change asks for your password, and buyers with open payments are told.`,
        'Confirm a payment only when your own bank statement has it. What is confirmed stays confirmed.',
        'Send goods in one shipment or several, each with its challan. The hint on an e-way bill, and its file for the portal, stand beside it. What was noted by mistake is taken back until it has come.',
        'Use what you see of buyers for the trade with them and for nothing else.',
      ],
    ],
    link: { to: contactPath, label: 'Another question? Write to us' },
  },
]

export const helpTexts = {
  title: 'Help',
  description: `How to order with a GST number, agree on a price, pay, receive goods and solve problems on ${name}, in plain words.`,
  lead: 'How to order, pay and receive goods here, in plain words. Choose a heading, or read on.',
  sections: [...buying, ...people],
  more: 'Read the rules themselves',
  links: { terms: 'Terms and conditions', privacy: 'Privacy policy', returns: 'Return policy' },
} as const
