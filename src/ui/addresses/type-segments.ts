/** Path segments of `/all-snacks/chips/tortilla`, empty ones left out. */
export const segmentsOf = (splat: string | undefined): readonly string[] =>
  (splat ?? '').split('/').filter((segment) => segment !== '');
