import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import type { ZoomProps } from '#ui/components/catalog/product/late-parts.ts';
import { tintOf } from '#ui/components/catalog/product/product-card.tsx';
import { Dialog } from '#ui/components/elements/dialog.tsx';
import { Icon } from '#ui/components/elements/icon.tsx';
import cards from '#ui/design/catalog/product.module.css';
import styles from '#ui/design/catalog/product-page.module.css';
import { classNames } from '#ui/design/class-names.ts';
import controls from '#ui/design/controls.module.css';
import dialogs from '#ui/design/dialogs.module.css';
import layout from '#ui/design/layout.module.css';
import { useWords } from '#ui/words/words.ts';

/** The picture is pressed to see it large. */
export const Zoom = ({ product, picture }: ZoomProps) => {
  const { say } = useWords();
  const [isOpen, setOpen] = useState(false);
  const title = useId();
  const close = () => setOpen(false);
  return (
    <>
      <button
        type="button"
        className={styles.zoom}
        aria-label={say('product.zoom')}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <span>
          <Icon name="search" />
        </span>
      </button>
      <Dialog open={isOpen} onClose={close} labelledBy={title}>
        <Zoomed product={product} picture={picture} title={title} />
        <button
          type="button"
          className={classNames(controls.iconButton, dialogs.close)}
          aria-label={say('page.close')}
          onClick={close}
        >
          <Icon name="cross" />
        </button>
      </Dialog>
    </>
  );
};

/** How many times as large as the screen has room for. */
const most = 4;

interface ZoomedProps extends ZoomProps {
  readonly title: string;
}

/**
 * Buttons, the keys plus and minus, and a press make it larger; it is moved by scrolling, so by arrows
 * and fingers too. Two fingers enlarge the page, as everywhere.
 */
const Zoomed = ({ product, picture, title }: ZoomedProps) => {
  const { say } = useWords();
  const [factor, setFactor] = useState(1);
  const area = useRef<HTMLDivElement>(null);
  /** What stays in the middle, as parts of width and height. */
  const middle = useRef([0.5, 0.5]);
  const change = (wanted: number) => {
    const shown = area.current;
    if (shown === null || wanted < 1 || wanted > most) return;
    middle.current = [
      (shown.scrollLeft + shown.clientWidth / 2) / shown.scrollWidth,
      (shown.scrollTop + shown.clientHeight / 2) / shown.scrollHeight,
    ];
    setFactor(wanted);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: of another size it is scrolled anew
  useLayoutEffect(() => {
    const shown = area.current;
    const [x = 0, y = 0] = middle.current;
    shown?.scrollTo(
      x * shown.scrollWidth - shown.clientWidth / 2,
      y * shown.scrollHeight - shown.clientHeight / 2,
    );
  }, [factor]);
  const handleKey = ({ key }: KeyboardEvent) => {
    if (key === '+' || key === '=') change(factor + 1);
    if (key === '-') change(factor - 1);
  };
  return (
    <div className={classNames(styles.zoomed, layout.stack)}>
      <h2 id={title} className={layout.titleText}>
        {picture.alt}
      </h2>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would announce itself as a form part */}
      <div
        ref={area}
        role="group"
        aria-labelledby={title}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by arrows
        tabIndex={0}
        data-first-focus=""
        className={classNames(cards.tile, styles.zoomArea)}
        style={tintOf(product)}
        onKeyDown={handleKey}
        onClick={() => change(factor === most ? 1 : factor + 1)}
      >
        <img
          src={picture.path}
          width="300"
          height="400"
          alt=""
          style={{ height: `${factor * 100}%` }}
        />
      </div>
      <div className={classNames(layout.row, layout.center)}>
        <button
          type="button"
          className={controls.iconButton}
          aria-label={say('product.zoomOut')}
          aria-disabled={factor === 1}
          onClick={() => change(factor - 1)}
        >
          <Icon name="minus" />
        </button>
        <span role="status">{factor * 100}%</span>
        <button
          type="button"
          className={controls.iconButton}
          aria-label={say('product.zoomIn')}
          aria-disabled={factor === most}
          onClick={() => change(factor + 1)}
        >
          <Icon name="plus" />
        </button>
      </div>
    </div>
  );
};
