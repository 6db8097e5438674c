import type { Good } from '#server/demo/good.ts'

export const goods: readonly Good[] = [
  {
    name: 'Drawing book, 24 pages, 120 gsm cartridge, 35 × 27 cm',
    description:
      'Grain holds crayon, poster colour and pencil. Perforated so that the sheet leaves clean. Cover has colour-mixing rules for children. Packed by 50 in kraft, straight from the Sivakasi line.',
    unit: 'piece',
    tiers: [
      [50, 42],
      [250, 37],
    ],
    specs: { Size: '35 × 27 cm, 27 × 18 cm', Paper: '120 gsm cartridge', Pages: '24', Perforation: 'Yes' },
    stock: null,
    pictures: ['pencil-1', 'colour-palette-2', 'paper-ream-1'],
  },
  {
    name: 'Desk stapler no. 10, metal, 20 sheets',
    description:
      'Full steel inside, plastic only where the hand rests. Quick-load, anti-jam driver tested for 10,000 strokes. Comes with one box of pins; service springs are in our list at three rupees.',
    unit: 'piece',
    tiers: [
      [20, 78],
      [100, 70],
      [500, 64.5],
    ],
    specs: { Capacity: '20 sheets', Pins: 'No. 10', Body: 'Steel', Colour: 'Blue, Black, Red' },
    stock: 770,
    pictures: ['paperclips-1', 'corrugated-box-2', 'file-folder-2'],
  },
  {
    name: 'Business accounts register (bahi khata), red cloth, 400 pages',
    description:
      "Traditional red cover stitched with white cord for Diwali and new-year books. Ledger paper of 80 gsm, numbered pages. Merchants in Ahmedabad and Indore have their firm's name in gold at the front.",
    unit: 'piece',
    tiers: [
      [6, 265],
      [30, 242],
    ],
    specs: {
      Size: '13 × 8 in',
      Pages: '200, 400, 600',
      Paper: '80 gsm ledger',
      Ruling: 'Roker, Khata, Cash',
    },
    stock: 260,
    pictures: ['books-2', 'notebook-2'],
  },
  {
    name: 'Mechanical pencil 0.7 mm with lead tube, set',
    description:
      'Cushioned point so that leads break less, side eraser under the clip. Twelve leads in each tube. Engineering students take blue, the lower classes take pastel; card of six hangs on a peg.',
    unit: 'card (6 sets)',
    tiers: [
      [20, 156],
      [100, 139],
    ],
    specs: { Lead: '0.7 mm HB', Pieces: '6 + 6 tubes', Colour: 'Blue, Black, Pastel mix' },
    stock: 390,
    pictures: ['pencil-2', 'pencil-1'],
  },
  {
    name: 'L-folder, clear polypropylene, 180 micron, A4, 100 pack',
    description:
      'Glass clear, free of optical haze and acid, so prints never stick. Thumb cut and rounded corner. Hospitals take it for reports with the name printed in one colour at 60 paise.',
    unit: 'pack (100 pieces)',
    tiers: [
      [10, 345],
      [50, 312],
      [250, 288],
    ],
    specs: { Size: 'A4, FC', Thickness: '180 micron', Colour: 'Clear, Blue, Green, Pink', Material: 'PP' },
    stock: 560,
    pictures: ['file-folder-1', 'paper-ream-1'],
  },
  {
    name: 'Competitive examination general knowledge 2027, Hindi (सामान्य ज्ञान)',
    description:
      'Updated to September with maps, tables and 4,000 questions solved. A quick mover at railway stalls and coaching lanes of Patna and Prayagraj. Trade discount is already in the rate below; no return.',
    unit: 'piece',
    tiers: [
      [25, 132],
      [100, 121],
      [500, 112],
    ],
    specs: { Pages: '768', Language: 'Hindi', Binding: 'Paperback', Edition: '2027' },
    stock: 1080,
    pictures: ['books-1', 'paper-ream-1'],
  },
  {
    name: 'Thermal paper roll 79 mm × 50 m, billing',
    description:
      'Image stays readable for five years in a drawer. No fluff, even slit, full length checked by counter. BPA-free grade at two rupees more. Fifty rolls in a carton.',
    unit: 'roll (50 m)',
    tiers: [
      [50, 62],
      [250, 56.5],
      [1000, 52],
    ],
    specs: { Width: '57, 79 mm', Length: '25, 50 m', Paper: '55 gsm', Core: '13 mm', Carton: '50 rolls' },
    stock: 3100,
    pictures: ['paper-ream-1', 'printer-2'],
  },
  {
    name: 'Push pins and drawing pins, colour head, 100 in a box',
    description:
      'Steel points nickel plated, heads that fingers can grip. For soft boards in schools and planners. Inner tray slides like a match box, so the pins do not spill in the drawer.',
    unit: 'box (100 pins)',
    tiers: [
      [60, 22],
      [300, 19],
      [1200, 17.2],
    ],
    specs: { Point: '10 mm', Head: 'Plastic, 5 colours', Type: 'Push, Flat drawing', Sleeve: '12 boxes' },
    stock: 0,
    pictures: ['paperclips-2', 'corrugated-box-1'],
  },
  {
    name: 'Executive metal pen in gift box, roller and ball, engraved',
    description:
      'Brass barrel with chrome trim and black lacquer. Laser engraving of a name or logo takes two days and costs nothing from fifty. Velvet-tray box, sleeve with your colours optional.',
    unit: 'piece',
    tiers: [
      [2, 199],
      [10, 185],
      [50, 164],
      [250, 149],
    ],
    specs: {
      Body: 'Brass, lacquered',
      Refill: 'Ball, Roller',
      Box: 'Velvet tray',
      Colour: 'Black, Blue, Silver',
    },
    stock: 3,
    pictures: ['pen-2', 'corrugated-box-2', 'pen-1'],
  },
  {
    name: 'Art paper, glossy, 130 gsm, 18 × 23 in, 500 sheets',
    description:
      'Two-side coated sheet for brochures, price lists and calendars. Good dot on both sides, low curl in damp months. Sheets are cut at our Daryaganj warehouse to any size on the same day.',
    unit: 'ream',
    tiers: [[4, 2350]],
    specs: {
      Weight: '130 gsm, 170 gsm',
      Size: '18 × 23, 20 × 30 in',
      Finish: 'Gloss, Matt',
      Side: 'Two-side coated',
    },
    stock: null,
    pictures: ['paper-ream-2', 'colour-palette-1', 'printer-1'],
  },
  {
    name: 'Sticky notes 3 × 3 in, 100 sheets, five neon colours',
    description:
      'Adhesive that holds on a monitor and leaves no mark on paper. Pads are sealed one by one. Printed logo pads are possible from 500, in lead time of eight days.',
    unit: 'pad',
    tiers: [
      [60, 19.5],
      [300, 17],
      [1500, 15.4],
    ],
    specs: {
      Size: '3 × 3, 3 × 5 in',
      Sheets: '100',
      Colour: 'Yellow, Pink, Green, Orange, Blue',
      Glue: 'Removable',
    },
    stock: 2700,
    pictures: ['notebook-2', 'paperclips-1'],
  },
  {
    name: 'Eraser and sharpener combo jar, 100 pieces, dust free',
    description:
      'Phthalate-free erasers that curl into one string of dust, and sharpeners with carbon-steel blades. A jar pays itself back at a five-rupee counter price. Shapes change each quarter.',
    unit: 'jar (100 pieces)',
    tiers: [
      [4, 285],
      [20, 262],
    ],
    specs: {
      Contents: '50 erasers, 50 sharpeners',
      Blade: 'Carbon steel',
      Phthalate: 'Free',
      'Price point': '5 rupees',
    },
    stock: 5,
    pictures: ['pencil-1', 'corrugated-box-1'],
  },
  {
    name: 'Ring binder, 4D, 25 mm, A4, PP board',
    description:
      'Rings meet exactly and stay closed when the binder drops. Outer pocket on three sides for an inserted cover, spine label supplied. Trainers pair it with our tab dividers 1 to 12.',
    unit: 'piece',
    tiers: [
      [20, 96],
      [100, 87],
      [400, 80.5],
    ],
    specs: { Rings: '4D, 2D', Size: 'A4', Spine: '40 mm', Material: 'PP, 1.6 mm' },
    stock: 430,
    pictures: ['file-folder-2', 'notebook-1'],
  },
  {
    name: "Children's picture dictionary, 1,500 words, English and Marathi",
    description:
      "Each word with a drawing and its sound in Devanagari. Thick matt pages, round corners for small hands. Publishers' carton of 32; Gujarati, Tamil and Bengali editions are in print as well.",
    unit: 'piece',
    tiers: [
      [16, 164],
      [64, 149],
      [320, 138],
    ],
    specs: { Pages: '128', Words: '1500', Languages: 'Marathi, Gujarati, Tamil, Bengali', Paper: '100 gsm' },
    stock: 295,
    pictures: ['books-2', 'books-1'],
  },
  {
    name: 'Brown envelope, kraft, 12 × 10 in, 100 gsm, gummed',
    description:
      'Holds A4 flat, seam does not open in the post. Cloth-lined version for courts and legal papers. Window and printed flap by order. Counted by machine, 250 to a pack.',
    unit: 'pack (250 pieces)',
    tiers: [
      [4, 845],
      [20, 790],
      [100, 748],
    ],
    specs: { Size: '12 × 10, 10 × 4.5, 16 × 12 in', Paper: '100 gsm kraft', Flap: 'Gummed, Peel-and-seal' },
    stock: null,
    pictures: ['file-folder-1', 'paper-ream-2', 'corrugated-box-1'],
  },
  {
    name: 'Fountain pen ink, royal blue, 60 ml, glass bottle',
    description:
      'Washable shade that children can rinse from a shirt, kind to steel nibs. Wide base so that the bottle does not tip. Twelve in a tray, sleeve of foam between; breakage is replaced.',
    unit: 'bottle (60 ml)',
    tiers: [
      [48, 34],
      [240, 30.5],
    ],
    specs: { Net: '60 ml', Colour: 'Royal blue, Black, Red, Green', Type: 'Dye, washable' },
    stock: null,
    pictures: ['pen-1', 'water-drop-2'],
  },
]
