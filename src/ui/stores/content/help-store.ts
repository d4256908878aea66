import { makeAutoObservable, observableRef } from 'mobx';
import type { FaqCategory, FaqQuestion } from '#domain/content/content.ts';
import type { ContactReceipt } from '#ports/content/contact-desk.ts';

/** The shop's answer to a letter, and where its reply goes. */
export interface ContactResponse extends ContactReceipt {
  readonly email: string;
}

/** What belongs to no other part of the shop's state (STORE-18). */
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

/** It outlives the screens that use it, and its code comes with them. */
export const helpStoreOf = ({ late }: Keeping): HelpStore => {
  late.help ??= new HelpStore();
  return late.help;
};
