/** The address in every notice; the token follows. */
export const stopPath = '/notices/stop/';

/** The address in a question to somebody who stopped the notices; the token follows. */
export const resumePath = '/notices/resume/';
