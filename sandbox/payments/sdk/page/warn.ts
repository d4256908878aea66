/** Tells the merchant's developers, in the one place a hosted script can reach them. */
export const warn = (text: string): void => {
  // biome-ignore lint/suspicious/noConsole: the console of the page is the interface here
  console.warn(`Flex: ${text}`);
};
