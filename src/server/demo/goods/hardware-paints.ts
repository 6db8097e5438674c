import type { Good } from '#server/demo/good.ts'

export const goods: readonly Good[] = [
  {
    name: 'Claw hammer, 500 g, tubular steel handle',
    description:
      'Drop-forged head fixed to a one-piece tubular handle, so the head does not fly off. Nail-pulling claw ground on both edges. Carpenters (mistri) take it by the dozen; each piece comes in a polybag with a hang tag.',
    unit: 'piece',
    tiers: [
      [12, 265],
      [60, 248],
      [240, 232],
    ],
    specs: { 'Head weight': '500 g', Handle: 'Chrome steel, rubber grip', Face: 'Hardened, 50 HRC' },
    stock: 640,
    pictures: ['hammer-wrench-1', 'hammer-wrench-2', 'corrugated-box-1'],
  },
  {
    name: 'Interior acrylic emulsion, brilliant white, 20 litre',
    description:
      'For inside walls over putty and primer. Takes universal stainers up to 3 % for light shades. Low odour, washable after 7 days. Batch number and packing month printed on every bucket; a shade card is sent free with the first order.',
    unit: 'bucket (20 L)',
    tiers: [
      [4, 2380],
      [20, 2240],
      [60, 2120],
    ],
    specs: {
      Coverage: '120–140 sq ft per litre, 2 coats',
      Finish: 'Smooth matt',
      Drying: '30 min touch dry',
      Standard: 'IS 15489',
    },
    stock: 310,
    pictures: ['paint-bucket-1', 'paint-bucket-2', 'paintbrush-1', 'colour-palette-1'],
  },
  {
    name: 'Hex bolt with nut, zinc plated, M12 × 75 mm, box of 100',
    description:
      'Full-thread and half-thread both in stock at the same rate: please say which when you ask. Bolt and nut are packed assembled, 100 sets to a box, so nobody on site looks for a missing nut.',
    unit: 'box (100 pc)',
    tiers: [
      [5, 1180],
      [25, 1115],
      [100, 1060],
    ],
    specs: { Size: 'M12 × 75 mm', Grade: '4.6', Plating: 'Zinc, 5 micron', Standard: 'IS 1364' },
    stock: 1450,
    pictures: ['nut-bolt-1', 'nut-bolt-2', 'corrugated-box-2'],
  },
  {
    name: 'Screwdriver kit, 8 blades with one handle, in pouch',
    description:
      'A fast counter item for electrical and hardware shops. The handle carries a neon bulb and works as a line tester with the flat blade. Blades are hardened over the whole length, not only at the tip.',
    unit: 'set',
    tiers: [[10, 185]],
    specs: {
      Blades: '4 flat, 3 Phillips, 1 poker',
      Steel: 'Chrome vanadium',
      Handle: 'Acetate, shock-proof',
      Pouch: 'PVC, press button',
    },
    stock: 880,
    pictures: ['screwdriver-1', 'screwdriver-2'],
  },
  {
    name: 'Hand saw (aari) for wood, 18 inch, teak handle',
    description:
      'Comes sharpened and oiled, ready to cut the same day. Three brass rivets hold the polished teak handle. Can be re-sharpened many times with a three-square file, and we stock the file too.',
    unit: 'piece',
    tiers: [
      [6, 310],
      [36, 288],
      [120, 270],
    ],
    specs: {
      'Blade length': '450 mm (18 in)',
      Teeth: '7 per inch, set and sharpened',
      Blade: 'High-carbon spring steel',
    },
    stock: 265,
    pictures: ['saw-1', 'saw-2', 'timber-1'],
  },
  {
    name: 'Brass padlock (ताला), 65 mm, 7 levers, 3 keys',
    description:
      'Aligarh make, hand-finished and checked key by key. More than 4,000 key changes in the series. One lock per printed box, 6 boxes per inner. Also possible with your name stamped on the body from 240 pieces.',
    unit: 'piece',
    tiers: [
      [6, 540],
      [24, 505],
      [96, 475],
      [240, 455],
    ],
    specs: {
      Body: 'Solid brass, 65 mm',
      Shackle: 'Hardened steel, 10 mm',
      Levers: '7',
      Keys: '3, computer cut',
    },
    stock: 720,
    pictures: ['padlock-1', 'padlock-2', 'corrugated-box-1'],
  },
  {
    name: 'Paint brush 2 inch, natural bristle, wooden handle',
    description:
      'Good for enamel and primer on doors, windows and grills. Bristles are vulcanised into rubber, so shedding is very low after the first wash. 12 pieces in a shrink pack, mixed sizes of 1, 2, 3 and 4 inch can go in one carton.',
    unit: 'dozen',
    tiers: [
      [5, 420],
      [25, 392],
      [100, 365],
    ],
    specs: { Width: '50 mm (2 in)', Bristle: 'Natural black, 57 mm long', Ferrule: 'Tin-plated, 2 nails' },
    stock: 1100,
    pictures: ['paintbrush-1', 'paintbrush-2', 'paint-bucket-2'],
  },
  {
    name: 'Combination spanner set (chabi set), 6–32 mm, 12 pieces',
    description:
      'Ring end with 15° offset, open end at the other side. Matt chrome finish does not slip in an oily hand. The sizes are stamped deep and stay readable for years. Roll-up canvas pouch included.',
    unit: 'set',
    tiers: [
      [2, 1290],
      [10, 1210],
      [40, 1140],
    ],
    specs: { Sizes: '6 to 32 mm, 12 pieces', Steel: 'Chrome vanadium', Finish: 'Matt chrome' },
    stock: 96,
    pictures: ['hammer-wrench-2', 'hammer-wrench-1', 'briefcase-2'],
  },
  {
    name: 'Exterior weatherproof emulsion, tinting base, 20 litre',
    description:
      'Made for outer walls which see four months of rain. On a sound primed surface the film does not flake or turn green for five years. Tinting to your shade code is done before dispatch, 1 day extra.',
    unit: 'bucket (20 L)',
    tiers: [
      [4, 3650],
      [16, 3460],
      [48, 3290],
    ],
    specs: {
      Coverage: '50–60 sq ft per litre, 2 coats',
      Film: 'Anti-algal, silicone added',
      Base: 'White, pastel, deep',
    },
    stock: 142,
    pictures: ['paint-bucket-2', 'paint-bucket-1', 'paintbrush-2', 'bricks-1'],
  },
  {
    name: 'Self-drilling screw (SDS), hex head with EPDM washer, 12 × 55 mm',
    description:
      'Roofing contractors use this screw for colour-coated sheets on purlins. Drills, taps and seals in one go with a normal screw gun. Heads painted blue, white or red at 0.35 rupees per piece extra.',
    unit: 'box (500 pc)',
    tiers: [
      [2, 1090],
      [10, 1035],
    ],
    specs: { Size: '12–14 × 55 mm', Drilling: 'Up to 5.5 mm steel', Coating: 'Zinc, 500 h salt spray' },
    stock: 2300,
    pictures: ['nut-bolt-2', 'nut-bolt-1'],
  },
  {
    name: 'Line tester, neon, 130 mm, insulated blade',
    description:
      'Every tester is proved at 250 V before packing, not one in ten. Clear handle, bright neon, strong pocket clip. Sold as one dozen on a display card that hangs on the counter.',
    unit: 'dozen',
    tiers: [
      [10, 228],
      [50, 212],
      [200, 198],
    ],
    specs: { Range: '110–250 V AC', Length: '130 mm', Blade: 'Chrome vanadium, insulated to tip' },
    stock: 3400,
    pictures: ['screwdriver-2', 'screwdriver-1', 'switch-board-1'],
  },
  {
    name: 'Hacksaw frame 12 inch, adjustable, die-cast handle',
    description:
      'Plumbers and fabricators like this frame because the wing nut keeps tension and the blade cuts straight. One blade is fitted. Comfortable pistol grip, no sharp casting edges.',
    unit: 'piece',
    tiers: [
      [10, 195],
      [50, 182],
      [200, 170],
    ],
    specs: { Blade: '250, 300 mm', Throat: '90 mm', Frame: 'Nickel-plated steel', Standard: 'IS 5169' },
    stock: 415,
    pictures: ['saw-2', 'saw-1', 'pvc-pipe-1'],
  },
  {
    name: 'Disc padlock, stainless steel, 70 mm, closed shackle',
    description:
      'The shackle hides inside the round body, so a cutter or iron rod finds no hold. For godown shutters, gas cylinder cages and tempo doors. Present lot is sold out; the next one is in plating.',
    unit: 'piece',
    tiers: [
      [10, 365],
      [50, 340],
      [200, 318],
    ],
    specs: { Body: 'Stainless steel 304, 70 mm', Shackle: '10 mm, shrouded', Keys: '3 dimple keys' },
    stock: 0,
    pictures: ['padlock-2', 'padlock-1'],
  },
  {
    name: 'Painter kit: 9 inch roller, tray and 3 brushes',
    description:
      'One box with all that a house painter needs for two rooms. The cage roller takes any standard 9 inch sleeve, spare sleeves at 75 rupees. Colour-printed box, good for gifting and online sellers.',
    unit: 'set',
    tiers: [
      [6, 345],
      [30, 322],
      [120, 299],
    ],
    specs: { Roller: '230 mm, 12 mm nap', Brushes: '1, 2, 4 in', Sleeve: 'Polyamide, washable' },
    stock: 174,
    pictures: ['paintbrush-2', 'paintbrush-1', 'paint-bucket-1'],
  },
  {
    name: 'Pipe wrench (pana), heavy duty, 14 inch',
    description:
      'Malleable handle with I-section, hook jaw forged from alloy steel. The nut turns freely even with mud in it. Other lengths from 10 to 36 inch are on our shelf; ask for the list.',
    unit: 'piece',
    tiers: [[4, 690]],
    specs: { Length: '350 mm (14 in)', Capacity: 'Up to 2 in pipe', Jaw: 'Induction hardened, 52 HRC' },
    stock: null,
    pictures: ['hammer-wrench-1', 'hammer-wrench-2', 'valve-1'],
  },
  {
    name: 'Synthetic enamel, high gloss, 4 litre, 22 shades',
    description:
      'For doors, grills, gates and machine bodies. Brush, roller or spray, thinned with turpentine (tarpin). Surface dry in 4 hours and hard dry overnight. White stays white: non-yellowing grade. All 22 shades at one price.',
    unit: 'tin (4 L)',
    tiers: [
      [6, 985],
      [24, 930],
      [96, 880],
    ],
    specs: {
      Shades: 'White, black, smoke grey, golden brown, PO red, bus green',
      Coverage: '9–11 sq m per litre',
      Standard: 'IS 2932',
    },
    stock: 530,
    pictures: ['paint-bucket-1', 'paint-bucket-2', 'paintbrush-1'],
  },
]
