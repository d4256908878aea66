/** The product's build version (LIM-06). */
export const buildVersion = '1.1.94';
