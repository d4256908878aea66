import { type ReactNode, useEffect, useRef } from 'react';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/components/icon.tsx';
import controls from '#ui/design/controls.module.css';

/** It worked: said aloud and moved to, as what was pressed is gone. */
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
