import type { Good } from '#server/demo/good.ts'

export const goods: readonly Good[] = [
  {
    name: 'Titanium dioxide, rutile, 25 kg bag',
    description:
      'High hiding and outdoor stable, surface treated with alumina and zirconia. Suits emulsion paint, masterbatch and PVC profile. Imported lot with documents; certificate of each batch in two hours.',
    unit: 'kg',
    tiers: [
      [25, 265],
      [500, 254],
      [2000, 247],
    ],
    specs: { TiO2: '94 % min', 'Oil absorption': '19 g/100 g', Particle: '0.22 µm', CAS: '13463-67-7' },
    stock: 2600,
    pictures: ['powder-bag-1', 'colour-palette-1', 'paint-bucket-2'],
  },
  {
    name: 'Toluene, nitration grade, 178 kg drum',
    description:
      'Water-white, narrow boiling range, doctor test negative. For inks, adhesives and resins. Orders are taken with the end-use letter where the law asks for it. Empty drums are bought back.',
    unit: 'kg',
    tiers: [
      [178, 104],
      [890, 99],
      [3560, 96],
    ],
    specs: { Purity: '99.8 %', Boiling: '110 to 111 °C', UN: '1294', CAS: '108-88-3', Drum: '178 kg MS' },
    stock: null,
    pictures: ['chemical-drum-2', 'oil-drum-2'],
  },
  {
    name: 'Test tube 18 × 150 mm, borosilicate, rimmed, 100 in a box',
    description:
      'Evenly walled tubes that take a flame without a crack. Rim fire-polished, white patch for pencil. Colleges buy them before practical exams in January; a box of brushes is the natural second item.',
    unit: 'box (100 tubes)',
    tiers: [
      [5, 940],
      [20, 870],
      [80, 820],
    ],
    specs: { Size: '12 × 100, 15 × 125, 18 × 150 mm', Wall: '1.2 mm', Pieces: '100', Standard: 'IS 2618' },
    stock: 230,
    pictures: ['test-tube-1', 'test-tube-2', 'corrugated-box-2'],
  },
  {
    name: 'Citric acid monohydrate, 25 kg bag',
    description:
      'Food grade crystals of 30 to 100 mesh for squash, jam, sherbet and effervescent powders. Bags are paper with liner and slide without tearing on conveyors. Also works as a descaler for boilers.',
    unit: 'bag (25 kg)',
    tiers: [
      [4, 2150],
      [20, 2040],
      [80, 1970],
      [320, 1920],
    ],
    specs: { Purity: '99.5 % min', Mesh: '30 to 100', Grade: 'Food', CAS: '5949-29-1', Packing: '25 kg' },
    stock: null,
    pictures: ['powder-bag-1', 'water-drop-1'],
  },
  {
    name: 'Indigo vat dye (neel), 94 % powder, 10 kg drum',
    description:
      'For denim ropes and hand-block vats alike. Reduces cleanly, leaves no red cast after the third dip. Pre-reduced liquid is sold to units without a hydrosulphite set-up.',
    unit: 'drum (10 kg)',
    tiers: [
      [1, 8650],
      [5, 8240],
    ],
    specs: {
      Strength: '94 % min',
      Form: 'Powder, Granule, Liquid 30 %',
      CI: 'Vat Blue 1',
      Moisture: '2 % max',
    },
    stock: 58,
    pictures: ['colour-palette-2', 'jeans-2'],
  },
  {
    name: 'Phenyl concentrate, white, makes 1:20, 5 litre',
    description:
      'Turn one can into a hundred litres of white phenyl for cleaning services and shops. Pine, lemon and rose. Emulsifies in hard water; instructions for label and bottling come along.',
    unit: 'can (5 litre)',
    tiers: [
      [4, 1180],
      [20, 1090],
      [80, 1025],
    ],
    specs: {
      Dilution: '1 to 20',
      Fragrance: 'Pine, Lemon, Rose',
      Active: 'Pine oil, surfactant',
      Packing: '5, 35 litre',
    },
    stock: 330,
    pictures: ['chemical-drum-1', 'water-drop-2', 'soap-1'],
  },
  {
    name: 'Epoxy resin and hardener, clear, for art and coating, 1.5 kg',
    description:
      'Two parts by weight 2:1, glossy as glass, bubbles rise out in 20 minutes. Yellowing is slowed by UV filter. Ask for pigments in twenty colours and moulds for trays and coasters.',
    unit: 'set (1.5 kg)',
    tiers: [
      [4, 980],
      [20, 905],
      [80, 850],
    ],
    specs: { Mix: '2:1 by weight', 'Pot life': '35 minutes', Cure: '24 hours', Colour: 'Clear' },
    stock: 275,
    pictures: ['colour-palette-1', 'chemical-drum-2', 'paintbrush-1'],
  },
  {
    name: 'Sodium hypochlorite, 10 to 12 %, 35 kg carboy',
    description:
      'Fresh from the cell every second day, so the strength on arrival is real. For laundries, pools and hospital floors. Do not mix with acid: the gas is poisonous. Carboys on exchange.',
    unit: 'carboy (35 kg)',
    tiers: [
      [10, 560],
      [40, 515],
    ],
    specs: { Chlorine: '10 to 12 %', UN: '1791', CAS: '7681-52-9', Standard: 'IS 11673' },
    stock: 160,
    pictures: ['water-drop-1', 'chemical-drum-1'],
  },
  {
    name: 'Distillation unit, glass, 2 litre, with heating mantle',
    description:
      'Complete with flask, column, condenser, receiver and stand. For essential-oil trials, herb farms and college labs. Mantle with energy regulator, 230 V; setting up is shown in a video of nine minutes.',
    unit: 'set',
    tiers: [[1, 14800]],
    specs: { Flask: '2 litre, RB', Glass: 'Borosilicate 3.3', Mantle: '450 W, 230 V', Joints: '24/29' },
    stock: 1,
    pictures: ['alembic-1', 'alembic-2', 'electric-plug-1'],
  },
  {
    name: 'Pigment paste, water based, black, 20 kg',
    description:
      'Carbon black at fine grind for emulsions, block printing and paver tiles. Compatible with most acrylic binders and free of APEO. Eighteen other shades stand on the same shelf.',
    unit: 'kg',
    tiers: [
      [20, 148],
      [100, 138],
      [500, 130],
    ],
    specs: { Pigment: '32 %', Grind: 'Hegman 7+', Shades: '19', Packing: '5, 20, 50 kg' },
    stock: 840,
    pictures: ['colour-palette-2', 'paint-bucket-1'],
  },
  {
    name: 'Ethyl acetate, 99.5 %, for flexo ink and adhesive',
    description:
      'Low odour and low acid number, made from grain alcohol; no smell stays in the printed film. Tanker of 10 kilolitre, drums of 180 kg; each comes with batch number and GC print.',
    unit: 'kg',
    tiers: [
      [180, 94],
      [900, 90],
      [3600, 87.5],
    ],
    specs: { Purity: '99.5 % min', Acid: '0.01 % max', UN: '1173', CAS: '141-78-6' },
    stock: null,
    pictures: ['chemical-drum-2', 'alembic-2'],
  },
  {
    name: 'Copper sulphate (neela thotha), crystals, 50 kg',
    description:
      'Large blue crystals for Bordeaux mixture, plating and hoof baths. Copper 24.5 per cent at least. Agricultural buyers may ask for the 1 kg pouch, with directions in three languages.',
    unit: 'bag (50 kg)',
    tiers: [
      [2, 13900],
      [10, 13350],
      [40, 12950],
    ],
    specs: { Copper: '24.5 % min', Form: 'Crystal, Snow', CAS: '7758-99-8', Packing: '1, 25, 50 kg' },
    stock: 175,
    pictures: ['powder-bag-1', 'test-tube-2', 'seedling-1'],
  },
  {
    name: 'Demineralised water plant resin, cation and anion, 25 litre',
    description:
      'Strong acid and strong base beads for two-bed units, pre-screened at 0.4 to 1.2 mm. Regeneration chart on the bag. Charge it wet, keep from frost; life of four to five years.',
    unit: 'bag (25 litre)',
    tiers: [
      [2, 3850],
      [10, 3640],
      [40, 3490],
    ],
    specs: {
      Type: 'Cation H, Anion OH',
      Bead: '0.4 to 1.2 mm',
      Capacity: '1.8 eq per litre',
      Bag: '25 litre',
    },
    stock: 110,
    pictures: ['water-drop-2', 'filter-tank-1'],
  },
  {
    name: 'Holi colour (gulal), herbal, starch based, 10 kg sack',
    description:
      'Corn starch with permitted food colours, soft on skin and washes out of cotton. Orders begin right after Makar Sankranti and stop a week before Holi. Six shades in separate sacks, own label pouches from 500 kg.',
    unit: 'sack (10 kg)',
    tiers: [
      [20, 590],
      [100, 545],
      [500, 512],
    ],
    specs: {
      Base: 'Corn starch',
      Colour: 'Pink, Yellow, Green, Blue, Orange, Red',
      Packing: '100 g, 1 kg, 10 kg',
      'Heavy metals': 'Below 10 ppm',
    },
    stock: 0,
    pictures: ['colour-palette-1', 'powder-bag-1'],
  },
  {
    name: 'Sulphuric acid 98 %, battery and technical grade, 50 kg carboy',
    description:
      'Iron is below 10 ppm in battery grade. Carboys sit in a crate for safe unloading; a spill kit and data sheet travel with every lorry. Sold only against GST number and declaration.',
    unit: 'carboy (50 kg)',
    tiers: [
      [10, 1180],
      [40, 1095],
      [160, 1040],
    ],
    specs: { Strength: '98 %', Iron: '10 ppm max', UN: '1830', CAS: '7664-93-9', Standard: 'IS 266' },
    stock: null,
    pictures: ['chemical-drum-1', 'auto-battery-1'],
  },
  {
    name: 'Laboratory solvent kit, AR grade, 500 ml × 6',
    description:
      'Acetone, ethanol denatured, ethyl acetate, hexane, toluene and dichloromethane in amber glass, each sealed with its own assay. For quality labs of paint, food and herbs that need a little of all.',
    unit: 'kit',
    tiers: [[1, 3650]],
    specs: { Grade: 'AR', Bottles: '6 × 500 ml', Assay: 'On each label', Pack: 'Foam crate' },
    stock: 64,
    pictures: ['test-tube-2', 'alembic-1', 'chemical-drum-2'],
  },
]
