import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '#ui/components/elements/icon.tsx';
import { classNames } from '#ui/design/class-names.ts';
import controls from '#ui/design/controls.module.css';

/** A failure message. It is announced and takes the focus. */
export const FailureMessage = ({ children }: { readonly children: ReactNode }) => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className={classNames(controls.message, controls.messageError)}
    >
      <Icon name="error" />
      <div>{children}</div>
    </div>
  );
};
