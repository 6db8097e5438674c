import type { Good } from '#server/demo/good.ts'

export const goods: readonly Good[] = [
  {
    name: 'Charcoal beard soap and face bar, men, 100 g',
    description:
      'One bar for beard and face: activated charcoal, tea tree and glycerine. Printed paper wrap without plastic. Barbers sell it at the counter; the half-dozen tray has a tester slot.',
    unit: 'piece',
    tiers: [
      [36, 48],
      [180, 42.5],
      [720, 38.5],
    ],
    specs: { Net: '100 g', TFM: '70 %', Active: 'Charcoal 2 %, tea tree', Wrap: 'Paper' },
    stock: 760,
    pictures: ['soap-1', 'hair-comb-1'],
  },
  {
    name: 'Deodorant body spray, 150 ml, gas, men and women',
    description:
      'Six fragrances that move in tier two towns, tins in lithographed print. Contains LPG propellant, so neither air nor post carries it. Sixty tins to a case; schemes run in March and September.',
    unit: 'tin (150 ml)',
    tiers: [
      [60, 84],
      [300, 76],
      [1200, 70],
    ],
    specs: { Net: '150 ml', Fragrance: '6', For: 'Men, Women', Propellant: 'LPG', Case: '60 tins' },
    stock: 1440,
    pictures: ['perfume-1', 'perfume-2'],
  },
  {
    name: 'Salon hair-cutting comb set, carbon, 10 pieces',
    description:
      "Heat proof to 220 °C and free of static. From rat-tail to barber taper, each comb has its number marked. Zip pouch with clear front; academies receive the teacher's set on every fiftieth.",
    unit: 'set of 10',
    tiers: [
      [10, 215],
      [50, 194],
      [200, 178],
    ],
    specs: { Material: 'Carbon fibre blend', Heat: '220 °C', Pieces: '10', Colour: 'Black' },
    stock: 430,
    pictures: ['hair-comb-1', 'hair-comb-2'],
  },
  {
    name: 'Henna paste cone (mehendi), natural, 25 g, bridal',
    description:
      'Rajasthan leaf sifted twice through cloth and mixed with eucalyptus oil and sugar. No PPD, stain of 7 to 10 days. Frozen on making, sent with ice pack; use within 40 days.',
    unit: 'piece',
    tiers: [
      [72, 18],
      [360, 15.5],
      [1440, 13.8],
    ],
    specs: { Net: '25 g', Leaf: 'Sojat, Rajasthan', PPD: 'Nil', Stain: 'Maroon', Keep: 'Frozen' },
    stock: 0,
    pictures: ['lotion-bottle-1', 'powder-bag-1'],
  },
  {
    name: 'Lip balm, shea and beeswax, 4.5 g stick, 8 flavours',
    description:
      'Clear, no shine, stays solid at 45 °C. Winter essential for chemists: thirty-two sticks in a small counter box. Choose mixed or single flavours; tinted variant has a rosy film.',
    unit: 'piece',
    tiers: [
      [64, 26],
      [320, 22.5],
      [1280, 20],
    ],
    specs: { Net: '4.5 g', Flavour: '8', Base: 'Shea, Beeswax', Type: 'Clear, Tinted' },
    stock: 1120,
    pictures: ['lipstick-2', 'lotion-bottle-2'],
  },
  {
    name: 'Rose water (gulab jal), steam distilled, 20 litre jar',
    description:
      'First distillate of Pushkar and Hasayan petals, nothing added but the fragrance of the flower. Sweet makers may use the food-grade lot; cosmetic makers the preserved one.',
    unit: 'litre',
    tiers: [
      [20, 98],
      [100, 89],
      [500, 82],
    ],
    specs: { Source: 'Rosa damascena', Grade: 'Cosmetic, Food', Pack: '20 litre HDPE', Colour: 'Clear' },
    stock: 620,
    pictures: ['perfume-2', 'water-drop-2', 'lotion-bottle-1'],
  },
  {
    name: 'Nail art kit, stones, stickers and five brushes',
    description:
      'Wheel of 12 stone sizes, 24 sticker sheets, dotting tool and brushes in a lidded tray. A first stock for parlours that begin with nail art. Refill wheels may be ordered alone.',
    unit: 'kit',
    tiers: [
      [2, 268],
      [10, 245],
      [50, 222],
    ],
    specs: {
      Contents: 'Stones, stickers, brushes, dotting tool',
      Brushes: '5',
      Sheets: '24',
      Tray: 'Lidded',
    },
    stock: 5,
    pictures: ['nail-polish-2', 'paintbrush-2', 'colour-palette-2'],
  },
  {
    name: 'Hotel toiletry kit, 30 ml × 4 + 20 g soap, in pouch',
    description:
      "Shampoo, conditioner, gel and lotion with a pleat-wrapped soap. Bottles carry your hotel's name in one colour. Guests take them home, so the refill rate is worked out per occupied room.",
    unit: 'set',
    tiers: [
      [100, 68],
      [500, 61],
      [2000, 56],
    ],
    specs: { Bottle: '30 ml × 4', Soap: '20 g', Pouch: 'EVA, Organza', Fragrance: 'Lemongrass, White tea' },
    stock: 2450,
    pictures: ['soap-2', 'lotion-bottle-2', 'lotion-bottle-1'],
  },
  {
    name: 'Face serum, 10 % niacinamide with zinc, 30 ml dropper',
    description:
      'Light, clear and without perfume. Amber glass, calibrated pipette, tamper band. Stability of 24 months proven at 40 °C. Online sellers receive single-piece cartons that survive the courier belt.',
    unit: 'piece',
    tiers: [
      [24, 124],
      [120, 110],
      [600, 99],
    ],
    specs: { Net: '30 ml', Active: 'Niacinamide 10 %, Zinc 1 %', pH: '5.5 to 6', Bottle: 'Amber glass' },
    stock: 1010,
    pictures: ['lotion-bottle-1', 'test-tube-1', 'corrugated-box-1'],
  },
  {
    name: 'Talcum powder, jasmine, 300 g, private mould',
    description:
      'Superfine talc tested free of asbestos fibres, perfumed for a day in the heat. Tins made in our own mould; artwork on the sleeve is yours. Twenty-four in a shrink pack.',
    unit: 'piece',
    tiers: [
      [48, 62],
      [240, 55],
      [960, 50],
    ],
    specs: { Net: '300 g', Fragrance: 'Jasmine, Sandal, Lime', Talc: 'Asbestos free', Standard: 'IS 3959' },
    stock: null,
    pictures: ['perfume-1', 'powder-bag-1'],
  },
  {
    name: 'Natural loofah (turai) with soap inside, 3 in disc',
    description:
      'Ridge gourd grown at our own farm, sliced and filled with glycerine soap. Scrubs and cleans in one. Works as a filler in gift hampers; nature makes every disc a little different.',
    unit: 'piece',
    tiers: [
      [48, 34],
      [240, 29.5],
    ],
    specs: { Diameter: '3 in', Weight: '70 g', Soap: 'Glycerine', Fragrance: 'Lemon, Rose, Plain' },
    stock: 310,
    pictures: ['soap-1', 'seedling-2'],
  },
  {
    name: 'Facial kit, gold, 5 step, salon pack 250 g',
    description:
      'Cleanser, scrub, gel, cream and mask in tubs for ten clients. Step cards in seven languages inside the lid. Gold is mica pigment, not metal. Patch test is advised on the label.',
    unit: 'kit',
    tiers: [[6, 395]],
    specs: { Net: '250 g', Steps: '5', Clients: '10', Variant: 'Gold, Diamond, Fruit, Papaya' },
    stock: 225,
    pictures: ['lotion-bottle-2', 'corrugated-box-1'],
  },
  {
    name: 'Lip and cheek tint palette, 6 colours, vegan',
    description:
      'Creamy colours that melt in with a finger. Mirror in the lid, magnetic pans that can be refilled. Made without carmine. First trade orders get six display cards.',
    unit: 'piece',
    tiers: [
      [4, 156],
      [24, 142],
      [120, 127],
      [480, 116],
    ],
    specs: { Net: '6 × 1.5 g', Colour: '6', Type: 'Cream', Vegan: 'Yes' },
    stock: 4,
    pictures: ['lipstick-1', 'colour-palette-1', 'mirror-1'],
  },
  {
    name: 'Pocket perfume 18 ml, eight fragrances, hanging strip of 12',
    description:
      "Slim sprayer for men's and women's counters at the 49-rupee point. Eight fragrances mixed in a hanging strip of twelve. Strips join to a curtain that sells from the pillar of any kirana.",
    unit: 'strip (12 pieces)',
    tiers: [
      [20, 312],
      [100, 284],
      [400, 262],
    ],
    specs: { Net: '18 ml each', Fragrance: '8', Spray: 'Crimp', Strip: '12 pieces' },
    stock: 980,
    pictures: ['perfume-2', 'corrugated-box-2'],
  },
  {
    name: 'Hair oil, cold-pressed coconut (नारियल तेल), 200 ml',
    description:
      'Pressed from dry copra in Kangayam, double filtered, no mineral oil. Solidifies below 24 °C, as it should. Flat bottles hold labels well; private label from three cartons.',
    unit: 'bottle (200 ml)',
    tiers: [
      [60, 82],
      [300, 75],
      [1200, 70],
    ],
    specs: { Net: '200 ml, 500 ml, 1 litre', Type: 'Cold pressed', FFA: '0.5 % max', Carton: '60 bottles' },
    stock: null,
    pictures: ['hair-comb-2', 'lotion-bottle-1'],
  },
  {
    name: 'Nail care manicure set, steel, 8 pieces in case',
    description:
      'Clipper, pusher, nipper, scissors, file and tweezers forged in stainless 420, hardened to hold an edge. Case in leatherette with snap. Each tool is also available loose for salons.',
    unit: 'set of 8',
    tiers: [
      [12, 186],
      [60, 168],
    ],
    specs: { Steel: 'SS 420', Pieces: '8', Case: 'Leatherette', Colour: 'Black, Red' },
    stock: null,
    pictures: ['nail-polish-1', 'hair-comb-1'],
  },
]
