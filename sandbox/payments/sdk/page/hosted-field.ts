import {
  type ErrorFacts,
  type FieldKind,
  type FieldOptions,
  type FromFrame,
  fieldTitles,
  type ToFrame,
} from '#sandbox/payments/sdk/field-protocol.ts';
import { allowedRules } from '#sandbox/payments/sdk/field-styles.ts';
import {
  containerOf,
  markChange,
  markLoaded,
  markState,
  unmark,
} from '#sandbox/payments/sdk/page/container.ts';
import { type FrameLine, openFrame } from '#sandbox/payments/sdk/page/frame-line.ts';
import { MicroformError, microformError } from '#sandbox/payments/sdk/page/microform-error.ts';
import type { PageContext } from '#sandbox/payments/sdk/page/page-context.ts';
import { warn } from '#sandbox/payments/sdk/page/warn.ts';

const events = [
  'autocomplete',
  'blur',
  'change',
  'error',
  'focus',
  'inputSubmitRequest',
  'load',
  'unload',
  'update',
];

type Listener = (data?: unknown) => void;

export interface FieldHome {
  readonly context: PageContext;
  readonly instanceId: string;
  /** What the form itself must hear: token answers, and brands for the other field. */
  readonly hear: (message: FromFrame) => void;
  readonly leave: () => void;
}

/** One card field of a page: a frame of the gateway in an element of the merchant. */
export class HostedField {
  readonly #kind: FieldKind;
  readonly #home: FieldHome;
  readonly #listeners = new Map<string, Set<Listener>>();
  #options: FieldOptions;
  #line: FrameLine | undefined;
  #container: HTMLElement | undefined;
  #isLoaded = false;
  #failure: MicroformError | undefined;

  constructor(kind: FieldKind, options: FieldOptions, home: FieldHome) {
    this.#kind = kind;
    this.#options = options;
    this.#home = home;
  }

  load(place: unknown): void {
    if (this.#line !== undefined) {
      throw microformError('FIELD_ALREADY_LOADED', `The ${this.#kind} field is loaded already.`);
    }
    const container = containerOf(place);
    const { context, instanceId } = this.#home;
    this.#failure = undefined;
    this.#container = container;
    this.#line = openFrame(container, {
      kind: this.#kind,
      context,
      instanceId,
      options: () => this.#options,
      hear: (message) => this.#hear(message),
    });
    markLoaded(container);
    markState(container, 'disabled', this.#options.disabled === true);
    if (!context.targetOrigins.includes(location.origin)) {
      // The browser shows an empty frame and says nothing, so this is the only word of it.
      queueMicrotask(() => this.#fail(strangerOrigin));
    }
  }

  unload(): void {
    if (this.#line === undefined) {
      throw microformError('FIELD_UNLOAD_ERROR', `The ${this.#kind} field is not loaded.`);
    }
    this.#line.close();
    this.#line = undefined;
    this.#isLoaded = false;
    if (this.#container !== undefined) unmark(this.#container);
    this.#container = undefined;
    this.#emit('unload');
  }

  /** Safe to repeat; afterwards a field of this kind may be created again. */
  dispose(): void {
    if (this.#line !== undefined) this.unload();
    this.#listeners.clear();
    this.#home.leave();
  }

  update(options: FieldOptions): void {
    allowedRules(options.styles ?? {}, warn);
    const styles = { ...this.#options.styles, ...options.styles };
    this.#options = { ...this.#options, ...options, styles };
    this.send({ type: 'options', options: this.#options });
    const { title, disabled } = this.#options;
    if (this.#line !== undefined) this.#line.frame.title = title ?? fieldTitles[this.#kind];
    if (this.#container !== undefined) markState(this.#container, 'disabled', disabled === true);
    this.#emit('update', options);
  }

  clear(): void {
    this.send({ type: 'clear' });
  }

  focus(): void {
    this.#line?.frame.focus();
    this.send({ type: 'focus' });
  }

  on(type: string, listener: Listener): void {
    this.#listenersOf(type, listener).add(listener);
  }

  off(type: string, listener: Listener): void {
    this.#listenersOf(type, listener).delete(listener);
  }

  /** For the form only: what keeps the field from being used. */
  get failure(): MicroformError | undefined {
    return this.#failure;
  }

  get isLoaded(): boolean {
    return this.#isLoaded && this.#line !== undefined;
  }

  get isAttached(): boolean {
    return this.#line?.frame.isConnected === true;
  }

  send(message: ToFrame): void {
    this.#line?.send(message);
  }

  #hear(message: FromFrame): void {
    const container = this.#container;
    if (container === undefined) return;
    if (message.type === 'load') this.#isLoaded = true;
    if (message.type === 'focus') markState(container, 'focused', true);
    if (message.type === 'blur') markState(container, 'focused', false);
    if (message.type === 'autocomplete') markState(container, 'autocomplete', true);
    if (message.type === 'change') markChange(container, message.change);
    this.#home.hear(message);
    if (message.type === 'error') this.#fail(message.error);
    else if (message.type !== 'token') this.#emit(message.type, dataOf(message));
  }

  #fail(facts: ErrorFacts): void {
    this.#failure = new MicroformError(facts);
    warn(`${facts.reason}: ${facts.message}`);
    this.#emit('error', this.#failure);
  }

  #listenersOf(type: string, listener: unknown): Set<Listener> {
    if (!events.includes(type)) {
      throw microformError('FIELD_SUBSCRIBE_UNSUPPORTED_EVENT', `There is no event "${type}".`);
    }
    if (typeof listener !== 'function') {
      throw microformError('FIELD_SUBSCRIBE_INVALID_CALLBACK', 'The callback is not a function.');
    }
    const found = this.#listeners.get(type) ?? new Set();
    this.#listeners.set(type, found);
    return found;
  }

  #emit(type: string, data?: unknown): void {
    for (const listener of this.#listeners.get(type) ?? []) listener(data);
  }
}

const strangerOrigin: ErrorFacts = {
  reason: 'IFRAME_JWT_VALIDATION_FAILED',
  message: 'The origin of this page is not among the target origins of the capture context.',
};

const dataOf = (message: FromFrame): unknown => {
  if (message.type === 'change') return message.change;
  return message.type === 'autocomplete' ? message.filled : undefined;
};
