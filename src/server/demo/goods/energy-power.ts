import type { Good } from '#server/demo/good.ts'

export const goods: readonly Good[] = [
  {
    name: 'Solar panel 550 Wp, mono PERC, half cut, non-DCR',
    description:
      'For private roofs and open-access plants where DCR is not asked. 25-year power warranty, positive tolerance up to 5 W. Flash-test list by serial number comes with each pallet of 36. Minimum two, loose panels only from our godown.',
    unit: 'piece',
    tiers: [[2, 8150]],
    specs: { Power: '550 Wp', Cells: '144 half cut', Efficiency: '21.3 %', Standard: 'IS 14286, IEC 61215' },
    stock: 1450,
    pictures: ['solar-panel-1', 'solar-panel-2'],
  },
  {
    name: 'Tubular battery 150 Ah, 12 V, tall, for inverter',
    description:
      'Thick positive spine cast under pressure for long power cuts. Water needs topping only twice a year; float indicators on every cell. Sent charged and filled, or dry with acid apart for far places. Old battery exchange by weight.',
    unit: 'piece',
    tiers: [
      [2, 12400],
      [10, 11900],
      [40, 11450],
    ],
    specs: {
      Capacity: '150 Ah at C20',
      Weight: '58 kg filled',
      Warranty: '36 + 24 months',
      Standard: 'IS 13369',
    },
    stock: 360,
    pictures: ['battery-1', 'battery-2', 'inverter-1'],
  },
  {
    name: 'Pure sine inverter 1100 VA, 12 V, for home and shop',
    description:
      'Runs 4 fans, 8 LED lights and a TV; computers do not notice the change-over. Copper transformer, MCB instead of glass fuse. Charges from 100 V. Hindi sheet shows fitting in six pictures.',
    unit: 'piece',
    tiers: [
      [2, 5450],
      [10, 5190],
      [40, 4950],
    ],
    specs: {
      Rating: '1100 VA (880 W)',
      Battery: '12 V, 100–220 Ah',
      Transfer: 'Below 10 ms',
      Display: 'LCD, backup time',
    },
    stock: 540,
    pictures: ['inverter-1', 'inverter-2', 'battery-1'],
  },
  {
    name: 'Silent diesel generator 15 kVA, three phase, CPCB IV+',
    description:
      'Shops, petrol pumps and clinics. Acoustic canopy with lifting hook, 60 litre tank below, battery and leads. CPCB IV+ certificate goes with the bill, needed for the electrical inspector. Free first service at 50 hours.',
    unit: 'piece',
    tiers: [
      [1, 335000],
      [3, 326000],
    ],
    specs: {
      Rating: '15 kVA (12 kW)',
      Engine: '2 cylinder, water cooled',
      Fuel: '3.1 L per h at 75 %',
      Noise: '75 dB(A) at 1 m',
    },
    stock: 22,
    pictures: ['generator-1', 'generator-2', 'control-panel-1'],
  },
  {
    name: 'EV charger 7.4 kW, AC, type 2, wall mounted',
    description:
      'For apartments, offices and hotels. App, RFID card or plug-and-go; OCPP 1.6 lets you bill residents. IP55 box stands rain and sun. Delivered with two cards, wall plate and drilling template.',
    unit: 'piece',
    tiers: [
      [1, 23500],
      [5, 22400],
      [20, 21500],
    ],
    specs: {
      Output: '7.4 kW, 32 A, 230 V',
      Connector: 'Type 2, 5 m cable',
      Safety: 'RCD type A + 6 mA DC',
      Standard: 'IS 17017',
    },
    stock: 86,
    pictures: ['ev-charger-1', 'electric-plug-1', 'car-1'],
  },
  {
    name: 'Wind turbine 1 kW, 48 V, 3 blades, with controller',
    description:
      'Coast, hills and farm roofs with steady wind above 4.5 m/s: ask us for the wind figure of your taluka first. Turbine, dump-load controller and 3 m stub; the mast is separate. Works with solar on one battery.',
    unit: 'set',
    tiers: [
      [1, 88500],
      [3, 85400],
    ],
    specs: { Power: '1 kW at 11 m/s', Start: '2.8 m/s', Rotor: '2.8 m', Output: '48 V DC' },
    stock: 4,
    pictures: ['wind-turbine-1', 'battery-2', 'inverter-2'],
  },
  {
    name: 'DCR solar panel 540 Wp, bifacial, glass to glass, for subsidy',
    description:
      'Accepted for household subsidy: cells and modules made in India, declaration and ALMM number on the bill. Two sheets of 2 mm glass, no yellowing of the back. Installers get a ready file for the portal.',
    unit: 'piece',
    tiers: [
      [2, 13350],
      [36, 12980],
    ],
    specs: { Power: '540 Wp', Cells: 'Indian made, 144', Gain: 'Up to 12 % from rear', Listing: 'ALMM' },
    stock: 780,
    pictures: ['solar-panel-2', 'solar-panel-1'],
  },
  {
    name: 'Lithium battery 12.8 V 100 Ah, LiFePO4, with BMS',
    description:
      'One-fifth of the weight of tubular and no gas, so it may stand in a flat. Grade A prismatic cells, smart BMS with Bluetooth. Fits most inverters with a lithium setting. 5-year replacement warranty.',
    unit: 'piece',
    tiers: [
      [1, 17400],
      [5, 16700],
      [20, 16100],
    ],
    specs: { Energy: '1,280 Wh', Cycles: '4,000 at 80 %', Charge: 'Max 50 A', Weight: '11.5 kg' },
    stock: 148,
    pictures: ['battery-2', 'battery-1'],
  },
  {
    name: 'On-grid solar inverter 5 kW, three phase, 2 MPPT',
    description:
      'Monitoring by Wi-Fi stick at no extra, export limit for DISCOM rules built in. DC switch and surge protection inside, IP66 body without fan noise. Ten-year warranty, service stock at Pune and Kolkata.',
    unit: 'piece',
    tiers: [
      [1, 38500],
      [5, 37200],
      [20, 36000],
    ],
    specs: {
      Output: '5 kW, 415 V',
      MPPT: '2, 180–850 V',
      Efficiency: '98.4 %',
      Standard: 'IS 16221, IS 16169',
    },
    stock: 132,
    pictures: ['inverter-2', 'inverter-1', 'solar-panel-1'],
  },
  {
    name: 'Portable petrol generator 2.5 kVA, self start',
    description:
      'Marriage lawns, food trucks and site offices. Copper alternator, AVR keeps 230 V ± 3 % for the DJ and the fridge. Wheels and handle folded in the box. LPG kit can be fitted later.',
    unit: 'piece',
    tiers: [
      [1, 31500],
      [4, 30200],
      [15, 29200],
    ],
    specs: {
      Rating: '2.5 kVA',
      Tank: '12 L, 9 h at half load',
      Start: 'Key and recoil',
      Noise: '68 dB(A) at 7 m',
    },
    stock: 64,
    pictures: ['generator-2', 'generator-1'],
  },
  {
    name: 'EV charger 3.3 kW, 15 A socket, for e-rickshaw and scooter',
    description:
      'LEV AC type for kirana shops who want to earn by the plug. Customer scans, pays and charges; your account is settled next day. SIM of one year included. Draws from a normal 15 A line.',
    unit: 'piece',
    tiers: [
      [2, 8950],
      [10, 8500],
      [50, 8090],
    ],
    specs: {
      Output: '3.3 kW, 15 A',
      Sockets: '3 industrial, IS 60309',
      Meter: 'Per socket',
      Payment: 'UPI, app',
    },
    stock: 410,
    pictures: ['ev-charger-1', 'scooter-1', 'electric-plug-2'],
  },
  {
    name: 'Solar street light 24 W, all in one, motion sensor',
    description:
      'Gram panchayat, colony and farm roads. Bright from dusk to eleven, then half, full again when someone walks by. Pole clamp for 60 to 76 mm. Light distribution file for tenders on request.',
    unit: 'piece',
    tiers: [[5, 2450]],
    specs: { LED: '24 W, 3,600 lm', Battery: 'LiFePO4, 12.8 V 18 Ah', Panel: '40 Wp', Backup: '2 nights' },
    stock: 690,
    pictures: ['solar-panel-1', 'light-bulb-1', 'tube-light-2'],
  },
  {
    name: 'Tubular battery (बैटरी) 200 Ah, 12 V, jumbo tall',
    description:
      'Where cuts are six hours and more. High-purity lead, low-antimony alloy, ceramic vents. Date of charging is stamped on the terminal. Dealer stickers, warranty book and acid-level strip in each pack.',
    unit: 'piece',
    tiers: [
      [2, 16300],
      [10, 15700],
      [40, 15150],
    ],
    specs: { Capacity: '200 Ah at C20', Size: '505 × 190 × 410 mm', Warranty: '42 + 30 months' },
    stock: 215,
    pictures: ['battery-1', 'battery-2'],
  },
  {
    name: 'Hybrid solar inverter 5 kVA, 48 V, with MPPT 80 A',
    description:
      'Solar first, battery next, grid last: or in the order you choose. Runs a 1.5 ton air conditioner and a 1 HP pump together. Can work without battery in the day. Wi-Fi app in English and Hindi.',
    unit: 'piece',
    tiers: [
      [1, 54500],
      [4, 52600],
      [15, 51000],
    ],
    specs: { Rating: '5 kVA, pure sine', Battery: '48 V, lead or lithium', PV: 'Up to 5.5 kWp, 450 V' },
    stock: 72,
    pictures: ['inverter-1', 'inverter-2', 'battery-2', 'solar-panel-2'],
  },
  {
    name: 'Diesel generator 62.5 kVA, silent, with AMF panel',
    description:
      'Hospitals, cold stores and housing towers. Starts and takes the load within ten seconds after mains failure. Built to order in four weeks; load test of two hours in your presence. Foundation drawing is sent with the quotation.',
    unit: 'piece',
    tiers: [
      [1, 795000],
      [2, 778000],
    ],
    specs: { Rating: '62.5 kVA (50 kW)', Engine: '4 cylinder, turbo', Fuel: '11.8 L per h at 75 %' },
    stock: null,
    pictures: ['generator-1', 'generator-2', 'control-panel-2'],
  },
  {
    name: 'DC fast charger 30 kW, CCS2, single gun',
    description:
      'Highway dhabas and taxi yards: about 90 minutes for a mid-size car. Modules can be grown to 60 kW in the same cabinet. Site visit, earthing check and one-day training included in metros.',
    unit: 'piece',
    tiers: [
      [1, 465000],
      [4, 448000],
    ],
    specs: { Output: '30 kW, 200–1000 V DC', Screen: '7 in, UPI QR', Protocol: 'OCPP 1.6 J' },
    stock: 2,
    pictures: ['ev-charger-1', 'car-2', 'control-panel-1'],
  },
]
