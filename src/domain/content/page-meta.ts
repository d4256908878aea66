/** What machines are told of a page: search engines, and whoever shows a link to it. */
export interface PageMeta {
  readonly description: string;
  /** Absolute addresses. */
  readonly canonical: string;
  readonly alternates: readonly { readonly language: string; readonly address: string }[];
  readonly kind: 'website' | 'product';
  /** Absolute address of a picture of 1200 × 630 pixels for whoever shows a link. */
  readonly image: string;
  /** False: search engines are asked to leave the page out. */
  readonly listed: boolean;
  /** JSON-LD, one object a block. */
  readonly structured: readonly object[];
}
