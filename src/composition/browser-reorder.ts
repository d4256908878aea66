import type { Container } from 'inversify';
import { reorderUseCases } from '#composition/reorder.ts';

/** Adds old orders coming back to a container that knows orders, boxes and the account's cart. */
export const addReorder = (container: Container): void => {
  container.load(reorderUseCases);
};
