import type { ReactNode } from 'react';
import { usePageTitle } from '#ui/components/elements/page-title.ts';
import { LogoLink } from '#ui/components/frame/header.tsx';
import { classNames } from '#ui/design/class-names.ts';
import layout from '#ui/design/layout.module.css';

/** The plain white layout: a link home, a heading and one form or action (LAYOUT-01). */
export const PlainScreen = ({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ReactNode;
}) => {
  usePageTitle(title);
  return (
    <div className={layout.plain}>
      <div className={classNames(layout.stack, layout.loose)}>
        <LogoLink />
        <h1 className={layout.titleLarge}>{title}</h1>
        {children}
      </div>
    </div>
  );
};
