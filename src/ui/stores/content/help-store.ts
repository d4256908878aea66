import { makeAutoObservable, observableRef } from 'mobx';
import type { FaqCategory, FaqQuestion } from '#domain/content/content.ts';
import type { ContactReceipt } from '#ports/content/contact-messages.ts';

/** The shop's receipt of a message, and the address its answer goes to. */
export interface ContactResponse extends ContactReceipt {
  readonly email: string;
}

/** The contact response, FAQ categories and questions (STORE-18). */
export class HelpStore {
  contactResponse: ContactResponse | undefined = undefined;
  faqCategories: readonly FaqCategory[] = [];

  constructor() {
    makeAutoObservable(
      this,
      { contactResponse: observableRef, faqCategories: observableRef },
      { autoBind: true },
    );
  }

  get faqQuestions(): readonly FaqQuestion[] {
    return this.faqCategories.flatMap(({ questions }) => questions);
  }

  keepFaq(categories: readonly FaqCategory[]): void {
    this.faqCategories = categories;
  }

  keepResponse(response: ContactResponse | undefined): void {
    this.contactResponse = response;
  }
}

interface Keeping {
  readonly late: { help?: HelpStore };
}

/** Made when the first screen needs it; it stays when that screen is left. */
export const helpStoreOf = ({ late }: Keeping): HelpStore => {
  late.help ??= new HelpStore();
  return late.help;
};
