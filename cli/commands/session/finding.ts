/** What a doctor looks at. */
export const examined = [
  'versions',
  'state',
  'shop',
  'ports',
  'clock',
  'sandbox',
  'gateway',
  'provider',
] as const;

/** What one look found. */
export interface Finding {
  readonly what: (typeof examined)[number];
  readonly state: 'ok' | 'note' | 'wrong' | 'skipped';
  readonly said: string;
  /** What to do about it. */
  readonly cure?: string;
}
