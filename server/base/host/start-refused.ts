/** Why the shop cannot start, in words for the operator: there is nothing to debug. */
export class StartRefused extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'StartRefused';
  }
}
