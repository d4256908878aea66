/** What a screen gets from its loader; a failed call is a value the screen shows. */
export type Loaded<Value> =
  | { readonly is: 'ready'; readonly value: Value }
  | { readonly is: 'missing' }
  | { readonly is: 'failed'; readonly tag: string };
