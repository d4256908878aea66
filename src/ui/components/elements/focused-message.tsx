import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '#ui/components/elements/icon.tsx';
import { classNames } from '#ui/design/class-names.ts';
import controls from '#ui/design/controls.module.css';
import type { IconName } from '#ui/design/icons/icon-paths.ts';

interface FocusedMessageProps {
  readonly role: 'status' | 'alert';
  readonly look: string | undefined;
  readonly icon: IconName;
  readonly children: ReactNode;
}

/** A message that is announced and takes the focus, because the button that was pressed may be gone. */
export const FocusedMessage = ({ role, look, icon, children }: FocusedMessageProps) => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} role={role} tabIndex={-1} className={classNames(controls.message, look)}>
      <Icon name={icon} />
      <div>{children}</div>
    </div>
  );
};
