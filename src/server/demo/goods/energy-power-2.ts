import type { Good } from '#server/demo/good.ts'

export const goods: readonly Good[] = [
  {
    name: 'Solar DC cable 4 sq mm, tinned copper, XLPO, red and black',
    description:
      'Halogen-free, UV and ozone proof sheath with metre marks. Tinned to the last strand, cut one and see. 100 m rolls, red or black; 6 sq mm at proportionate rate. Connectors in pairs can ship along.',
    unit: 'roll (100 m)',
    tiers: [
      [2, 5150],
      [10, 4920],
      [50, 4720],
    ],
    specs: { Size: '1 × 4 sq mm', Rating: '1.5 kV DC, 120 °C', Life: '25 years', Standard: 'EN 50618' },
    stock: 470,
    pictures: ['wire-coil-1', 'solar-panel-2'],
  },
  {
    name: 'Solar battery 150 Ah, C10, tubular, low maintenance',
    description:
      'C10 plates take the daily charge and discharge of solar where an inverter battery would tire. Gravity slightly lower for hot roofs. Ships filled, with terminal grease and cell caps that hold back the acid mist.',
    unit: 'piece',
    tiers: [
      [2, 13150],
      [10, 12600],
    ],
    specs: {
      Capacity: '150 Ah at C10',
      Cycles: '1,500 at 80 %',
      Warranty: '60 months',
      Standard: 'IS 16270',
    },
    stock: 190,
    pictures: ['battery-2', 'battery-1', 'solar-panel-1'],
  },
  {
    name: 'Rooftop solar kit 3 kW, on-grid, for subsidy',
    description:
      'All that an installer needs for one home: panels, inverter, structure, cables, earthing, two DBs and the stickers. Drawing and SLD for net meter ready to sign. Packed on one pallet.',
    unit: 'set',
    tiers: [
      [1, 148500],
      [3, 144000],
      [10, 140000],
    ],
    specs: {
      Panels: '6 × 540 Wp DCR',
      Inverter: '3 kW, single phase',
      Structure: 'Hot-dip GI, 2 m high',
      Yield: 'About 12 units a day',
    },
    stock: 38,
    pictures: ['solar-panel-2', 'inverter-2', 'wire-coil-2'],
  },
  {
    name: 'Inverter trolley for one battery, ABS, with wheels',
    description:
      'Keeps acid from the floor and children from the terminals. Air slots on three sides, cover opens for topping up. Folded flat, six in a carton, assembled without screws in two minutes.',
    unit: 'piece',
    tiers: [
      [6, 785],
      [24, 740],
      [96, 700],
    ],
    specs: {
      Fits: 'Up to 220 Ah tall',
      Load: '90 kg',
      Material: 'Virgin ABS, acid proof',
      Wheels: '4, two with brake',
    },
    stock: 305,
    pictures: ['inverter-2', 'battery-1'],
  },
  {
    name: 'Wind and solar street light, 60 W, 8 m pole',
    description:
      'Sea-front and highway projects where the light must burn through cloudy weeks. Anchor bolts and foundation drawing supplied first, lamp set follows in 20 days. Priced without civil work.',
    unit: 'set',
    tiers: [
      [2, 64500],
      [10, 62400],
    ],
    specs: {
      Turbine: '300 W, 24 V',
      Panel: '2 × 150 Wp',
      Battery: 'Lithium, 25.6 V 60 Ah',
      Pole: '8 m octagonal GI',
    },
    stock: null,
    pictures: ['wind-turbine-1', 'solar-panel-1', 'light-bulb-2'],
  },
  {
    name: 'Gas generator 25 kVA, natural gas or biogas',
    description:
      'Dairies and restaurants turn gobar gas or piped gas into units at 6 to 9 rupees. Gas train with shut-off, governor and H2S-tolerant valves. We ask for a gas analysis before accepting the order.',
    unit: 'piece',
    tiers: [
      [1, 565000],
      [3, 552000],
    ],
    specs: {
      Rating: '25 kVA (20 kW)',
      Gas: 'PNG, biogas above 55 % CH4',
      Use: '7.5 m³ per h at full load',
      Canopy: 'Silent',
    },
    stock: null,
    pictures: ['generator-2', 'generator-1', 'gas-stove-2'],
  },
  {
    name: 'Lithium wall battery 51.2 V 100 Ah, 5 kWh',
    description:
      'Hangs on the wall beside the hybrid inverter and talks to it by cable. Active balancing, fire-safe LFP chemistry, built-in breaker. Side brackets, cables and a UN 38.3 paper for transport are in the crate.',
    unit: 'piece',
    tiers: [[1, 78500]],
    specs: { Energy: '5.12 kWh', Cycles: '6,000 at 80 %', Bus: 'CAN, RS485', Parallel: 'Up to 16' },
    stock: 44,
    pictures: ['battery-2', 'battery-1', 'inverter-1'],
  },
  {
    name: 'Solar lantern with mobile charging, 3 W',
    description:
      'For villages, campers and night guards. Three brightness steps, USB port for one phone charge a day, drop-proof body. NGOs may have their name printed from 500 pieces. Spare panel 140 rupees.',
    unit: 'piece',
    tiers: [
      [20, 465],
      [100, 432],
      [500, 405],
    ],
    specs: {
      Light: '3 W, 300 lm',
      Battery: 'Li-ion 3.7 V 2,600 mAh',
      Panel: '3 Wp with 3 m lead',
      Backup: '6 to 24 h',
    },
    stock: 1700,
    pictures: ['torch-1', 'solar-panel-1'],
  },
  {
    name: 'Micro inverter 1600 W, for 4 panels, IP67',
    description:
      'Shadow of a tank or tree no more spoils the entire string. AC wiring on the roof, no high DC voltage. Each panel seen alone in the app. Trunk cable and end caps are ordered by roof plan.',
    unit: 'piece',
    tiers: [
      [1, 14900],
      [6, 14200],
      [24, 13600],
    ],
    specs: { Output: '1600 W, 230 V', Inputs: '4, each with MPPT', Panel: 'Up to 550 Wp' },
    stock: null,
    pictures: ['inverter-1', 'solar-panel-2'],
  },
  {
    name: 'Diesel generator 5 kVA, air cooled, portable, single phase',
    description:
      'Mobile towers, farms and small bakeries. Frame with wheels, canopy that opens from two sides, oil alarm. The last lot went to a tower company; the new one is on the water and expected shortly.',
    unit: 'piece',
    tiers: [
      [1, 84500],
      [4, 81800],
      [12, 79500],
    ],
    specs: { Rating: '5 kVA', Engine: 'Single cylinder, air cooled', Tank: '15 L', Start: 'Key' },
    stock: 0,
    pictures: ['generator-1', 'generator-2', 'oil-drum-2'],
  },
  {
    name: 'Module mounting structure, hot-dip galvanised, per kW',
    description:
      'Legs, rafters and purlins cut, punched and numbered for two panels per kW. Front leg 1.8 m gives room to walk below. Stability certificate from a chartered engineer for each height.',
    unit: 'set (1 kW)',
    tiers: [
      [3, 6450],
      [20, 6180],
      [100, 5940],
    ],
    specs: { Steel: 'IS 2062, 2 mm', Coating: '80 micron, IS 4759', Wind: '150 km/h', Fasteners: 'SS 304' },
    stock: 265,
    pictures: ['solar-panel-1', 'steel-rods-2', 'nut-bolt-1'],
  },
  {
    name: 'Valve-regulated battery (SMF) 12 V 7 Ah, for UPS',
    description:
      'Computer shops change it in every 600 VA UPS, also in alarm panels and toys. Date code within 60 days, voltage above 12.8 V at dispatch. 12-month counter replacement, no drama.',
    unit: 'piece',
    tiers: [
      [10, 890],
      [50, 842],
      [200, 800],
    ],
    specs: { Capacity: '7.2 Ah at C20', Size: '151 × 65 × 94 mm', Terminal: 'F1, F2', Weight: '2.1 kg' },
    stock: 2600,
    pictures: ['battery-1', 'battery-2'],
  },
  {
    name: 'Solar charge controller 40 A, MPPT, 12/24/48 V',
    description:
      'Turns an old inverter into a solar one. Gains up to 25 % over a PWM box in winter. Night-light output and load cut-off can be set. Heat sink on the back, no fan that could fail.',
    unit: 'piece',
    tiers: [
      [2, 4850],
      [10, 4620],
    ],
    specs: { Current: '40 A', 'PV input': 'Max 150 V', Battery: 'Lead, gel, lithium', Display: 'LCD, app' },
    stock: 238,
    pictures: ['inverter-2', 'solar-panel-2'],
  },
  {
    name: 'Solar water heater panel and 200 LPD tank, ETC',
    description:
      'Hot bath for five people, even in a foggy Punjab winter with the 2 kW backup rod (extra). Stand powder coated, tubes in egg-crate boxes, two spare tubes with each set. For hard water ask for the glass-lined tank.',
    unit: 'set',
    tiers: [
      [1, 19800],
      [5, 18900],
      [20, 18100],
    ],
    specs: { Tank: '200 L, SS 304', Tubes: '20, 58 × 1800 mm', Insulation: '50 mm PUF' },
    stock: 96,
    pictures: ['solar-panel-2', 'filter-tank-1', 'tap-1'],
  },
  {
    name: 'Power inverter UPS (इन्वर्टर) 2.5 kVA, 24 V, commercial',
    description:
      'Photocopy shop, clinic, petrol-pump office: runs printer, deep freezer and lights together. Overload is shown in words, not in blinking codes. Wall stand and battery link cable inside. Two years on site.',
    unit: 'piece',
    tiers: [
      [1, 13900],
      [5, 13250],
      [20, 12700],
    ],
    specs: { Rating: '2.5 kVA (2 kW)', Battery: '2 × 12 V, 150–220 Ah', Charge: '15–20 A' },
    stock: 118,
    pictures: ['inverter-1', 'inverter-2', 'battery-2'],
  },
  {
    name: 'EV charger 22 kW, AC, twin type 2 sockets, pedestal',
    description:
      'Malls and IT parks park two cars at one post. Load sharing keeps the building under its sanctioned kW. Reserve, pay and report through any OCPP back office. Foundation frame sent ahead of the post.',
    unit: 'piece',
    tiers: [
      [1, 72500],
      [4, 69800],
    ],
    specs: { Output: '2 × 11 kW or 1 × 22 kW', Sockets: 'Type 2, with lock', Metering: 'MID class' },
    stock: 21,
    pictures: ['ev-charger-1', 'car-1'],
  },
]
