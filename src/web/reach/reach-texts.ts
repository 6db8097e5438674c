import type { ChannelState } from '#contract/reach/choices.ts'
import type { Channel, Topic } from '#contract/reach/topics.ts'

const topics: Record<Topic, string> = {
  orders: 'Orders',
  deals: 'Deals, quotes and requirements',
  payments: 'Payments',
  leads: 'New leads',
  messages: 'Messages that wait for you',
  searches: 'New products for saved searches',
  shop: 'Products and reviews',
  account: 'Account and plan',
}

const channels: Record<Channel, string> = {
  push: 'This browser',
  mail: 'Mail',
  sms: 'SMS',
  whatsapp: 'WhatsApp',
}

const short: Record<Channel, string> = { ...channels, push: 'Push' }

const states: Record<ChannelState, string> = {
  'not-set-up': 'Not set up here',
  demo: 'Not for demo accounts',
  'not-verified': 'Not verified',
  unsubscribed: 'Ended by you',
  bounced: 'Mailbox not found',
  ready: 'On',
}

export const reachTexts = {
  title: 'What reaches you',
  description: 'Choose what reaches you by push, mail, SMS and WhatsApp.',
  intro: 'News always stands in your notifications on Vanij. Choose here what also reaches you elsewhere.',
  ways: 'Ways',
  topics,
  channels,
  short,
  states,
  what: 'What is sent',
  whatHint: 'Leads that come within an hour are sent as one message.',
  noWay: 'No way is set up here yet. News stands in your notifications on Vanij.',
  on: 'On',
  off: 'Off',
  turnOn: 'Turn on',
  turnOff: 'Turn off',
  pushHint: 'Rings on this phone or computer, even with no tab open.',
  unsupported: 'This browser cannot show news. On an iPhone, first add Vanij to the home screen.',
  blocked: 'Blocked in the settings of this browser. Allow notifications of this site there.',
  mailTo: (address: string) => `To ${address}`,
  mailHint: 'To the address of your profile, once it is verified.',
  sendCode: 'Send code',
  code: 'Code from the mail',
  verify: 'Verify',
  again: 'Send mails again',
  verifyAgain: 'Mails to this address came back. Check the address in your profile, then verify it.',
  phoneHint: 'To the number of your account, once it is confirmed.',
  confirmPhone: 'Confirm number',
  quiet: 'Quiet hours',
  quietHint:
    'Phones stay silent in these hours of India; what comes then reaches you after them. Both alike: never silent.',
  from: 'From',
  to: 'Until',
  save: 'Save quiet hours',
  saved: 'Saved.',
  error: 'This could not be saved. Check your connection and try again.',
  loadError: 'Your choices could not be loaded.',
  endTitle: 'No more mails?',
  endText:
    'Vanij then sends no mails to the address that got this link. Your notifications on the site stay as they are.',
  end: 'No more mails',
  ended: 'You get no more mails from Vanij at this address.',
  toChoices: 'Choose what you get',
} as const
