/** Random ids. */
export interface IdGenerator {
  /** A random UUID, version 4. */
  uuid(): string;
}
