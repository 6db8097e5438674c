import type { Good } from '#server/demo/good.ts'

export const goods: readonly Good[] = [
  {
    name: 'Men’s sports shoe, knitted upper, EVA sole',
    description:
      'A light runner that retails easily under ₹700. Knitted mesh breathes, sole is single-density EVA stitched round the toe. Size run of eight pairs to a carton, one colour; four colours repeat every week.',
    unit: 'pair',
    tiers: [
      [16, 318],
      [96, 292],
      [480, 272],
    ],
    specs: { Sizes: '6 to 10', Sole: 'EVA', Upper: 'Knitted mesh', Colours: 'Black, navy, grey, olive' },
    stock: 1920,
    pictures: ['running-shoe-1', 'running-shoe-2', 'corrugated-box-1'],
  },
  {
    name: 'Hawai chappal (चप्पल), EVA, men',
    description:
      'The bathroom-to-bazaar slipper in 15 mm closed-cell rubber with straps that do not pull out: we hang 20 kg on each sample. Blue-white and black; strung in pairs, 60 pairs to a sack.',
    unit: 'pair',
    tiers: [
      [60, 52],
      [300, 47.5],
      [1200, 44],
      [3000, 41.75],
    ],
    specs: { Sizes: '6 to 10', Thickness: '15 mm', Standard: 'IS 10702', Packing: '60 pairs a sack' },
    stock: 4800,
    pictures: ['sandal-1', 'sandal-2'],
  },
  {
    name: 'Safety boot, steel toe, PU sole, ISI',
    description:
      'Buff-barton leather over a 200 joule toe cap, with an oil-resistant double-density sole that engineers can stand on all shift. Carton of ten, any sizes. Test report and IS licence copy with the quotation.',
    unit: 'pair',
    tiers: [
      [10, 745],
      [50, 698],
      [250, 655],
    ],
    specs: {
      Standard: 'IS 15298 (Part 2)',
      Toe: 'Steel, 200 J',
      Sole: 'Double-density PU',
      Sizes: '5 to 12',
    },
    stock: 860,
    pictures: ['boot-1', 'boot-2', 'safety-helmet-1'],
  },
  {
    name: 'Ladies ballet flat, soft PU, bow front',
    description:
      'College and office wear, every day: heels are padded and the insole is memory foam. Eleven shades on one last; buy by the shade in sets of six sizes. Printed box or polybag, same rate.',
    unit: 'pair',
    tiers: [
      [12, 178],
      [72, 162],
      [360, 149],
    ],
    specs: { Sizes: '36 to 41', Upper: 'PU', Sole: 'TPR', Shades: '11' },
    stock: 1140,
    pictures: ['ballet-flat-1', 'ballet-flat-2'],
  },
  {
    name: 'Block heel sandal, 3 in, ankle strap',
    description:
      'Party-season fast mover with a stable wrapped heel that does not click loose. Padded footbed, adjustable buckle. Gold, rose gold, black and nude arrive each Thursday from our Agra line.',
    unit: 'pair',
    tiers: [
      [12, 342],
      [60, 315],
      [240, 294],
    ],
    specs: {
      Heel: '3 in block',
      Sizes: '36 to 41',
      Upper: 'Synthetic',
      Colours: 'Gold, rose gold, black, nude',
    },
    stock: 480,
    pictures: ['high-heel-1', 'high-heel-2', 'purse-1'],
  },
  {
    name: 'Formal derby shoe, genuine leather, men',
    description:
      'Cow softy leather, leather lining at the heel and a stitched TPR sole that walks quietly on marble. Made on a broad Indian last, so size exchanges stay below two in a hundred.',
    unit: 'pair',
    tiers: [
      [6, 890],
      [36, 825],
      [150, 775],
    ],
    specs: {
      Upper: 'Cow softy leather',
      Sole: 'TPR, stitched',
      Sizes: '6 to 11',
      Colours: 'Black, brown, tan',
    },
    stock: 520,
    pictures: ['leather-shoe-1', 'leather-shoe-2'],
  },
  {
    name: 'Kids’ light-up running shoe, hook-and-loop',
    description:
      'Each step flashes three colours for about six lakh steps. No laces to tie, soft collar, anti-skid dots under the heel. Cartons of 24 in plain colours that schools also accept for sports day.',
    unit: 'pair',
    tiers: [
      [24, 265],
      [120, 242],
      [480, 224],
    ],
    specs: { Sizes: '8C to 13C', Sole: 'PVC with LED', Closure: 'Hook and loop' },
    stock: 740,
    pictures: ['running-shoe-2', 'running-shoe-1'],
  },
  {
    name: 'Kolhapuri chappal, vegetable-tanned leather',
    description:
      'Hand-cut by families in Athani, stitched with leather thread and finished with groundnut oil. Breaks in within a week and lasts for years. Small shade differences are the mark of the hide, not a fault.',
    unit: 'pair',
    tiers: [
      [5, 545],
      [25, 505],
      [100, 472],
    ],
    specs: { Leather: 'Buffalo, bag tanned', Sizes: '6 to 11', Sole: 'Leather, three layer' },
    stock: 190,
    pictures: ['sandal-2', 'leather-shoe-2', 'sandal-1'],
  },
  {
    name: 'Gumboot 12 in, PVC, for farm and monsoon',
    description:
      'Paddy growers, dairy sheds and municipal crews buy it by the hundred. One-piece moulding has no seam to leak; deep cleats shake off mud. Cotton lining dries overnight upside down.',
    unit: 'pair',
    tiers: [
      [20, 268],
      [100, 246],
      [500, 229],
    ],
    specs: { Height: '12 in', Standard: 'IS 12254', Sizes: '6 to 11', Colours: 'Black, green' },
    stock: 1360,
    pictures: ['boot-2', 'boot-1', 'water-drop-1'],
  },
  {
    name: 'Embroidered mojari flats for women',
    description:
      'Zari and dabka work on velvet, done by hand in Jodhpur on a cushioned sole that city feet accept. Straight and left-right lasts both available. Bridal sets of matching potli can be ordered along.',
    unit: 'pair',
    tiers: [
      [6, 395],
      [30, 362],
      [120, 338],
    ],
    specs: { Work: 'Zari, dabka', Sole: 'Leather with foam', Sizes: '36 to 41' },
    stock: 210,
    pictures: ['ballet-flat-2', 'thread-spool-1', 'ballet-flat-1'],
  },
  {
    name: 'Stiletto pump 4 in, pointed toe',
    description:
      'Steel-shank heel passes the 200 kg wobble test; tip is replaceable nylon. Matt and patent finishes on the same last, so a boutique can match any gown. Three pairs are left of this season; the next lot is due in two weeks.',
    unit: 'pair',
    tiers: [
      [2, 465],
      [36, 428],
      [144, 399],
    ],
    specs: { Heel: '4 in', Finish: 'Matt, patent', Sizes: '36 to 40' },
    stock: 3,
    pictures: ['high-heel-2', 'dress-1', 'high-heel-1'],
  },
  {
    name: 'School shoe, black, boys, lace-up',
    description:
      'Bulk season is March to June: book early and lift in lots. Scuff-resistant PU upper, airmix PVC sole that does not mark classroom floors, spare laces in the box. Size-wise loose supply is possible.',
    unit: 'pair',
    tiers: [
      [24, 248],
      [120, 228],
      [600, 212],
    ],
    specs: { Sizes: '11C to 8', Sole: 'Airmix PVC', Upper: 'PU, scuff resistant' },
    stock: 2450,
    pictures: ['leather-shoe-2', 'books-1', 'leather-shoe-1'],
  },
  {
    name: 'Women’s walking shoe, memory foam, slip-on',
    description:
      'Morning walkers slip in without bending. Stretch collar, phylon sole under 200 g a shoe, machine-washable at 30°. Pink, grey and black are ready stock; other shades in 600 pairs.',
    unit: 'pair',
    tiers: [
      [12, 345],
      [60, 318],
      [300, 296],
    ],
    specs: { Sizes: '4 to 8', Sole: 'Phylon', Weight: '190 g a shoe' },
    stock: 680,
    pictures: ['running-shoe-1', 'running-shoe-2', 'yarn-1'],
  },
  {
    name: 'PU sandal with buckle, men, daily wear',
    description:
      'Two straps, two buckles, one PU sole poured straight on the upper, so there is no paste joint to open in rain. Brown and black in cartons of twelve; display boxes carry no price, for your own sticker.',
    unit: 'pair',
    tiers: [
      [12, 285],
      [60, 262],
      [300, 244],
    ],
    specs: { Sizes: '6 to 10', Sole: 'PU, direct injection', Colours: 'Brown, black, tan' },
    stock: 920,
    pictures: ['sandal-1', 'leather-shoe-1'],
  },
  {
    name: 'Chelsea boot, suede, elastic side, men',
    description:
      'A winter fashion style that moves from October on. Real split suede, crepe-look sole, pull tab at the back. Twelve-pair assortments in camel and black; samples at carton rate.',
    unit: 'pair',
    tiers: [
      [12, 985],
      [60, 915],
      [180, 862],
    ],
    specs: { Upper: 'Split suede', Sole: 'TPR', Sizes: '6 to 11' },
    stock: 0,
    pictures: ['boot-1', 'leather-shoe-1', 'boot-2'],
  },
  {
    name: 'Jelly flats for girls, scented PVC',
    description:
      'Bright, washable and lightly strawberry-scented: made for the rains and for mela stalls. One mould, no stitch, non-toxic phthalate-free compound with report. Packed 48 pairs, six colours to a case.',
    unit: 'pair',
    tiers: [
      [48, 72],
      [240, 65.5],
      [960, 60],
    ],
    specs: { Sizes: '7C to 3', Material: 'PVC, phthalate free', Colours: 'Pink, mint, lilac, yellow' },
    stock: 1680,
    pictures: ['ballet-flat-1', 'colour-palette-1'],
  },
]
