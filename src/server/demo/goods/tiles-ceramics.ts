import type { Good } from '#server/demo/good.ts'

export const goods: readonly Good[] = [
  {
    name: 'Glazed vitrified tile (GVT) 600 × 1200 mm, polished, marble look',
    description:
      'Morbi production, first choice only. Statuario, onyx and pietra grey looks, six faces so that no two tiles beside each other repeat. Rectified edge for a 2 mm joint. Book-match pairs on request; full container 1,080 boxes.',
    unit: 'box (2 pc)',
    tiers: [
      [20, 845],
      [100, 805],
      [400, 772],
    ],
    specs: {
      Size: '600 × 1200 mm, 9 mm',
      Cover: '15.5 sq ft per box',
      Faces: '6 random',
      Standard: 'IS 15622',
    },
    stock: 1850,
    pictures: ['floor-tile-1', 'floor-tile-2'],
  },
  {
    name: 'Ceramic wall tile 300 × 450 mm, glossy, digital print',
    description:
      'Bathroom concept of light, dark and highlighter at one price, so the mason can mix freely. Glaze resists kitchen acid and hair dye. More than 80 designs in stock; e-catalogue sent on enquiry.',
    unit: 'box (6 pc)',
    tiers: [
      [30, 228],
      [150, 214],
      [600, 203],
    ],
    specs: {
      Size: '300 × 450 mm, 8 mm',
      Cover: '8.7 sq ft per box',
      Series: 'Light, dark, highlighter',
      Standard: 'IS 15622',
    },
    stock: 3200,
    pictures: ['wall-tile-1', 'wall-tile-2'],
  },
  {
    name: 'Glass mosaic, 20 × 20 mm chips, blue mix, on mesh',
    description:
      'Swimming-pool blue in four tones, premixed to your share. Chips do not fade in chlorine and take frost. One sheet covers 1.15 sq ft. Made with 30 % recycled glass; dot-mounted version for pools under pressure.',
    unit: 'sq ft',
    tiers: [
      [50, 92],
      [250, 86],
      [1000, 81],
    ],
    specs: {
      Chip: '20 × 20 × 4 mm',
      Sheet: '327 × 327 mm',
      Backing: 'Fibre mesh',
      Use: 'Pool, bath, pillar',
    },
    stock: 2400,
    pictures: ['mosaic-tile-1', 'mosaic-tile-2'],
  },
  {
    name: 'Table-top wash basin, oval, 480 × 350 mm, white',
    description:
      'Thin rim of 6 mm and a bright white that matches most toilets. Fired at 1,220 °C, no crazing for ten years. Each basin in its own five-ply box with corners; breakage in transit is replaced against a photo.',
    unit: 'piece',
    tiers: [
      [4, 1290],
      [20, 1210],
      [80, 1140],
    ],
    specs: { Size: '480 × 350 × 140 mm', Glaze: 'Anti-germ, 4 side', Waste: '32 mm', Standard: 'IS 2556' },
    stock: 410,
    pictures: ['wash-basin-1', 'wash-basin-2', 'tap-1'],
  },
  {
    name: 'Ceramic flower vase, blue pottery, hand painted, 10 inch',
    description:
      'Each vase takes an artisan about three hours, so small differences are the charm of it. Holds water. Gift shops and hotels order mixed shapes; we pack every piece in straw paper and double box.',
    unit: 'piece',
    tiers: [
      [6, 465],
      [24, 432],
      [96, 405],
    ],
    specs: { Height: '250 mm', Work: 'Jaipur blue, hand painted', Finish: 'Lead-free glaze' },
    stock: 230,
    pictures: ['ceramic-vase-1', 'ceramic-vase-2', 'potted-plant-1'],
  },
  {
    name: 'One-piece toilet (EWC), S-trap 225 mm, soft-close seat',
    description:
      'A quiet siphon flush that clears with six litres. Cistern fittings and slow-falling PP seat come fitted. Rimless bowl, glazed trapway. S-trap 300 mm and P-trap at the same price, please mention with the order.',
    unit: 'piece',
    tiers: [
      [2, 5650],
      [10, 5380],
    ],
    specs: {
      Size: '690 × 370 × 720 mm',
      Flush: '3 / 6 L dual, siphonic',
      Trap: 'S, 225 mm',
      Standard: 'IS 2556',
    },
    stock: 165,
    pictures: ['toilet-1', 'toilet-2', 'wash-basin-1'],
  },
  {
    name: 'Double-charge vitrified tile 800 × 800 mm, heavy traffic',
    description:
      'Showrooms, malls and hospital lobbies walk on it for years without a path showing. Two colours pressed together, not printed. Nano polish closes the pores against tea and oil.',
    unit: 'box (3 pc)',
    tiers: [
      [20, 1180],
      [100, 1125],
      [400, 1080],
    ],
    specs: {
      Size: '800 × 800 mm, 11 mm',
      Cover: '20.6 sq ft per box',
      'Wear layer': '3.5 mm',
      Water: 'Below 0.08 %',
    },
    stock: 620,
    pictures: ['floor-tile-2', 'floor-tile-1'],
  },
  {
    name: 'Elevation tile 300 × 600 mm, stone look, matt 3D',
    description:
      'For the front of the house: split stone, slate and brick punches up to 4 mm deep. Rain washes it clean. Fix with polymer adhesive above 3 m height, never on plain cement slurry.',
    unit: 'box (5 pc)',
    tiers: [
      [25, 365],
      [125, 342],
      [500, 325],
    ],
    specs: { Size: '300 × 600 mm, 10 mm', Cover: '9.7 sq ft per box', Weather: 'UV proof print' },
    stock: 890,
    pictures: ['wall-tile-2', 'wall-tile-1', 'bricks-1'],
  },
  {
    name: 'Marble mosaic, tumbled, 1 × 1 inch, beige and brown',
    description:
      'Natural stone from Rajasthan, edges tumbled for an old-palace feel. For borders, niches and garden paths. Seal it once after grouting. Colours vary like stone does; take your whole area from one lot.',
    unit: 'sq ft',
    tiers: [
      [30, 168],
      [150, 156],
      [600, 147],
    ],
    specs: { Chip: '25 × 25 × 8 mm', Stone: 'Natural marble', Sheet: '305 × 305 mm', Finish: 'Tumbled' },
    stock: 480,
    pictures: ['mosaic-tile-2', 'mosaic-tile-1'],
  },
  {
    name: 'Wall-hung basin 18 × 12 inch with fixing holes',
    description:
      "The everyday basin for shops, schools and clinics. Thick walls take a knock, brackets sit in cast pockets. Builders' price below assumes loose straw packing by truck; cartons are 28 rupees more.",
    unit: 'piece',
    tiers: [
      [6, 640],
      [30, 602],
      [120, 570],
    ],
    specs: { Size: '450 × 300 mm', Colour: 'White, ivory', 'Tap hole': 'Left, right', Standard: 'IS 2556' },
    stock: 780,
    pictures: ['wash-basin-2', 'wash-basin-1', 'tap-2'],
  },
  {
    name: 'Khurja pottery planter, glazed, 8 inch, with saucer',
    description:
      'Stoneware fired twice, safe on a sunny balcony. Nurseries sell it with a plant at three times the price. Four colours in a carton of 12. Small pinholes in reactive glaze are its nature, not a fault.',
    unit: 'piece',
    tiers: [[12, 185]],
    specs: { Size: '8 in wide, 7 in high', Drain: 'Hole and saucer', Colours: 'Teal, mustard, white, rust' },
    stock: 540,
    pictures: ['ceramic-vase-2', 'ceramic-vase-1', 'potted-plant-2'],
  },
  {
    name: 'Wall-hung toilet, rimless, P-trap, with soft-close seat',
    description:
      'Floor stays free, so mopping is easy. Goes with any concealed cistern of 180 mm bolt distance. Hidden fixing set included. Hotel projects: black, grey and ivory colours from twenty pieces.',
    unit: 'piece',
    tiers: [
      [2, 4480],
      [10, 4270],
      [40, 4090],
    ],
    specs: { Size: '520 × 360 × 350 mm', Flush: '4.5 L', Load: '400 kg tested', Seat: 'UF, quick release' },
    stock: 124,
    pictures: ['toilet-2', 'toilet-1'],
  },
  {
    name: 'Parking tile 300 × 300 mm, 12 mm, anti-skid',
    description:
      'Made for car porches, ramps and footpaths. Full vitrified body; punch patterns of pebble, cobble and checker. Tyre marks go with plain water. Ask for the shade photo of the running batch.',
    unit: 'box (9 pc)',
    tiers: [
      [40, 372],
      [200, 349],
      [800, 331],
    ],
    specs: { Size: '300 × 300 mm, 12 mm', Cover: '8.7 sq ft per box', Grip: 'R11', Load: '2,500 N breaking' },
    stock: 1500,
    pictures: ['floor-tile-1', 'floor-tile-2', 'car-1'],
  },
  {
    name: 'Subway tile (सबवे टाइल) 75 × 300 mm, bevelled, glossy',
    description:
      'Cafés and modern kitchens lay it brick style or herringbone. Bevel of 8 mm catches the light. Corner and pencil trims in every colour. Sample tile of your colour goes by courier for the freight alone.',
    unit: 'sq ft',
    tiers: [
      [100, 68],
      [500, 63],
      [2000, 59],
    ],
    specs: { Size: '75 × 300 mm, 8 mm', Colours: 'White, sage, navy, black', Box: '44 pieces, 10.6 sq ft' },
    stock: 2700,
    pictures: ['wall-tile-1', 'wall-tile-2', 'tap-1'],
  },
  {
    name: 'Hexagon mosaic, porcelain, 23 mm, matt white',
    description:
      'Bathroom floors that grip bare feet. Unglazed through-body porcelain, one colour to the bottom. Sheets interlock, so the seam disappears. Black dots or letters can be set in for shop names.',
    unit: 'sq ft',
    tiers: [
      [40, 118],
      [200, 110],
      [800, 104],
    ],
    specs: { Chip: '23 mm hexagon, 6 mm', Sheet: '325 × 281 mm', Slip: 'R10', Joint: '2 mm' },
    stock: 275,
    pictures: ['mosaic-tile-1', 'mosaic-tile-2'],
  },
  {
    name: 'Pedestal wash basin 22 × 16 inch, full stand',
    description:
      'Basin and pedestal are matched in the kiln car, so both show the same white. Hides the bottle trap fully. Wall bolts in the bag. Also with half pedestal for small bathrooms.',
    unit: 'set',
    tiers: [
      [3, 1690],
      [15, 1590],
      [60, 1510],
    ],
    specs: { Basin: '560 × 410 mm', Height: '820 mm', 'Tap hole': 'Single, centre', Standard: 'IS 2556' },
    stock: 5,
    pictures: ['wash-basin-1', 'wash-basin-2'],
  },
]
