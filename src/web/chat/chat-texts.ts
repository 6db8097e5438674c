import { limits } from '#contract/limits.ts'
import { oneOf } from '#contract/products/unit-words.ts'
import type { Side } from '#web/start-chat/room-path.ts'
import { plural } from '#web/ui/language.ts'

/** Texts of the lists, by side. */
export const listTexts: Record<
  Side,
  { title: string; description: string; search: string; count: string; empty: string; emptyHint: string }
> = {
  buyer: {
    title: 'Business Inquiries',
    description: 'Your talks with suppliers.',
    search: 'Search by business name',
    count: 'Active Chats',
    empty: 'No business inquiries yet',
    emptyHint: 'Open a product and press “Chat with Supplier” to ask about price, quantity or delivery.',
  },
  seller: {
    title: 'Customer Queries',
    description: 'What customers ask your shop.',
    search: 'Search by customer name',
    count: 'Total Chats',
    empty: 'No customer queries yet',
    emptyHint: 'Buyers who ask about your products appear here.',
  },
}

export const chatTexts = {
  explore: 'Explore Live Market',
  clearSearch: 'Clear search',
  noMatch: (words: string) => `No chat with “${words}”.`,
  listError: 'The list could not be loaded.',
  tryAgain: 'Try again',
  unread: (count: number) => `${count} unread`,
  online: 'Online',
  lastSeen: (when: string) => `Last seen ${when}`,
  justNow: 'just now',
  typing: 'typing…',
  isTyping: (name: string) => `${name} is typing`,
  choose: 'Choose a chat',
  chooseHint: 'Your messages appear here.',

  back: 'Back to the list',
  noRoom: 'Chat not found',
  noRoomHint: 'It belongs to another account, or the link is incomplete.',
  allChats: 'All chats',
  roomError: 'The chat could not be loaded.',
  messages: 'Messages',
  noMessages: 'No messages yet',
  noMessagesHint: (name: string) => `Write the first line to ${name}.`,
  loadingMessages: 'Loading messages',
  olderError: 'Older messages could not be loaded.',
  newMessages: (count: number) => plural(count, { one: '1 new message', other: `${count} new messages` }),
  toNewest: 'To the newest message',
  today: 'Today',
  yesterday: 'Yesterday',
  makeOffer: 'Make an offer',
  viewProduct: 'View',
  perUnit: (unit: string) => `per ${oneOf(unit)}`,
  you: 'You',
  automatic: 'Automatic answer',
  says: (name: string) => `${name}:`,

  sending: 'Sending',
  sent: 'Sent',
  read: 'Read',
  notSent: 'Not sent. Tap to try again',
  discard: 'Delete',
  discardOf: (message: string) => `Delete “${message}”`,

  offline: 'No connection. Messages leave as soon as it is back.',
  useHere: 'Use it here',
  closed: 'This account cannot be written to at the moment.',
  message: 'Message',
  send: 'Send',
  attach: 'Add pictures or PDFs',
  removeFile: (name: string) => `Remove ${name}`,
  chosenFiles: 'Files to send',
  tooManyFiles: `At most ${limits.chat.filesAtOnce} files go with one message.`,
  uploading: (percent: number) => `Sending, ${percent} %`,
  fileError: 'The file could not be sent. Check your connection and try again.',
  wrongFile: 'Choose a picture (JPG, PNG, WebP) or a PDF.',
  unreadablePicture: 'This picture cannot be read. Choose another one.',
  tooLarge: `A PDF can have at most ${limits.chat.pdfBytes / 1024 ** 2} MB.`,
  openPicture: (name: string) => `Open the picture ${name}`,
  download: 'Download',
  downloadOf: (name: string, size: string) => `Download ${name}, ${size}`,
  downloadError: 'The file could not be downloaded. Check your connection and try again.',
  pictureError: 'The picture could not be loaded.',
} as const
