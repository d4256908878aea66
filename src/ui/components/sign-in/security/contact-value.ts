/** A phone number of the United States in its usual form; any other text unchanged. */
export const shownContact = (value: string): string =>
  value.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '+1 ($1) $2-$3');
