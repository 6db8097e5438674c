import type { Good } from '#server/demo/good.ts'

export const goods: readonly Good[] = [
  {
    name: 'Barcode label printer, 4 in, thermal transfer',
    description:
      'Prints garment tags, address labels and jewellery dumbbells from the same machine. 203 dpi head lasts 30 km of label. Free label design program; ribbon and roll samples are in the carton.',
    unit: 'piece',
    tiers: [
      [1, 10400],
      [3, 9980],
      [10, 9600],
    ],
    specs: { Width: '4 in (104 mm)', Resolution: '203 dpi', Speed: '127 mm/s', Ports: 'USB, LAN' },
    stock: 56,
    pictures: ['printer-1', 'corrugated-box-1', 'printer-2'],
  },
  {
    name: 'Mechanical keyboard, TKL, hot-swap, RGB',
    description:
      'Typists and gamers can change switches without a soldering iron. Steel plate, double-shot caps that never fade, detachable USB-C lead. Red and blue switches both in stock; say which for each carton.',
    unit: 'piece',
    tiers: [
      [2, 1790],
      [12, 1660],
      [48, 1560],
    ],
    specs: { Keys: '87', Switches: 'Red, blue', Cable: 'USB-C, detachable' },
    stock: 0,
    pictures: ['keyboard-1', 'laptop-1', 'keyboard-2'],
  },
  {
    name: 'Web camera 1080p with microphone and shutter',
    description:
      'For online classes, telemedicine and video KYC. Autofocus reads a PAN card at 15 cm, privacy shutter slides shut. Clip fits any monitor or a tripod screw; works as soon as it is plugged in.',
    unit: 'piece',
    tiers: [
      [5, 890],
      [25, 825],
      [100, 770],
    ],
    specs: { Resolution: '1080p, 30 fps', Focus: 'Auto, from 10 cm', Cable: 'USB, 1.8 m' },
    stock: 265,
    pictures: ['camera-1', 'laptop-2'],
  },
  {
    name: 'Wired earphones with mic, 3.5 mm, jar of 50',
    description:
      'Counter jar that sells by itself at paan shops and bus stands. Flat tangle-free cord, metal buds, clear voice on calls. Mixed colours; dead pieces are swapped one to one on your next order.',
    unit: 'jar (50 pieces)',
    tiers: [
      [1, 2450],
      [5, 2290],
      [20, 2150],
    ],
    specs: { Plug: '3.5 mm', Cord: 'Flat, 1.2 m', Microphone: 'In line', Colours: 'Black, white, red, blue' },
    stock: 410,
    pictures: ['headphones-1', 'mobile-phone-2'],
  },
  {
    name: 'LED monitor 21.5 in full HD, IPS, VGA + HDMI',
    description:
      'Eye-safe, flicker-free panel for accounts desks and CCTV rooms, running day and night. Tilts, mounts on VESA 100 arms, draws only 18 W. Dead-pixel free for the first 30 days or replaced.',
    unit: 'piece',
    tiers: [
      [2, 5350],
      [10, 5120],
      [50, 4890],
    ],
    specs: { Screen: '21.5 in, 75 Hz', Ports: 'VGA, HDMI', Mount: 'VESA 100' },
    stock: 245,
    pictures: ['television-1', 'laptop-1', 'keyboard-1'],
  },
  {
    name: 'Dot matrix printer, 80 column, 9 pin, refurbished',
    description:
      'Transporters and ration shops still need carbon copies: this one prints an original and four. New head, new ribbon and cleaned tractor. USB and parallel ports, so old billing computers work too.',
    unit: 'piece',
    tiers: [
      [1, 7200],
      [4, 6850],
    ],
    specs: { Columns: '80', Copies: '1 + 4', Ports: 'USB, parallel' },
    stock: null,
    pictures: ['printer-2', 'gear-1'],
  },
  {
    name: 'Rugged smartphone (मोबाइल) 4 in, IP68, dual SIM',
    description:
      'Small, thick and at home in a site engineer’s pocket. Survives 1.5 m drops and half an hour under water; glove touch works in cold stores. Loudspeaker of 100 dB, two-day battery.',
    unit: 'piece',
    tiers: [
      [2, 6900],
      [10, 6550],
      [40, 6240],
    ],
    specs: { Screen: '4 in', Protection: 'IP68', Battery: '4,000 mAh', Network: '4G, dual SIM' },
    stock: 88,
    pictures: ['mobile-phone-2', 'safety-helmet-1', 'mobile-phone-1'],
  },
  {
    name: 'Laptop adapter 65 W, USB-C, universal',
    description:
      'Ends the hunt for the right pin: one charger for nearly all new notebooks and phones. BIS registered, with overheat cut-off and a braided 2 m lead. Retail hang box with spec sheet behind.',
    unit: 'piece',
    tiers: [
      [5, 845],
      [30, 778],
      [120, 725],
    ],
    specs: { Output: '65 W PD', Plug: 'Type D, 2 pin', Standard: 'IS 13252', Cable: '2 m USB-C' },
    stock: 1240,
    pictures: ['laptop-2', 'electric-plug-1', 'mobile-phone-1'],
  },
  {
    name: 'Wi-Fi pan and tilt camera 3 MP, two-way talk',
    description:
      'Parents watch the child, owners watch the galla: the same little camera does both. Follows movement, speaks and listens, records on a memory card or in the cloud. Set up by scanning a code.',
    unit: 'piece',
    tiers: [
      [4, 1390],
      [20, 1290],
      [80, 1215],
    ],
    specs: { Resolution: '3 MP', Rotation: '355° / 90°', Storage: 'Card to 256 GB' },
    stock: 520,
    pictures: ['camera-2', 'mobile-phone-1', 'camera-1'],
  },
  {
    name: 'Neckband earphones, magnetic buds, 30 h',
    description:
      'Vibrates on calls, so couriers and drivers never miss one. Ten minutes of charge gives six hours. Six months’ replacement with printed card; sold in printed window boxes, twenty to a master.',
    unit: 'piece',
    tiers: [
      [20, 268],
      [100, 242],
      [500, 219],
    ],
    specs: { Playtime: '30 h', Charging: 'USB-C', Protection: 'IPX5', Colours: 'Black, blue, red' },
    stock: 2600,
    pictures: ['headphones-2', 'corrugated-box-2', 'headphones-1'],
  },
  {
    name: 'Commercial display 55 in, 4K, 24 × 7',
    description:
      'For menu boards, showrooms and control rooms: anti-glare panel of 500 nits that can hang upright. Plays from a pen drive on power-up without a touch. Installation quoted by city.',
    unit: 'piece',
    tiers: [
      [1, 52500],
      [4, 50900],
    ],
    specs: { Screen: '55 in, 3840 × 2160', Brightness: '500 nits', Duty: '24 × 7', Mount: 'VESA 400 × 200' },
    stock: 22,
    pictures: ['television-2', 'television-1'],
  },
  {
    name: 'Ink tank printer, all in one, Wi-Fi',
    description:
      'Print, scan and copy at 12 paise a black page. Bottles are keyed, so no one fills yellow into blue. A starter set good for 6,000 pages is inside; photo shops use it for passport sheets.',
    unit: 'piece',
    tiers: [
      [1, 11800],
      [5, 11350],
    ],
    specs: { Functions: 'Print, scan, copy', Cost: '12 paise a page', Ports: 'USB, Wi-Fi' },
    stock: null,
    pictures: ['printer-1', 'paper-ream-1', 'colour-palette-1'],
  },
  {
    name: 'Numeric keypad USB, 19 keys, for billing',
    description:
      'Cashiers on small laptops type rates twice as fast with it. Steel-weighted base stays put, big plus and enter keys, tested for five million strokes. Hangs on a hook card.',
    unit: 'piece',
    tiers: [
      [10, 285],
      [50, 262],
      [200, 241],
    ],
    specs: { Keys: '19', Cable: 'USB, 1.2 m', Life: '5 million strokes' },
    stock: 350,
    pictures: ['keyboard-2', 'laptop-1'],
  },
  {
    name: 'Silicone mobile cover, soft touch, assorted',
    description:
      'Microfibre inside, matt silicone outside, raised lip round the lenses. Twenty-two shades and all running models, updated each Monday. The mix is yours: minimum five of one model, any colours.',
    unit: 'piece',
    tiers: [
      [50, 48],
      [250, 42.5],
      [1000, 37.5],
    ],
    specs: { Material: 'Liquid silicone', Lining: 'Microfibre', Shades: '22' },
    stock: null,
    pictures: ['mobile-phone-1', 'mobile-phone-2', 'colour-palette-2'],
  },
  {
    name: 'Studio flash and tripod kit for product photos',
    description:
      'Two 300 W lights, softboxes, stands and a white table: all that an online seller needs to shoot catalogue pictures. Packs into one wheeled bag. First-timers get a lesson by video call.',
    unit: 'set',
    tiers: [
      [1, 13600],
      [3, 12900],
    ],
    specs: { Lights: '2 × 300 W', Softbox: '60 × 90 cm', Stands: '2 m, 3 pieces' },
    stock: 4,
    pictures: ['camera-1', 'light-bulb-1', 'luggage-1'],
  },
  {
    name: 'Laptop cooling pad with stand, two fans',
    description:
      'Lifts the screen to eye level in seven steps and keeps an all-day machine cool. Aluminium top, quiet 125 mm fans run from the laptop’s own USB. Fits up to 17 inches; folds to the size of a register.',
    unit: 'piece',
    tiers: [
      [5, 545],
      [25, 502],
      [100, 465],
    ],
    specs: { Fans: '2 × 125 mm', Fits: '11 to 17 in', Power: 'USB 5 V' },
    stock: null,
    pictures: ['laptop-1', 'laptop-2'],
  },
]
