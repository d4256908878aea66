/** A field the gateway objects to, by its path in the request body. */
export interface RefusedField {
  readonly field: string;
  readonly reason: string;
}

export interface RefusalFacts {
  /** HTTP status; 400 unless told. */
  readonly status?: number;
  readonly reason: string;
  readonly message: string;
  readonly details?: readonly RefusedField[];
}

/** Why the gateway does not carry out a request; thrown anywhere, answered in one place. */
export class GatewayRefusal extends Error {
  readonly facts: RefusalFacts;

  constructor(facts: RefusalFacts) {
    super(`${facts.reason}: ${facts.message}`);
    this.name = 'GatewayRefusal';
    this.facts = facts;
  }
}

/** The body of a refusal, flat as the real gateway has it for 4xx. */
export const refusalBody = ({ reason, message, details }: RefusalFacts, submitTimeUtc: string) => ({
  submitTimeUtc,
  status: 'INVALID_REQUEST',
  reason,
  message,
  ...(details === undefined ? {} : { details }),
});
