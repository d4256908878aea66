import { observer } from 'mobx-react-lite';
import { TextField } from '#ui/components/form/field.tsx';
import { FlavorRow } from '#ui/components/mix/flavor-row.tsx';
import controls from '#ui/design/controls.module.css';
import layout from '#ui/design/layout.module.css';
import styles from '#ui/design/mix/mix.module.css';
import type { MixStore } from '#ui/stores/mix/mix-store.ts';
import { useWords } from '#ui/words/words.ts';

/** The flavors that may go into the mix, filtered by brand and by the typed text. */
export const FlavorChoice = observer(function FlavorChoice({ mix }: { readonly mix: MixStore }) {
  const { say } = useWords();
  const { brandId, among, text } = mix.offer.looking;
  const isMine = among !== undefined;
  const brands = [...new Map(mix.offer.shelf.map((one) => [one.brandId, one.brand]))];
  return (
    <section className={styles.choose} aria-labelledby="choose-flavors">
      <div className={styles.chooseTop}>
        <h2 id="choose-flavors">{say('mix.choose')}</h2>
        <p className={layout.muted}>
          {say('mix.flavorsIn', { count: mix.flavors, total: mix.offer.shelf.length })}
        </p>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would announce itself as a form part */}
      <div className={controls.pills} role="group" aria-label={say('mix.brands')}>
        <BrandPill
          label={say('mix.allBrands')}
          on={brandId === undefined && !isMine}
          press={() => mix.offer.look({ text })}
        />
        {isMine || mix.bags.length > 0 ? (
          <BrandPill
            label={say('mix.inBox', { count: mix.flavors })}
            on={isMine}
            press={() => mix.offer.look({ text: '', among: new Set(mix.bags) })}
          />
        ) : null}
        {brands.map(([id, label]) => (
          <BrandPill
            key={id}
            label={label}
            on={id === brandId}
            press={() => mix.offer.look({ text, brandId: id })}
          />
        ))}
      </div>
      <TextField
        label={say('mix.find')}
        name="find-flavor"
        autoComplete="off"
        type="search"
        value={text}
        onChange={(typed) => mix.offer.look({ ...mix.offer.looking, text: typed })}
        maxLength={60}
      />
      {mix.offer.shown.length === 0 ? (
        <p role="status">{say(mix.offer.shelf.length === 0 ? 'mix.nothing' : 'mix.noFlavor')}</p>
      ) : (
        <ul className={styles.flavors}>
          {mix.offer.shown.map((flavor) => (
            <FlavorRow key={flavor.productId} mix={mix} flavor={flavor} />
          ))}
        </ul>
      )}
    </section>
  );
});

interface BrandPillProps {
  readonly label: string;
  readonly on: boolean;
  readonly press: () => void;
}

const BrandPill = ({ label, on, press }: BrandPillProps) => (
  <button type="button" className={controls.pill} aria-pressed={on} onClick={press}>
    {label}
  </button>
);
