import type { PolicyTexts } from '#contract/content/policy-section.ts'

export const returns: PolicyTexts = {
  title: 'Return policy',
  description:
    'Cancel within 14 days, report damage within 10 days, refunds within 14 days: how returns work, and what they cost.',
  lead: 'When you may cancel, what you may send back, what it costs and when the money returns.',
  keyPoints: [
    { figure: '14 days', text: 'A consumer may cancel within 14 days.' },
    { figure: '10 days', text: 'Report faulty or damaged goods within 10 days.' },
    { figure: '14 days', text: 'Return them within 14 days.' },
    { figure: '25%', text: 'Restocking charge for unwanted products.' },
    { figure: '₹3,000', text: 'Minimum collection charge for unwanted products.' },
    { figure: '14 days', text: 'The refund is processed within 14 days.' },
  ],
  sections: [
    {
      id: 'cancel',
      title: 'Cancelling an order',
      parts: [
        'A consumer may cancel within 14 days, and need not say why. A consumer is a person who buys for own use and not for a business.',
        'Who buys for a business may cancel until the supplier has confirmed the order. After that, please ask the supplier.',
      ],
    },
    {
      id: 'damaged',
      title: 'Faulty or damaged goods',
      parts: [
        'Faulty or damaged goods must be reported within 10 days and returned within 14 days. Both count from the day of delivery.',
        [
          'Take photos of the goods, the packing and the label.',
          'Tell the supplier, and name the order and what is wrong.',
          'Send the goods back as agreed. For faulty or damaged goods there is no restocking or collection charge.',
        ],
        'The supplier replaces the goods or returns the money.',
      ],
    },
    {
      id: 'unwanted',
      title: 'Unwanted products',
      parts: [
        'If the goods are right but you no longer want them, ask the supplier first. For unwanted products there is:',
        ['a 25% restocking charge, and', 'a minimum collection charge of ₹3,000.'],
        'The goods must be unused, complete and in their own packing.',
      ],
    },
    {
      id: 'never',
      title: 'What is not taken back',
      parts: [
        'Powders are not taken back: once they have left the supplier, nobody can be sure that they are pure.',
        'This does not limit what the law gives you when goods are faulty.',
      ],
    },
    {
      id: 'refund',
      title: 'Refunds',
      parts: [
        'A refund is processed within 14 days after the goods are back, or after the cancellation where nothing was sent. It goes the way the payment came.',
      ],
    },
    {
      id: 'help',
      title: 'If you cannot agree',
      parts: ['Write to us, with the number of the order. We hear both sides.'],
      withOperator: true,
    },
  ],
}
