import { type Carrier, carriers, type Shipment } from '#domain/order/order.ts';

const pages: Readonly<Record<Carrier, string>> = {
  UPS: 'https://www.ups.com/track?tracknum=',
  USPS: 'https://tools.usps.com/go/TrackConfirmAction?tLabels=',
  FedEx: 'https://www.fedex.com/fedextrack/?trknbr=',
};

/** The carrier's page about the parcel. */
export const trackingPage = ({ carrier, trackingNumber }: Shipment): string =>
  `${pages[carrier]}${encodeURIComponent(trackingNumber)}`;

/** Capitals and digits, as labels print them; spaces between them are nobody's mistake. */
export const tidyTrackingNumber = (typed: string): string =>
  typed.replace(/[\s-]/g, '').toUpperCase();

/** Carriers' numbers have 8 to 34 capitals and digits. */
export const isTrackingNumber = (tidy: string): boolean => /^[A-Z0-9]{8,34}$/.test(tidy);

/** The carrier of that name in any letter case. */
export const carrierNamed = (typed: string): Carrier | undefined =>
  carriers.find((carrier) => carrier.toLowerCase() === typed.trim().toLowerCase());
