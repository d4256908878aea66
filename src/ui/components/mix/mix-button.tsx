import { Icon } from '#ui/components/elements/icon.tsx';
import { classNames } from '#ui/design/class-names.ts';
import controls from '#ui/design/controls.module.css';
import type { IconName } from '#ui/design/icons/icon-paths.ts';

interface MixButtonProps {
  readonly icon: IconName;
  readonly label: string;
  readonly off?: boolean;
  readonly busy?: boolean;
  readonly press: () => void;
}

/** A button in the builder's yellow part; when disabled it can still get the focus. */
export const MixButton = ({ icon, label, off = false, busy = false, press }: MixButtonProps) => (
  <button
    type="button"
    className={classNames(controls.button, controls.onFieldSecond, controls.compact)}
    aria-disabled={off}
    aria-busy={busy}
    onClick={() => {
      if (!off) press();
    }}
  >
    <Icon name={icon} size="small" />
    {label}
  </button>
);
