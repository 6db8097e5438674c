import type { Good } from '#server/demo/good.ts'

export const goods: readonly Good[] = [
  {
    name: 'Three-seater sofa, fabric, neem wood frame',
    description:
      'Kiln-dried neem frame under 40-density foam, with S-springs every five inches. Fabric swatches of 60 shades go by post; choose legs in teak or black. Knock-down packing fits two sofas in a tempo.',
    unit: 'piece',
    tiers: [
      [1, 16800],
      [5, 15900],
      [20, 15100],
    ],
    specs: { Seats: '3', Frame: 'Neem wood', Foam: '40 density', Size: '78 × 32 × 33 in' },
    stock: 46,
    pictures: ['sofa-1', 'sofa-2', 'timber-1'],
  },
  {
    name: 'Executive office chair, mesh back, synchro tilt',
    description:
      'Backrest and seat move together, so the feet stay on the floor when you lean. Lumbar pad slides by 6 cm, arms go up and down. Nylon base proof-loaded to 1,100 kg; assembles with one key.',
    unit: 'piece',
    tiers: [
      [4, 4650],
      [20, 4380],
      [100, 4150],
    ],
    specs: { Back: 'Mesh', Base: 'Nylon, 26 in', Castors: '60 mm, PU', Standard: 'BIFMA X5.1 tested' },
    stock: 420,
    pictures: ['office-chair-1', 'office-chair-2'],
  },
  {
    name: 'Sheesham wood bed (पलंग), queen, with box storage',
    description:
      'Solid sheesham from Saharanpur workshops, no veneer anywhere. Hydraulic lift opens the full box for quilts and suitcases. Honey and walnut finish in melamine polish; slats and hardware numbered for fitting in 40 minutes.',
    unit: 'piece',
    tiers: [
      [1, 24500],
      [4, 23400],
      [12, 22500],
    ],
    specs: { Size: '60 × 78 in', Wood: 'Sheesham', Storage: 'Hydraulic box', Finish: 'Honey, walnut' },
    stock: 38,
    pictures: ['bed-1', 'bed-2', 'timber-2'],
  },
  {
    name: 'Flush door 30 mm, pine filler, 7 × 3 ft',
    description:
      'Boiling-proof glue lines, hardwood frame all round and a lock block on both sides, so the carpenter need not ask. Flat within 4 mm. Thirty standard sizes are kept; trimming by half an inch is free.',
    unit: 'piece',
    tiers: [
      [5, 2280],
      [25, 2150],
      [100, 2040],
    ],
    specs: { Thickness: '30 mm', Standard: 'IS 2202 (Part 1)', Core: 'Pine block', Size: '7 × 3 ft' },
    stock: 610,
    pictures: ['door-1', 'door-2', 'padlock-1'],
  },
  {
    name: 'LED bathroom mirror 24 × 18 in, touch, defogger',
    description:
      'Three light colours at a touch and a heating pad behind that clears steam in two minutes. Copper-free 5 mm glass, IP44 driver. Each one in a foam-corner box that passed a one-metre drop.',
    unit: 'piece',
    tiers: [
      [2, 2150],
      [10, 2010],
      [50, 1890],
    ],
    specs: { Size: '24 × 18 in', Glass: '5 mm, copper free', Light: 'Tri-colour, 14 W', Protection: 'IP44' },
    stock: 240,
    pictures: ['mirror-1', 'mirror-2', 'wash-basin-1'],
  },
  {
    name: 'Wall photo frame set of nine, with paper template',
    description:
      'Hang nine frames in a straight arrangement without measuring: tape the template, nail, tear off. Synthetic wood that termites ignore, acrylic front, hooks and nails in a pouch. Sells best before Diwali and the wedding season.',
    unit: 'set',
    tiers: [
      [6, 545],
      [36, 502],
      [144, 468],
    ],
    specs: {
      Frames: '9 (4 × 6 to 8 × 10 in)',
      Material: 'Synthetic wood',
      Front: 'Acrylic',
      Colours: 'Black, white, brown',
    },
    stock: 890,
    pictures: ['picture-frame-1', 'picture-frame-2', 'corrugated-box-1'],
  },
  {
    name: 'L-shape sofa six-seater, washable covers',
    description:
      'Left or right corner, decided on site: the chaise simply turns. Zip-off covers survive children and a washing machine at 30°. Delivered in three cartons with numbered legs; no carpenter needed.',
    unit: 'set',
    tiers: [
      [1, 34500],
      [3, 32900],
    ],
    specs: { Seats: '6', Foam: '32 + 40 density', Size: '96 × 66 in', Cover: 'Removable polyester' },
    stock: 4,
    pictures: ['sofa-2', 'sofa-1', 'corrugated-box-2'],
  },
  {
    name: 'Visitor chair, chrome cantilever frame, leatherette',
    description:
      'Clinics and bank branches choose it because the frame gives a little and never creaks. 1.6 mm tube, double chrome, stitched leatherette that wipes clean with spirit. Stackable two high for transport.',
    unit: 'piece',
    tiers: [
      [6, 1980],
      [30, 1850],
      [120, 1745],
    ],
    specs: { Frame: 'Steel tube, 1.6 mm', Cover: 'Leatherette', Load: '120 kg' },
    stock: 330,
    pictures: ['office-chair-2', 'office-chair-1'],
  },
  {
    name: 'Metal single bed (charpai style), powder coated',
    description:
      'Hostels, PG houses and site camps buy this by truckload. CRC sheet top, 1.25 in square legs, bolts hidden in the rails. Sixty pieces flat-packed in a 14-ft vehicle; mattress to size can be added.',
    unit: 'piece',
    tiers: [
      [10, 3150],
      [50, 2960],
      [200, 2790],
    ],
    specs: { Size: '72 × 36 in', Sheet: '20 gauge CRC', Coating: 'Epoxy powder', Load: '180 kg' },
    stock: 540,
    pictures: ['bed-2', 'bed-1'],
  },
  {
    name: 'Wooden carved door, teak, double leaf',
    description:
      'Main doors for homes and temples, carved by hand with Ganesh, lotus or jaali panels. CP teak seasoned to 12 %; frames, brass rings and stoppers made to match. Send the opening size, receive a drawing in two days.',
    unit: 'sq ft',
    tiers: [
      [21, 1380],
      [84, 1310],
    ],
    specs: { Wood: 'CP teak', Thickness: '35 to 45 mm', Finish: 'Natural polish', Lead: '25 days' },
    stock: null,
    pictures: ['door-2', 'timber-1', 'door-1'],
  },
  {
    name: 'Round wall mirror 24 in, metal frame, gold',
    description:
      'An inch-wide iron rim in brushed gold that does not flake at the weld. HD float glass, MDF back, two hooks so it cannot tilt. Salons and cafés take black, home stores the gold.',
    unit: 'piece',
    tiers: [
      [4, 1180],
      [24, 1090],
      [96, 1015],
    ],
    specs: { Diameter: '24 in', Frame: 'Iron, powder coated', Colours: 'Gold, black' },
    stock: 385,
    pictures: ['mirror-2', 'picture-frame-1'],
  },
  {
    name: 'Canvas painting, framed, 24 × 36 in, abstract',
    description:
      'Printed with pigment ink on cotton canvas and finished with hand-laid texture gel, so it looks painted from a step away. Two hundred designs in one catalogue; hotel corridors may order matched series.',
    unit: 'piece',
    tiers: [
      [4, 890],
      [24, 820],
      [100, 765],
    ],
    specs: { Size: '24 × 36 in', Canvas: '380 GSM cotton', Frame: 'Pine, floating' },
    stock: 270,
    pictures: ['picture-frame-2', 'colour-palette-1', 'paintbrush-1'],
  },
  {
    name: 'Recliner chair, single, manual, rexine',
    description:
      'Pull the lever and the footrest comes up without a jerk; push back for a nap. Mechanism tested to 25,000 cycles. Dialysis centres, home theatres and parents’ rooms are the usual buyers.',
    unit: 'piece',
    tiers: [
      [1, 11900],
      [4, 11300],
      [16, 10750],
    ],
    specs: { Recline: '3 positions', Cover: 'Rexine, suede', Load: '130 kg' },
    stock: 52,
    pictures: ['sofa-1', 'sofa-2'],
  },
  {
    name: 'Revolving chair for computer desks, low back',
    description:
      'Our entry model, yet with a real gas lift and a five-arm base with twin-wheel castors. Tweed seat in red, blue, grey and black. Carton of two weighs 17 kg, easy on courier slabs.',
    unit: 'piece',
    tiers: [
      [6, 1690],
      [36, 1575],
      [150, 1480],
    ],
    specs: {
      Lift: 'Gas, class 3',
      Seat: 'Tweed, 2 in foam',
      Load: '100 kg',
      Colours: 'Black, blue, red, grey',
    },
    stock: 1120,
    pictures: ['office-chair-1', 'keyboard-1', 'office-chair-2'],
  },
  {
    name: 'Engineered wood bed, king, with headboard shelf',
    description:
      'Clean lines for rental flats: 18 mm prelam board, edge-banded on all sides, with a shelf and cut-outs for phone cables. Four cartons, one hex key, an hour of work. Wenge or oak print.',
    unit: 'piece',
    tiers: [
      [1, 11200],
      [5, 10650],
      [20, 10150],
    ],
    specs: { Size: '72 × 78 in', Board: '18 mm, E1', Colours: 'Wenge, oak' },
    stock: 84,
    pictures: ['bed-1', 'picture-frame-2', 'bed-2'],
  },
  {
    name: 'WPC door with frame, waterproof, 7 × 2.5 ft',
    description:
      'Bathroom doors that do not swell, rot or feed termites. Solid 28 mm wood-polymer board, screws hold anywhere, saws and paints like wood. Frame 4 × 2.5 in included; CNC grooves at ₹250.',
    unit: 'set',
    tiers: [
      [2, 4250],
      [12, 3990],
      [50, 3780],
    ],
    specs: { Thickness: '28 mm', Density: '650 kg/m³', Frame: '4 × 2.5 in' },
    stock: 195,
    pictures: ['door-1', 'water-drop-1', 'door-2'],
  },
]
