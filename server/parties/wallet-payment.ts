import type { WalletMeans } from '#server/parties/gateway.ts';

/** Says that the fluid data is an Apple Pay token: base64 of `FID=COMMON.APPLE.INAPP.PAYMENT`. */
const appleDescriptor = 'RklEPUNPTU1PTi5BUFBMRS5JTkFQUC5QQVlNRU5U';

/** The parts of a payment request by which the gateway decrypts and charges an Apple Pay token. */
export const walletParts = ({ paymentData }: WalletMeans) => ({
  processingInformation: { capture: false, paymentSolution: '001' },
  paymentInformation: { fluidData: { value: paymentData, descriptor: appleDescriptor } },
});
