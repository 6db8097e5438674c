import type { DemoPost } from '#server/demo/demo-post.ts'

export const carePosts: readonly DemoPost[] = [
  {
    title: 'Reading a tyre before you buy a lot',
    category: 'Auto and Automobiles',
    content:
      'Everything you need is written on the sidewall. Learn to read it once, and nobody can sell you old stock as new.',
    points: [
      {
        point: 'Size',
        subpoints: [
          '90/90-12: width in mm, profile in percent, rim in inches',
          'R for radial',
          'Tubeless or tube type',
        ],
        content:
          'The profile is the height of the side as a part of the width. A wrong profile upsets the speedometer and the handling.',
      },
      {
        point: 'Load and speed',
        subpoints: [
          'A number for the load, for example 54',
          'A letter for the speed, for example J',
          'Never below what the vehicle maker asks',
        ],
        content: 'The number is an index and not kilograms. Load index 54 stands for 212 kg.',
      },
      {
        point: 'Age',
        subpoints: ['Four digits in an oval', 'First two: the week', 'Last two: the year'],
        content:
          'The digits 2326 mean week 23 of 2026. Rubber ages on the shelf as well, faster in sun and near motors.',
      },
      {
        point: 'Store it right',
        subpoints: ['Cool and dark', 'Standing, and turned now and then', 'Away from oil and welding'],
        content: 'Sell the oldest first, and write the week on the rack.',
      },
    ],
    pictures: ['tyre-1', 'tyre-2'],
    meta_description:
      'Size, load index, speed letter and week of manufacture: how to read the sidewall of a tyre before buying a lot.',
    days_ago: 20,
  },
  {
    title: 'Selling factory scrap at the right rate',
    category: 'Scrap and Recycling',
    content:
      'Scrap is a product as well. Clean and sorted, it brings a better rate. Mixed, it is priced at the level of its worst part.',
    points: [
      {
        point: 'Sort at the machine',
        subpoints: [
          'One bin for each metal or plastic',
          'Oil drained from turnings',
          'Paper and film kept dry',
        ],
        content:
          'Sorting at the machine takes seconds. Sorting in the yard takes days and is never complete.',
      },
      {
        point: 'Sell openly',
        subpoints: [
          'Three quotations on the same day',
          'Rate by kilogram and grade',
          'Your own weighbridge, empty and loaded',
        ],
        content: 'Aluminium and copper move with the market. Agree on a rate for the day, not for the year.',
      },
      {
        point: 'Keep it on paper',
        subpoints: [
          'Tax invoice and gate pass',
          'E-way bill where the value asks for it',
          'The registration of whoever takes electronic or battery waste',
        ],
        content:
          'Electronic waste, batteries and used oil go only to registered recyclers. Metal scrap has tax rules of its own, so ask your accountant before the first sale.',
      },
    ],
    pictures: ['gear-2', 'oil-drum-1'],
    meta_description:
      'Sort at the machine, sell by grade, keep the papers: how a small factory gets the right rate for its scrap.',
    days_ago: 93,
  },
  {
    title: 'The safety data sheet: sixteen sections, five to read first',
    category: 'Chemical/Pharma',
    content:
      'Every responsible seller of chemicals sends a safety data sheet. It has sixteen sections. Five of them belong on the wall of your store.',
    points: [
      {
        point: 'Sections 2 and 4',
        subpoints: [
          'Section 2: the hazards and their signs',
          'Section 4: first aid for eye, skin, breath and mouth',
        ],
        content:
          'Copy the first-aid lines in the language of your workers. In an accident nobody reads English paragraphs.',
      },
      {
        point: 'Sections 7 and 8',
        subpoints: [
          'Section 7: handling and storage, and what must stay apart',
          'Section 8: gloves, mask and goggles by type',
        ],
        content: 'A dust mask does not stop solvent vapour. Section 8 names the right filter.',
      },
      {
        point: 'Section 5, and whom to call',
        subpoints: ['Which extinguisher', 'Which one makes it worse', 'Emergency telephone from section 1'],
        content: 'Show the sheet to the fire service when they visit. They will tell you where to stand.',
      },
      {
        point: 'With each lot',
        subpoints: [
          'Certificate of analysis with the lot number',
          'Drum seal unbroken',
          'Date of manufacture and retest',
        ],
        content: 'The sheet belongs to the product, the certificate to the lot. You need both.',
      },
    ],
    pictures: ['chemical-drum-1', 'test-tube-1'],
    meta_description:
      'Hazards, first aid, fire, storage and protection: the sections of a safety data sheet to read before anything else.',
    days_ago: 47,
  },
  {
    title: 'Hallmark and HUID: what to look for on gold',
    category: 'Gem/Diamonds/Jewellery',
    content:
      'A hallmark on gold is small, but it can be read with a simple lens. Three marks belong together, and one of them can be checked by telephone.',
    points: [
      {
        point: 'The three marks',
        subpoints: ['BIS logo', 'Purity, for example 22K916 or 18K750', 'HUID: six letters and digits'],
        content: 'The number after the K is parts in a thousand: 916 means 91.6 percent gold.',
      },
      {
        point: 'Check the HUID',
        subpoints: [
          'Open the BIS Care app',
          'Choose Verify HUID',
          'Compare the article, the purity and the jeweller',
        ],
        content: 'Each article has its own HUID. Two bangles with one HUID cannot both be right.',
      },
      {
        point: 'On the bill',
        subpoints: [
          'Net weight of the precious metal',
          'Purity and rate',
          'Making charges and stones apart',
          'Hallmarking charges',
        ],
        content: 'Stones are weighed and priced separately. A bill that mixes them hides the price of both.',
      },
      {
        point: 'For stones',
        subpoints: [
          'Report of a known laboratory',
          'Natural or laboratory-grown in plain words',
          'Treatment stated',
        ],
        content: 'Compare the report number with the website of the laboratory, not with the paper alone.',
      },
    ],
    pictures: ['purse-2', 'handbag-1'],
    meta_description:
      'BIS logo, purity and HUID: how to read a gold hallmark, check it in the BIS Care app and read the bill.',
    days_ago: 55,
  },
  {
    title: 'Your own cosmetic or herbal brand: begin with the licence',
    category: 'Herbal/Ayurvedic/Cosmetic/Perfume',
    content:
      'A soap, an oil or a cream can be made for you by a licensed unit. What you may say about it depends on which licence that unit has.',
    points: [
      {
        point: 'Cosmetic or Ayurvedic',
        subpoints: [
          'Cosmetic: cleans, beautifies, perfumes',
          'Ayurvedic medicine: treats, and needs an AYUSH manufacturing licence',
          'Ask for a copy of the licence',
        ],
        content:
          'Words such as cures or treats turn a cosmetic into a medicine on paper. Leave them out unless the licence covers them.',
      },
      {
        point: 'On the label',
        subpoints: [
          'Name and address of the maker, with licence number',
          'Batch, manufacture and use-before dates',
          'Ingredients and net content',
          'MRP and customer care',
        ],
        content: 'The maker stands on the label even when the brand is yours.',
      },
      {
        point: 'In the agreement',
        subpoints: [
          'Who owns the formula',
          'Smallest lot and its price',
          'Stability test and retained samples',
          'Who answers complaints',
        ],
        content: 'Register your brand name before the first print run. Labels are cheap, reprinting is not.',
      },
    ],
    pictures: ['lotion-bottle-1', 'perfume-1'],
    meta_description:
      'Licence, label and agreement: what to settle before you sell a cosmetic or herbal product under your own name.',
    days_ago: 60,
  },
]
