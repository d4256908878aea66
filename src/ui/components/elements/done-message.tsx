import type { ReactNode } from 'react';
import { FocusedMessage } from '#ui/components/elements/focused-message.tsx';
import controls from '#ui/design/controls.module.css';

/** A success message. It takes the focus, because the button that was pressed is gone. */
export const DoneMessage = ({ children }: { readonly children: ReactNode }) => (
  <FocusedMessage role="status" look={controls.messageOk} icon="done">
    {children}
  </FocusedMessage>
);
