/** Texts of the chat button, apart from the others so that a product page loads only these. */
export const startTexts = {
  chatWithSupplier: 'Chat with Supplier',
  chat: 'Chat',
  error: 'Failed to start chat',
} as const
