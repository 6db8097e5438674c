import type { Good } from '#server/demo/good.ts'

export const goods: readonly Good[] = [
  {
    name: 'Full-length standing mirror 60 × 18 in',
    description:
      'Boutiques and trial rooms like its slim teak-tone frame and folding stand. Film on the back holds the glass together if it ever breaks. Wall hooks come too, so buyers may decide later.',
    unit: 'piece',
    tiers: [
      [2, 1890],
      [12, 1760],
      [60, 1655],
    ],
    specs: { Size: '60 × 18 in', Glass: '4 mm', Frame: 'PS moulding', Colours: 'Teak, black, white' },
    stock: 310,
    pictures: ['mirror-1', 'dress-1', 'mirror-2'],
  },
  {
    name: 'Sofa cum bed, two-seater, pull-out',
    description:
      'Sofa by day, 4 × 6 ft bed by night, with pillows stored inside the arms. Steel pull-out runs on nylon wheels and leaves no mark on tiles. Popular with studio flats and doctors’ duty rooms.',
    unit: 'piece',
    tiers: [
      [1, 13800],
      [4, 13100],
      [15, 12500],
    ],
    specs: { Bed: '4 × 6 ft', Frame: 'Steel + ply', Foam: '32 density' },
    stock: 0,
    pictures: ['sofa-2', 'bed-1', 'sofa-1'],
  },
  {
    name: 'A4 certificate frame, synthetic, glass front',
    description:
      'Schools, coaching classes and award shops order these in hundreds. Easel back and wall hook both fitted; gold, cherry and black mouldings. Forty to a carton with corner protectors, breakage replaced.',
    unit: 'piece',
    tiers: [
      [40, 92],
      [200, 83.5],
      [1000, 76],
    ],
    specs: { Size: 'A4 (8.3 × 11.7 in)', Moulding: '20 mm PS', Front: '2 mm glass' },
    stock: 2600,
    pictures: ['picture-frame-1', 'file-folder-1'],
  },
  {
    name: 'Training room chair with writing pad',
    description:
      'Pad folds down beside the seat and locks flat for left- or right-handers. Perforated polypropylene shell stays cool without cushions. Rows can be linked; book basket under the seat on request.',
    unit: 'piece',
    tiers: [
      [10, 1790],
      [50, 1680],
      [200, 1590],
    ],
    specs: { Shell: 'Polypropylene', Pad: 'Laminated MDF', Frame: '25 mm tube' },
    stock: 460,
    pictures: ['office-chair-2', 'notebook-1'],
  },
  {
    name: 'Bunk bed, steel, with ladder and guard rails',
    description:
      'Two sleepers in the floor space of one. Square tube of 16 gauge, ladder with rubber treads, 12-inch guard rail on both sides. Converts to two singles when the hostel empties.',
    unit: 'piece',
    tiers: [
      [2, 8900],
      [10, 8450],
      [40, 8050],
    ],
    specs: { Size: '72 × 36 in, 2 tiers', Tube: '38 mm, 16 gauge', Load: '150 kg a tier' },
    stock: 96,
    pictures: ['bed-2', 'padlock-2', 'bed-1'],
  },
  {
    name: 'PVC folding door, 7 × 3 ft, wood grain',
    description:
      'Divides a room, hides a kitchen or closes a shop changing room in ten minutes of fitting. Double-wall slats, magnetic latch, aluminium track. Cut shorter with a hacksaw; five grains in stock.',
    unit: 'piece',
    tiers: [
      [4, 1450],
      [20, 1350],
      [80, 1270],
    ],
    specs: { Size: '7 × 3 ft', Slat: '10 mm, double wall', Colours: 'Teak, walnut, white, grey, cherry' },
    stock: 175,
    pictures: ['door-2', 'door-1'],
  },
  {
    name: 'Vanity mirror with bulbs, tabletop, 10 lamps',
    description:
      'Bridal artists set it up anywhere: dimmable lamps in warm and daylight, a 10× spot and a USB plug for the phone. Folds to 5 cm in its own sleeve. Adapter and spare lamp included.',
    unit: 'piece',
    tiers: [
      [2, 1590],
      [12, 1480],
      [48, 1390],
    ],
    specs: { Size: '16 × 12 in', Lamps: '10, dimmable', Power: '12 V adapter' },
    stock: 5,
    pictures: ['mirror-2', 'lipstick-1', 'light-bulb-1'],
  },
  {
    name: 'Sofa set 3 + 1 + 1, teak, cane back',
    description:
      'The old verandah set, made sturdier: hand-woven cane on solid teak with loose seat cushions. Natural or walnut oil finish. Cane panels screw out for re-weaving years later, so dealers earn on service as well.',
    unit: 'set',
    tiers: [[1, 48500]],
    specs: { Seats: '3 + 1 + 1', Wood: 'Teak', Back: 'Hand-woven cane', Cushions: '32 density, loose' },
    stock: null,
    pictures: ['sofa-1', 'timber-2', 'sofa-2'],
  },
  {
    name: 'Tanjore-style painting (तंजौर), framed, 15 × 12 in',
    description:
      'Lakshmi, Ganesh and Krishna in relief with gold foil and set stones, in a teak-tone chettinad frame. A steady gift for house-warmings and corporate Diwali. Certificate of handiwork is pasted behind.',
    unit: 'piece',
    tiers: [
      [2, 1680],
      [12, 1560],
      [48, 1470],
    ],
    specs: { Size: '15 × 12 in', Work: 'Gold foil, relief', Frame: 'Chettinad wood' },
    stock: 145,
    pictures: ['picture-frame-2', 'picture-frame-1'],
  },
  {
    name: 'Gaming and editing chair, high back, footrest',
    description:
      'For streamers, editors and long night shifts: full 160° recline, neck and lumbar pillows, footrest that slides away. Class 4 gas lift and a metal base. We keep zips, castors and arm pads as spares.',
    unit: 'piece',
    tiers: [
      [2, 7450],
      [10, 7050],
      [40, 6720],
    ],
    specs: { Recline: '90° to 160°', Lift: 'Gas, class 4', Load: '150 kg' },
    stock: 64,
    pictures: ['office-chair-1', 'headphones-1', 'office-chair-2'],
  },
  {
    name: 'Hospital-grade foam mattress for single bed, 4 in',
    description:
      'Firm rebonded core with a waterproof rexine cover welded at the seams, so it can be wiped down between guests. Hostels and nursing homes reorder it. Roll-packed, forty to a pickup.',
    unit: 'piece',
    tiers: [
      [10, 1980],
      [50, 1850],
      [200, 1740],
    ],
    specs: { Size: '72 × 35 × 4 in', Core: 'Rebonded, 80 density', Cover: 'Waterproof rexine' },
    stock: 720,
    pictures: ['bed-1', 'bed-2'],
  },
  {
    name: 'Steel security door, 6.5 × 3 ft, wood finish',
    description:
      'Galvanised skins over honeycomb, three-way bolts and a concealed hinge pin. Looks like polished teak from the passage. Frame, lock with five keys, peephole and threshold are all in the price.',
    unit: 'set',
    tiers: [
      [1, 12400],
      [5, 11800],
      [25, 11250],
    ],
    specs: { Size: '78 × 36 in', Sheet: '0.8 mm GI', Lock: '3-way, 5 keys' },
    stock: null,
    pictures: ['door-1', 'padlock-1', 'screwdriver-1'],
  },
  {
    name: 'Decorative sunburst mirror, cane and MDF, 30 in',
    description:
      'Woven by self-help groups in Assam from smoked cane that borers leave alone. Real glass in the centre, 9 inches. Each piece hangs on one nail and weighs under a kilo.',
    unit: 'piece',
    tiers: [
      [4, 745],
      [24, 690],
      [96, 645],
    ],
    specs: { Diameter: '30 in', Glass: '9 in, 3 mm', Material: 'Cane, MDF' },
    stock: 220,
    pictures: ['mirror-1', 'jute-bag-1'],
  },
  {
    name: 'Waiting bench three-seater, perforated steel',
    description:
      'For clinics, stations and RTO offices. Beam of 80 × 40 mm carries three seats without sag; arms in die-cast aluminium. Bolt-down feet, powder coat that takes daily mopping.',
    unit: 'set',
    tiers: [
      [2, 5250],
      [10, 4950],
      [40, 4720],
    ],
    specs: { Seats: '3', Sheet: '1.2 mm CRC', Beam: '80 × 40 mm', Load: '360 kg' },
    stock: 132,
    pictures: ['office-chair-2', 'office-chair-1'],
  },
  {
    name: 'Photo frame moulding, PS, 1 in, 9.5 ft length',
    description:
      'Raw material for framers: straight, chop-ready polystyrene profile that joins with V-nails or glue without chipping. Eighty designs, foil colours matched lot to lot. Sample chain of corners on deposit.',
    unit: 'length (9.5 ft)',
    tiers: [
      [50, 68],
      [250, 61.5],
      [1000, 56.25],
    ],
    specs: { Width: '1 in', Material: 'Polystyrene', Designs: '80' },
    stock: 3800,
    pictures: ['picture-frame-1', 'saw-1', 'picture-frame-2'],
  },
  {
    name: 'Diwan set, cotton, eight pieces, block print',
    description:
      'Bagru-style block print on 200-thread cotton: one sheet, five cushion covers and two bolster covers. Dyes are fast to five home washes in our own test. Ten designs to a bale, two sets each.',
    unit: 'set',
    tiers: [
      [10, 695],
      [40, 645],
      [200, 602],
    ],
    specs: {
      Contents: '1 sheet, 5 cushion, 2 bolster covers',
      Sheet: '60 × 90 in',
      Fabric: 'Cotton, 200 TC',
    },
    stock: null,
    pictures: ['sofa-2', 'bed-2', 'yarn-1'],
  },
]
