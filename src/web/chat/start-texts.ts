/** The words of the button that begins a chat: all that a product page carries of them. */
export const startTexts = {
  chatWithSupplier: 'Chat with Supplier',
  chat: 'Chat',
  fault: 'Failed to start chat',
} as const
