import type { PolicyTexts } from '#contract/content/policy-section.ts'
import { limits } from '#contract/limits.ts'
import { noticePath } from '#contract/paths.ts'
import { brand } from '#contract/products/brand.ts'
import { wayBackHours } from '#contract/users/closing.ts'
import { bookYears, keptDays } from '#contract/users/data-kinds.ts'

const { name } = brand
const kept = limits.document.keptDaysAfterDecision

export const privacy: PolicyTexts = {
  title: 'Privacy policy',
  description: `What ${name} knows about you, what for, who sees it, how long it stays and what you may ask.`,
  lead: 'What we know about you, what we need it for, and who gets to see it.',
  keyPoints: [
    { figure: 'No ads', text: 'We sell no data, and no advertiser follows you here.' },
    { figure: 'Sealed', text: 'Identity documents and account numbers are kept encrypted.' },
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
          'Chats, and the problems you report: what both sides and the desk say of them, with their photos.',
          'How news reaches you: which channels you chose, and the browsers that you let ring.',
          'If you sell: your business and its GST numbers, its products, the account and UPI ID that buyers pay to, and the documents that you send to be checked.',
          'Your consents: which terms you accepted, whether mails and pushes may reach you, and when you said so.',
          'For safety: the devices and times of your sign-ins, and the network address of requests.',
          'Figures that our computer counts: how a shop answers and delivers, how a buyer orders and pays.',
          'Signals: what looks unusual, such as several accounts on one device, one GST number at two suppliers, or one payment reference on two orders.',
        ],
      ],
      link: { to: noticePath, label: 'Each item: what for, who sees it, how long' },
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
          'A seller with whom you have an order, an offer or a quote sees how you ordered and paid in the last 90 days, with all suppliers together: figures alone, without a name, a sum or a supplier.',
          'In a chat the other side sees your name and company. Of a requirement sellers see your city; name and phone number are shown to the seller whose quote you accept.',
          'Everybody sees a seller’s shop: company, location, phone, email, products, reviews, and how it answers and delivers.',
          'A problem with an order is seen by its buyer, its seller and the admins who decide it; other reports by the admins alone.',
          'Our admins see what they need to decide an application, a report or a question of yours, and the signals. A signal decides nothing; an admin does, in words. What they do is written down.',
          'Authorities, where the law obliges us.',
        ],
        'Nobody else. We do not sell data.',
        'News that you let leave the site goes through those who carry it: a push is encrypted so that only your browser reads it; a mail, an SMS or a WhatsApp message passes its provider. You choose the channels in your profile.',
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
        `A sign-in ends by itself after ${limits.session.days} days. Documents of a seller are deleted ${kept} days after the decision. Notifications go after ${keptDays.notifications} days, what we log after a year. The rest stays until you close your account.`,
        `You close it in your profile. For ${wayBackHours} hours a login brings it back; then we erase what is yours. Orders, payments and papers stay with the names on them: the law has businesses keep their books for at least ${bookYears} years (Companies Act 2013, section 128; 72 months under the CGST Act, section 36).`,
      ],
    },
    {
      id: 'rights',
      title: 'What you may ask',
      parts: [
        [
          'To see what we keep about you: “Your data” in your profile makes a file of all of it.',
          'To correct it. Most of it you can change yourself in your profile.',
          'To close your account and have it erased, as far as no law asks us to keep it.',
          'To take back a consent, or to complain.',
        ],
        'Write to the grievance officer. We answer within one month.',
      ],
      withOperator: true,
    },
  ],
}
