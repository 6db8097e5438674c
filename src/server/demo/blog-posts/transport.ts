import type { DemoPost } from '#server/demo/demo-post.ts'

export const transportPosts: readonly DemoPost[] = [
  {
    title: 'Packing goods for part-load transport',
    category: 'Logistics/Cargo/Transporter',
    content:
      'In part-load transport your carton is loaded and unloaded several times and travels under the cartons of other people. Pack for the worst handling, not for the best.',
    points: [
      {
        point: 'Make it one firm block',
        subpoints: [
          'No empty space inside',
          'Heavy goods at the bottom',
          'Tape in the shape of an H on top and bottom',
        ],
        content: 'Shake the closed carton. If something moves, it will break.',
      },
      {
        point: 'Keep the weight human',
        subpoints: [
          'Up to about 25 kg for one person',
          'Straps or a pallet above that',
          'Handles where possible',
        ],
        content: 'Cartons that one man cannot lift are the ones that get dropped.',
      },
      {
        point: 'Mark three sides',
        subpoints: ['Receiver, city, PIN and phone', 'Carton 2 of 7', 'This side up, glass, keep dry'],
        content: 'Write on the carton itself. Labels come off in rain.',
      },
      {
        point: 'Take proof',
        subpoints: [
          'Photograph before loading',
          'Count and weight on the lorry receipt',
          'Remark on the receipt when a carton arrives damaged',
        ],
        content: 'A claim without a remark at delivery is nearly always refused.',
      },
    ],
    pictures: ['crane-1', 'corrugated-box-1'],
    meta_description:
      'How to pack, weigh, mark and photograph cartons so that they survive part-load lorry transport.',
    days_ago: 9,
  },
  {
    title: 'E-way bill: when you need it and how long it lives',
    category: 'Logistics/Cargo/Transporter',
    content:
      'An e-way bill travels with goods when the consignment is worth more than fifty thousand rupees. It is quickly made, and it saves hours at a checking point.',
    points: [
      {
        point: 'Count the value the right way',
        subpoints: [
          'Taxable value plus GST',
          'Consignment, not carton',
          'Some states have a higher limit for movement inside the state',
        ],
        content:
          'Between states the limit is the same everywhere. For movement inside your state ask your transporter or accountant once and write it on the wall.',
      },
      {
        point: 'Two parts',
        subpoints: ['Part A: bill, goods, value, PIN codes', 'Part B: vehicle number'],
        content:
          'You can fill Part A and leave Part B to the transporter. The clock starts when Part B is first filled.',
      },
      {
        point: 'How long it lives',
        subpoints: [
          'One day for each 200 km or part of it',
          'Longer for over-dimensional cargo',
          'Can be extended around its expiry with a reason',
        ],
        content:
          'Choose the true distance. A bill that expires on the road needs an extension before the vehicle is stopped.',
      },
      {
        point: 'When plans change',
        subpoints: [
          'Cancel within 24 hours',
          'Change the vehicle by updating Part B',
          'The receiver may reject within 72 hours',
        ],
        content: 'If a truck breaks down, update the new vehicle number before it moves.',
      },
    ],
    pictures: ['file-folder-2', 'tyre-1'],
    meta_description:
      'The fifty thousand rupee limit, Part A and Part B, validity by distance, and what to do when the truck changes.',
    days_ago: 15,
  },
  {
    title: 'Your first export: the papers in the order you need them',
    category: 'Exports and Imports Info',
    content:
      'A first export order feels like a mountain of paper. In truth most papers are made once and used again. Here they are in the order in which they are needed.',
    points: [
      {
        point: 'Once for the firm',
        subpoints: [
          'Importer Exporter Code from DGFT',
          'AD code of your bank, registered with Customs',
          'Letter of undertaking for export without paying IGST',
        ],
        content:
          'Confirm the Importer Exporter Code every year between April and June, even when nothing has changed. The letter of undertaking is for one financial year.',
      },
      {
        point: 'Once for the buyer',
        subpoints: [
          'Proforma invoice and purchase order',
          'Delivery term and port',
          'Payment term: advance, letter of credit or documents',
        ],
        content:
          'For a first order ask for a part in advance. Check the name of the buyer, his bank and his website against each other.',
      },
      {
        point: 'For each shipment',
        subpoints: [
          'Commercial invoice and packing list',
          'Shipping bill',
          'Bill of lading or airway bill',
          'Certificate of origin where duty depends on it',
        ],
        content:
          'A customs broker files the shipping bill. Description and HSN must be the same in all papers.',
      },
      {
        point: 'After the ship has sailed',
        subpoints: [
          'Send the documents through the bank',
          'Follow up the payment',
          'Claim the refunds you are due',
        ],
        content: 'Keep one folder for each shipment, from the first e-mail to the bank advice.',
      },
    ],
    pictures: ['luggage-1', 'file-folder-1'],
    meta_description:
      'IEC, AD code, letter of undertaking, shipping bill and bank documents: the papers of a first export, in order.',
    days_ago: 33,
  },
  {
    title: 'EXW, FOB, CIF: who pays and who carries the risk',
    category: 'Exports and Imports Info',
    content:
      'Three letters in a quotation decide who pays the freight and who bears the loss. Read them before you compare two prices.',
    points: [
      {
        point: 'EXW: at the gate of the seller',
        subpoints: ['Buyer arranges everything', 'Lowest price on paper'],
        content:
          'EXW suits a buyer who already has a forwarder. Otherwise the cheap price grows at every step.',
      },
      {
        point: 'FOB: on board at the named port',
        subpoints: [
          'Seller brings the goods on board and clears them for export',
          'Buyer pays sea freight and insurance',
        ],
        content:
          'The risk passes when the goods are on board the ship. Always write the port, for example FOB Mundra.',
      },
      {
        point: 'CIF: freight and insurance included',
        subpoints: [
          'Seller pays freight and insurance to the destination port',
          'Risk still passes on board at the first port',
        ],
        content:
          'Many believe that the seller carries the risk to the end. He only pays for the insurance, and the claim belongs to the buyer.',
      },
      {
        point: 'Compare like with like',
        subpoints: ['Same term', 'Same port', 'Same currency and date'],
        content: 'Name the rule book too: Incoterms 2020. Containers are better served by FCA, CPT and CIP.',
      },
    ],
    pictures: ['conveyor-1', 'corrugated-box-2'],
    meta_description:
      'What EXW, FOB and CIF mean for cost and risk, in plain words, with the traps in each of them.',
    days_ago: 97,
  },
  {
    title: 'Electric three-wheelers for deliveries: what to count first',
    category: 'E-Vehicles',
    content:
      'An electric loader can be cheap to run in the city. Whether it is cheap for you depends on your route, your load and your plug point.',
    points: [
      {
        point: 'Measure your day',
        subpoints: ['Kilometres, with the empty return', 'Heaviest load', 'Flyovers and slopes'],
        content:
          'Take the range claimed on paper and plan with about two thirds of it. Load, heat and age reduce it.',
      },
      {
        point: 'Compare batteries',
        subpoints: [
          'Lead-acid: cheaper, heavier, shorter life',
          'Lithium: dearer, lighter, faster charge',
          'Warranty in years and in cycles',
        ],
        content:
          'Divide the price of the battery by the kilometres of its life. That figure is often larger than the electricity.',
      },
      {
        point: 'Prepare the plug',
        subpoints: [
          'Separate circuit with earthing',
          'Shade and air around the charger',
          'Sanctioned load of your meter',
        ],
        content:
          'Ask the electricity office about a connection for charging before you buy the second vehicle.',
      },
      {
        point: 'Do not forget',
        subpoints: [
          'Registration, permit and insurance as your state asks',
          'Driving licence of the right class',
          'Service point within reach',
        ],
        content:
          'A vehicle that stands for a week waiting for a controller costs more than it saved in the month.',
      },
    ],
    pictures: ['ev-charger-1', 'battery-1'],
    meta_description:
      'Route, load, battery life and plug point: what to count before buying an electric three-wheeler for deliveries.',
    days_ago: 22,
  },
]
