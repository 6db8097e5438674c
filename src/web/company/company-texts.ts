import { brand } from '#contract/products/brand.ts'
import { siteTexts } from '#web/site/site-texts.ts'

const { name } = brand

/** The words of the pages about the company. */
export const companyTexts = {
  contact: {
    title: 'Contact',
    heading: 'Any Issues or Bugs',
    description: `Reach ${name}: call us, send a message, or write to the grievance officer.`,
    lead: 'Something does not work, an order worries you, or you have an idea? Tell us.',
    callTitle: 'Call us',
    callText: 'Have the number of your order at hand, if it is about one.',
    chatTitle: 'Send a message',
    chatText: 'Tell us what you did, what you expected and what happened. A screenshot helps.',
    chat: 'Message us',
    officerTitle: 'Grievance officer',
    officerText:
      'For complaints that were not settled. Confirmed within 48 hours, answered within one month.',
    companyTitle: 'Company',
    nothing: 'Our contact details are not published yet. Please come back soon.',
    policies: 'Returns, delivery and payment are explained in the policies.',
    help: 'Help',
    returns: 'Return policy',
    terms: 'Terms and conditions',
  },
  about: {
    title: 'About',
    heading: `About ${name}`,
    description: `${name} helps small businesses in India to buy and sell directly, at prices everybody can see.`,
    lead: `${siteTexts.tagline}. ${name} is a marketplace where small businesses in India buy from and sell to each other.`,
    aimTitle: 'Our aim',
    aim: [
      'We help Indian businesses reach new markets. A workshop in Rajkot should sell as easily to Kochi as to the next street. A shop in Patna should see the same price for the same quantity as a chain in Mumbai.',
      'So prices by quantity stand on every product. You see who sells it, where it ships from and what other buyers say.',
    ],
    storyTitle: 'How it works',
    story: [
      'Buyers search, compare and order for free. Sellers open a shop after their papers were checked.',
      'Buyer and seller deal with each other directly. We keep the place clean, quick and safe.',
    ],
    valuesTitle: 'What we hold on to',
    values: [
      { title: 'Open prices', text: 'The price for your quantity is on the page, and needs no phone call.' },
      { title: 'Checked sellers', text: 'Documents are looked at by people before a shop opens.' },
      { title: 'Honest reviews', text: 'Only buyers who have received an order can review it.' },
      { title: 'Plain words', text: 'Rules, fees and policies that everybody can understand.' },
    ],
    start: 'Go to Live Market',
    contact: 'Contact us',
  },
} as const
