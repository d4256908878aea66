/** Path of the link that stops notices; the token follows. */
export const stopPath = '/notices/stop/';

/** Path of the link that allows notices again; the token follows. */
export const resumePath = '/notices/resume/';
