import { classNames } from '#ui/design/class-names.ts';
import controls from '#ui/design/controls.module.css';
import layout from '#ui/design/layout.module.css';

interface SubmitButtonProps {
  readonly busy: boolean;
  /** Said to screen readers while it works. */
  readonly working?: string;
  readonly wide?: boolean;
  readonly children: string;
}

/** The one button that sends a form; its words stay while it works. */
export const SubmitButton = ({ busy, working, wide = false, children }: SubmitButtonProps) => (
  <>
    <button
      type="submit"
      className={classNames(controls.button, wide ? controls.wide : controls.broad)}
      aria-busy={busy}
    >
      {children}
    </button>
    {working === undefined ? null : (
      <p role="status" className={layout.hidden}>
        {busy ? working : ''}
      </p>
    )}
  </>
);
