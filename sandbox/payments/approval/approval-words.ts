import type { PageLocale } from '#sandbox/payments/accounts/return-address.ts';

/** The words of the approval page, in the shop's two languages. */
const english = {
  sandbox: 'Sandbox – no real PayPal, no real money',
  title: 'Pay with PayPal (sandbox)',
  asks: 'Crunchcart asks for',
  items: 'What you buy',
  shipTo: 'Ship to',
  agreement: 'Crunchcart also asks to charge this account for later purchases you make there.',
  again: 'Your funding source was declined. Approve again to pay with another one.',
  person: 'Person',
  approve: 'Approve',
  cancel: 'Cancel and return',
  choose: 'Choose a person first.',
  approvedTitle: 'Already approved',
  approved: 'This payment has been approved. Go back to the shop to finish it.',
  back: 'Back to the shop',
  endedTitle: 'This payment has ended',
  ended: 'It took too long, or it was refused. Nothing more is charged. Start again in the shop.',
  unknownTitle: 'Unknown payment',
  unknown: 'There is no payment at this address. Go back to the shop and start again.',
  language: 'Español',
} as const;

export type ApprovalWords = Readonly<Record<keyof typeof english, string>>;

const spanish: ApprovalWords = {
  sandbox: 'Entorno de pruebas: ni PayPal ni el dinero son reales',
  title: 'Pagar con PayPal (entorno de pruebas)',
  asks: 'Crunchcart pide',
  items: 'Lo que compras',
  shipTo: 'Enviar a',
  agreement:
    'Crunchcart también pide cobrar a esta cuenta las compras que hagas allí más adelante.',
  again: 'Tu medio de pago se rechazó. Aprueba de nuevo para pagar con otro.',
  person: 'Persona',
  approve: 'Aprobar',
  cancel: 'Cancelar y volver',
  choose: 'Elige primero una persona.',
  approvedTitle: 'Ya está aprobado',
  approved: 'Este pago ya se aprobó. Vuelve a la tienda para terminarlo.',
  back: 'Volver a la tienda',
  endedTitle: 'Este pago terminó',
  ended: 'Pasó demasiado tiempo o se rechazó. No se cobra nada más. Empieza de nuevo en la tienda.',
  unknownTitle: 'Pago desconocido',
  unknown: 'No hay ningún pago en esta dirección. Vuelve a la tienda y empieza de nuevo.',
  language: 'English',
};

export interface ApprovalLanguage {
  readonly locale: PageLocale;
  readonly tag: 'en' | 'es';
  readonly words: ApprovalWords;
}

/** The language an address names; without one, the first a browser asks for. */
export const approvalLanguage = (
  locale: string | undefined,
  acceptLanguage: string | undefined,
): ApprovalLanguage =>
  /^\s*es\b/i.test((locale ?? acceptLanguage ?? '').replace('_', '-'))
    ? { locale: 'es_US', tag: 'es', words: spanish }
    : { locale: 'en_US', tag: 'en', words: english };
