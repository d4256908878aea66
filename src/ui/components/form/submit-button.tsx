import { classNames } from '#ui/design/class-names.ts';
import controls from '#ui/design/controls.module.css';
import layout from '#ui/design/layout.module.css';

interface SubmitButtonProps {
  readonly busy: boolean;
  /** Announced to screen readers while the form is being sent. */
  readonly working?: string;
  readonly wide?: boolean;
  readonly children: string;
}

/** The submit button of a form; its text stays while the form is being sent. */
export const SubmitButton = ({ busy, working, wide = false, children }: SubmitButtonProps) => (
  <>
    <button
      type="submit"
      // A field that loses the focus may show its error and push the button away under the press.
      onMouseDown={(event) => event.preventDefault()}
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
