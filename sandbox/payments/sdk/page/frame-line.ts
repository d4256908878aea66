import {
  type FieldKind,
  type FieldOptions,
  type FromFrame,
  fieldTitles,
  type InitMessage,
  type ToFrame,
} from '#sandbox/payments/sdk/field-protocol.ts';
import type { PageContext } from '#sandbox/payments/sdk/page/page-context.ts';

/** A field's frame and the private line to it. */
export interface FrameLine {
  readonly frame: HTMLIFrameElement;
  send(message: ToFrame): void;
  close(): void;
}

export interface FrameRequest {
  readonly kind: FieldKind;
  readonly context: PageContext;
  readonly instanceId: string;
  readonly options: () => FieldOptions;
  readonly hear: (message: FromFrame) => void;
}

/** Puts a frame into the container and hands it a port once it says it is there. */
export const openFrame = (container: HTMLElement, request: FrameRequest): FrameLine => {
  const { kind, context } = request;
  const frame = newFrame(request);

  let port: MessagePort | undefined;
  const greet = (event: MessageEvent): void => {
    const isOurs = event.source === frame.contentWindow && event.origin === context.mfOrigin;
    if (!isOurs || event.data?.flexField !== 'ready') return;
    const channel = new MessageChannel();
    port?.close();
    port = channel.port1;
    port.onmessage = ({ data }) => request.hear(data);
    const init: InitMessage = {
      flexField: 'init',
      kind,
      captureContext: context.jwt,
      instanceId: request.instanceId,
      language: document.documentElement.lang,
      options: request.options(),
    };
    // The exact origin, never "*": a frame that was led elsewhere gets nothing.
    frame.contentWindow?.postMessage(init, context.mfOrigin, [channel.port2]);
  };
  addEventListener('message', greet);
  container.append(frame);

  return {
    frame,
    send: (message) => port?.postMessage(message),
    close: () => {
      removeEventListener('message', greet);
      port?.close();
      frame.remove();
    },
  };
};

const newFrame = ({ kind, context, options }: FrameRequest): HTMLIFrameElement => {
  const frame = document.createElement('iframe');
  frame.title = options().title ?? fieldTitles[kind];
  frame.allow = '';
  frame.referrerPolicy = 'no-referrer';
  frame.src = `${context.mfOrigin}/microform/field/${kind}`;
  Object.assign(frame.style, { border: '0', width: '100%', height: '100%', display: 'block' });
  return frame;
};
