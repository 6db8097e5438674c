const inIndia = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'long',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'Asia/Kolkata',
})

/** '27 November at 4:10 pm', of India. */
export const untilInWords = (moment: Date) => inIndia.format(moment)
