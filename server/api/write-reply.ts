import * as z from 'zod/mini';
import type { AnyCall } from '#adapters/http/wire/call.ts';

/**
 * The `data` of a success in wire form, as JSON. Only what the call names goes out; a reply that
 * does not fit its own call throws, which is a fault of the shop and answered as such.
 */
export const writeItems = (call: AnyCall, items: readonly unknown[]): string => {
  const encoded = items.map((item) => z.encode(call.item, item));
  return JSON.stringify(call.object === true ? (encoded[0] ?? {}) : encoded);
};

/** The success envelope around `data`; a kept answer has no request id of its own. */
export const successEnvelope = (data: string, requestId?: string): string => {
  const id = requestId === undefined ? '' : `,"requestId":${JSON.stringify(requestId)}`;
  return `{"responseCode":200,"success":true,"message":""${id},"data":${data}}`;
};
