/** A number of the United States as people read it; anything else as it is. */
export const shownContact = (value: string): string =>
  value.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '+1 ($1) $2-$3');
