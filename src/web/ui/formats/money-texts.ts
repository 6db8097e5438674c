/** Large amounts on the scale of a chart: '₹12.5 K', '₹12.3 L', '₹1.2 Cr'. */
export const thousandsText = (count: string) => `₹${count} K`
export const lakhsText = (count: string) => `₹${count} L`
export const croresText = (count: string) => `₹${count} Cr`
