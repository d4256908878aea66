/** What one look of a doctor found. */
export interface Finding {
  readonly what:
    | 'versions'
    | 'state'
    | 'shop'
    | 'ports'
    | 'clock'
    | 'sandbox'
    | 'gateway'
    | 'provider';
  readonly state: 'ok' | 'note' | 'wrong' | 'skipped';
  readonly said: string;
  /** What to do about it. */
  readonly cure?: string;
}
