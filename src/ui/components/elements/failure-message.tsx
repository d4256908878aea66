import type { ReactNode } from 'react';
import { FocusedMessage } from '#ui/components/elements/focused-message.tsx';
import controls from '#ui/design/controls.module.css';

/** A failure message. It is announced and takes the focus. */
export const FailureMessage = ({ children }: { readonly children: ReactNode }) => (
  <FocusedMessage role="alert" look={controls.messageError} icon="error">
    {children}
  </FocusedMessage>
);
