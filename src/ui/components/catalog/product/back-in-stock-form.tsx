import { observer } from 'mobx-react-lite';
import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import type { ProductSummary } from '#domain/catalog/product.ts';
import { Icon } from '#ui/components/elements/icon.tsx';
import { TextField } from '#ui/components/form/field.tsx';
import { classNames } from '#ui/design/class-names.ts';
import controls from '#ui/design/controls.module.css';
import layout from '#ui/design/layout.module.css';
import { BackInStockStore } from '#ui/stores/catalog/back-in-stock-store.ts';
import { useStores } from '#ui/stores/stores.ts';
import { useWords } from '#ui/words/words.ts';

/** How long answers about stock are cached, milliseconds; a reload after it shows the new stock. */
const shelfDelay = 1500;

/** What the bell of a card adds to the address of the product's page. */
const bellHash = '#notify';

interface BackInStockFormProps {
  readonly product: ProductSummary;
}

/**
 * Shown instead of the add button when a product is out of stock: one mail when it is back
 * (PDP-05).
 */
export const BackInStockForm = observer(function BackInStockForm({
  product,
}: BackInStockFormProps) {
  const { core } = useStores();
  const { say, tell } = useWords();
  const { revalidate } = useRevalidator();
  const [wish] = useState(() => new BackInStockStore(core, product.productId));
  const [email, setEmail] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const title = useId();
  const { problem, isBack } = wish;
  useEffect(() => {
    if (!isBack) return undefined;
    const timer = setTimeout(() => void revalidate(), shelfDelay);
    return () => clearTimeout(timer);
  }, [isBack, revalidate]);
  const form = useRef<HTMLFormElement>(null);
  // A bell leads to this form, which comes after its page.
  useEffect(() => {
    if (window.location.hash !== bellHash) return;
    form.current?.scrollIntoView({ block: 'center' });
    input.current?.focus({ preventScroll: true });
  }, []);
  const handleSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!(await wish.ask(email))) input.current?.focus();
  };
  if (wish.asking.is === 'done') {
    return (
      <p
        ref={(message) => message?.focus()}
        tabIndex={-1}
        className={classNames(controls.message, controls.messageOk)}
        role="status"
      >
        <Icon name="done" />
        <span>{say('notify.done', { email: wish.toldTo })}</span>
      </p>
    );
  }
  return (
    <form
      ref={form}
      className={classNames(layout.panel, layout.stack)}
      aria-labelledby={title}
      noValidate
      onSubmit={(event) => void handleSubmit(event)}
    >
      <h2 id={title} className={layout.titleSmall}>
        {say('notify.title')}
      </h2>
      <TextField
        ref={input}
        id="notify"
        label={say('label.email')}
        hint={say('notify.hint')}
        error={
          problem === undefined || (wish.doubted ?? email.trim()) !== email.trim()
            ? undefined
            : tell(problem)
        }
        name="email"
        type="email"
        value={email}
        onChange={setEmail}
        autoComplete="email"
        inputMode="email"
        maxLength={254}
        required
      />
      <button
        type="submit"
        className={classNames(controls.button, controls.wide)}
        aria-busy={wish.asking.is === 'running'}
      >
        {say(wish.doubted === email.trim() ? 'notify.sure' : 'notify.ask')}
      </button>
    </form>
  );
});
