import type { DemoPost } from '#server/demo/demo-post.ts'

export const moneyPosts: readonly DemoPost[] = [
  {
    title: 'GST input credit: four habits that keep it safe',
    category: 'Business 2 Business',
    content:
      'The GST you pay on purchases reduces the GST you owe on sales, but only when the papers agree. Most lost credit is lost through small carelessness. These four habits cost ten minutes a week.',
    points: [
      {
        point: 'Check the invoice on the day it comes',
        subpoints: [
          'Your GSTIN, letter by letter',
          'Invoice number and date',
          'Place of supply and the right kind of tax: CGST with SGST, or IGST',
        ],
        content:
          'A wrong GSTIN sends the credit to someone else. Ask for a correction at once, while the supplier still has the bill open.',
      },
      {
        point: 'Match with GSTR-2B every month',
        subpoints: [
          'Download it after the 14th',
          'Tick each purchase bill',
          'Write to the supplier whose bill is missing',
        ],
        content:
          'Credit is available for what appears there. If a bill is missing, the supplier has probably not filed his return yet.',
      },
      {
        point: 'Keep proof that goods arrived',
        subpoints: ['Lorry receipt', 'Weighbridge slip', 'Gate entry or a signed challan'],
        content:
          'Credit needs goods received, not only a bill received. When goods come in lots, credit belongs to the last lot.',
      },
      {
        point: 'Pay within 180 days',
        subpoints: ['List unpaid bills by age', 'Mark those older than 150 days'],
        content:
          'If the supplier is not paid within 180 days of the invoice, the credit has to be given back with interest. It can be taken again once the bill is paid.',
      },
    ],
    pictures: ['file-folder-1', 'pen-2'],
    meta_description:
      'Invoice check, GSTR-2B matching, proof of receipt and the 180-day rule: four small habits that protect your GST input credit.',
    days_ago: 4,
  },
  {
    title: 'The 45-day rule: when a micro or small supplier must be paid',
    category: 'Small and Medium Companies',
    content:
      'Late payment eats the working capital of small firms. The MSMED Act gives micro and small enterprises a clear due date. Knowing it helps both the one who sells and the one who buys.',
    points: [
      {
        point: 'The two clocks',
        subpoints: [
          'Nothing in writing: 15 days',
          'Agreed in writing: as agreed, but never more than 45 days',
        ],
        content:
          'The days are counted from when the goods or services were accepted. A purchase order that says 90 days does not extend the limit.',
      },
      {
        point: 'What happens after the due date',
        subpoints: ['Compound interest', 'At three times the bank rate notified by the Reserve Bank'],
        content: 'The interest is due by law even when the contract is silent about it.',
      },
      {
        point: 'Why buyers take care now',
        subpoints: [
          'The income-tax rule known as section 43B(h)',
          'Late dues to micro and small enterprises are deducted only when actually paid',
        ],
        content:
          'A bill outstanding beyond the limit at the end of the year can raise the tax of the buyer. Accounts teams therefore ask suppliers for their Udyam number.',
      },
      {
        point: 'Who is outside',
        subpoints: ['Medium enterprises', 'Pure traders'],
        content:
          'If you make goods or give services, write your Udyam number on every invoice. If you only trade, agree on dates in the order itself.',
      },
    ],
    pictures: ['books-1', 'purse-1'],
    meta_description:
      'Fifteen days without written terms, at most 45 with them: what the MSMED Act says about paying micro and small suppliers.',
    days_ago: 11,
  },
  {
    title: 'TReDS in plain words: money for your bill before it is due',
    category: 'Small and Medium Companies',
    content:
      'You have delivered to a large company and the bill is accepted, but the money is weeks away. TReDS is an electronic market, regulated by the Reserve Bank, where banks bid to pay that bill early.',
    points: [
      {
        point: 'How one bill travels',
        subpoints: [
          'You or your buyer upload the invoice',
          'The buyer accepts it on the platform',
          'Banks and factors bid a discount rate',
          'You choose a bid and the money comes to your account',
        ],
        content: 'On the due date the buyer pays the bank, not you.',
      },
      {
        point: 'What makes it different from a loan',
        subpoints: [
          'No property as security',
          'Without recourse to the seller',
          'The rate follows the credit of your buyer',
        ],
        content:
          'Without recourse means that if the buyer fails to pay, the financier cannot come back to you for the amount.',
      },
      {
        point: 'What to keep ready',
        subpoints: [
          'Udyam registration',
          'PAN, GSTIN and bank account',
          'The name of the large buyers you supply',
        ],
        content:
          'Ask your buyer first whether he is registered on one of the platforms. Without his acceptance no bid can start.',
      },
    ],
    pictures: ['laptop-1', 'pen-1'],
    meta_description:
      'How invoice discounting on TReDS works for a small supplier: upload, acceptance, bids, payment, and what to keep ready.',
    days_ago: 26,
  },
  {
    title: 'Udyam registration: what it is and what to keep ready',
    category: 'Small and Medium Companies',
    content:
      'Udyam is the free government registration of micro, small and medium enterprises. The number is permanent, and many rights of a small firm begin with it.',
    points: [
      {
        point: 'Which class are you in',
        subpoints: [
          'Micro: investment up to 2.5 crore and turnover up to 10 crore rupees',
          'Small: up to 25 crore and 100 crore',
          'Medium: up to 125 crore and 500 crore',
        ],
        content:
          'These limits apply from 1 April 2025. Both figures must stay within the limit of the class.',
      },
      {
        point: 'Keep these near you',
        subpoints: [
          'Aadhaar of the owner, with its mobile phone',
          'PAN and GSTIN',
          'Bank account and IFSC',
          'Main activity of the unit',
        ],
        content:
          'Registration is on the official portal and costs nothing. Anybody who asks for a fee is only filling in the form for you.',
      },
      {
        point: 'After you have the number',
        subpoints: [
          'It looks like UDYAM, two letters, two digits, seven digits',
          'Print it on invoices and quotations',
          'Correct the entry when address or activity changes',
        ],
        content:
          'A buyer who sees the number knows that the payment limits for micro and small enterprises may apply.',
      },
    ],
    pictures: ['notebook-1', 'mobile-phone-1'],
    meta_description:
      'Classes from 1 April 2025, papers to keep ready and how to use your Udyam number once you have it.',
    days_ago: 63,
  },
  {
    title: 'What must stand on a tax invoice',
    category: 'Corporates',
    content:
      'A company will hold a payment for one missing line. Rule 46 of the GST rules lists what an invoice must show. Use this as a checklist before you press print.',
    points: [
      {
        point: 'Who',
        subpoints: [
          'Your name, address and GSTIN',
          'Name, address and GSTIN of the recipient',
          'Delivery address where it differs',
        ],
        content: 'Copy the name of the recipient from his registration, not from his visiting card.',
      },
      {
        point: 'Which bill',
        subpoints: [
          'A consecutive number of at most 16 characters',
          'Letters, digits, hyphen and slash only',
          'Date of issue',
        ],
        content:
          'The series must be unique within a financial year, 1 April to 31 March. You may run one series for each branch.',
      },
      {
        point: 'What and how much',
        subpoints: [
          'Description and HSN code',
          'Quantity and unit',
          'Taxable value after discount',
          'Rate and amount of each tax',
        ],
        content:
          'HSN has four digits up to five crore rupees of turnover and six above. Show the discount on the bill if it should lower the tax.',
      },
      {
        point: 'Where and by whom',
        subpoints: [
          'Place of supply with the name of the state, for other states',
          'Whether tax is payable on reverse charge',
          'Signature',
        ],
        content:
          'Above five crore rupees of turnover business-to-business bills also need an e-invoice number and its QR code.',
      },
    ],
    pictures: ['paper-ream-1', 'printer-1'],
    meta_description:
      'A checklist of the particulars that Rule 46 asks for on a GST tax invoice, in the order in which you write them.',
    days_ago: 38,
  },
]
