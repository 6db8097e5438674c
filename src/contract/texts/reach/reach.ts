import { plural } from '#contract/texts/english.ts'
import { sentences } from '#contract/texts/sentences.ts'

type Named = { name: string }

export const reach = sentences('reach', {
  mailNotSetUp: 'Mails are not set up here.',
  mailNotSent: 'The mail could not be sent. Please try again in a minute.',
  demoStaysHere: 'Accounts of the demo market get no mails and messages.',
  codeSent: ({ address, minutes }: { address: string; minutes: number }) =>
    `A code is on its way to ${address}. It is good for ${minutes} minutes.`,
  waitForCode: ({ seconds }: { seconds: number }) =>
    `A code was sent a moment ago. Please wait ${seconds} seconds for another one.`,
  wrongCode: 'That code is not right. Please check it and try again.',
  codeEnded: 'That code is no longer good. Please ask for a new one.',
  mailVerified: 'Your mail address is verified. News reaches you there from now on.',
  unsubscribed: 'You get no more mails from Vanij at this address.',
  noSubscription: 'This link is no longer good. Please look at your settings of notifications.',

  codeSubject: ({ code }: { code: string }) => `${code} is your Vanij code`,
  codeText: ({ code, minutes }: { code: string; minutes: number }) =>
    `${code} verifies this mail address for Vanij. It is good for ${minutes} minutes. Nobody of Vanij will ever ask you for it.`,
  notYou: 'Was it not you? Then you need do nothing.',
  greeting: ({ name }: Named) => `Hello ${name},`,
  open: 'Open on Vanij',
  why: 'You get this mail because your address is verified for a Vanij account.',
  unsubscribe: 'No more mails',
  choices: 'Choose what you get',
  noChoice: 'This choice does not exist',
  noTime: 'Choose a time such as 21:00',
  noPushService: 'This browser uses a push service that Vanij does not know.',
  noPushKeys: 'The keys of the subscription are not usable.',
  pushNotSetUp: 'Notifications of browsers are not set up here.',
  pushOn: 'This browser shows your news from now on.',
  pushOff: 'This browser shows no more news.',
  news: 'News on Vanij',
  severalLeads: 'Buyers ask for goods of yours',
  newLeads: ({ count }: { count: number }) =>
    plural(count, {
      one: 'A buyer asks for goods of yours',
      other: `${count} buyers ask for goods of yours`,
    }),
})
