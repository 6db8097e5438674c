import type { Good } from '#server/demo/good.ts'

export const goods: readonly Good[] = [
  {
    name: 'Inline drip lateral 16 mm, 4 LPH, 40 cm spacing',
    description:
      'Flat emitters welded inside the pipe at the extruder, so nothing sticks out to break while rolling. Clog-resistant labyrinth works from 0.5 to 3 bar. Suits sugarcane, banana, cotton and vegetables; one acre of cotton takes about nine rolls.',
    unit: 'roll (400 m)',
    tiers: [
      [1, 5350],
      [5, 5120],
      [20, 4890],
    ],
    specs: { Diameter: '16 mm', Discharge: '4 LPH', Spacing: '40 cm', Standard: 'IS 13488' },
    stock: 260,
    pictures: ['drip-pipe-1', 'drip-pipe-2', 'seedling-1'],
  },
  {
    name: 'Brass impact sprinkler 3/4 in, full circle (फव्वारा)',
    description:
      'Throws 12 m at 2.5 bar and keeps turning in hard water thanks to a stainless spring and self-lubricating washers. Two nozzles: spreader and long range. Fits standard 3/4 inch riser; farmers set them 12 × 12 m.',
    unit: 'piece',
    tiers: [
      [5, 465],
      [25, 432],
      [100, 405],
    ],
    specs: { Thread: '3/4 in BSP male', Radius: '12 m', Discharge: '1,620 LPH', Standard: 'IS 12232' },
    stock: 540,
    pictures: ['sprinkler-1', 'sprinkler-2', 'onion-1'],
  },
  {
    name: 'PVC ball valve 63 mm, solvent joint',
    description:
      'Long-handle ball valve for main and sub-main lines. Union nuts at both ends let you take the body out without cutting pipe. Tested at 10 bar for a minute, each one; rubber seats are changeable.',
    unit: 'piece',
    tiers: [
      [5, 238],
      [25, 219],
      [100, 202],
    ],
    specs: { Size: '63 mm', Pressure: '10 kg/cm²', Body: 'uPVC', Handle: 'Long, orange' },
    stock: 1180,
    pictures: ['valve-1', 'valve-2', 'pvc-pipe-1'],
  },
  {
    name: 'Disc filter 2 in, 25 m³/h, T type',
    description:
      'Grooved discs catch algae and fine silt that pass a plain screen. Open one clamp, loosen the stack and hose it down: two minutes between shifts. Gauge ports before and after the element tell when to clean.',
    unit: 'piece',
    tiers: [
      [1, 3450],
      [5, 3280],
      [20, 3120],
    ],
    specs: { Flow: '25 m³/h', Mesh: '130 micron', Ends: '2 in BSP', Standard: 'IS 12785' },
    stock: 85,
    pictures: ['filter-tank-1', 'filter-tank-2', 'gauge-1'],
  },
  {
    name: 'Terrace garden drip kit for 30 pots',
    description:
      'Open the box after lunch, water by evening: 20 m of feeder pipe, 30 adjustable drippers on stakes, tees, end caps and a punch. No plumber and no electricity; it hangs on any tap or a 200 litre drum kept three feet high.',
    unit: 'kit',
    tiers: [
      [5, 690],
      [20, 640],
      [100, 595],
    ],
    specs: { Pots: '30', Dripper: '0 to 8 LPH, adjustable', Pipe: '12 mm + 4 mm' },
    stock: 430,
    pictures: ['potted-plant-1', 'drip-pipe-2', 'tap-1', 'corrugated-box-1'],
  },
  {
    name: 'Lateral cock 16 mm with rubber grommet',
    description:
      'A tiny tap (cock) for each drip line so that one row can be shut while another drinks. Barbed tail grips 16 mm lateral without a clamp. The grommet is EPDM and seals in PVC sub-mains from 50 mm up.',
    unit: 'piece',
    tiers: [
      [100, 6.5],
      [500, 5.9],
      [2000, 5.25],
    ],
    specs: { Size: '16 mm', Body: 'Polypropylene', Grommet: 'EPDM', Packing: '500 a bag' },
    stock: 5000,
    pictures: ['tap-1', 'drip-pipe-1', 'valve-2'],
  },
  {
    name: 'Flat drip tape 16 mm, 8 mil, 30 cm spacing',
    description:
      'Thin-wall tape for one or two seasons of watermelon, tomato and chilli under mulch film. Light enough for one man to lay an acre before lunch. Strong seam, turbulent flow path, 1.6 litres an hour per outlet at 0.7 bar.',
    unit: 'roll (1,000 m)',
    tiers: [
      [1, 3380],
      [5, 3220],
      [15, 3090],
    ],
    specs: { Wall: '8 mil (0.2 mm)', Spacing: '30 cm', Discharge: '1.6 LPH' },
    stock: 190,
    pictures: ['drip-pipe-2', 'red-chilli-1', 'drip-pipe-1'],
  },
  {
    name: 'Micro sprinkler, inverted, 70 LPH, with anti-drip',
    description:
      'Hangs from the greenhouse pipe and gives an even mist-free shower over nursery trays. The anti-drip valve shuts at 1 bar, so no drops fall on tender leaves. Swivel in five colours by flow.',
    unit: 'piece',
    tiers: [
      [50, 34],
      [250, 31],
      [1000, 28.5],
    ],
    specs: { Discharge: '70 LPH', Radius: '3.2 m', Pressure: '1.5 to 2.5 bar' },
    stock: 2200,
    pictures: ['sprinkler-2', 'seedling-2', 'potted-plant-2'],
  },
  {
    name: 'Air release valve 1 in, kinetic',
    description:
      'Lets air out while the line fills and back in when the pump stops, so pipes neither burst nor collapse. Install at every high point and after the filter. Body is UV-stabilised nylon, float never sticks in sandy water.',
    unit: 'piece',
    tiers: [
      [5, 212],
      [25, 196],
      [100, 182],
    ],
    specs: { Size: '1 in BSP', Pressure: '0.2 to 10 bar', Body: 'Glass-filled nylon' },
    stock: 360,
    pictures: ['valve-2', 'valve-1'],
  },
  {
    name: 'Sand media filter 25 m³/h with backwash',
    description:
      'For open wells, canals and farm ponds where algae would choke a drip line in a week. Epoxy-coated 3 mm steel tank, four-way backwash manifold and the first filling of silica sand are all in the price. Flanges to your pipe size.',
    unit: 'piece',
    tiers: [
      [1, 24500],
      [3, 23600],
    ],
    specs: { Flow: '25 m³/h', Tank: '600 mm, MS 3 mm', Media: 'Silica sand, 150 kg', Standard: 'IS 14606' },
    stock: 3,
    pictures: ['filter-tank-2', 'gauge-1', 'filter-tank-1'],
  },
  {
    name: 'HDPE grow bag 15 × 15 in, UV treated, green',
    description:
      'Stitched round bags of 220 GSM woven cloth with drain eyelets, good for four to five years of terrace sun. Takes tomato, brinjal, lemon or rose. Folded flat, a carton of 100 weighs 14 kg.',
    unit: 'piece',
    tiers: [
      [50, 42],
      [200, 38.5],
      [1000, 34],
      [3000, 32.25],
    ],
    specs: { GSM: '220', Size: '15 × 15 in', Volume: '43 litre', Life: '4 to 5 years' },
    stock: 3400,
    pictures: ['potted-plant-2', 'potted-plant-1', 'seedling-1'],
  },
  {
    name: 'Plain LLDPE lateral 16 mm, class 2',
    description:
      'Soft, black, virgin-grade lateral for online drippers. Punch it once and the hole stays tight; no cracks after three summers in the open. Two kinds of roll are kept, 200 m and 400 m, at the same rate a metre.',
    unit: 'metre',
    tiers: [
      [400, 8.9],
      [2000, 8.4],
      [4000, 7.95],
    ],
    specs: { Diameter: '16 mm', Class: '2', Standard: 'IS 12786', Carbon: '2.5 %' },
    stock: 4800,
    pictures: ['drip-pipe-1', 'seedling-2'],
  },
  {
    name: 'Garden tap (nal) with hose nozzle, brass, 1/2 in',
    description:
      'Heavy forged bib cock whose hose tail unscrews when you only want a tap. Quarter turn, with a padlock eye against misuse in farms and parks. Chrome or plain brass at one price.',
    unit: 'piece',
    tiers: [
      [10, 285],
      [50, 262],
      [200, 244],
    ],
    specs: { Size: '1/2 in', Weight: '310 g', Finish: 'Chrome, brass' },
    stock: 640,
    pictures: ['tap-2', 'tap-1', 'padlock-1'],
  },
  {
    name: 'Rain gun 1.25 in, 22 m throw, metal',
    description:
      'Waters half an acre of sugarcane, tea or fodder from one stand. The arc is set from 20° to full circle with two clips, and three nozzle rings adapt it to your pump. Needs 3 bar and about 5 HP.',
    unit: 'piece',
    tiers: [
      [1, 2950],
      [6, 2760],
    ],
    specs: { Inlet: '1.25 in', Radius: '22 to 28 m', Nozzles: '8, 10, 12 mm', Body: 'Aluminium' },
    stock: 74,
    pictures: ['sprinkler-1', 'sprayer-1', 'maize-1'],
  },
  {
    name: 'Screen filter 2 in, plastic, 120 mesh',
    description:
      'Simple first guard for borewell water with a little sand. Stainless mesh on a rigid basket, removable without tools, with a flush cock at the bottom. Spare elements are available by the dozen.',
    unit: 'piece',
    tiers: [
      [2, 1180],
      [10, 1095],
      [50, 1020],
    ],
    specs: { Flow: '20 m³/h', Mesh: '120 (130 micron)', Ends: '2 in BSP' },
    stock: 230,
    pictures: ['filter-tank-1', 'tap-1', 'filter-tank-2'],
  },
  {
    name: 'Flush valve 63 mm, threaded cap',
    description:
      'Fits at the tail of the sub-main; open it once a week and the season’s silt is gone in a minute. Cap and collar are moulded together by a strap, so they are not lost in the field.',
    unit: 'piece',
    tiers: [
      [10, 58],
      [100, 52.5],
      [500, 47],
    ],
    specs: { Size: '63 mm', Body: 'Polypropylene', Pressure: '6 kg/cm²' },
    stock: 890,
    pictures: ['valve-1', 'pvc-pipe-2', 'valve-2'],
  },
]
