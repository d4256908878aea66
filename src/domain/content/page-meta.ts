/** Data about a page for search engines and for sites that show a link to it. */
export interface PageMeta {
  readonly description: string;
  /** Absolute address. */
  readonly canonical: string;
  readonly alternates: readonly { readonly language: string; readonly address: string }[];
  readonly kind: 'website' | 'product';
  /** Absolute address of a picture of 1200 × 630 pixels for shared links (D-SEO-05). */
  readonly image: string;
  /** False: search engines are asked not to list the page. */
  readonly listed: boolean;
  /** JSON-LD, one object for each block. */
  readonly structured: readonly object[];
}
