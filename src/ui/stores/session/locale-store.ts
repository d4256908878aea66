import { makeAutoObservable, runInAction } from 'mobx';
import { documentLanguage, type Language } from '#domain/locale/language.ts';
import type { CoreOf } from '#ui/core/core.ts';

/** The current language (I18N-05). */
export class LocaleStore {
  language: Language;
  #chosen = false;
  readonly #core: CoreOf<'session'>;
  readonly #speak: (language: Language) => Promise<void>;

  constructor(
    core: CoreOf<'session'>,
    language: Language,
    speak: (language: Language) => Promise<void>,
  ) {
    this.#core = core;
    this.#speak = speak;
    this.language = language;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get documentLanguage(): string {
    return documentLanguage(this.language);
  }

  /**
   * Applies the stored language. A query in the address wins over it (D-I18N-01), and so
   * does a press before it was read.
   */
  async restore(stored: Language): Promise<void> {
    if (!this.#chosen && stored !== this.language) await this.#change(stored);
  }

  async switchTo(language: Language): Promise<void> {
    this.#chosen = true;
    if (language === this.language) return;
    await this.#core.run((useCases) => useCases.session.chooseLanguage(language));
    await this.#change(language);
  }

  async #change(language: Language): Promise<void> {
    await this.#speak(language);
    runInAction(() => {
      this.language = language;
    });
  }
}
