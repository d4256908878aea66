/** Reloads the page after a Forbidden answer, at most once per address in ten seconds (D-SESSION-18). */
export interface PageReload {
  /** False when it refused, so the caller shows the fallback error. */
  reload(address: string): boolean;
}
