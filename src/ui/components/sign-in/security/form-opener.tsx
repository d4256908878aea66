import { type ReactNode, useEffect, useRef, useState } from 'react';
import { classNames } from '#ui/design/class-names.ts';
import controls from '#ui/design/controls.module.css';

interface FormOpenerProps {
  readonly label: ReactNode;
  /** The form, told how to close itself. */
  readonly children: (close: () => void) => ReactNode;
}

/** A button that is replaced by its form; it gets the focus again when the form closes. */
export const FormOpener = ({ label, children }: FormOpenerProps) => {
  const [open, setOpen] = useState(false);
  const wasOpen = useRef(false);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (wasOpen.current && !open) button.current?.focus();
    wasOpen.current = open;
  }, [open]);
  if (open) return children(() => setOpen(false));
  return (
    <button
      ref={button}
      type="button"
      className={classNames(controls.button, controls.second)}
      onClick={() => setOpen(true)}
    >
      {label}
    </button>
  );
};
