import type { Container } from 'inversify';
import { contentHttp, contentUseCases } from '#composition/ports/content.ts';

/** Adds texts, events and letters to a browsing container. */
export const addContent = (container: Container): void => {
  container.load(contentHttp, contentUseCases);
};
