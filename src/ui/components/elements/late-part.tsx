import { type ComponentType, lazy, type ReactNode, Suspense, use, useState } from 'react';
import { useStores } from '#ui/stores/stores.ts';
import { useWords } from '#ui/words/words.ts';

type Components<Name extends string> = {
  // biome-ignore lint/suspicious/noExplicitAny: each part has props of its own
  readonly [name in Name]?: ComponentType<any>;
};

/** A part that could not be loaded is left out; the page is still shown. */
const Nothing = () => null;

/**
 * A component of a chunk that is loaded after the first paint; `atHand` is that chunk once it is there, on the server always.
 * A part that is there is drawn with what is around it: React lets others wait for 300 ms where it just drew a fallback.
 */
export const latePart = <Parts extends Components<string>, Name extends keyof Parts>(
  load: () => Promise<Partial<Parts>>,
  atHand: Partial<Parts>,
  name: Name,
): Parts[Name] => {
  const later = lazy(async () => ({
    default: ((await load())[name] ?? Nothing) as ComponentType,
  })) as ComponentType;
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each part, when its file is read
  const Late = (props: object) => {
    // The same as long as it is shown: another component would begin anew.
    const [Part] = useState(() => (atHand[name] as ComponentType | undefined) ?? later);
    return <Part {...props} />;
  };
  return Late as Parts[Name];
};

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
