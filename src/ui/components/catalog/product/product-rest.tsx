import { Icon } from '#ui/components/elements/icon.tsx';
import styles from '#ui/design/catalog/product-page.module.css';
import { classNames } from '#ui/design/class-names.ts';
import controls from '#ui/design/controls.module.css';
import layout from '#ui/design/layout.module.css';
import { useWords } from '#ui/words/words.ts';

/** The folds of a product's page. */
const folds = ['ingredients', 'nutrition', 'shipping'];

/** Space for the rest of a product page, as high as it is for most products. */
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

/** Shown when the rest could not be loaded, with a button to try again. */
export const FactsFailureMessage = ({ onRetry }: { readonly onRetry: () => void }) => {
  const { say } = useWords();
  const handleRetry = () => {
    // The button disappears with its message, so the focus moves to the page.
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
