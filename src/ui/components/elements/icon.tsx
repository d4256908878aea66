import { classNames } from '#ui/design/class-names.ts';
import controls from '#ui/design/controls.module.css';
import { type IconName, iconPaths } from '#ui/design/icons/icon-paths.ts';
import logo from '#ui/design/icons/logo.svg?url';

interface IconProps {
  readonly name: IconName;
  readonly size?: 'small' | 'large';
}

const sizes = { small: controls.iconSmall, large: controls.iconLarge };

/** An icon beside text, or inside a button that has a label; never alone. */
export const Icon = ({ name, size }: IconProps) => (
  <svg
    className={classNames(controls.icon, size && sizes[size])}
    viewBox="0 0 24 24"
    aria-hidden="true"
  >
    <path d={iconPaths[name]} />
  </svg>
);

/** The picture that the tab has too; it is not needed for the first paint. */
export const Logo = () => <img src={logo} alt="" width="32" height="32" loading="lazy" />;
