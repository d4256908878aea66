import type { FromFrame, InitMessage, ToFrame } from '#sandbox/payments/sdk/field-protocol.ts';
import { watchAutofill } from '#sandbox/payments/sdk/frame/autofill.ts';
import { CardField } from '#sandbox/payments/sdk/frame/card-field.ts';
import { type FrameContext, readFrameContext } from '#sandbox/payments/sdk/frame/frame-context.ts';
import { outgoing } from '#sandbox/payments/sdk/frame/outgoing.ts';
import { requestToken } from '#sandbox/payments/sdk/frame/request-token.ts';
import { presentToSiblings, type SiblingField } from '#sandbox/payments/sdk/frame/siblings.ts';

type Tell = (message: FromFrame) => void;

const start = async (init: InitMessage, port: MessagePort, origin: string): Promise<void> => {
  const tell: Tell = (message) => port.postMessage(outgoing(message));
  const refuse = (reason: string, message: string) =>
    tell({ type: 'error', error: { reason, message } });

  if (!location.pathname.endsWith(`/${init.kind}`)) {
    return refuse('IFRAME_UNSUPPORTED_FIELD_TYPE', 'This frame is for another field.');
  }
  if (crypto.subtle === undefined) {
    return refuse('CREATE_TOKEN_UNABLE_TO_START', 'Card fields need https or localhost.');
  }
  const context = await readFrameContext(init.captureContext, origin);
  if (context === undefined) {
    return refuse('IFRAME_JWT_VALIDATION_FAILED', 'The capture context is not for this page.');
  }
  const form = document.querySelector('form');
  const input = document.querySelector<HTMLInputElement>('#field');
  if (form === null || input === null) return;
  document.documentElement.lang = init.language || 'en';
  const field = new CardField(init.kind, input, context.allowedCardNetworks, init.options);
  const shown: SiblingField = {
    kind: init.kind,
    instanceId: init.instanceId,
    digits: () => field.digits,
    change: () => field.change,
  };
  presentToSiblings(shown);
  watchInput(field, tell);
  watchAutofill(form, (filled) => tell({ type: 'autocomplete', filled }));
  port.onmessage = ({ data }: MessageEvent<ToFrame>) => obey(data, { field, shown, context, tell });
  tell({ type: 'load' });
  // Somebody quick may have typed before this script listened.
  if (input.value !== '') tell({ type: 'change', change: field.take() });
};

const watchInput = (field: CardField, tell: Tell): void => {
  const { input } = field;
  input.addEventListener('input', () => tell({ type: 'change', change: field.take() }));
  input.addEventListener('focus', () => tell({ type: 'focus' }));
  input.addEventListener('blur', () => {
    field.take();
    tell({ type: 'blur' });
  });
  // A page that focuses the frame means the field. Its focus may come after our own message to the
  // field and take the focus away again, so this is not only a comfort.
  addEventListener('focus', () => {
    if (document.activeElement === document.body) input.focus();
  });
  input.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    if (!event.repeat) tell({ type: 'inputSubmitRequest' });
  });
};

interface Parts {
  readonly field: CardField;
  readonly shown: SiblingField;
  readonly context: FrameContext;
  readonly tell: Tell;
}

const obey = (message: ToFrame, parts: Parts): void => {
  const { field, tell } = parts;
  const before = JSON.stringify(field.change);
  if (message.type === 'clear') field.clear();
  else if (message.type === 'focus') field.input.focus();
  else if (message.type === 'options') field.setOptions(message.options);
  else if (message.type === 'token') void answerToken(message, parts);
  else if (message.type === 'codeLengths' && field.kind === 'securityCode') {
    field.setCodeLengths(message.lengths);
  }
  if (JSON.stringify(field.change) !== before) tell({ type: 'change', change: field.change });
};

const answerToken = async (
  { attempt, parameters }: Extract<ToFrame, { type: 'token' }>,
  { context, shown, tell }: Parts,
): Promise<void> => {
  const answer = await requestToken(context, shown, parameters);
  tell({ type: 'token', attempt, ...answer });
};

let isStarted = false;
addEventListener('message', (event: MessageEvent<InitMessage>) => {
  const [port] = event.ports;
  const isInit = event.source === parent && event.data?.flexField === 'init';
  if (!isInit || port === undefined || isStarted) return;
  isStarted = true;
  start(event.data, port, event.origin).catch(() => undefined);
});
// Says only "here I am", so any page may hear it; what answers is checked.
parent.postMessage({ flexField: 'ready' }, '*');
