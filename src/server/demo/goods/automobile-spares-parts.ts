import type { Good } from '#server/demo/good.ts'

export const goods: readonly Good[] = [
  {
    name: 'Two wheeler tyre 90/100-10, tubeless, scooter',
    description:
      'Six-ply nylon casing with a centre groove that clears water in the rains. Fits the rear of most 110 and 125 cc scooters. Manufactured within the last four months; the date code is on the sidewall and on the invoice.',
    unit: 'piece',
    tiers: [
      [4, 1180],
      [20, 1105],
      [80, 1052],
    ],
    specs: { Size: '90/100-10', Ply: '6', 'Load index': '53J', Type: 'Tubeless', Standard: 'IS 15627' },
    stock: 640,
    pictures: ['tyre-1', 'scooter-1', 'tyre-2'],
  },
  {
    name: 'Engine oil 20W-40, API SL, 900 ml, motorcycle',
    description:
      'Mineral oil for air-cooled engines and wet clutches, with seal conditioner. Bottles carry a tamper ring and induction seal. Workshops that lift ten cartons a month get a steel display rack on loan.',
    unit: 'bottle (900 ml)',
    tiers: [
      [20, 248],
      [100, 231],
      [400, 219],
    ],
    specs: { Grade: '20W-40', API: 'SL', JASO: 'MA2', Pack: '900 ml, 1 litre', Carton: '20 bottles' },
    stock: 2900,
    pictures: ['oil-drum-1', 'scooter-2', 'corrugated-box-1'],
  },
  {
    name: 'Front brake disc, 220 mm, stainless, 150 cc motorcycle',
    description:
      'Laser cut from 410 stainless, ground on both faces and balanced to two grams. Run-out under 0.1 mm measured piece by piece. Bolts are not included; pads for the same caliper are in our list.',
    unit: 'piece',
    tiers: [
      [5, 690],
      [25, 632],
      [100, 590],
    ],
    specs: { Diameter: '220 mm', Thickness: '4 mm', Material: 'SS 410', Holes: '5, PCD 70 mm' },
    stock: 330,
    pictures: ['brake-disc-1', 'brake-disc-2', 'gauge-1'],
  },
  {
    name: 'Car battery 12 V 35 Ah, sealed, maintenance free',
    description:
      'Calcium-calcium plates, magic-eye indicator and a carrying rope. Fresh charge: voltage is checked at 12.6 V or above before it leaves. Free replacement within 36 months, handled at our counters in eleven cities.',
    unit: 'piece',
    tiers: [
      [2, 3480],
      [10, 3290],
      [40, 3140],
    ],
    specs: { Voltage: '12 V', Capacity: '35 Ah', CCA: '320 A', Layout: 'Left, Right' },
    stock: 210,
    pictures: ['auto-battery-1', 'car-1', 'battery-1'],
  },
  {
    name: 'Spark plug, copper core, M10 × 1, two wheeler',
    description:
      'Reach 19 mm, gap preset at 0.8 mm. Zinc-plated shell against rust in coastal towns. Ten in an inner box; a fitment chart for 140 models is pasted under the lid.',
    unit: 'piece',
    tiers: [
      [50, 62],
      [200, 54],
      [1000, 48.5],
      [4000, 46],
    ],
    specs: { Thread: 'M10 × 1', Reach: '19 mm', Gap: '0.8 mm', Hex: '16 mm', Resistor: 'Yes, No' },
    stock: 4600,
    pictures: ['spark-plug-1', 'spark-plug-2', 'scooter-1'],
  },
  {
    name: 'Alloy wheel 14 in, 4 × 100, machined face',
    description:
      'Low-pressure cast, heat treated and leak tested at 3 bar. Matches most small hatchbacks (offset 38). Cap and nuts come in a pouch. Sets only, two cartons strapped together so nothing rubs in transit.',
    unit: 'set of 4',
    tiers: [
      [1, 14200],
      [5, 13450],
      [20, 12800],
    ],
    specs: {
      Size: '14 × 5.5 J',
      PCD: '4 × 100',
      Offset: '38 mm',
      Finish: 'Machined black, Silver, Gun metal',
    },
    stock: 46,
    pictures: ['car-2', 'tyre-2', 'nut-bolt-1', 'corrugated-box-2'],
  },
  {
    name: 'Scooter body panel set, ABS, painted, 8 pieces',
    description:
      'Front fender, apron, side covers and tail in one box, painted in four coats and cured. Clips and rubbers included. Give model year and paint code; shades faded by age can never match fully.',
    unit: 'set',
    tiers: [
      [1, 3950],
      [5, 3720],
      [20, 3540],
    ],
    specs: {
      Material: 'ABS',
      Pieces: '8',
      Paint: 'PU, 4 coats',
      Colour: 'Red, White, Black, Matt blue, Grey',
    },
    stock: 38,
    pictures: ['scooter-1', 'scooter-2', 'corrugated-box-1'],
  },
  {
    name: 'Gear oil EP 90, 20 litre pail, for axles and gearboxes',
    description:
      'For trucks, tractors and tempos. Sulphur-phosphorus additives protect hypoid gears under shock load. Pour spout folds into the lid. Transporters may order barrels of 210 litre at a lower rate per litre.',
    unit: 'pail (20 litre)',
    tiers: [
      [5, 4150],
      [20, 3960],
      [80, 3820],
    ],
    specs: { Grade: 'EP 90', API: 'GL-4', 'Flash point': '190 °C', Pack: '20 litre, 210 litre' },
    stock: 175,
    pictures: ['oil-drum-2', 'gear-1'],
  },
  {
    name: 'Truck radial tyre 10.00 R20, 16 PR, lug rear, new',
    description:
      'All-steel carcass for tipper and mining routes. Deep lugs of 21 mm and cut-resistant compound. Tube and flap go with every tyre. Claims are examined at our yard within seven days, on sight of the tyre.',
    unit: 'set (tyre + tube + flap)',
    tiers: [
      [2, 22800],
      [10, 21950],
      [40, 21300],
    ],
    specs: { Size: '10.00 R20', Ply: '16', Pattern: 'Lug', Tread: '21 mm', Standard: 'IS 15636' },
    stock: 88,
    pictures: ['tyre-2', 'tyre-1', 'tractor-1'],
  },
  {
    name: 'Brake shoe set, rear drum, hatchback, non-asbestos',
    description:
      'Bonded, not riveted, with springs and adjuster in the box. Friction level FF, bedded in within 200 km. Mechanics like them for the quiet. Four shoes to a set, one carton holds 24 sets.',
    unit: 'set of 4',
    tiers: [
      [6, 520],
      [24, 478],
      [120, 448],
    ],
    specs: { Diameter: '180 mm', Width: '32 mm', Friction: 'FF', Material: 'Non-asbestos' },
    stock: 730,
    pictures: ['brake-disc-2', 'clamp-1', 'car-1'],
  },
  {
    name: 'Two wheeler battery 12 V 5 Ah, VRLA, electric start',
    description:
      'Spill-proof absorbent glass mat type, ready to fit at any angle. Holds charge four months on the shelf. Warranty card is stamped at your counter; failed pieces are swapped one to one each fortnight.',
    unit: 'piece',
    tiers: [
      [6, 880],
      [30, 828],
      [120, 789],
    ],
    specs: { Voltage: '12 V', Capacity: '5 Ah', Type: 'VRLA AGM', Warranty: '24 + 24 months' },
    stock: 950,
    pictures: ['auto-battery-2', 'scooter-2', 'battery-2'],
  },
  {
    name: 'Car seat cover set, leatherette, 5 seater, custom stitch',
    description:
      'Cut on patterns of 60 car models with airbag seams left open. Foam of 8 mm, double stitched, back pockets and headrests included. Two trimmers fit a set in an hour. Lead time four days for unusual colours.',
    unit: 'set',
    tiers: [
      [1, 3250],
      [10, 2980],
      [40, 2790],
    ],
    specs: {
      Material: 'PU leatherette, 1.1 mm',
      Foam: '8 mm',
      Colour: 'Black, Beige, Tan, Black with red',
      Seats: '5',
    },
    stock: null,
    pictures: ['car-1', 'car-2', 'thread-spool-2'],
  },
  {
    name: 'Iridium spark plug, M14 × 1.25, petrol and CNG car',
    description:
      'Fine-wire tip fires lean CNG mixtures without misses and lasts about 60,000 km. Supplied with anti-seize plating. Counterfeits are common in this line, so every box has a scratch code that leads to the lot number.',
    unit: 'set of 4',
    tiers: [
      [2, 1480],
      [10, 1390],
      [50, 1320],
    ],
    specs: { Thread: 'M14 × 1.25', Reach: '26.5 mm', Gap: '1.0 mm', Electrode: '0.6 mm iridium' },
    stock: 260,
    pictures: ['spark-plug-2', 'spark-plug-1', 'car-2'],
  },
  {
    name: 'Chain sprocket kit, 428H, 150 cc motorcycle',
    description:
      'Chain of 118 links, 15-tooth front and 42-tooth rear in hardened EN8. Prelubricated and stretched once at the works, so it asks for less adjusting in the first weeks. Lock plate in the pouch.',
    unit: 'kit',
    tiers: [
      [5, 940],
      [25, 872],
      [100, 820],
    ],
    specs: { Chain: '428H, 118 links', Front: '15 T', Rear: '42 T', Steel: 'EN8, hardened' },
    stock: 410,
    pictures: ['scooter-2', 'chain-1', 'gear-2'],
  },
  {
    name: 'Coolant, glycol base, ready to use, green, 1 litre',
    description:
      'No water needed: open and pour. Guards against rust in aluminium radiators and boils at 108 °C under a 15 psi cap. Do not mix with red organic types. Twelve bottles make a carton of 14 kg.',
    unit: 'bottle (1 litre)',
    tiers: [
      [12, 172],
      [60, 158],
      [240, 147],
    ],
    specs: { Glycol: '33 %', Boiling: '108 °C', Colour: 'Green, Pink', Standard: 'JIS K 2234', Carton: '12' },
    stock: 1280,
    pictures: ['water-drop-1', 'oil-drum-1', 'car-1'],
  },
  {
    name: 'Ventilated brake disc pair, front, compact SUV, 280 mm',
    description:
      'Grey cast iron of high carbon grade, vanes cast in one, anti-rust coat on the hub. Turned and ground in one clamping. Pair them with new pads; old pads will mark the face in a day.',
    unit: 'pair',
    tiers: [
      [2, 3350],
      [10, 3140],
      [40, 2980],
    ],
    specs: { Diameter: '280 mm', Thickness: '24 mm', Holes: '5, PCD 114.3 mm', Material: 'GG20HC' },
    stock: 96,
    pictures: ['brake-disc-1', 'car-2', 'brake-disc-2'],
  },
]
