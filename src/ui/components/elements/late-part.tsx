import { type ComponentType, lazy, type ReactNode, Suspense, use } from 'react';
import { useStores } from '#ui/stores/stores.ts';
import { useWords } from '#ui/words/words.ts';

type Components<Name extends string> = {
  // biome-ignore lint/suspicious/noExplicitAny: each part has props of its own
  readonly [name in Name]?: ComponentType<any>;
};

/** A part that could not be loaded is left out; the page is still shown. */
const Nothing = () => null;

/**
 * A component of a chunk that is loaded after the first paint; `atHand` is that chunk on the server,
 * which waits for it before it renders.
 */
export const latePart = <Parts extends Components<string>, Name extends keyof Parts>(
  load: () => Promise<Partial<Parts>>,
  atHand: Partial<Parts>,
  name: Name,
): Parts[Name] =>
  (atHand[name] ??
    lazy(async () => ({
      default: ((await load())[name] ?? Nothing) as ComponentType,
    }))) as Parts[Name];

interface LatePartProps {
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

/**
 * The server renders such parts with the page; in a browser their code and words are loaded later,
 * and until then their links and plain forms work. When the language changes before they are
 * hydrated, they are rendered again, because the server's markup has the old language.
 */
export const LatePart = ({ fallback, children }: LatePartProps) => {
  const { language } = useWords();
  return (
    <Suspense key={language} fallback={fallback}>
      <Worded>{children}</Worded>
    </Suspense>
  );
};

const Worded = ({ children }: Pick<LatePartProps, 'children'>) => {
  const { allWords } = useStores();
  if (!import.meta.env.SSR) use(allWords());
  return children;
};
