/** Pages that only a member sees; short, for every page carries it. */
export const behindTheDoor = /^\/(view|prof|order|noti|chats|post|seller_|admin)/
