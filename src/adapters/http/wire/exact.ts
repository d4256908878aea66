/**
 * The type of a parsed answer without its `undefined` members: JSON has none, so an optional field
 * is absent, which is what exact optional properties of the domain ask for.
 */
export type Exact<Value> = Value extends string | number | boolean | undefined | null
  ? Value
  : Value extends readonly (infer Item)[]
    ? readonly Exact<Item>[]
    : {
        readonly [Key in keyof Value as undefined extends Value[Key] ? never : Key]: Exact<
          Value[Key]
        >;
      } & {
        readonly [Key in keyof Value as undefined extends Value[Key] ? Key : never]?: Exact<
          Exclude<Value[Key], undefined>
        >;
      };

/** For values zod has just read from JSON; the types say the rest. */
export const exact = <Value>(parsed: Value): Exact<Value> => parsed as Exact<Value>;
