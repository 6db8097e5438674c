/** What was shown to whoever leaves is not for whoever comes next. */
export async function closeNews() {
  const registration = await navigator.serviceWorker?.getRegistration()
  for (const shown of (await registration?.getNotifications()) ?? []) shown.close()
}
