import type { Good } from '#server/demo/good.ts'

export const goods: readonly Good[] = [
  {
    name: 'Copier paper A4, 75 gsm, 500 sheets',
    description:
      'Runs without a jam on laser and inkjet machines because moisture is kept between 4 and 5 per cent. Ten reams in a carton, shrink-wrapped on pallets of 480. Offices on monthly contract hold the rate for a quarter.',
    unit: 'ream',
    tiers: [
      [10, 268],
      [100, 254],
      [500, 243],
      [2000, 236],
    ],
    specs: { Size: 'A4, 210 × 297 mm', Weight: '75 gsm', Brightness: '92 %', Carton: '10 reams' },
    stock: 4800,
    pictures: ['paper-ream-1', 'paper-ream-2', 'printer-1'],
  },
  {
    name: 'Long note book, single line, 172 pages, soft cover',
    description:
      'Maplitho of 56 gsm that takes fountain ink without showing through. Section sewn and taped at the spine, so pages stay in the whole year. School name on the cover from 1,000 copies.',
    unit: 'piece',
    tiers: [
      [120, 38],
      [600, 34.5],
      [2400, 32],
    ],
    specs: {
      Pages: '172',
      Size: '29.7 × 21 cm, 27.2 × 16.7 cm',
      Paper: '56 gsm',
      Ruling: 'Single, Double, Square, Plain',
    },
    stock: 4200,
    pictures: ['notebook-1', 'books-1', 'corrugated-box-1'],
  },
  {
    name: 'Ball pen, blue, 0.7 mm, box of 50',
    description:
      'Writes 1,200 metres, more than a school term. German-made tip, low-viscosity ink that dries at once on bank slips. Hexagonal body in five colours, refill can be changed.',
    unit: 'box (50 pens)',
    tiers: [
      [10, 184],
      [50, 166],
      [200, 153],
    ],
    specs: { Tip: '0.7 mm', Ink: 'Blue, Black, Red', Length: '1200 m', Body: '5 colours' },
    stock: 1900,
    pictures: ['pen-1', 'pen-2'],
  },
  {
    name: 'HB pencil, hexagonal, dipped end, box of 10',
    description:
      'Bonded lead that survives a fall from the desk, slats of poplar that sharpen without tearing. Box has ten pencils, one eraser and one sharpener. Ten boxes in a sleeve, sixty sleeves in a case.',
    unit: 'box (10 pencils)',
    tiers: [
      [100, 34],
      [600, 30.5],
      [3000, 28],
    ],
    specs: {
      Grade: 'HB, 2B',
      Lead: '2.1 mm, bonded',
      Wood: 'Poplar',
      Contents: '10 pencils, eraser, sharpener',
    },
    stock: 3500,
    pictures: ['pencil-1', 'pencil-2', 'corrugated-box-2'],
  },
  {
    name: 'Box file (lever arch), laminated board, 3 in',
    description:
      'Nickel-plated lever of 75 mm holds some 500 sheets, the edge is protected by a steel rail. Label pocket on the spine. Auditors order them by hundreds in March, so book in February.',
    unit: 'piece',
    tiers: [
      [24, 82],
      [96, 74],
      [480, 68.5],
    ],
    specs: { Size: 'Foolscap, A4', Spine: '3 in', Board: '1.9 mm', Colour: 'Black, Blue, Marble' },
    stock: 1250,
    pictures: ['file-folder-1', 'file-folder-2'],
  },
  {
    name: 'Paper clips (U-pin), nickel plated, 35 mm, 100 in a box',
    description:
      'Rounded ends do not scratch paper and the wire springs back after long use. Ten small boxes to a sleeve for counter sale, in printed cartons that hang or stand.',
    unit: 'box (100 clips)',
    tiers: [
      [100, 14.5],
      [500, 12.4],
      [2000, 11.2],
    ],
    specs: { Size: '28, 35, 50 mm', Finish: 'Nickel, Vinyl coloured', Wire: '1 mm', Sleeve: '10 boxes' },
    stock: 4900,
    pictures: ['paperclips-1', 'paperclips-2'],
  },
  {
    name: 'Class 6 to 8 English grammar and composition, paperback',
    description:
      "Written by two Delhi teachers for state and central boards. Each chapter ends with a page of dictation. Printed on 70 gsm cream paper; teacher's key goes free with forty copies. Returns of 10 per cent until August.",
    unit: 'piece',
    tiers: [
      [20, 118],
      [100, 108],
      [500, 99],
    ],
    specs: { Pages: '264', Binding: 'Paperback, sewn', Language: 'English, Hindi notes', Class: '6, 7, 8' },
    stock: 860,
    pictures: ['books-2', 'pencil-1'],
  },
  {
    name: 'A5 diary 2027, one page a day, leatherette cover',
    description:
      'Thread sewn, with ribbon, perforated corner and a section of Indian holidays by state. Foil stamping of your company name on the cover is included from 100 pieces. Proof in three days.',
    unit: 'piece',
    tiers: [
      [50, 168],
      [200, 149],
      [1000, 136],
    ],
    specs: { Size: 'A5', Pages: '384', Paper: '70 gsm natural shade', Cover: 'PU, 6 colours', Ribbon: '1' },
    stock: 1600,
    pictures: ['notebook-2', 'pen-2', 'books-2'],
  },
  {
    name: 'Gel pen, liquid smooth, 0.5 mm, waterproof ink',
    description:
      'Needs no pressure at all: a favourite at exams and among chartered accountants. Ink is pigment based and passes as permanent on cheques. Rubber grip, steel clip, see-through barrel to show the level.',
    unit: 'dozen',
    tiers: [
      [20, 118],
      [100, 106],
      [500, 97],
    ],
    specs: { Tip: '0.5 mm', Ink: 'Blue, Black, Green', Line: '600 m', Refill: 'Replaceable' },
    stock: 1320,
    pictures: ['pen-2', 'pen-1'],
  },
  {
    name: 'Colour pencils, full length, 24 shades, tin',
    description:
      'Soft-laid wax leads with strong pigment, 3 mm core. Wooden case from plantation timber, names printed in Hindi and English. Tin in six covers; complies with the toy safety limits for heavy metals.',
    unit: 'tin (24 pencils)',
    tiers: [
      [24, 148],
      [120, 134],
      [480, 123],
    ],
    specs: { Shades: '24', Core: '3 mm', Length: '175 mm', Standard: 'IS 9873', Pack: 'Tin, Card box' },
    stock: 720,
    pictures: ['pencil-2', 'colour-palette-1'],
  },
  {
    name: 'Spring file (कोबरा फ़ाइल), pressboard, 300 gsm',
    description:
      'The everyday government file, with steel spring clip and printed flap for subject and number. Board keeps its corners after many hands. Department names are printed free for orders above 2,000.',
    unit: 'piece',
    tiers: [
      [100, 12.8],
      [500, 11.2],
      [2500, 10.1],
    ],
    specs: { Board: '300 gsm, grey or buff', Size: 'Foolscap', Clip: 'Spring steel', Lamination: 'Inside' },
    stock: 5000,
    pictures: ['file-folder-2', 'file-folder-1', 'paper-ream-2'],
  },
  {
    name: 'Binder clips, black steel, assorted, drum of 60',
    description:
      'Three sizes for 5 to 30 mm of paper. Tempered once so that the jaws keep their grip. Clear drum with screw lid that stays useful on the desk long after the clips are gone.',
    unit: 'drum (60 clips)',
    tiers: [
      [12, 142],
      [60, 127],
      [300, 116],
    ],
    specs: { Sizes: '19, 25, 32 mm', Pieces: '60', Colour: 'Black, Assorted', Steel: 'Tempered' },
    stock: 640,
    pictures: ['paperclips-2', 'paperclips-1', 'file-folder-1'],
  },
  {
    name: 'Hindi storybook set, classic tales, 10 titles, illustrated',
    description:
      'Panchatantra and Akbar-Birbal in large type for readers of 5 to 9. Matt-laminated covers, saddle stitched. School libraries receive a stamped delivery list; bookshops get the floor stand on two hundred sets.',
    unit: 'set of 10',
    tiers: [[5, 390]],
    specs: { Titles: '10', Pages: '24 each', Language: 'Hindi, English, Bilingual', Age: '5 to 9 years' },
    stock: 340,
    pictures: ['books-1', 'books-2', 'notebook-1'],
  },
  {
    name: 'A3 copier paper, 80 gsm, 500 sheets, extra white',
    description:
      'Flat-lying stock for drawing offices and colour lasers. Edges are cut without dust, which keeps the drum clean. We keep three months of stock in Bhiwandi, so no waiting when mills close.',
    unit: 'ream',
    tiers: [
      [5, 615],
      [25, 584],
      [100, 560],
    ],
    specs: { Size: 'A3, 297 × 420 mm', Weight: '80 gsm', Brightness: '104 CIE', Carton: '5 reams' },
    stock: 480,
    pictures: ['paper-ream-2', 'paper-ream-1'],
  },
  {
    name: 'Whiteboard marker, refillable, bullet tip, 2 mm',
    description:
      "Wipes off dry after a week and stays moist with the cap off for half an hour. Ink bottle of 100 ml refills fifty times. Teachers' kit: four colours with a felt duster.",
    unit: 'piece',
    tiers: [
      [100, 15.5],
      [500, 13.6],
      [2000, 12.4],
    ],
    specs: {
      Tip: 'Bullet, 2 mm',
      Colour: 'Black, Blue, Red, Green',
      Ink: 'Alcohol, xylene free',
      Refill: '100 ml',
    },
    stock: 2300,
    pictures: ['pen-1', 'corrugated-box-1', 'pen-2'],
  },
  {
    name: 'Wire-o spiral notebook, hard cover, 160 pages, A5',
    description:
      'Double-loop wire lies flat and folds back. Mixed cover art of eight Indian crafts, or your own cover by digital print from 50 pieces. Four subject dividers with pockets in the thick version.',
    unit: 'piece',
    tiers: [
      [48, 74],
      [240, 66.5],
      [960, 61],
    ],
    specs: {
      Size: 'A5, B5',
      Pages: '160, 240',
      Paper: '70 gsm',
      Ruling: 'Single, Dot grid',
      Cover: '1.5 mm board',
    },
    stock: 990,
    pictures: ['notebook-1', 'notebook-2'],
  },
]
