import { Icon } from '#ui/components/elements/icon.tsx';
import styles from '#ui/design/catalog/product.module.css';
import { classNames } from '#ui/design/class-names.ts';
import controls from '#ui/design/controls.module.css';
import layout from '#ui/design/layout.module.css';
import { useWords } from '#ui/words/words.ts';

/** Folds of the product's page: what is in it, how much of each, how it comes. */
const folds = ['ingredients', 'nutrition', 'shipping'];

/** Where the rest of a product will be: as high as most of it turns out. */
export const FactsSkeleton = () => {
  const { say } = useWords();
  return (
    <div className={styles.factsRoom} aria-busy="true">
      <p className={layout.hidden} role="status">
        {say('page.loading')}
      </p>
      <div className={layout.stack}>
        {folds.map((fold) => (
          <div key={fold} className={classNames(layout.block, styles.foldRoom)} />
        ))}
      </div>
    </div>
  );
};

/** The rest did not come: said where it would stand, with the same question once more. */
export const FactsTrouble = ({ onRetry }: { readonly onRetry: () => void }) => {
  const { say } = useWords();
  const handleRetry = () => {
    // The button goes with its message; the keyboard stays on the page.
    document.getElementById('main')?.focus({ preventScroll: true });
    onRetry();
  };
  return (
    <div className={styles.factsRoom}>
      <div role="alert" className={classNames(controls.message, controls.messageError)}>
        <Icon name="error" />
        <p>
          {say('page.failedText')}{' '}
          <button type="button" className={controls.link} onClick={handleRetry}>
            {say('page.tryAgain')}
          </button>
        </p>
      </div>
    </div>
  );
};
