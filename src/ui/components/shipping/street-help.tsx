import { useEffect, useState } from 'react';
import type { StreetHelpProps } from '#ui/components/shipping/address-suggestions.tsx';
import { useStores } from '#ui/stores/stores.ts';

type Suggestions = typeof import('#ui/components/shipping/address-suggestions.tsx');

/** Suggested addresses, whose code comes with the first focus; without it the street is a plain field. */
export const StreetHelp = (props: StreetHelpProps) => {
  const { id } = props;
  const { allWords } = useStores();
  const [help, setHelp] = useState<Suggestions & { readonly before: string }>();
  useEffect(() => {
    const input = document.getElementById(id);
    if (!(input instanceof HTMLInputElement)) return;
    const load = () => {
      const before = input.value;
      Promise.all([import('#ui/components/shipping/address-suggestions.tsx'), allWords()])
        .then(([loaded]) => setHelp({ ...loaded, before }))
        .catch(() => undefined);
    };
    // The field may have had the focus before this script was loaded.
    if (document.activeElement === input) load();
    else input.addEventListener('focus', load, { once: true });
    return () => input.removeEventListener('focus', load);
  }, [id, allWords]);
  return help === undefined ? null : <help.AddressSuggestions {...props} before={help.before} />;
};
