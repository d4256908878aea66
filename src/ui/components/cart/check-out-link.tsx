import { observer } from 'mobx-react-lite';
import { Link } from '#ui/components/elements/link.tsx';
import { classNames } from '#ui/design/class-names.ts';
import controls from '#ui/design/controls.module.css';
import layout from '#ui/design/layout.module.css';
import { useStores } from '#ui/stores/stores.ts';
import { useWords } from '#ui/words/words.ts';

/** The link to the checkout; when it is disabled it stays focusable and says why. */
export const CheckOutLink = observer(function CheckOutLink({
  onLeave,
}: {
  readonly onLeave?: () => void;
}) {
  const { review } = useStores();
  const { say } = useWords();
  return (
    <>
      <Link
        className={classNames(controls.button, controls.wide)}
        to="/checkout"
        aria-disabled={!review.canCheckOut}
        aria-describedby={review.canCheckOut ? undefined : 'fix-first'}
        onClick={(event) => {
          if (review.canCheckOut) onLeave?.();
          else event.preventDefault();
        }}
      >
        {say('cart.checkOut')}
      </Link>
      {review.canCheckOut ? null : (
        <p id="fix-first" className={classNames(layout.small, layout.muted)}>
          {say('cart.fixFirst')}
        </p>
      )}
    </>
  );
});
