/** Where the shop's process finds what it needs; `url` names a PostgreSQL database. */
export interface ShopPlace {
  readonly url?: string;
  readonly folder: string;
  readonly gateway: string;
  readonly mail: string;
  /** Milliseconds its clock is ahead of the machine's. */
  readonly ahead: number;
}

/** What the shop's process is told while it runs. */
export interface ShopOrder {
  readonly ahead?: number;
  readonly standStill?: boolean;
}

/** What it says. */
export type ShopWord = { readonly port: number } | { readonly approved: string };
