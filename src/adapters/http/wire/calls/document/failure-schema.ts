/** The envelope of a refusal (D-MOCK-02). */
export const failureSchema = {
  type: 'object',
  required: ['responseCode', 'success', 'code', 'message', 'messages', 'requestId', 'data'],
  properties: {
    responseCode: { type: 'integer', description: 'The HTTP status' },
    success: { const: false },
    code: { type: 'string', description: 'Upper snake case, stable' },
    message: { type: 'string', description: 'In the language of the request' },
    messages: {
      type: 'object',
      required: ['en-us', 'es'],
      properties: { 'en-us': { type: 'string' }, es: { type: 'string' } },
    },
    field: { type: 'string', description: 'The faulty field, where one is at fault' },
    requestId: { type: 'string' },
    data: { type: 'array', description: 'What the refusal is about', items: {} },
  },
} as const;
