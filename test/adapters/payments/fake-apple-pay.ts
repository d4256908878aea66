import type {
  ApplePayJs,
  ApplePaySheet,
  WalletPage,
} from '#adapters/payments/apple-pay/apple-pay-js.ts';

const contact = {
  givenName: 'Ada',
  familyName: 'Lovelace',
  emailAddress: 'ada@example.com',
  phoneNumber: '+12145550100',
  addressLines: ['100 Main St'],
  locality: 'Plano',
  administrativeArea: 'TX',
  postalCode: '75024',
  countryCode: 'US',
};
const { locality, administrativeArea, postalCode, countryCode } = contact;

export interface FakeApplePay {
  readonly page: WalletPage;
  /** Versions and requests sessions were made with. */
  readonly made: { readonly version: number; readonly request: Record<string, unknown> }[];
  /** Every answer of the page, in order. */
  readonly answers: { readonly to: string; readonly told: Record<string, unknown> }[];
}

export interface FakeFacts {
  readonly cancelsLate?: boolean;
  readonly newest?: number;
  readonly canPay?: boolean;
  readonly credentials?: string;
  /** Thrown by the constructor. */
  readonly refuses?: string;
  readonly token?: unknown;
}

/** Apple Pay JS with somebody who approves as soon as nothing is wrong, and leaves otherwise. */
export const fakeApplePay = (facts: FakeFacts = {}): FakeApplePay => {
  const made: FakeApplePay['made'] = [];
  const answers: FakeApplePay['answers'] = [];

  class Sheet implements ApplePaySheet {
    static readonly STATUS_SUCCESS = 0;
    static readonly STATUS_FAILURE = 1;
    onvalidatemerchant: ((event: unknown) => void) | null = null;
    onpaymentmethodselected: ((event: unknown) => void) | null = null;
    onshippingcontactselected: ((event: unknown) => void) | null = null;
    onshippingmethodselected: ((event: unknown) => void) | null = null;
    oncouponcodechanged: ((event: unknown) => void) | null = null;
    onpaymentauthorized: ((event: unknown) => void) | null = null;
    oncancel: ((event: unknown) => void) | null = null;

    constructor(version: number, request: object) {
      if (facts.refuses !== undefined) throw new DOMException('', facts.refuses);
      made.push({ version, request: { ...request } });
    }
    static supportsVersion = (version: number) => version <= (facts.newest ?? 14);
    static canMakePayments = () => facts.canPay ?? true;
    static applePayCapabilities = async () => ({
      paymentCredentialStatus: facts.credentials ?? 'paymentCredentialsAvailable',
    });

    begin() {
      const validationURL = 'https://apple-pay-gateway.apple.com/paymentservices/paymentSession';
      queueMicrotask(() => this.onvalidatemerchant?.({ validationURL }));
    }
    abort() {
      this.oncancel?.({});
    }
    completeMerchantValidation(told: object) {
      this.#hear('merchant', told);
      this.onshippingcontactselected?.({
        shippingContact: { locality, administrativeArea, postalCode, countryCode },
      });
    }
    completeShippingContactSelection(told: object) {
      this.#hear('contact', told);
      if ('errors' in told) return this.oncancel?.({});
      return this.onpaymentmethodselected?.({ paymentMethod: { network: 'Visa' } });
    }
    completePaymentMethodSelection(told: object) {
      this.#hear('card', told);
      this.onshippingmethodselected?.({ shippingMethod: { identifier: 'standard' } });
    }
    completeShippingMethodSelection(told: object) {
      this.#hear('method', told);
      this.oncouponcodechanged?.({ couponCode: '' });
    }
    completeCouponCodeChange(told: object) {
      this.#hear('coupon', told);
      if (facts.cancelsLate === true) this.oncancel?.({});
      else this.#approve();
    }
    completePayment(told: object) {
      this.#hear('payment', told);
      if ('errors' in told) this.oncancel?.({});
    }
    #approve() {
      const token = facts.token ?? {
        paymentData: { version: 'EC_v1', data: 'c2VhbGVk' },
        paymentMethod: { displayName: 'Visa 1111' },
      };
      const payment = { token, shippingContact: contact, billingContact: contact };
      this.onpaymentauthorized?.({ payment });
    }
    #hear(to: string, told: object) {
      answers.push({ to, told: { ...told } });
    }
  }

  class ApplePayError {
    readonly code: string;
    readonly contactField: string | undefined;
    readonly message: string | undefined;
    constructor(code: string, contactField?: string, message?: string) {
      this.code = code;
      this.contactField = contactField;
      this.message = message;
    }
  }
  const session: ApplePayJs = Sheet;
  const page: WalletPage = {
    document: {
      createElement: () => {
        throw new Error('no script is needed');
      },
      head: {} as HTMLHeadElement,
    },
    ApplePaySession: session,
    ApplePayError,
  };
  return { page, made, answers };
};
