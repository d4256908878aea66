import type { ReactNode } from 'react';
import { usePageTitle } from '#ui/components/elements/page-title.ts';
import { classNames } from '#ui/design/class-names.ts';
import layout from '#ui/design/layout.module.css';

interface StatusPageProps {
  readonly title: string;
  readonly text: string;
  /** A picture above the text. */
  readonly art?: ReactNode;
  readonly children: ReactNode;
}

/** A page with one message and the next action. */
export const StatusPage = ({ title, text, art, children }: StatusPageProps) => {
  usePageTitle(title);
  return (
    <div className={layout.wrap}>
      <section className={layout.status}>
        {art === undefined ? null : <div className={layout.statusArt}>{art}</div>}
        <h1 className={layout.titleLarge}>{title}</h1>
        <p className={classNames(layout.muted, layout.measure)}>{text}</p>
        <div className={classNames(layout.row, layout.center)}>{children}</div>
      </section>
    </div>
  );
};
