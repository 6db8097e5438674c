import type { Good } from '#server/demo/good.ts'

export const goods: readonly Good[] = [
  {
    name: 'Refurbished laptop 14 in, 6-core, 8 GB, 256 GB SSD',
    description:
      'Off-lease business machines, A grade: lid and keys clean, battery above 80 % health, screen without spots. Each is stress-tested for 12 hours and shipped with a new charger. GST bill and six months’ carry-in warranty.',
    unit: 'piece',
    tiers: [
      [1, 19800],
      [5, 18900],
      [25, 17950],
    ],
    specs: { Screen: '14 in full HD', Memory: '8 GB', Storage: '256 GB SSD', Grade: 'A' },
    stock: 165,
    pictures: ['laptop-1', 'laptop-2', 'keyboard-1'],
  },
  {
    name: '5G smartphone 6.6 in, 6 GB + 128 GB, sealed',
    description:
      'Sealed boxes with IMEI list mailed before dispatch, so your shop can register schemes the same day. Dual SIM, 50 MP main camera, 5,000 mAh and an 18 W charger in the box. Service through 900 centres.',
    unit: 'piece',
    tiers: [
      [2, 11900],
      [10, 11650],
      [50, 11380],
    ],
    specs: {
      Screen: '6.6 in, 90 Hz',
      Memory: '6 GB + 128 GB',
      Battery: '5,000 mAh',
      Network: '5G, dual SIM',
    },
    stock: 720,
    pictures: ['mobile-phone-1', 'mobile-phone-2', 'camera-1'],
  },
  {
    name: 'USB keyboard with Devanagari keys (हिन्दी कीबोर्ड)',
    description:
      'Inscript and English legends laser-cut side by side, made for citizen service counters, courts and DTP shops. Spill drain underneath, 10 million strokes, 1.5 m cord. Plug in and type, no driver.',
    unit: 'piece',
    tiers: [
      [10, 345],
      [50, 318],
      [200, 295],
    ],
    specs: { Layout: '104 keys, Inscript + English', Cable: 'USB, 1.5 m', Life: '10 million strokes' },
    stock: 1080,
    pictures: ['keyboard-1', 'keyboard-2'],
  },
  {
    name: 'Thermal receipt printer 80 mm, USB + LAN, auto cutter',
    description:
      'Prints a bill in two seconds and cuts it by itself. Works with the usual billing programs and UPI sound boxes; Hindi, Tamil and Gujarati fonts in memory. One paper roll and a drawer port come along.',
    unit: 'piece',
    tiers: [
      [1, 5650],
      [5, 5380],
      [25, 5120],
    ],
    specs: { Width: '80 mm', Speed: '250 mm/s', Ports: 'USB, LAN, RJ11', Cutter: 'Auto, 1.5 million cuts' },
    stock: 290,
    pictures: ['printer-1', 'printer-2', 'paper-ream-1'],
  },
  {
    name: 'Bluetooth headphones, over-ear, 40 h playtime',
    description:
      'Soft protein-leather cups fold flat for the box shelf. Forty hours on one charge, or plug in the cable when it runs out. Two colours sell fastest, black and navy; we pack assorted tens.',
    unit: 'piece',
    tiers: [
      [5, 780],
      [30, 718],
      [120, 665],
    ],
    specs: { Driver: '40 mm', Playtime: '40 h', Charging: 'USB-C', Colours: 'Black, navy, white' },
    stock: 610,
    pictures: ['headphones-1', 'headphones-2'],
  },
  {
    name: 'LED television 32 in HD ready, frameless',
    description:
      'The hotel and dhaba favourite: A+ panel, 20 W box speakers and wall bracket in the carton. Surge guard for village supply from 100 to 280 V. Panel warranty of one year on site in 400 towns.',
    unit: 'piece',
    tiers: [
      [2, 7450],
      [10, 7150],
      [40, 6880],
    ],
    specs: { Screen: '32 in, 1366 × 768', Sound: '20 W', Ports: '2 HDMI, 2 USB', Voltage: '100 to 280 V' },
    stock: 380,
    pictures: ['television-1', 'television-2', 'corrugated-box-1'],
  },
  {
    name: 'CCTV bullet camera 2 MP, colour at night',
    description:
      'Warm LEDs give colour pictures at 20 m instead of grey shadows. Metal body, IP67, 3.6 mm lens that sees a shop front door to door. Works with any four-in-one DVR; DC and BNC pigtails sealed.',
    unit: 'piece',
    tiers: [
      [4, 965],
      [20, 898],
      [100, 842],
    ],
    specs: { Resolution: '2 MP', Lens: '3.6 mm', Range: '20 m colour', Protection: 'IP67' },
    stock: 940,
    pictures: ['camera-1', 'camera-2', 'wire-coil-1'],
  },
  {
    name: 'Laptop 15.6 in, 8-core, 16 GB, 512 GB SSD, new',
    description:
      'Billing, design and coding on one machine. Backlit keys, numeric pad, fingerprint lock; second memory slot is free. Loaded without an operating system or with a licence at extra cost: tell us in the enquiry.',
    unit: 'piece',
    tiers: [
      [1, 46500],
      [5, 45200],
      [20, 44100],
    ],
    specs: {
      Screen: '15.6 in full HD IPS',
      Memory: '16 GB',
      Storage: '512 GB NVMe',
      Warranty: '1 year on site',
    },
    stock: 60,
    pictures: ['laptop-2', 'keyboard-2', 'laptop-1'],
  },
  {
    name: 'Tempered glass for mobile, 11D, assorted models',
    description:
      'Over 600 models in one list, from last week’s launch back to five-year-old phones. Full glue, black edge, dust sticker and wipes in each pouch. Send your model list, we pack model-wise in labelled tens.',
    unit: 'piece',
    tiers: [
      [100, 14],
      [500, 11.5],
      [2000, 9.75],
      [5000, 8.9],
    ],
    specs: { Hardness: '9H', Glue: 'Full', Thickness: '0.33 mm', Packing: '10 a model' },
    stock: 5000,
    pictures: ['mobile-phone-2', 'mobile-phone-1'],
  },
  {
    name: 'Wireless keyboard and mouse combo, 2.4 GHz',
    description:
      'One small receiver for both, ten metres of range, batteries already inside. Low keys, quiet clicks and a 1,600 dpi mouse for either hand. Offices ordering fifty or more get asset stickers free.',
    unit: 'set',
    tiers: [
      [5, 745],
      [25, 692],
      [100, 648],
    ],
    specs: { Range: '10 m', Mouse: '800 to 1,600 dpi', Power: '2 × AAA + 1 × AA' },
    stock: 470,
    pictures: ['keyboard-2', 'keyboard-1', 'battery-1'],
  },
  {
    name: 'Mono laser printer, 30 ppm, duplex',
    description:
      'Built for tehsil offices and coaching centres that print all day. A 250-sheet tray, both sides by itself, and a toner that costs under 40 paise a page. Installation video in Hindi; engineers in district towns.',
    unit: 'piece',
    tiers: [
      [1, 14900],
      [4, 14400],
      [12, 13950],
    ],
    specs: { Speed: '30 ppm', Duplex: 'Automatic', Tray: '250 sheets', Ports: 'USB, LAN, Wi-Fi' },
    stock: 74,
    pictures: ['printer-2', 'paper-ream-2', 'printer-1'],
  },
  {
    name: 'Call centre headset, USB, mono, noise cancelling',
    description:
      'Agents wear it eight hours and forget it: 65 g, soft foam, boom that turns to either side. In-line mute and volume. Spare ear foams, ten pairs per hundred sets, are added without charge.',
    unit: 'piece',
    tiers: [
      [10, 890],
      [50, 825],
      [250, 768],
    ],
    specs: { Ear: 'Mono', Microphone: 'Noise cancelling boom', Cable: '2.1 m USB' },
    stock: 330,
    pictures: ['headphones-2', 'headphones-1', 'laptop-2'],
  },
  {
    name: 'Smart television 43 in 4K, voice remote',
    description:
      'Certified streaming apps, 2 GB memory and a panel bright enough for a showroom window. Thin metal stand or wall mount, both supplied. We dispatch in five-ply cartons with corner guards and transit cover.',
    unit: 'piece',
    tiers: [
      [1, 18900],
      [5, 18250],
      [20, 17700],
    ],
    specs: { Screen: '43 in, 3840 × 2160', Memory: '2 GB + 16 GB', Sound: '24 W', Ports: '3 HDMI, 2 USB' },
    stock: 118,
    pictures: ['television-2', 'television-1'],
  },
  {
    name: 'DSLR camera kit, refurbished, 24 MP, 18–55 mm',
    description:
      'Shutter count below 15,000, sensor cleaned and focus calibrated on a chart. Body, kit lens, two batteries, charger, 32 GB card and strap. Wedding studios buy these as second bodies each season.',
    unit: 'set',
    tiers: [
      [1, 24800],
      [3, 23900],
    ],
    specs: { Sensor: '24 MP APS-C', Lens: '18–55 mm', Shutter: 'Below 15,000', Warranty: '6 months' },
    stock: 5,
    pictures: ['camera-2', 'camera-1', 'backpack-1'],
  },
  {
    name: 'Student laptop 11.6 in, 4 GB, 64 GB, rugged',
    description:
      'Schools take these by the classroom: rubber corners, spill-proof keys, ten hours on a charge. Charging trolleys for 30 machines can be quoted with it. Tender papers and make-in-India declaration ready.',
    unit: 'piece',
    tiers: [
      [10, 13900],
      [50, 13250],
      [200, 12700],
    ],
    specs: { Screen: '11.6 in HD', Memory: '4 GB', Storage: '64 GB', Battery: '10 h' },
    stock: 400,
    pictures: ['laptop-1', 'books-1', 'laptop-2'],
  },
  {
    name: 'Used smartphone 4G, 4 GB + 64 GB, B grade, lot',
    description:
      'Working phones with light scratches, data wiped and IMEI checked against the lost-phone register. Lots of ten, mixed models, each labelled with battery health. No returns on looks, full return on faults within seven days.',
    unit: 'lot (10 pieces)',
    tiers: [
      [1, 38500],
      [3, 37200],
      [10, 35900],
    ],
    specs: { Grade: 'B', Network: '4G VoLTE', Memory: '4 GB + 64 GB' },
    stock: 32,
    pictures: ['mobile-phone-1', 'corrugated-box-2', 'mobile-phone-2'],
  },
]
