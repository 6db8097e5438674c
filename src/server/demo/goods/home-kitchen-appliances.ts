import type { Good } from '#server/demo/good.ts'

export const goods: readonly Good[] = [
  {
    name: 'Pressure cooker (कुकर), aluminium, outer lid, 5 litre',
    description:
      'ISI marked with licence number on every lid. Mirror polish outside, satin inside. Gasket, weight and fusible valve are standard sizes, so your customer finds spares in any bartan shop. Single printed box, 6 to a master carton.',
    unit: 'piece',
    tiers: [
      [6, 890],
      [24, 845],
      [96, 798],
    ],
    specs: { Capacity: '5 L', Base: '3.25 mm, gas only', Marking: 'ISI, IS 2347', Warranty: '5 years' },
    stock: 1350,
    pictures: ['pressure-cooker-1', 'pressure-cooker-2', 'corrugated-box-1'],
  },
  {
    name: 'Non-stick frypan 26 cm, 3 coat, induction base',
    description:
      'Egg test passed after 5,000 rubs with a steel scrubber. Works on gas, ceramic and induction. Handle colours black, red or grey can be mixed in a carton of 10. Sleeve packing with care card in Hindi and English.',
    unit: 'piece',
    tiers: [
      [10, 425],
      [50, 398],
    ],
    specs: {
      Diameter: '26 cm',
      Thickness: '3 mm',
      Coating: '3-layer, PFOA free',
      Handle: 'Soft touch, riveted',
    },
    stock: 640,
    pictures: ['frying-pan-1', 'frying-pan-2', 'corrugated-box-2'],
  },
  {
    name: 'Mixer grinder 750 W, 3 stainless steel jars',
    description:
      'Grinds soaked dal for vada without adding extra water and masala without heating. Overload switch below the body. Couplers and jar blades are stocked as spares for seven years; 2-year dealer warranty with doorstep pick-up in 60 cities.',
    unit: 'piece',
    tiers: [
      [2, 2150],
      [10, 2040],
      [40, 1940],
      [150, 1860],
    ],
    specs: {
      Motor: '750 W, copper winding',
      Jars: '1.5, 1.0, 0.4 L',
      Speed: '18,000 rpm, 3 speed + pulse',
      Standard: 'IS 4250',
    },
    stock: 285,
    pictures: ['mixer-grinder-1', 'mixer-grinder-2', 'corrugated-box-1'],
  },
  {
    name: 'Gas stove, 3 brass burners, toughened glass top',
    description:
      'Slim 85 mm body, square pan supports, 360° inlet nozzle. Spill-proof glass holds a 40 kg load in our test. ISI mark on the body plate. For LPG; PNG jets are fitted on request at no cost.',
    unit: 'piece',
    tiers: [
      [2, 2280],
      [10, 2170],
      [40, 2060],
    ],
    specs: {
      Top: '6 mm toughened glass',
      Burners: '1 big, 2 medium, brass',
      Ignition: 'Manual',
      Standard: 'IS 4246, 68 % efficiency',
    },
    stock: 160,
    pictures: ['gas-stove-1', 'gas-stove-2'],
  },
  {
    name: 'Electric kettle 1.8 litre, stainless steel, 1500 W',
    description:
      'Boils full in six minutes and switches itself off. Wide mouth for easy cleaning, which hostels and hotel rooms ask for first. BIS registered, 16 A three-pin plug, 0.75 m cord. One-year replacement.',
    unit: 'piece',
    tiers: [
      [6, 545],
      [24, 512],
      [120, 482],
    ],
    specs: { Capacity: '1.8 L', Power: '1500 W', Body: 'SS 304 inside', 'Cut-off': 'Auto and boil-dry' },
    stock: 920,
    pictures: ['kettle-1', 'kettle-2', 'electric-plug-1'],
  },
  {
    name: 'Chef knife 8 inch, high-carbon steel, full tang',
    description:
      'Balanced for a long day in a hotel kitchen. Edge ground at 15° per side and stropped on leather. Comes in a blade guard inside a clear box. Colour-coded handles for HACCP kitchens from 60 pieces.',
    unit: 'piece',
    tiers: [
      [12, 295],
      [60, 272],
      [240, 254],
    ],
    specs: { Blade: '200 mm, 2.2 mm spine', Steel: '5Cr15, 56 HRC', Handle: 'ABS, 3 rivets' },
    stock: 410,
    pictures: ['kitchen-knife-1', 'kitchen-knife-2'],
  },
  {
    name: 'Stainless steel dinner set, 51 pieces, laser design',
    description:
      'A favourite for wedding gifting and lucky-draw schemes. Laser-etched floral rim, mirror polish that survives the dishwasher. Packed in a colour box with handle; your shop sticker can be put before dispatch.',
    unit: 'set',
    tiers: [[2, 2480]],
    specs: {
      Pieces: '6 thali, 18 katori, 6 glass, 18 spoon, 3 serving',
      Steel: 'SS 202, 24 gauge',
      Weight: '4.6 kg',
    },
    stock: 74,
    pictures: ['plate-cutlery-1', 'plate-cutlery-2', 'corrugated-box-1'],
  },
  {
    name: 'Dosa tawa, hard anodised, 30 cm, flat',
    description:
      'Heats evenly to the rim, so the dosa browns in a ring, not in a spot. The anodised skin takes metal spatulas. Handle comes off with one screw, which saves space on the shelf and in the carton.',
    unit: 'piece',
    tiers: [
      [6, 565],
      [30, 530],
      [120, 498],
    ],
    specs: { Thickness: '4.06 mm', Surface: 'Hard anodised', Handle: 'Bakelite, removable' },
    stock: 345,
    pictures: ['frying-pan-2', 'frying-pan-1', 'gas-stove-1'],
  },
  {
    name: 'Gas stove, 2 burner, stainless steel, ISI',
    description:
      'The bread-and-butter model of every gas agency. Powder-coated pan supports, knobs that stay cool, PVC pads below the feet. Thermal efficiency above 68 %. LPG hose and clamp to be ordered separately.',
    unit: 'piece',
    tiers: [
      [4, 1080],
      [20, 1025],
      [80, 975],
    ],
    specs: { Body: 'SS 430, 0.45 mm', Burners: 'Aluminium, brass cap', 'Pan supports': '4 prong, enamel' },
    stock: 520,
    pictures: ['gas-stove-2', 'gas-stove-1', 'corrugated-box-2'],
  },
  {
    name: 'Tea kettle (ketli), aluminium, 3 litre, long spout',
    description:
      'For chai stalls: pours a thin stream, drips little and holds about thirty cutting glasses. Welded spout, no rivets in contact with tea. The cane on the handle is wound by hand and can be renewed.',
    unit: 'piece',
    tiers: [
      [6, 310],
      [36, 290],
      [144, 272],
    ],
    specs: { Capacity: '2, 3, 5 L', Gauge: '14 SWG', Handle: 'Cane wound' },
    stock: 260,
    pictures: ['kettle-2', 'kettle-1'],
  },
  {
    name: 'Vegetable knife and peeler, 6 piece pack, serrated',
    description:
      'Small price, quick turn. On a blister card with euro hole that hangs beside the till. Laser-serrated edge cuts tomato skin cleanly even after months at home. 120 cards make a carton.',
    unit: 'pack (6 pc)',
    tiers: [
      [20, 118],
      [100, 108],
      [500, 99],
    ],
    specs: { Contents: '4 knives, 1 peeler, 1 sharpener', Blade: '100 mm, SS 420', Handle: 'PP, 4 colours' },
    stock: 2400,
    pictures: ['kitchen-knife-2', 'kitchen-knife-1', 'onion-1'],
  },
  {
    name: 'Juicer mixer grinder, 1000 W, 4 jars with fruit filter',
    description:
      'Wet, dry and chutney jars of SS 304 plus a see-through juicer jar with filter. Runs 30 minutes on its rating (5 min on, 2 min off). Demo piece at half price for dealers who take one carton of four.',
    unit: 'piece',
    tiers: [
      [2, 3280],
      [8, 3120],
      [30, 2980],
    ],
    specs: { Motor: '1000 W, 2 ball bearings', Safety: 'Jar lock and overload', Cord: '1.2 m' },
    stock: 88,
    pictures: ['mixer-grinder-2', 'mixer-grinder-1'],
  },
  {
    name: 'Tri-ply pressure cooker, stainless steel, inner lid, 3 litre',
    description:
      'Aluminium runs up the full wall between two steels, so dal does not burn at the bottom. Second safety valve under the handle. New lot under ISI inspection; back orders are filled in the order they came.',
    unit: 'piece',
    tiers: [
      [4, 1640],
      [16, 1560],
    ],
    specs: { Body: 'SS 304 / aluminium / SS 430', Base: 'Gas and induction', Standard: 'IS 2347' },
    stock: 0,
    pictures: ['pressure-cooker-2', 'pressure-cooker-1'],
  },
  {
    name: 'Spoon set (chammach), 24 pieces with stand',
    description:
      'Five handle patterns at one price; choose by the picture sheet or take the assorted carton of ten. Edges are tumbled smooth for two hours, nothing scratches the lip. Magnetic steel, stays bright.',
    unit: 'set',
    tiers: [
      [10, 385],
      [50, 360],
      [200, 338],
    ],
    specs: {
      Contents: '6 tea, 6 dessert, 6 baby spoon, 6 fork',
      Steel: 'SS 410, 1.5 mm',
      Stand: 'Chrome wire',
    },
    stock: 470,
    pictures: ['plate-cutlery-2', 'plate-cutlery-1'],
  },
  {
    name: 'Commercial mixer grinder, 1.5 HP, 5 litre jar, for hotels',
    description:
      'Grinds 3 kg wet masala in one filling and runs the whole lunch hour. Tilting jar on a cast base, metal coupler, chrome body that can be hosed at the outside. Rewinding and blade sharpening at our works in Coimbatore.',
    unit: 'piece',
    tiers: [
      [1, 9800],
      [5, 9350],
      [15, 8950],
    ],
    specs: { Motor: '1.5 HP, continuous', Jar: '5 L, SS 304, 2 mm', Voltage: '230 V, single phase' },
    stock: 5,
    pictures: ['mixer-grinder-1', 'mixer-grinder-2'],
  },
  {
    name: 'Bhatti burner, single, cast iron, high pressure, with stand',
    description:
      'Halwai and caterers put a 60 litre kadhai on it without fear. Needs a high-pressure regulator, sold beside it. Heat-proof black paint, welded on all corners, four rubber shoes for marble floors.',
    unit: 'piece',
    tiers: [
      [1, 1950],
      [6, 1840],
      [24, 1740],
    ],
    specs: { Burner: 'T-35, cast iron', Stand: '40 × 5 mm MS angle', 'Gas use': '1.4 kg per hour' },
    stock: 112,
    pictures: ['gas-stove-2', 'gas-stove-1', 'steel-rods-1'],
  },
]
