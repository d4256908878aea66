/** Goes on in a task of its own: the page paints and answers presses between the pieces of work. */
export const ownTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
