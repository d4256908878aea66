import { classNames } from '#ui/design/class-names.ts';
import controls from '#ui/design/controls.module.css';
import type { IconName } from '#ui/design/icons/icon-name.ts';
import sprite from '#ui/design/icons/icons.svg?url';

interface IconProps {
  readonly name: IconName;
  readonly size?: 'small' | 'large';
}

const sizes = { small: controls.iconSmall, large: controls.iconLarge };

/** An icon beside text, or inside a button that has a label; never alone. */
export const Icon = ({ name, size }: IconProps) => (
  <svg className={classNames(controls.icon, size && sizes[size])} aria-hidden="true">
    <use href={`${sprite}#${name}`} />
  </svg>
);

export const Logo = () => (
  <svg viewBox="0 0 32 32" aria-hidden="true">
    <use href={`${sprite}#logo`} />
  </svg>
);
