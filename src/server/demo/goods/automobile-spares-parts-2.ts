import type { Good } from '#server/demo/good.ts'

export const goods: readonly Good[] = [
  {
    name: 'Tyre tube 2.75/3.00-17, butyl, motorcycle',
    description:
      'Holds air for weeks where natural rubber loses it in days. Straight TR4 valve, tested under water before packing. Puncture shops take the sack of 50; single boxes for counters cost 6 rupees more.',
    unit: 'piece',
    tiers: [
      [25, 148],
      [100, 136],
      [500, 127],
    ],
    specs: { Size: '2.75/3.00-17', Material: 'Butyl', Valve: 'TR4', Weight: '620 g', Standard: 'IS 13098' },
    stock: 2300,
    pictures: ['tyre-1', 'scooter-1'],
  },
  {
    name: 'LED headlamp bulb H4, 55 W, canbus, pair',
    description:
      'Six-thousand kelvin beam with the cut-off kept where the reflector wants it. Copper heat pipe and a silent fan. Plug and play in cars with the H4 socket; not for two wheelers with AC lighting.',
    unit: 'pair',
    tiers: [
      [5, 780],
      [25, 715],
      [100, 668],
    ],
    specs: { Base: 'H4', Power: '55 W per bulb', 'Colour temperature': '6000 K', Voltage: '9 to 32 V' },
    stock: 290,
    pictures: ['car-2', 'light-bulb-1', 'corrugated-box-1'],
  },
  {
    name: 'Lithium grease (grease AP-3), 18 kg bucket',
    description:
      'Multipurpose grease for wheel bearings, chassis points and water pumps. Smooth, golden, stays put up to 120 °C. Garages buy it together with our hand gun; the follower plate is under the lid.',
    unit: 'bucket (18 kg)',
    tiers: [
      [4, 3240],
      [16, 3080],
    ],
    specs: { NLGI: '3', 'Drop point': '180 °C', Base: 'Lithium 12-hydroxystearate', Standard: 'IS 7623' },
    stock: 140,
    pictures: ['oil-drum-2', 'gear-2'],
  },
  {
    name: 'Tractor front tyre 6.00-16, 8 PR, three rib',
    description:
      'Three deep ribs steer straight in puddled fields and roll easily on tar. For tractors of 30 to 50 HP. Serial numbers are written on the invoice, so a claim needs nothing else than the tyre itself.',
    unit: 'piece',
    tiers: [
      [2, 3650],
      [10, 3480],
      [40, 3350],
    ],
    specs: { Size: '6.00-16', Ply: '8', Ribs: '3', Tube: 'Needed', Load: '500 kg' },
    stock: 120,
    pictures: ['tyre-2', 'tractor-2'],
  },
  {
    name: 'Scooter brake lever and cable kit, front and rear',
    description:
      'Both levers in die-cast aluminium with two inner-lined cables that stay smooth in dust. Fits the popular 110 cc family. Twenty kits in a printed carton with hanging slots for the shop wall.',
    unit: 'kit',
    tiers: [
      [20, 215],
      [100, 196],
      [400, 182],
    ],
    specs: {
      Lever: 'Die-cast aluminium',
      Cable: 'Lined, 1.9 mm',
      Finish: 'Black, Silver',
      Contents: '2 levers, 2 cables',
    },
    stock: 560,
    pictures: ['scooter-1', 'brake-disc-1', 'clamp-2'],
  },
  {
    name: 'E-rickshaw battery 12 V 130 Ah, tubular, set of 4',
    description:
      'Tall tubular plates meant for deep daily cycling: 90 to 110 km in a 48 V set. Terminals and links included. Old sets are taken back by weight and the value is set off in the invoice.',
    unit: 'set of 4',
    tiers: [[1, 43800]],
    specs: {
      Voltage: '48 V (4 × 12 V)',
      Capacity: '130 Ah at C20',
      Warranty: '9 + 9 months',
      Weight: '31 kg each',
    },
    stock: null,
    pictures: ['auto-battery-1', 'auto-battery-2', 'battery-1'],
  },
  {
    name: 'Car wiper blade, frameless, 22 in, universal hook',
    description:
      'Graphite-coated natural rubber in one bow, silent from the first stroke. Six adaptors cover nearly every arm sold in India except pin types. Sizes from 14 to 26 inch can be mixed in one carton.',
    unit: 'piece',
    tiers: [
      [20, 118],
      [100, 104],
      [500, 94],
    ],
    specs: {
      Size: '14, 16, 18, 20, 22, 24, 26 in',
      Rubber: 'Natural, graphite coat',
      Adaptors: '6',
      Frame: 'Frameless',
    },
    stock: 1850,
    pictures: ['car-1', 'corrugated-box-2'],
  },
  {
    name: 'Diesel engine oil 15W-40, CI-4 Plus, 210 litre barrel',
    description:
      'For fleets, DG sets and earthmovers with turbo engines; drain interval up to 20,000 km where fuel is clean. A used-oil analysis of two samples is included with each barrel. Barrel deposit is nil.',
    unit: 'barrel (210 litre)',
    tiers: [
      [1, 48600],
      [4, 47100],
      [12, 45900],
    ],
    specs: { Grade: '15W-40', API: 'CI-4 Plus', TBN: '10.5', Pack: '210 litre' },
    stock: 32,
    pictures: ['oil-drum-1', 'chemical-drum-1', 'generator-1'],
  },
  {
    name: 'Glow plug and spark plug spanner set, 16, 18 and 21 mm',
    description:
      'T-handle spanners in chrome vanadium with rubber grip that holds the plug while you lift it out. A small thing that sells every day beside plugs at the counter. Blister pack of three.',
    unit: 'set of 3',
    tiers: [
      [12, 245],
      [60, 224],
    ],
    specs: { Size: '16, 18, 21 mm', Steel: 'Cr-V', Handle: 'T bar, 200 mm', Pack: 'Blister' },
    stock: 0,
    pictures: ['spark-plug-1', 'hammer-wrench-1', 'screwdriver-1'],
  },
  {
    name: 'Scooter helmet, open face, ISI marked, with visor',
    description:
      'High-impact ABS shell, washable liner and quick-release buckle. The mark and licence number are moulded in, as traffic police look for it. Dealers can take ten colours in one mixed dozen.',
    unit: 'piece',
    tiers: [
      [12, 520],
      [48, 482],
      [240, 455],
    ],
    specs: { Shell: 'ABS', Size: 'M 580 mm, L 600 mm', Weight: '1050 g', Standard: 'IS 4151' },
    stock: 870,
    pictures: ['scooter-2', 'safety-helmet-1'],
  },
  {
    name: 'Ceramic brake pads (ब्रेक पैड), front, sedan, low dust',
    description:
      'Copper-free ceramic mix that leaves wheels clean and stops without squeal. Shims, wear indicator and clips are mounted. Tested on our dynamometer at 100 to 350 °C; graph available on asking.',
    unit: 'set of 4',
    tiers: [
      [4, 1180],
      [20, 1095],
      [80, 1030],
    ],
    specs: {
      Material: 'Ceramic, copper free',
      Friction: 'GG',
      Thickness: '17.5 mm',
      'Wear indicator': 'Acoustic',
    },
    stock: 5,
    pictures: ['brake-disc-1', 'car-1', 'gauge-1'],
  },
  {
    name: 'Car floor mats, 5D, leatherette top, raised edge',
    description:
      'Tray-like edges keep monsoon mud off the carpet. Three-row sets also made. Anti-skid needle base, foam in between, cut by machine for the exact car, so the name and year of the model are needed.',
    unit: 'set',
    tiers: [
      [2, 1650],
      [10, 1520],
    ],
    specs: {
      Layers: 'PU, foam, needle base',
      Edge: '55 mm',
      Colour: 'Black, Beige, Coffee, Tan',
      Pieces: '5',
    },
    stock: 3,
    pictures: ['car-2', 'car-1'],
  },
  {
    name: 'Tubeless puncture repair strips, 6 mm, box of 50',
    description:
      'Self-vulcanising cord, tacky on both sides, 100 mm long. No fire, no cement. Roadside mechanics get through a box in a week. Reamer and needle are sold with it for 95 rupees the pair.',
    unit: 'box (50 strips)',
    tiers: [
      [10, 128],
      [50, 114],
      [200, 104],
      [1000, 97],
    ],
    specs: { Length: '100 mm', Thickness: '6 mm', Colour: 'Brown, Black', 'Shelf life': '24 months' },
    stock: 1420,
    pictures: ['tyre-1', 'car-2'],
  },
  {
    name: 'Clutch plate and pressure plate assembly, 190 mm, hatchback',
    description:
      'Organic facing on a cushioned disc, diaphragm cover balanced as a set. Release bearing is inside. Each assembly is pressed 500 times on a rig; bring the gearbox code to avoid the wrong spline.',
    unit: 'set',
    tiers: [
      [2, 2680],
      [10, 2520],
    ],
    specs: { Diameter: '190 mm', Spline: '20 teeth', Contents: 'Plate, cover, bearing', Facing: 'Organic' },
    stock: null,
    pictures: ['brake-disc-2', 'gear-1', 'car-2'],
  },
  {
    name: 'Rear-view mirror pair, scooter, 8 mm thread, convex',
    description:
      'Convex glass in a round ABS shell with a chromed stem; left and right threads in one poly bag. Glass meets the reflection limit and does not tremble at idling speed.',
    unit: 'pair',
    tiers: [
      [20, 138],
      [100, 124],
    ],
    specs: { Thread: '8 mm, left and right', Glass: 'Convex, 1200 mm radius', Stem: 'Chrome, Black' },
    stock: null,
    pictures: ['scooter-1', 'mirror-1'],
  },
  {
    name: 'Hydraulic trolley jack (जैक), 2 tonne, with case',
    description:
      'Lifts from 135 to 340 mm with overload valve and swivel rear wheels. Handy for tyre shops and as a gift with new cars. Oil filled at the works; top up with ISO 32 only.',
    unit: 'piece',
    tiers: [
      [2, 1980],
      [10, 1840],
      [50, 1730],
      [200, 1660],
    ],
    specs: { Capacity: '2 tonne', Lift: '135 to 340 mm', Weight: '8.5 kg', Case: 'Blow moulded' },
    stock: 230,
    pictures: ['car-2', 'hammer-wrench-2', 'tyre-2'],
  },
]
