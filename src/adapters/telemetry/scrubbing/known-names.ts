import type { Shape } from '#adapters/telemetry/scrubbing/told-text.ts';

type Names = Readonly<Record<string, Shape>>;

/** Properties that may leave, and in which shape; every other is left out (TEL-41, D-TEL-21). */
export const knownProperties: Names = {
  // Whose event it is: opaque ids alone (D-TEL-02).
  accountId: 'id',
  cartId: 'id',
  sessionId: 'id',
  sourceWebsite: 'word',
  // What failed.
  error: 'message',
  url: 'address',
  path: 'address',
  code: 'word',
  reason: 'reason',
  fields: 'fields',
  // What the library says of a request, an error or a page view.
  HttpMethod: 'word',
  typeName: 'type',
  errorSrc: 'place',
  lineNumber: 'number',
  columnNumber: 'number',
  refUri: 'address',
  duration: 'number',
  isManual: 'word',
  // How fast a page was.
  route: 'route',
  language: 'word',
  variant: 'word',
  navigation: 'word',
  lcpElement: 'elements',
  inpElement: 'elements',
  clsElement: 'elements',
  lcp: 'number',
  inp: 'number',
  cls: 'number',
  ttfb: 'number',
};

/** Tags that may leave. */
export const knownTags: Names = {
  'ai.application.ver': 'word',
  'ai.cloud.role': 'word',
  'ai.device.id': 'word',
  'ai.device.type': 'word',
  'ai.internal.sdkVersion': 'word',
  'ai.operation.id': 'id',
  'ai.operation.parentId': 'id',
  'ai.operation.name': 'address',
  'ai.session.id': 'id',
  'ai.session.isFirst': 'word',
  'ai.user.id': 'id',
  'ai.user.authUserId': 'id',
};

/** Fields of an item's data beside properties and measurements. */
export const knownFields: Names = {
  ver: 'number',
  name: 'name',
  url: 'address',
  id: 'span-id',
  duration: 'time-span',
  message: 'message',
  severityLevel: 'number',
  exceptions: 'parts',
  metrics: 'parts',
  data: 'name',
  target: 'host',
  type: 'word',
  resultCode: 'number',
  success: 'word',
  responseCode: 'number',
  perfTotal: 'time-span',
  networkConnect: 'time-span',
  sentRequest: 'time-span',
  receivedResponse: 'time-span',
  domProcessing: 'time-span',
  // Inside exceptions, their stacks, and metrics.
  outerId: 'number',
  typeName: 'type',
  hasFullStack: 'word',
  stack: 'stack',
  parsedStack: 'parts',
  level: 'number',
  assembly: 'place',
  fileName: 'place',
  line: 'number',
  value: 'number',
  count: 'number',
  kind: 'number',
  min: 'number',
  max: 'number',
  stdDev: 'number',
};
