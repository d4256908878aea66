import type {
  FromSheet,
  SheetInit,
  SheetRequest,
  ToSheet,
} from '#sandbox/wallets/protocol/sheet-messages.ts';

/** The sheet over a page, and the private line to it. */
export interface SheetLine {
  send(message: ToSheet): void;
  /** Takes the sheet away and gives the focus back. */
  close(): void;
}

const title = 'Apple Pay (sandbox)';

/**
 * Shows the wallet's sheet in a frame of its own host, in a modal dialog: nothing behind it can be
 * used. Styles are set one by one, as the page's policy for style elements need not know of us.
 */
export const openSheet = (
  origin: string,
  request: SheetRequest,
  hear: (message: FromSheet) => void,
): SheetLine => {
  const frame = newFrame(origin);
  const dialog = newDialog(frame);
  const channel = new MessageChannel();
  channel.port1.onmessage = ({ data }: MessageEvent<FromSheet>) => hear(data);

  const greet = (event: MessageEvent): void => {
    const isOurs = event.source === frame.contentWindow && event.origin === origin;
    if (!isOurs || event.data?.walletSheet !== 'ready') return;
    removeEventListener('message', greet);
    const init: SheetInit = { walletSheet: 'init', request };
    // The exact origin, never "*": a frame that was led elsewhere gets nothing.
    frame.contentWindow?.postMessage(init, origin, [channel.port2]);
  };
  addEventListener('message', greet);
  // Escape while the focus is on the dialog itself; the frame has its own.
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault();
    hear({ type: 'cancel' });
  });
  document.body.append(dialog);
  dialog.showModal();
  frame.focus();

  return {
    send: (message) => channel.port1.postMessage(message),
    close: () => {
      removeEventListener('message', greet);
      channel.port1.close();
      // A modal dialog gives the focus back by itself.
      dialog.close();
      dialog.remove();
    },
  };
};

const newFrame = (origin: string): HTMLIFrameElement => {
  const frame = document.createElement('iframe');
  const language = document.documentElement.lang.startsWith('es') ? 'es' : 'en';
  frame.title = title;
  frame.allow = '';
  frame.referrerPolicy = 'no-referrer';
  frame.src = `${origin}/wallet/sheet?lang=${language}`;
  Object.assign(frame.style, { border: '0', width: '100%', height: '100%', display: 'block' });
  return frame;
};

const newDialog = (frame: HTMLIFrameElement): HTMLDialogElement => {
  const dialog = document.createElement('dialog');
  dialog.ariaLabel = title;
  Object.assign(dialog.style, {
    position: 'fixed',
    inset: '0',
    width: '100%',
    height: '100%',
    maxWidth: 'none',
    maxHeight: 'none',
    margin: '0',
    padding: '0',
    border: '0',
    background: 'transparent',
    overflow: 'hidden',
  });
  dialog.append(frame);
  return dialog;
};
