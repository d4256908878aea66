import type { ReactNode } from 'react';
import { Link } from '#ui/components/elements/link.tsx';
import { classNames } from '#ui/design/class-names.ts';
import controls from '#ui/design/controls.module.css';

const looks = {
  first: undefined,
  second: controls.second,
  onField: controls.onField,
  onFieldSecond: controls.onFieldSecond,
};

interface ButtonLinkProps {
  readonly to: string;
  readonly look?: keyof typeof looks;
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** A link that looks like a button: it goes somewhere, it does nothing else. */
export const ButtonLink = ({ to, look = 'first', wide = false, children }: ButtonLinkProps) => (
  <Link className={classNames(controls.button, looks[look], wide && controls.wide)} to={to}>
    {children}
  </Link>
);

interface TextLinkProps {
  readonly to: string;
  readonly label?: string;
  readonly children: ReactNode;
}

export const TextLink = ({ to, label, children }: TextLinkProps) => (
  <Link className={controls.link} to={to} aria-label={label}>
    {children}
  </Link>
);
