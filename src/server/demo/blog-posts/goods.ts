import type { DemoPost } from '#server/demo/demo-post.ts'

export const goodsPosts: readonly DemoPost[] = [
  {
    title: 'Three, five or seven ply: choosing the right carton',
    category: 'Packaging/Printing/Paper',
    content:
      'A carton that is too weak costs a claim. One that is too strong costs a little every day. Start from the weight and the journey.',
    points: [
      {
        point: 'A first choice by weight',
        subpoints: ['Up to about 5 kg: three ply', 'About 5 to 20 kg: five ply', 'Above 20 kg: seven ply'],
        content:
          'Take these as a start and test. A soft product lends no strength, while a hard one carries part of the load itself.',
      },
      {
        point: 'What to ask the box maker',
        subpoints: [
          'GSM of each layer',
          'Flute',
          'Bursting strength or edge crush',
          'Inside size: length, width, height',
        ],
        content: 'Two five-ply boxes may differ much in paper. Ask for the same GSM in every quotation.',
      },
      {
        point: 'Think of the stack',
        subpoints: ['How high it stands in the godown', 'How long', 'How damp'],
        content: 'Paper loses strength in the monsoon. Keep cartons off the floor and away from the wall.',
      },
      {
        point: 'Printing',
        subpoints: ['One colour is often enough', 'Handling signs on two sides', 'Space for the label'],
        content: 'Ask for the printing block to be kept in your name, so that the next order is cheaper.',
      },
    ],
    pictures: ['corrugated-box-1', 'corrugated-box-2'],
    meta_description:
      'Carton choice by weight, stack and monsoon: three, five or seven ply, and what to ask the box maker.',
    days_ago: 24,
  },
  {
    title: 'Artwork for print: files that come back right the first time',
    category: 'Packaging/Printing/Paper',
    content:
      'A label that looks right on the screen can come back dull or cut. Printers ask for the same five things every time.',
    points: [
      {
        point: 'Prepare the file',
        subpoints: [
          'CMYK colours, not RGB',
          'Pictures at 300 dots per inch',
          'Three millimetres of bleed on each side',
          'Fonts turned into outlines',
        ],
        content: 'Send a PDF together with the open file.',
      },
      {
        point: 'Read before you sign',
        subpoints: [
          'Phone, PIN and GSTIN',
          'Licence numbers',
          'MRP and net quantity',
          'Hindi and regional spelling',
        ],
        content: 'Let someone read it who did not write it. Read numbers backwards.',
      },
      {
        point: 'Approve on paper',
        subpoints: [
          'A proof on the true material',
          'Colour checked in daylight',
          'One signed proof with you, one with the printer',
        ],
        content: 'A colour on kraft paper is another colour than on white.',
      },
    ],
    pictures: ['printer-2', 'colour-palette-1'],
    meta_description:
      'CMYK, bleed, outlines and a signed proof: how to send label and carton artwork that prints right the first time.',
    days_ago: 132,
  },
  {
    title: 'Selling toys: the ISI mark, the age and the small parts',
    category: 'Sports and Toys',
    content:
      'Toys for children under fourteen need the ISI mark in India. A retailer who knows what to look for avoids trouble, and protects the child.',
    points: [
      {
        point: 'Look for the mark',
        subpoints: [
          'ISI mark with IS 9873 for toys without electricity',
          'IS 15644 for electric toys',
          'Licence number CM/L',
        ],
        content:
          'The rule has applied since 1 January 2021, for Indian and imported toys alike. Check the licence in the BIS Care app.',
      },
      {
        point: 'Read the age',
        subpoints: [
          'A warning for children under three where parts are small',
          'No long cords for babies',
          'Battery box closed by a screw',
        ],
        content: 'A button cell that comes out easily is a danger. Do not sell such a toy at any price.',
      },
      {
        point: 'Sports goods are different',
        subpoints: [
          'Bats, balls and nets by size',
          'Helmets and guards by their own standard',
          'Pressure and weight of balls',
        ],
        content: 'Ask for the rules of the game by number when you supply a school. Umpires measure.',
      },
    ],
    pictures: ['running-shoe-1', 'running-shoe-2'],
    meta_description:
      'What a toy retailer should check: ISI mark, age warning and small parts, and how sports goods differ.',
    days_ago: 71,
  },
  {
    title: 'What a small food packer must print on the label',
    category: 'Food/Processing/Hospitality',
    content:
      'A good pickle with a poor label stays in the godown. Shops and platforms look at the label before they taste.',
    points: [
      {
        point: 'From the food law',
        subpoints: [
          'FSSAI logo and 14-digit licence or registration number',
          'Ingredients, in descending order',
          'Green sign for vegetarian, brown for non-vegetarian',
          'Nutrition and allergens',
        ],
        content:
          'Very small packs and some foods have lighter rules. Ask your local food safety officer when in doubt.',
      },
      {
        point: 'From the weights law',
        subpoints: [
          'Net quantity',
          'MRP with all taxes, and unit sale price',
          'Name and address of packer or importer',
          'Customer care contact',
          'Country of origin for imported goods',
        ],
        content:
          'The size of the letters depends on the size of the panel. Measure it before you print ten thousand.',
      },
      {
        point: 'Dates and batch',
        subpoints: [
          'Date of manufacture or packing',
          'Use by; best before may stand beside it',
          'Batch or lot number',
        ],
        content: 'A printed date that rubs off is no date. Test the ink on your own film.',
      },
      {
        point: 'Keep behind the label',
        subpoints: ['Laboratory report', 'Batch register', 'A sample of each batch until its date'],
        content: 'When a complaint comes, the batch register answers in one minute.',
      },
    ],
    pictures: ['red-chilli-1', 'grain-sack-2'],
    meta_description:
      'FSSAI number, ingredients, MRP, net quantity, dates and batch: the label of a small food packer, item by item.',
    days_ago: 28,
  },
  {
    title: 'GSM, count and bio-wash: how to order knitted T-shirts',
    category: 'Garments/Hosiery/ReadyMade',
    content:
      'Two T-shirts at the same price can be different garments. Learn five words and your quotations will become comparable.',
    points: [
      {
        point: 'Fabric',
        subpoints: [
          'GSM: weight of a square metre',
          'Count of yarn: a higher number is a finer yarn',
          'Combed or carded cotton',
          'Single jersey, pique or interlock',
        ],
        content: 'For daily wear 160 to 200 GSM is usual. A promotional shirt is lighter, a polo heavier.',
      },
      {
        point: 'Finish',
        subpoints: [
          'Bio-wash removes loose fibre',
          'Compacting controls shrinkage',
          'Reactive dyeing holds its colour',
        ],
        content: 'Ask for shrinkage in percent after three washes, and wash one yourself.',
      },
      {
        point: 'Making',
        subpoints: [
          'Size chart in centimetres',
          'Shoulder tape and double-needle hem',
          'Side seam or tubular',
        ],
        content: 'Sizes such as L mean little without the chest in centimetres.',
      },
      {
        point: 'Before bulk',
        subpoints: [
          'A sample in the true fabric',
          'One shade band approved by both',
          'Packing: size ratio in each carton',
        ],
        content: 'Keep the sealed sample until the last carton is sold.',
      },
    ],
    pictures: ['t-shirt-1', 'yarn-1'],
    meta_description:
      'GSM, yarn count, bio-wash, shrinkage and size chart: the words you need to order knitted T-shirts.',
    days_ago: 2,
  },
]
