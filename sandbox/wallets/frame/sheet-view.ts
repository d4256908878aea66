import type { ShownContact } from '#sandbox/wallets/frame/wallet-calls.ts';
import type {
  LineItem,
  SheetError,
  ShippingMethod,
} from '#sandbox/wallets/protocol/sheet-messages.ts';
import { type SheetLanguage, sheetWords } from '#sandbox/wallets/protocol/sheet-words.ts';

/** What the sheet shows; everything else is in the document. */
export interface SheetLook {
  readonly contact?: ShownContact | undefined;
  readonly methods: readonly ShippingMethod[];
  readonly chosenMethod?: string | undefined;
  readonly lineItems: readonly LineItem[];
  readonly total: LineItem;
  readonly errors: readonly SheetError[];
  /** Whom the page is asked, or nobody. */
  readonly waitsFor: 'shop' | 'check' | 'correction' | undefined;
}

const language: SheetLanguage = document.documentElement.lang === 'es' ? 'es' : 'en';
const words = sheetWords[language];

export const part = <Kind extends Element>(id: string, kind: new () => Kind): Kind => {
  const found = document.getElementById(id);
  if (!(found instanceof kind)) throw new Error(`The sheet has no ${id}.`);
  return found;
};

const made = (tag: string, text = '', id?: string): HTMLElement => {
  const element = document.createElement(tag);
  element.textContent = text;
  if (id !== undefined) element.id = id;
  return element;
};

/** Draws the sheet anew; what has the focus stays where it is. */
export const drawSheet = (look: SheetLook): void => {
  drawContact(look);
  drawMethods(look);
  drawErrors(look.errors);
  part('items', HTMLUListElement).replaceChildren(...look.lineItems.map(itemLine));
  part('merchant', HTMLElement).textContent = look.total.label;
  part('total', HTMLElement).textContent = moneyText(look.total);
  part('pay', HTMLButtonElement).disabled = look.waitsFor !== undefined;
  const status = { shop: words.waiting, check: words.checking, correction: words.correct };
  part('status', HTMLElement).textContent =
    look.waitsFor === undefined ? words.ready : status[look.waitsFor];
};

const moneyText = ({ amount, type }: LineItem): string => {
  if (amount === undefined) return words.pending;
  const dollars = Number(amount).toLocaleString('en-US', { style: 'currency', currency: 'USD' });
  return type === 'pending' ? `${dollars} (${words.pending})` : dollars;
};

const itemLine = (item: LineItem): HTMLElement => {
  const line = made('li');
  // A space, so that the two are two words to everybody.
  line.append(made('span', item.label), ' ', made('span', moneyText(item)));
  return line;
};

const fieldNames: readonly (keyof typeof words.fields)[] = [
  'name',
  'addressLines',
  'postalAddress',
  'locality',
  'administrativeArea',
  'postalCode',
  'country',
  'emailAddress',
  'phoneNumber',
];

const partText = (contact: ShownContact, field: string): string => {
  if (field === 'name') return [contact['givenName'], contact['familyName']].join(' ').trim();
  const value = contact[field];
  return Array.isArray(value) ? value.join(', ') : String(value ?? '');
};

/** Each known part of the contact, and what is wrong with it beside it. */
const drawContact = ({ contact = {}, errors }: SheetLook): void => {
  const rows = fieldNames.flatMap((field) => {
    const value = partText(contact, field);
    const faults = errors.filter(({ contactField }) => contactField === field);
    if (value === '' && faults.length === 0) return [];
    const row = made('div');
    const shown = made('dd', value);
    row.append(made('dt', words.fields[field]), shown);
    for (const fault of faults) {
      const said = made('span', textOf(fault));
      said.className = 'error';
      shown.append(' ', said);
    }
    return [row];
  });
  const section = part('contact', HTMLElement);
  section.querySelector('dl')?.replaceChildren(...rows);
  section.hidden = rows.length === 0;
};

const textOf = ({ code, message }: SheetError): string =>
  message === '' ? (wordsOfCodes.get(code) ?? words.codes.unknown) : message;
const wordsOfCodes = new Map<string, string>(Object.entries(words.codes));

const isOfCoupon = ({ code }: SheetError): boolean => code.startsWith('couponCode');

/** What is wrong with no field that is shown is told for itself. */
const drawErrors = (errors: readonly SheetError[]): void => {
  const known: readonly string[] = fieldNames;
  const others = errors.filter(
    (error) => !isOfCoupon(error) && !known.includes(error.contactField ?? ''),
  );
  part('problems', HTMLElement).textContent = others.map(textOf).join(' ');
  const ofCoupon = errors.filter(isOfCoupon);
  part('coupon-error', HTMLElement).textContent = ofCoupon.map(textOf).join(' ');
  part('coupon-code', HTMLInputElement).ariaInvalid = String(ofCoupon.length > 0);
};

let drawnMethods = '';

const drawMethods = ({ methods, chosenMethod }: SheetLook): void => {
  const group = part('methods', HTMLFieldSetElement);
  group.hidden = methods.length === 0;
  const drawing = JSON.stringify(methods);
  if (drawing !== drawnMethods) {
    const [legend] = group.children;
    group.replaceChildren(...(legend ? [legend] : []), ...methods.map(methodChoice));
    drawnMethods = drawing;
  }
  for (const input of group.querySelectorAll('input')) input.checked = input.value === chosenMethod;
};

const methodChoice = (method: ShippingMethod, index: number): HTMLElement => {
  const choice = made('label');
  choice.className = 'choice';
  const input = document.createElement('input');
  Object.assign(input, { type: 'radio', name: 'method', value: method.identifier });
  input.setAttribute('aria-labelledby', `method-${index}`);
  input.setAttribute('aria-describedby', `method-about-${index}`);
  const text = made('span');
  const about = [method.detail, moneyText(method)].filter((each) => each !== '').join(', ');
  text.append(
    made('strong', method.label, `method-${index}`),
    ' ',
    made('span', about, `method-about-${index}`),
  );
  choice.append(input, text);
  return choice;
};
