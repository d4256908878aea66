/** Of every answer of a shop in the sandbox: milliseconds by which its clock is ahead of the machine's (D-IDP-02). */
export const clockHeader = 'x-sandbox-clock';
