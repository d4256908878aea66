/** Names of properties that may leave; every other is left out (TEL-41). */
export const knownProperties: ReadonlySet<string> = new Set([
  // Whose event it is: opaque ids alone (D-TEL-02).
  'accountId',
  'cartId',
  'sessionId',
  'sourceWebsite',
  // What failed.
  'error',
  'url',
  'path',
  'code',
  'reason',
  'fields',
  // What the library says of a request, an error or a page view.
  'HttpMethod',
  'typeName',
  'errorSrc',
  'lineNumber',
  'columnNumber',
  'message',
  'refUri',
  'duration',
  'isManual',
  // How fast a page was.
  'route',
  'language',
  'variant',
  'navigation',
  'lcpElement',
  'inpElement',
  'clsElement',
  'lcp',
  'inp',
  'cls',
  'ttfb',
]);

/** Properties that are ids of ours: cutting numbers out of them would break them. */
export const idProperties: ReadonlySet<string> = new Set(['accountId', 'cartId', 'sessionId']);

/** Tags that may leave, and which of them are ids. */
export const knownTags: Readonly<Record<string, 'id' | 'text'>> = {
  'ai.application.ver': 'text',
  'ai.cloud.role': 'text',
  'ai.device.id': 'text',
  'ai.device.type': 'text',
  'ai.internal.sdkVersion': 'text',
  'ai.operation.id': 'id',
  'ai.operation.parentId': 'id',
  'ai.operation.name': 'text',
  'ai.session.id': 'id',
  'ai.session.isFirst': 'text',
  'ai.user.id': 'id',
  'ai.user.authUserId': 'id',
};

/** Fields of an item's data beside properties and measurements. */
export const knownFields: ReadonlySet<string> = new Set([
  'ver',
  'name',
  'url',
  'id',
  'duration',
  'message',
  'severityLevel',
  'exceptions',
  'metrics',
  'data',
  'target',
  'type',
  'resultCode',
  'success',
  'responseCode',
  'perfTotal',
  'networkConnect',
  'sentRequest',
  'receivedResponse',
  'domProcessing',
  // Inside exceptions, their stacks, and metrics.
  'outerId',
  'typeName',
  'hasFullStack',
  'stack',
  'parsedStack',
  'level',
  'method',
  'assembly',
  'fileName',
  'line',
  'value',
  'count',
  'kind',
  'min',
  'max',
  'stdDev',
]);
