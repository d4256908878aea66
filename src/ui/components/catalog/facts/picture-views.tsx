import { type KeyboardEvent, useRef } from 'react';
import type { PictureViewsProps } from '#ui/components/catalog/product/late-parts.ts';
import { tintOf } from '#ui/components/catalog/product/product-card.tsx';
import cards from '#ui/design/catalog/product.module.css';
import styles from '#ui/design/catalog/product-page.module.css';
import { classNames } from '#ui/design/class-names.ts';
import { useWords } from '#ui/words/words.ts';

/** The views of a product as tabs of the large picture: arrows go from one to the next. */
export const PictureViews = (props: PictureViewsProps) => {
  const { product, insidePath, front, shown, onShow } = props;
  const { say } = useWords();
  const list = useRef<HTMLDivElement>(null);
  const inside = { path: insidePath, alt: say('product.pictureInside', { name: product.title }) };
  const views = [
    { name: say('product.viewFront'), picture: front },
    { name: say('product.viewInside'), picture: inside },
  ];
  const handleKey = (event: KeyboardEvent) => {
    const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const at = views.findIndex(({ picture }) => picture.path === shown.path);
    const next = (at + step + views.length) % views.length;
    onShow(views[next]?.picture ?? front);
    list.current?.querySelectorAll('button')[next]?.focus();
  };
  return (
    <div
      ref={list}
      role="tablist"
      aria-label={say('product.views')}
      className={styles.thumbs}
      onKeyDown={handleKey}
    >
      {views.map(({ name, picture }) => {
        const isShown = picture.path === shown.path;
        return (
          <button
            key={picture.path}
            type="button"
            role="tab"
            aria-label={name}
            aria-selected={isShown}
            aria-controls="picture"
            tabIndex={isShown ? 0 : -1}
            className={classNames(cards.tile, styles.thumb)}
            style={tintOf(product)}
            onClick={() => onShow(picture)}
          >
            <img src={picture.path} width="300" height="400" alt="" />
          </button>
        );
      })}
    </div>
  );
};
