import { plural } from './english.ts'
import { sentences } from './sentences.ts'

export const chats = sentences('chats', {
  opened: 'Chat opened',
  count: ({ count }: { count: number }) => plural(count, { one: '1 chat', other: `${count} chats` }),
  fileSent: 'File sent',
  notAPdf: 'The file is not a PDF.',
  damagedFile: 'The file is damaged and cannot be read.',
  largeFile: 'The file is larger than 5 MB.',
  ownChat: 'You cannot chat with yourself.',
  tooOften: 'You are sending too quickly. Please wait a moment.',
  tooMany: 'Vanij is open in too many places. Please close one of them.',
  again: 'This could not be sent just now. It is tried again.',
  notJoined: 'Open the chat first.',
  closed: 'This account cannot be written to at the moment.',
  moving: 'The connection is renewed.',
})
