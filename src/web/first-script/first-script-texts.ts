/** The words of the script in the head, apart from those that every page's own scripts carry. */
export const firstScriptTexts = {
  oldBrowser: 'This browser is too old for Vanij. Update Chrome, or open this page in another browser.',
  stays: 'You are offline. This page stays here until there is a connection.',
} as const
