import type { ShopFailure } from '#ports/shop-failure.ts';
import { FailureMessage } from '#ui/components/elements/failure-message.tsx';
import { ConfirmButton } from '#ui/components/sign-in/security/confirm-button.tsx';
import layout from '#ui/design/layout.module.css';
import type { Progress } from '#ui/stores/progress/progress.ts';
import { asksToConfirm, isClosed } from '#ui/stores/sign-in/security-store.ts';
import { useWords } from '#ui/words/words.ts';

/** Why a change failed, with the next action if there is one. */
export const PartFailureMessage = ({ doing }: { readonly doing: Progress<ShopFailure> }) => {
  const { say, failure } = useWords();
  if (doing.is !== 'failed' || doing.failure._tag === 'InputRefused') return null;
  if (asksToConfirm(doing.failure)) {
    return (
      <FailureMessage>
        <div className={layout.stack}>
          <p>{say('security.confirmAgain')}</p>
          <ConfirmButton />
        </div>
      </FailureMessage>
    );
  }
  return (
    <FailureMessage>
      {isClosed(doing.failure) ? say('security.partClosed') : failure(doing.failure)}
    </FailureMessage>
  );
};
