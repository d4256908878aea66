import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '#ui/components/elements/icon.tsx';
import { usePageTitle } from '#ui/components/elements/page-title.ts';
import { classNames } from '#ui/design/class-names.ts';
import layout from '#ui/design/layout.module.css';

interface StatusPageProps {
  readonly title: string;
  readonly text: string;
  /** A picture above the text. */
  readonly art?: ReactNode;
  /** Something went wrong. */
  readonly isWarning?: boolean;
  /** It came in place of another page: it is announced and takes the focus. */
  readonly isAlert?: boolean;
  readonly children: ReactNode;
}

/** A page with one message and the next action. */
export const StatusPage = (props: StatusPageProps) => {
  const { title, text, art, isWarning = false, isAlert = false, children } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  usePageTitle(title);
  useEffect(() => {
    if (isAlert) heading.current?.focus();
  }, [isAlert]);
  return (
    <div className={layout.wrap}>
      <section className={layout.status} role={isAlert ? 'alert' : undefined}>
        {art === undefined ? null : <div className={layout.statusArt}>{art}</div>}
        {isWarning ? <Icon name="warning" size="large" /> : null}
        <h1 ref={heading} tabIndex={-1} className={layout.titleLarge}>
          {title}
        </h1>
        <p className={classNames(layout.muted, layout.measure)}>{text}</p>
        <div className={classNames(layout.row, layout.center)}>{children}</div>
      </section>
    </div>
  );
};
