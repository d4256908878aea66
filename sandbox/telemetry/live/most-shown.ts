/** Most items of the page at a time. */
export const mostShown = 200;
