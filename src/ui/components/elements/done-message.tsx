import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '#ui/components/elements/icon.tsx';
import { classNames } from '#ui/design/class-names.ts';
import controls from '#ui/design/controls.module.css';

/** A success message. It takes the focus, because the button that was pressed is gone. */
export const DoneMessage = ({ children }: { readonly children: ReactNode }) => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div
      ref={box}
      role="status"
      tabIndex={-1}
      className={classNames(controls.message, controls.messageOk)}
    >
      <Icon name="done" />
      <div>{children}</div>
    </div>
  );
};
