import * as z from 'zod/mini';
import type { AnyCall } from '#adapters/http/wire/call.ts';

/**
 * The `data` of a success as JSON in wire form. Only the fields that the call names are written. A
 * reply that does not fit its call throws; that is an error of the shop (500).
 */
export const writeItems = (call: AnyCall, items: readonly unknown[]): string => {
  const encoded = items.map((item) => z.encode(call.item, item));
  return JSON.stringify(call.object === true ? (encoded[0] ?? {}) : encoded);
};

/** The success envelope around `data`; a stored answer has no request id of its own. */
export const successEnvelope = (data: string, requestId?: string): string => {
  const id = requestId === undefined ? '' : `,"requestId":${JSON.stringify(requestId)}`;
  return `{"responseCode":200,"success":true,"message":""${id},"data":${data}}`;
};
