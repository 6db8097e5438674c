import type { Good } from '#server/demo/good.ts'

export const goods: readonly Good[] = [
  {
    name: 'Caustic soda flakes, 98 %, 50 kg bag',
    description:
      'Membrane grade with low chloride, for soap, textile and water treatment. Bags have an inner liner and stay free flowing six months on a pallet. Corrosive (UN 1823): wear goggles and gloves, add flakes to water and never the other way.',
    unit: 'kg',
    tiers: [
      [50, 58],
      [500, 54.5],
      [2000, 52],
      [9000, 50.5],
    ],
    specs: {
      Purity: '98 % min',
      Form: 'Flakes',
      Packing: '50 kg HDPE bag',
      CAS: '1310-73-2',
      Standard: 'IS 252',
    },
    stock: 4500,
    pictures: ['powder-bag-1', 'alembic-1', 'gloves-1'],
  },
  {
    name: 'Acetic acid glacial, 99.8 %, 35 kg can',
    description:
      'Clear liquid for dyeing, vinegar esters and rubber latex. Crystallises below 16 °C in northern winters; warm the can gently in water. Food grade is a separate line with its own certificate.',
    unit: 'can (35 kg)',
    tiers: [
      [5, 2480],
      [20, 2360],
      [100, 2270],
    ],
    specs: { Purity: '99.8 % min', CAS: '64-19-7', UN: '2789', Packing: '35 kg can, 210 kg drum' },
    stock: 420,
    pictures: ['chemical-drum-1', 'test-tube-1'],
  },
  {
    name: 'Reactive dye, Red ME4BL, for cotton',
    description:
      'High fixation on knits at 60 °C with 40 g salt, wash fastness 4 to 5. Strength is matched to the standard within two per cent by spectrophotometer, and a lab dip on your own fabric is made free.',
    unit: 'kg',
    tiers: [
      [25, 395],
      [100, 372],
      [500, 354],
    ],
    specs: { Strength: '100 %', Type: 'Bifunctional reactive', Fastness: '4 to 5', Packing: '25 kg' },
    stock: 680,
    pictures: ['colour-palette-1', 'test-tube-2', 'yarn-1'],
  },
  {
    name: 'Distilled water (battery water), 20 litre jerry can',
    description:
      'Conductivity below 2 microsiemens, tested in each batch. Used for inverter batteries, autoclaves and lab rinsing. Cans are returnable at 90 rupees; delivery rounds in the city on Tuesdays and Fridays.',
    unit: 'can (20 litre)',
    tiers: [
      [10, 185],
      [50, 162],
      [200, 148],
    ],
    specs: { Conductivity: '2 µS/cm max', pH: '6 to 7', Packing: '5, 20, 200 litre', Standard: 'IS 1069' },
    stock: 1350,
    pictures: ['water-drop-1', 'battery-2', 'chemical-drum-2'],
  },
  {
    name: 'Isopropyl alcohol (IPA), 99.9 %, 160 kg drum',
    description:
      'Fast drying, water under 0.1 per cent. Electronics cleaners, printers and pharma units take it in sealed MS drums. Flammable class 3, so a licence for storage above the limit lies with the buyer.',
    unit: 'kg',
    tiers: [
      [160, 138],
      [800, 132],
      [3200, 128],
    ],
    specs: { Purity: '99.9 %', CAS: '67-63-0', UN: '1219', Drum: '160 kg MS' },
    stock: 3200,
    pictures: ['chemical-drum-2', 'test-tube-1', 'alembic-2'],
  },
  {
    name: 'Lab glassware set, borosilicate 3.3, for school, 60 pieces',
    description:
      'Beakers, flasks, test tubes, measuring cylinders and a condenser as asked for by the board syllabus. Each piece sits in its own cell of the carton. Broken in transit is replaced against a photo.',
    unit: 'set',
    tiers: [
      [1, 6900],
      [5, 6480],
      [20, 6150],
    ],
    specs: { Glass: 'Borosilicate 3.3', Pieces: '60', Expansion: '3.3 × 10⁻⁶/K', Marking: 'White enamel' },
    stock: 85,
    pictures: ['alembic-1', 'test-tube-1', 'corrugated-box-1'],
  },
  {
    name: 'Soda ash light (धोने का सोडा), 50 kg bag',
    description:
      'For detergent powder, glass and pH correction. Bulk density 0.55 and little dust. Two makes in the godown, named on the invoice, and a price rise is told three days before it starts.',
    unit: 'bag (50 kg)',
    tiers: [
      [10, 1980],
      [60, 1890],
      [200, 1830],
    ],
    specs: { Purity: '99.2 % as Na2CO3', Chloride: '0.5 % max', CAS: '497-19-8', Standard: 'IS 251' },
    stock: 1100,
    pictures: ['powder-bag-1', 'water-drop-2'],
  },
  {
    name: 'Acid dye set for wool and silk, 12 shades, 500 g each',
    description:
      'Level dyeing colours that small hand-dye units in Kullu and Bhagalpur like. A recipe card gives the amount for 1 kg of yarn in three depths. Free of banned amines.',
    unit: 'set of 12',
    tiers: [
      [1, 7450],
      [4, 7050],
    ],
    specs: {
      Shades: '12 × 500 g',
      Fibre: 'Wool, Silk, Nylon',
      Amines: 'Banned ones absent',
      Bath: 'pH 4 to 5, 95 °C',
    },
    stock: 46,
    pictures: ['colour-palette-2', 'yarn-2', 'thread-spool-1'],
  },
  {
    name: 'Thinner, NC, for lacquer and duco paint, 20 litre',
    description:
      'Balanced blend that gives flow without blush in the rains. Furniture polishers and denters use 1:1.5. No benzene. We tin it in sealed 1, 5 and 20 litre packs.',
    unit: 'tin (20 litre)',
    tiers: [
      [5, 2180],
      [20, 2050],
      [80, 1960],
    ],
    specs: { Type: 'NC thinner', Density: '0.86', Evaporation: 'Medium', Packing: '1, 5, 20 litre' },
    stock: 290,
    pictures: ['chemical-drum-1', 'paint-bucket-1'],
  },
  {
    name: 'Universal pH indicator solution, 500 ml, with colour chart',
    description:
      'Reads pH 1 to 14 in one drop, for schools, aquariums and water-testing kits. Chart is laminated and matches this batch. Shelf life is two years in the brown bottle.',
    unit: 'bottle (500 ml)',
    tiers: [
      [6, 285],
      [24, 258],
    ],
    specs: { Range: 'pH 1 to 14', Net: '125, 500 ml', Base: 'Ethanol-water', Life: '24 months' },
    stock: 520,
    pictures: ['test-tube-2', 'colour-palette-1'],
  },
  {
    name: 'Bleaching powder, stable, 35 % available chlorine, 25 kg',
    description:
      'For panchayat tanks, bleaching units and monsoon hygiene. Strength falls with heat and damp, so each bag shows date of filling and it should be used within four months. Government supply with test report is routine for us.',
    unit: 'bag (25 kg)',
    tiers: [
      [20, 940],
      [100, 885],
      [400, 848],
    ],
    specs: { Chlorine: '34 to 35 %', Grade: '1', Packing: '25 kg with liner', Standard: 'IS 1065' },
    stock: 900,
    pictures: ['powder-bag-1', 'water-drop-1', 'chemical-drum-1'],
  },
  {
    name: 'Liquid soap base (SLES 70 %), paste, 170 kg drum',
    description:
      'The thick white paste that hand-wash and shampoo makers start from. Dilutes to 28 per cent without gel if water is added slowly. Formula sheets for eight products come with a first drum.',
    unit: 'drum (170 kg)',
    tiers: [
      [1, 20400],
      [4, 19600],
      [16, 19000],
    ],
    specs: { Active: '70 %', Dioxane: '30 ppm max', Colour: 'White paste', CAS: '68585-34-2' },
    stock: 130,
    pictures: ['chemical-drum-2', 'lotion-bottle-1', 'alembic-1'],
  },
  {
    name: 'Food colour powder, tartrazine yellow, 500 g',
    description:
      'For mithai, namkeen and squash makers within permitted limits. Dye content is above 87 per cent and the label carries the licence number. Lead and arsenic are tested in each lot at an accredited lab.',
    unit: 'pack (500 g)',
    tiers: [
      [10, 398],
      [50, 362],
      [200, 335],
    ],
    specs: {
      'Dye content': '87 % min',
      CI: '19140 (INS 102)',
      Packing: '100 g, 500 g, 25 kg',
      Standard: 'IS 1694',
    },
    stock: 610,
    pictures: ['colour-palette-2', 'powder-bag-1'],
  },
  {
    name: 'Hydrogen peroxide 35 %, food and textile, 30 kg vented can',
    description:
      'For textile bleaching, aseptic packing and effluent work. Vented cap, never close it tight and never pour back. Loads over two tonnes come on our own vehicle with a trained driver.',
    unit: 'can (30 kg)',
    tiers: [
      [10, 1080],
      [40, 1020],
    ],
    specs: { Strength: '35 % w/w', CAS: '7722-84-1', UN: '2014', Stabiliser: 'Phosphate' },
    stock: 360,
    pictures: ['chemical-drum-1', 'test-tube-1', 'water-drop-2'],
  },
  {
    name: 'Glass condenser, Liebig, 300 mm, with joints 19/26',
    description:
      'Fused inner tube and drip tip, hose nozzles that screw off. For distillation of attar, spirit and solvents in small labs. Joints are ground to standard taper and exchange with any make.',
    unit: 'piece',
    tiers: [
      [2, 620],
      [10, 575],
      [40, 540],
    ],
    specs: {
      Jacket: '300 mm',
      Joint: '19/26, 24/29',
      Glass: 'Borosilicate 3.3',
      Type: 'Liebig, Graham, Allihn',
    },
    stock: 2,
    pictures: ['alembic-2', 'alembic-1'],
  },
  {
    name: 'Poly aluminium chloride (PAC), powder, 30 %, 25 kg',
    description:
      'Clears turbid canal water in half the time of alum and with less sludge. Start with 15 mg per litre in a jar test. Free trial of 5 kg for registered treatment plants.',
    unit: 'kg',
    tiers: [
      [25, 48],
      [250, 44.5],
      [1000, 42],
      [5000, 40.5],
    ],
    specs: { Al2O3: '29 to 30 %', Basicity: '70 to 80 %', Form: 'Spray-dried powder', Standard: 'IS 15573' },
    stock: 3800,
    pictures: ['water-drop-2', 'powder-bag-1'],
  },
]
