/** The anchor of a field of the form, for its error. */
export const idOf = (field: string): string => `gift-${field}`;
