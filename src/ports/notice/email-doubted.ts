import { Data } from 'effect';

/** An address unlike most: whoever typed it is asked whether it is right (D-FORM-03). */
export class EmailDoubted extends Data.TaggedError('EmailDoubted')<{
  readonly email: string;
}> {}
