import { policyHash } from '#server/http/policy-hash.ts';

/** A script that stands in every page. */
export interface InlineScript {
  readonly element: string;
  /** What the page's policy allows it by, so that the bytes of a page are the same for all shoppers. */
  readonly hash: string;
}

/** A script whose names are seen by itself only; its comments, one line each, and its indents stay here. */
export const inlineScript = (source: string): InlineScript => {
  const script = `(() => {${source}})();`.replace(/^\/\*\*.*\n/gm, '').replace(/\n\s*/g, '\n');
  return { element: `<script>${script}</script>`, hash: policyHash(script) };
};
