import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { classNames } from '#ui/design/class-names.ts';
import dialogs from '#ui/design/dialogs.module.css';

interface DialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly labelledBy: string;
  readonly describedBy?: string;
  readonly shape?: 'dialog' | 'drawer' | 'menu';
  /** `alertdialog` interrupts: a press outside does not close it. */
  readonly role?: 'dialog' | 'alertdialog';
  readonly children: ReactNode;
}

const shapes = {
  dialog: dialogs.dialog,
  drawer: dialogs.drawer,
  menu: classNames(dialogs.drawer, dialogs.menu),
};

/**
 * The browser's own modal dialog: focus is trapped, the page behind is inert, Escape closes and
 * focus returns to where it was (A11Y-03). `data-first-focus` marks where it starts, else it is
 * the first control.
 */
export const Dialog = ({
  open,
  onClose,
  labelledBy,
  describedBy,
  shape = 'dialog',
  role = 'dialog',
  children,
}: DialogProps) => {
  const ref = useRef<HTMLDialogElement>(null);
  // Before other effects: a message that comes as it closes takes the focus, which nothing behind an
  // open dialog can.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (dialog === null || dialog.open === open) return;
    if (!open) return dialog.close();
    dialog.showModal();
    dialog.querySelector<HTMLElement>('[data-first-focus]')?.focus();
  }, [open]);
  return (
    // The press outside is a convenience of the mouse; Escape and the close button do the same.
    // biome-ignore lint/a11y/useKeyWithClickEvents: the dialog itself handles Escape
    <dialog
      ref={ref}
      className={shapes[shape]}
      role={role}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      // Escape goes the way of the other controls, and what the browser tells later about an opening that is over closes no
      // newer one: a press right after it would be lost.
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClose={({ currentTarget }) => {
        if (!currentTarget.open) onClose();
      }}
      onClick={(event) => {
        if (role === 'dialog' && event.target === event.currentTarget) onClose();
      }}
    >
      {open ? children : null}
    </dialog>
  );
};
