import type { Good } from '#server/demo/good.ts'

export const goods: readonly Good[] = [
  {
    name: 'Jumbo pressure cooker, 22 litre, for canteen and mess',
    description:
      'Cooks 5 kg rice in one whistle. Wing-nut locking lid with pressure gauge port, steam valve at the side away from the cook. Hostels, langar kitchens and army messes buy it from us again and again.',
    unit: 'piece',
    tiers: [
      [1, 4950],
      [4, 4720],
      [16, 4520],
    ],
    specs: { Capacity: '12, 16, 22 L', Body: 'Aluminium, 5 mm', Handles: '4, bakelite', Standard: 'IS 2347' },
    stock: 47,
    pictures: ['pressure-cooker-1', 'pressure-cooker-2', 'gas-stove-2'],
  },
  {
    name: 'Cast iron skillet, pre-seasoned, 25 cm',
    description:
      'Ready to cook out of the box. Sand-cast at Rajkot and ground smooth inside by hand, not just blasted. Two pour lips and a helper handle. Care leaflet tells how to bring back a rusted pan.',
    unit: 'piece',
    tiers: [[6, 690]],
    specs: {
      Diameter: '25 cm',
      Weight: '2.1 kg',
      Seasoning: 'Flaxseed oil, 3 times',
      Use: 'Gas, induction, oven, fire',
    },
    stock: 198,
    pictures: ['frying-pan-1', 'frying-pan-2', 'corrugated-box-1'],
  },
  {
    name: 'Melamine dinner plate 11 inch, round, food grade',
    description:
      'Does not chip when stacked hot out of the wash. Plain white, ivory or with a two-line border; hotel logo fired under the glaze from 50 dozen. Not for the microwave. Samples at cost, adjusted in the bill.',
    unit: 'dozen',
    tiers: [
      [5, 1080],
      [25, 1015],
      [100, 960],
    ],
    specs: { Diameter: '11 in (280 mm)', Weight: '230 g', Material: '100 % melamine', Standard: 'IS 14999' },
    stock: 390,
    pictures: ['plate-cutlery-1', 'plate-cutlery-2'],
  },
  {
    name: 'Whistling kettle, stainless steel, 2.5 litre, induction base',
    description:
      'Whistle opens with the thumb lever, no burnt fingers. Cool-touch folding handle. Gift shops sell it in the copper-look finish, kitchens in plain steel. Very few left before the new colours arrive.',
    unit: 'piece',
    tiers: [
      [2, 610],
      [24, 560],
    ],
    specs: { Capacity: '2.5 L', Steel: 'SS 304, 0.6 mm', Base: 'Capsule bottom' },
    stock: 2,
    pictures: ['kettle-1', 'kettle-2', 'gas-stove-1'],
  },
  {
    name: 'Butcher knife (chhura), 10 inch, forged, rosewood handle',
    description:
      'From smiths who have made nothing else for three generations. Heavy in front, so the blade does the work on mutton and fish bones. Delivered oiled and wrapped; keep dry after use.',
    unit: 'piece',
    tiers: [
      [10, 265],
      [50, 246],
      [200, 230],
    ],
    specs: {
      Blade: '250 mm, 3.5 mm thick',
      Steel: 'Railway spring steel, hand forged',
      Handle: 'Rosewood, brass pins',
      Weight: '480 g',
    },
    stock: 305,
    pictures: ['kitchen-knife-2', 'kitchen-knife-1'],
  },
  {
    name: 'Spare jar for mixer, 1.5 litre, stainless steel with lid',
    description:
      'Fits nearly all Indian 500 to 750 W machines with the six-tooth coupler: send a photo of yours and we confirm. Blade unit with bronze bush, can be replaced alone. Repair shops keep a dozen.',
    unit: 'piece',
    tiers: [
      [10, 445],
      [50, 418],
      [200, 394],
    ],
    specs: {
      Volume: '1.5 L wet',
      Steel: 'SS 202, 22 gauge',
      Coupler: 'Standard 6 teeth',
      Lid: 'Polycarbonate',
    },
    stock: 650,
    pictures: ['mixer-grinder-2', 'mixer-grinder-1'],
  },
  {
    name: 'Built-in hob, 4 burner, auto ignition, black glass',
    description:
      'Interior contractors order it with the modular kitchen. Battery ignition on each knob, Italian-pattern brass burners, cast-iron pan supports. Cut-out drawing is on the carton and here as a picture on request.',
    unit: 'piece',
    tiers: [
      [1, 7450],
      [4, 7120],
      [12, 6850],
    ],
    specs: {
      Size: '780 × 520 mm',
      Glass: '8 mm toughened',
      Burners: '2 triple ring, 2 medium',
      Safety: 'Flame failure device',
    },
    stock: 38,
    pictures: ['gas-stove-1', 'gas-stove-2'],
  },
  {
    name: 'Cooker spares kit: gasket, weight and safety valve',
    description:
      'What a repair counter needs ten times a day, in one sealed pouch. Gasket of food-grade nitrile, stays soft about a year. Say outer lid or inner lid and the litre size; mixed packs of 100 are welcome.',
    unit: 'kit',
    tiers: [
      [25, 72],
      [100, 66],
    ],
    specs: {
      Gasket: 'Nitrile, 3, 5, 7.5 L',
      Weight: 'Brass core, 1 kg/cm²',
      Valve: 'Fusible alloy, 2 pieces',
    },
    stock: 4200,
    pictures: ['pressure-cooker-2', 'pressure-cooker-1'],
  },
  {
    name: 'Compartment thali, 5 in 1, stainless steel, 13 inch',
    description:
      'Mess, school meal and temple trust size. Deep pockets keep dal from meeting the kheer. Nests tight: 100 plates stand only 42 cm high. Embossing of your name on the rim costs 2 rupees.',
    unit: 'piece',
    tiers: [
      [24, 98],
      [120, 92],
      [480, 86.5],
    ],
    specs: { Size: '13 × 10 in', Steel: 'SS 304, 0.6 mm', Compartments: '5, 28 mm deep', Weight: '340 g' },
    stock: 1700,
    pictures: ['plate-cutlery-2', 'plate-cutlery-1', 'rice-sheaf-1'],
  },
  {
    name: 'Kadhai with lid, tri-ply steel, 28 cm, 4.2 litre',
    description:
      'Heavy enough for a slow bhuna, light enough for home. Welded-in handles with a gap so they stay cooler. Made daily, so we quote dispatch at three days for up to 200 pieces.',
    unit: 'piece',
    tiers: [
      [4, 1780],
      [20, 1690],
      [80, 1610],
    ],
    specs: { Capacity: '4.2 L', Build: 'SS 304 / aluminium / SS 430, 2.5 mm', Lid: 'Steel, tight fit' },
    stock: null,
    pictures: ['frying-pan-1', 'frying-pan-2', 'plate-cutlery-1'],
  },
  {
    name: 'Multi kettle 1.2 litre with egg rack and steamer',
    description:
      'Noodles, eggs, momos, tea: one pot for a student room. 600 W does not trip a hostel line. Keeps warm at 65 °C. Packed with rack, steamer and measuring cup; BIS registration number on the plate.',
    unit: 'piece',
    tiers: [
      [6, 780],
      [24, 735],
      [96, 692],
    ],
    specs: { Capacity: '1.2 L', Power: '600 W', Bowl: 'SS 304, detachable lid', Settings: 'Boil, warm' },
    stock: null,
    pictures: ['kettle-2', 'kettle-1'],
  },
  {
    name: 'Knife set with chopping board, 5 pieces, gift box',
    description:
      'Diwali and corporate gift that people truly use. Bamboo board with juice groove, kitchen scissor opens bottles. Box has a window and room for a greeting card; printed sleeves with your logo from 144 sets.',
    unit: 'set',
    tiers: [
      [6, 480],
      [36, 448],
      [144, 420],
    ],
    specs: { Contents: '3 knives, 1 scissor, 1 board', Blade: 'SS 420J2', Board: 'Bamboo, 33 × 23 cm' },
    stock: 222,
    pictures: ['kitchen-knife-1', 'kitchen-knife-2', 'corrugated-box-2'],
  },
  {
    name: 'Brass burner set for gas stove, 2 piece, heavy',
    description:
      'Blue flame to the last hole: 60 ports drilled by CNC, not punched. The right spare when customers complain about black vessels. Set of one big and one small cap; triple-pin pattern at the same rate.',
    unit: 'set',
    tiers: [[20, 245]],
    specs: {
      Material: 'Forged brass, 82 mm and 70 mm',
      Weight: '310 g per set',
      Fits: 'Standard Indian mixing tubes',
    },
    stock: 315,
    pictures: ['gas-stove-2', 'gas-stove-1'],
  },
  {
    name: 'Areca leaf plate (पत्तल), 10 inch round, pack of 25',
    description:
      'Strong enough for gravy and good for the earth: pressed from fallen sheaths with heat and water only. Caterers get 1,000 plates in one carton. Moisture below 8 %, so no fungus in the godown.',
    unit: 'pack (25 pc)',
    tiers: [
      [40, 112],
      [200, 104],
      [800, 97],
    ],
    specs: { Diameter: '10 in, 6 in', Leaf: 'Fallen areca sheath', Finish: 'UV dried, no coating' },
    stock: 3600,
    pictures: ['plate-cutlery-1', 'plate-cutlery-2', 'corrugated-box-1'],
  },
  {
    name: 'Granite-coated frypan trio, 20, 24 and 28 cm',
    description:
      'Three pans nest in one gift carton, felt pads between. Tested 8,000 rubs. Online sellers get white-background pictures and EAN codes along with the first lot. Colours grey, beige and green.',
    unit: 'set (3 pc)',
    tiers: [
      [4, 1190],
      [20, 1120],
      [80, 1060],
    ],
    specs: { Sizes: '20, 24, 28 cm', Coating: '5-layer, stone look', Handle: 'Wood-feel bakelite' },
    stock: null,
    pictures: ['frying-pan-2', 'frying-pan-1', 'corrugated-box-2'],
  },
  {
    name: 'Pressure cooker combo, 2 + 3 + 5 litre, one common lid',
    description:
      'Wedding season pack. One pressure lid and one glass lid serve all three bodies, so it also works as handi set. Made against order in 5 days; advance of 30 %, rest before dispatch.',
    unit: 'set',
    tiers: [
      [2, 2140],
      [10, 2030],
      [40, 1940],
    ],
    specs: { Capacity: '2, 3, 5 L', Body: 'Virgin aluminium, induction base', Lids: '1 pressure, 1 glass' },
    stock: null,
    pictures: ['pressure-cooker-1', 'pressure-cooker-2', 'plate-cutlery-2'],
  },
]
