/** The element where a list begins, for who changed its filters further down. */
export const listTop = 'list-top';
