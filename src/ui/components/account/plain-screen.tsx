import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import { LogoLink } from '#ui/components/frame/header.tsx';
import layout from '#ui/design/layout.module.css';
import { usePageTitle } from '#ui/page-title.ts';

/** The plain white layout: the way home, a headline, one thing to do (LAYOUT-01). */
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
