import type { Flex, FlexField } from '#adapters/payments/flex-script.ts';

type Answer = (error: unknown, token: unknown) => void;

class FakeField implements FlexField {
  readonly listeners = new Map<string, ((data?: unknown) => void)[]>();
  readonly updates: object[] = [];
  container: unknown;
  options: object = {};
  disposed = false;
  focused = 0;

  load(container: Element): void {
    if (this.container)
      throw Object.assign(new Error('loaded'), { reason: 'FIELD_ALREADY_LOADED' });
    this.container = container;
  }
  dispose(): void {
    this.disposed = true;
  }
  update(options: object): void {
    this.updates.push(options);
  }
  focus(): void {
    this.focused += 1;
  }
  on(event: string, hear: (data?: unknown) => void): void {
    if (event === 'error')
      throw Object.assign(new Error(), { reason: 'FIELD_SUBSCRIBE_UNSUPPORTED_EVENT' });
    this.listeners.set(event, [...(this.listeners.get(event) ?? []), hear]);
  }
  emit(event: string, data?: unknown): void {
    for (const hear of this.listeners.get(event) ?? []) hear(data);
  }
}

export interface FakeForm {
  readonly number: FakeField;
  readonly securityCode: FakeField;
  readonly asked: Asked[];
  /** Hears of a wish for a token; a test may answer here, or later by `asked`. */
  onAsked?: (asked: Asked) => void;
}

interface Asked {
  readonly options: object;
  readonly answer: Answer;
}

/** A script that does what it is told: tests play the shopper and the vault. */
export const fakeFlex = () => {
  const forms: FakeForm[] = [];
  const flex: Flex = class {
    microform() {
      const fields = new Map<string, FakeField>();
      const form: FakeForm = { number: new FakeField(), securityCode: new FakeField(), asked: [] };
      forms.push(form);
      return {
        createField: (type: 'number' | 'securityCode', options: object) => {
          if (fields.has(type)) {
            throw Object.assign(new Error(), { reason: 'CREATE_FIELD_DUPLICATE' });
          }
          fields.set(type, form[type]);
          form[type].options = options;
          return form[type];
        },
        createToken: (options: object, answer: Answer) => {
          form.asked.push({ options, answer });
          form.onAsked?.({ options, answer });
        },
      };
    }
  };
  /** The newest form. */
  const form = (): FakeForm => {
    const last = forms.at(-1);
    if (last === undefined) throw new Error('no form yet');
    return last;
  };
  const load = (): void => {
    form().number.emit('load');
    form().securityCode.emit('load');
  };
  return { flex, forms, form, load };
};

/** An element as far as the vault looks. */
export const element = (): unknown => ({ nodeType: 1 });
