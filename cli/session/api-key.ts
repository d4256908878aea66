/** The key that the interface of a shop is called with; usually the one its pages have, too. */
export const apiKeyIn = (environment: Readonly<Record<string, string | undefined>>): string =>
  environment['CRUNCH_API_KEY'] || 'crunchcart-public';
