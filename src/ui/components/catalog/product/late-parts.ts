import type { ComponentType, RefObject } from 'react';
import type { ProductSummary } from '#domain/catalog/product.ts';
import type { StepperProps } from '#ui/components/catalog/product/stepper.tsx';

/** One view of a product. */
export interface Picture {
  readonly path: string;
  readonly alt: string;
}

export interface ZoomProps {
  readonly product: ProductSummary;
  readonly picture: Picture;
}

export interface PictureViewsProps {
  readonly product: ProductSummary;
  readonly insidePath: string;
  readonly front: Picture;
  readonly shown: Picture;
  readonly onShow: (picture: Picture) => void;
}

export interface BuyBarProps {
  /** The page's own stepper and button. */
  readonly row: RefObject<HTMLDivElement | null>;
  readonly stepper: Omit<StepperProps, 'label'>;
  readonly title: string;
  /** What the quantity costs, as text. */
  readonly total: string;
  readonly onAdd: () => void;
}

export interface BuyMoreProps extends BuyBarProps {
  readonly preOrder: boolean;
  /** The quantity before more than allowed was asked for, and the most was taken. */
  readonly before: number | undefined;
}

/** What gallery and buy box can do without at first: loaded after the page is shown. */
export interface LateParts {
  readonly BackInStockForm: ComponentType<{ readonly product: ProductSummary }>;
  readonly Zoom: ComponentType<ZoomProps>;
  readonly PictureViews: ComponentType<PictureViewsProps>;
  readonly BuyMore: ComponentType<BuyMoreProps>;
}
