import { limits } from '#contract/limits.ts'
import { privacyPath } from '#contract/paths.ts'
import { brand } from '#contract/products/brand.ts'
import type { Policy } from './policy.ts'

const { name } = brand
const kept = limits.document.keptDaysAfterDecision

export const privacy: Policy = {
  path: privacyPath,
  title: 'Privacy policy',
  description: `What ${name} knows about you, what for, who sees it, how long it stays and what you may ask.`,
  lead: 'What we know about you, what we need it for, and who gets to see it.',
  keyPoints: [
    { figure: 'No ads', text: 'We sell no data, and no advertiser follows you here.' },
    { figure: 'Sealed', text: 'Identity documents are kept encrypted.' },
    { figure: `${kept} days`, text: 'After the decision on a seller the documents are deleted.' },
  ],
  sections: [
    {
      id: 'what',
      title: 'What we keep',
      parts: [
        [
          'Your account: name, phone number, email, address and GST number. Your password is kept only as a code from which nobody can read it.',
          'Your trade: carts, offers, orders, delivery addresses and reviews; whom your orders are billed to; what was said to be paid, sent and received, with its photos.',
          'The papers of your trade: invoices, credit notes and challans, as they were on their day.',
          'If you sell: your business and its GST numbers, its products, the account and UPI ID that buyers pay to, and the documents that you send to be checked.',
          'For safety: the devices and times of your sign-ins, and the network address of requests.',
        ],
      ],
    },
    {
      id: 'why',
      title: 'What we need it for',
      parts: [
        [
          'To run your account and to carry out your orders.',
          'To check who sells here.',
          'To keep thieves and robots out.',
          'To keep the records that the law asks of us.',
        ],
      ],
    },
    {
      id: 'who',
      title: 'Who sees it',
      parts: [
        [
          'The seller of your order sees your name, company, email, phone number, GST number and the delivery address. They also stand in the file of orders that the seller may download.',
          'The papers, payments and shipments of an order are seen by its buyer and its seller alone.',
          'How a shop is paid is seen only by who has an order or an accepted offer with it.',
          'Everybody sees a seller’s shop: company, location, phone, email, products and reviews.',
          'Our admins see what they need to decide an application, a report or a question of yours. What they do is written down.',
          'Authorities, where the law obliges us.',
        ],
        'Nobody else. We do not sell data.',
      ],
    },
    {
      id: 'browser',
      title: 'What stays in your browser',
      parts: [
        'Your sign-in, your theme, your past searches and drafts are kept in your browser. One cookie lets us know a device again, to protect your account from guessed passwords. There are no cookies for advertising, and no scripts of other companies.',
      ],
    },
    {
      id: 'long',
      title: 'How long it stays',
      parts: [
        `A sign-in ends by itself after ${limits.session.days} days. Documents of a seller are deleted ${kept} days after the decision. Orders, invoices and credit notes stay as they are: the law has businesses keep them for 72 months after the annual return of their year is due (CGST Act, section 36). The rest stays until you ask us to delete your account.`,
      ],
    },
    {
      id: 'rights',
      title: 'What you may ask',
      parts: [
        [
          'To see what we keep about you.',
          'To correct it. Most of it you can change yourself in your profile.',
          'To delete it, as far as no law asks us to keep it.',
          'To take back a consent, or to complain.',
        ],
        'Write to the grievance officer. We answer within one month.',
      ],
      withOperator: true,
    },
  ],
}
