/** What browsers throw when a session is used at the wrong place or time. */
export const accessError = (message: string): DOMException =>
  new DOMException(message, 'InvalidAccessError');

/** Thrown by answers nobody waits for. */
export const stateError = (message: string): DOMException =>
  new DOMException(message, 'InvalidStateError');
