import type { DemoPost } from '#server/demo/demo-post.ts'

export const tradePosts: readonly DemoPost[] = [
  {
    title: 'How to write a requirement that brings good quotes',
    category: 'Business 2 Business',
    content:
      'Suppliers answer clear requirements first, because they can price them without ten questions. A good requirement is short and measurable. Five lines are enough.',
    points: [
      {
        point: 'Say what it is, then what it is for',
        subpoints: ['Trade name and size', 'Material or grade', 'Where it will be used'],
        content:
          'A line such as "corrugated box for 12 glass bottles, moved by lorry" lets the supplier correct you when your specification is too weak or too costly.',
      },
      {
        point: 'Give real quantities',
        subpoints: ['This order', 'Likely repeat in a month', 'Smallest lot you would accept'],
        content: 'An inflated quantity brings a rate that disappears when the true order comes.',
      },
      {
        point: 'Name place and date',
        subpoints: ['PIN of delivery', 'Last date that still helps you', 'Who unloads'],
        content:
          'Freight can be a large part of the price of heavy goods. Without the PIN nobody can quote it.',
      },
      {
        point: 'Say how you will decide',
        subpoints: ['Sample needed or not', 'Payment terms', 'When you will answer'],
        content: 'Reply to those you do not choose as well. They will quote again next time.',
      },
    ],
    pictures: ['pencil-1', 'corrugated-box-2'],
    meta_description:
      'Trade name, grade, real quantity, PIN and date: how to write a purchase requirement that suppliers can price at once.',
    days_ago: 7,
  },
  {
    title: 'Price slabs: when the bigger lot is truly cheaper',
    category: 'Business 2 Business',
    content:
      'The last slab always looks attractive. Before you stretch for it, count what the extra goods cost while they lie in your godown.',
    points: [
      {
        point: 'Compare the landed rate',
        subpoints: ['Unit price of the slab', 'Freight for each piece', 'Loading, unloading and breakage'],
        content:
          'Sometimes a full carton or a full truck saves more on freight than the slab saves on price.',
      },
      {
        point: 'Add the cost of waiting',
        subpoints: [
          'How many weeks you need to sell it',
          'Interest on your cash credit',
          'Risk that season or design passes',
        ],
        content:
          'If the extra stock sells in three months and your money costs one percent a month, the slab must give you more than that.',
      },
      {
        point: 'Ask for a middle way',
        subpoints: [
          'One order, two despatches',
          'Share a lot with a shop in another street',
          'Mixed sizes or colours in one slab',
        ],
        content: 'Many suppliers agree to mixed lots because their machine setting stays the same.',
      },
    ],
    pictures: ['grain-sack-1', 'corrugated-box-1'],
    meta_description:
      'How to compare price slabs by landed cost and holding cost before ordering more than you need.',
    days_ago: 52,
  },
  {
    title: 'Five questions before you take a dealership',
    category: 'Dealers and Distributors',
    content:
      'A dealership binds your money and your name for years. Ask these questions before the deposit is paid, and ask for the answers in writing.',
    points: [
      {
        point: 'Which area is yours',
        subpoints: [
          'PIN codes or districts by name',
          'Online sales into your area',
          'Direct sales to institutions',
        ],
        content: 'If the company sells directly in your area, agree on a share or on a clear exception.',
      },
      {
        point: 'What happens to unsold stock',
        subpoints: ['Return window', 'Old packs when the design changes', 'Expired or damaged goods'],
        content: 'A good margin with no returns can be worse than a thin one with fair returns.',
      },
      {
        point: 'Where does the margin come from',
        subpoints: ['Base margin on each bill', 'Target scheme', 'Display and freight support'],
        content: 'Plan with the base margin alone. Schemes come late and sometimes not at all.',
      },
      {
        point: 'How do you leave',
        subpoints: ['Notice period', 'Return of the deposit', 'Who buys back the last stock'],
        content:
          'Talk to one dealer who has left. He will tell you in ten minutes what the brochure does not.',
      },
    ],
    pictures: ['briefcase-1', 'books-2'],
    meta_description:
      'Area, returns, margin and exit: the questions to settle in writing before you take a dealership or distributorship.',
    days_ago: 19,
  },
  {
    title: 'Dead stock: finding it early and turning it into cash',
    category: 'Dealers and Distributors',
    content:
      'Every shop has a shelf where goods go to sleep. Found early, dead stock can still be sold. Found late, it is scrap.',
    points: [
      {
        point: 'Mark the age',
        subpoints: ['Date sticker on each carton', 'One colour for each quarter', 'Older stock in front'],
        content: 'A four-colour sticker system needs no computer, and anybody in the shop can read it.',
      },
      {
        point: 'Act at ninety days',
        subpoints: [
          'Bundle with a fast item',
          'Offer it to a dealer in another town',
          'Ask the supplier for an exchange',
        ],
        content: 'An early small discount costs less than a late big one.',
      },
      {
        point: 'Learn from it',
        subpoints: ['Who ordered it and why', 'Was the lot too large', 'Was it the wrong season'],
        content:
          'Write the reason down. After a year you will see that two or three reasons explain nearly everything.',
      },
    ],
    pictures: ['corrugated-box-2', 'nut-bolt-1'],
    meta_description:
      'A simple sticker system to find slow stock within ninety days, and three ways to turn it into cash.',
    days_ago: 88,
  },
  {
    title: 'How a small firm becomes an approved supplier of a large one',
    category: 'Corporates',
    content:
      'Large companies like small suppliers who are predictable. Approval is mostly a matter of papers, samples and patience.',
    points: [
      {
        point: 'Prepare one file',
        subpoints: [
          'GST, PAN and Udyam certificates',
          'Cancelled cheque',
          'List of machines and capacity',
          'Names of present customers',
        ],
        content: 'Keep it as a single PDF of a few pages, with your phone number on every page.',
      },
      {
        point: 'Pass the audit before it comes',
        subpoints: [
          'Clean gangways and marked stores',
          'Incoming and final inspection records',
          'Safety shoes, gloves and fire extinguishers',
        ],
        content:
          'Auditors look at habits. Registers filled in every day convince more than a new coat of paint.',
      },
      {
        point: 'Start with one item',
        subpoints: [
          'Quote for what you make best',
          'Keep the retained sample signed by both',
          'Deliver the first three lots early',
        ],
        content: 'When the first item runs without complaint, the second comes by itself.',
      },
    ],
    pictures: ['office-chair-1', 'safety-helmet-1'],
    meta_description:
      'The file, the audit and the first item: practical steps for a small firm to become an approved supplier.',
    days_ago: 120,
  },
  {
    title: 'Size ratios: a carton that sells to the last piece',
    category: 'Garments/Hosiery/ReadyMade',
    content:
      'Shops do not lose money on the sizes that sell. They lose it on the two sizes that remain. A good ratio is made from your own bills.',
    points: [
      {
        point: 'Find your own ratio',
        subpoints: [
          'Count the sizes sold in three months',
          'Count the days when a size was missing',
          'Separate men, women and children',
        ],
        content: 'A size that was sold out for two weeks looks slow on paper. Correct for it.',
      },
      {
        point: 'Order by ratio',
        subpoints: [
          'For example S 1, M 2, L 2, XL 1',
          'One colour assortment in each set',
          'Refill single sizes where the supplier allows',
        ],
        content:
          'Ask whether the slab price holds for a set with your own ratio. Many knitters agree from a few cartons.',
      },
      {
        point: 'Clear the rest early',
        subpoints: ['Bundle odd sizes', 'Exchange with a shop in another area', 'Note it for the next order'],
        content: 'What is slow in a college street may be fast near an office.',
      },
    ],
    pictures: ['kurta-1', 'jeans-1'],
    meta_description:
      'Make a size ratio from your own bills, order by it, and clear odd sizes before the season ends.',
    days_ago: 109,
  },
]
