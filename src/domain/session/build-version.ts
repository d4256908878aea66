/** The product's build version (specification point 9, LIM-06). */
export const buildVersion = '1.1.94';
