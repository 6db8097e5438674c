export const offlineTexts = {
  title: 'You are offline',
  text: 'This page comes back by itself as soon as there is a connection. Orders are placed only while you are online.',
  unreachable: 'The market cannot be reached',
  unreachableText:
    'This page comes back by itself as soon as there is an answer. Nothing that you have saved is lost.',
  tryAgain: 'Try again',
  offline: 'You are offline. What you see may be old.',
  updateReady: 'Update ready.',
  reload: 'Reload',
} as const
