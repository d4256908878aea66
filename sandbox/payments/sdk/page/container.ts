import type { FieldChange } from '#sandbox/payments/sdk/field-protocol.ts';
import { microformError } from '#sandbox/payments/sdk/page/microform-error.ts';

const states = ['focused', 'valid', 'invalid', 'incomplete', 'disabled', 'autocomplete'] as const;
export type ContainerState = (typeof states)[number];

/** The element of a page that holds a field, by itself or by selector. */
export const containerOf = (place: unknown): HTMLElement => {
  const found = typeof place === 'string' ? document.querySelector(place) : place;
  if (found === null && typeof place === 'string') {
    throw microformError('FIELD_LOAD_CONTAINER_SELECTOR', `Nothing matches "${place}".`);
  }
  if (!(found instanceof HTMLElement)) {
    throw microformError('FIELD_LOAD_INVALID_CONTAINER', 'The container is not an element.');
  }
  return found;
};

export const markState = (container: Element, state: ContainerState, is: boolean): void => {
  container.classList.toggle(`flex-microform-${state}`, is);
};

export const markChange = (container: Element, change: FieldChange): void => {
  const { empty, valid, couldBeValid } = change;
  markState(container, 'valid', !empty && valid);
  markState(container, 'invalid', !empty && !valid && !couldBeValid);
  markState(container, 'incomplete', !empty && !valid && couldBeValid);
};

export const markLoaded = (container: Element): void => container.classList.add('flex-microform');

export const unmark = (container: Element): void => {
  container.classList.remove('flex-microform');
  for (const state of states) markState(container, state, false);
};
