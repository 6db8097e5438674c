/** Pages that only a member sees; short, since it is part of every page. */
export const memberPagePattern = /^\/(view|prof|probl|order|noti|chats|post|seller_|admin)/
