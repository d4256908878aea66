import { readBlocks, type TextSpan } from '#domain/content/text-blocks.ts';
import { Link } from '#ui/components/elements/link.tsx';
import styles from '#ui/design/content.module.css';

const Spans = ({ spans }: { readonly spans: readonly TextSpan[] }) =>
  spans.map(({ text, to }, place) =>
    to === undefined ? (
      text
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a text's parts have no other name
      <Link key={place} to={to}>
        {text}
      </Link>
    ),
  );

/** A text of the operators: paragraphs, lists and links within the shop. */
export const RichText = ({ text }: { readonly text: string }) => (
  <div className={styles.prose}>
    {readBlocks(text).map((block, place) =>
      block.kind === 'paragraph' ? (
        // biome-ignore lint/suspicious/noArrayIndexKey: a text's parts have no other name
        <p key={place}>
          <Spans spans={block.spans} />
        </p>
      ) : (
        // biome-ignore lint/suspicious/noArrayIndexKey: a text's parts have no other name
        <ul key={place}>
          {block.items.map((spans, item) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a text's parts have no other name
            <li key={item}>
              <Spans spans={spans} />
            </li>
          ))}
        </ul>
      ),
    )}
  </div>
);
