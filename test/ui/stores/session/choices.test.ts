import { describe, expect, it } from 'vitest';
import { makeChooseLanguage } from '#application/session/choose-language.ts';
import { makeGiveConsent } from '#application/session/give-consent.ts';
import { makeReadChoices } from '#application/session/read-choices.ts';
import type { Language } from '#domain/locale/language.ts';
import { makeMemoryClock } from '#test/doubles/device/memory-clock.ts';
import { makeMemoryShopperMemory } from '#test/doubles/session/memory-shopper-memory.ts';
import { makeMemoryTelemetry } from '#test/doubles/telemetry/memory-telemetry.ts';
import { coreOf } from '#test/ui/memory-core.ts';
import { ConsentStore } from '#ui/stores/session/consent-store.ts';
import { LocaleStore } from '#ui/stores/session/locale-store.ts';

const remembered = () => {
  const memory = makeMemoryShopperMemory();
  const core = coreOf({
    readChoices: makeReadChoices(memory),
    chooseLanguage: makeChooseLanguage(memory),
    giveConsent: makeGiveConsent(memory, makeMemoryClock(), makeMemoryTelemetry()),
  });
  const read = async () => {
    const choices = await core.run((useCases) => useCases.session.readChoices());
    if (!choices.ok) throw new Error('choices are always readable');
    return choices.value;
  };
  return { core, read };
};

describe('LocaleStore', () => {
  it('[I18N-02] [I18N-05] [A11Y-06] a switch is spoken first, then shown, and kept', async () => {
    const { core, read } = remembered();
    const spoken: Language[] = [];
    const locale: LocaleStore = new LocaleStore(core, 'en-us', async (language) => {
      expect(locale.language).toBe('en-us');
      spoken.push(language);
    });
    await locale.switchTo('es');
    expect(spoken).toEqual(['es']);
    expect(locale.documentLanguage).toBe('es-US');
    expect((await read()).language).toBe('es');
  });

  it('choosing the language that is spoken changes nothing', async () => {
    const { core } = remembered();
    const locale = new LocaleStore(core, 'es', () => Promise.reject(new Error('not asked')));
    await locale.switchTo('es');
    await locale.restore('es');
    expect(locale.language).toBe('es');
  });
});

describe('a press before the stored choice was read', () => {
  it('[I18N-02] wins over it', async () => {
    const { core } = remembered();
    const locale = new LocaleStore(core, 'en-us', () => Promise.resolve());
    await locale.switchTo('es');
    await locale.restore('en-us');
    expect(locale.language).toBe('es');
  });
});

describe('ConsentStore', () => {
  it('[CONSENT-03] asks a shopper who never chose, and can be asked to ask again', async () => {
    const { core, read } = remembered();
    const consent = new ConsentStore(core);
    expect(consent.open).toBe(false);
    consent.restore(await read());
    expect(consent.open).toBe(true);
    await consent.give(false, true);
    expect(consent.open).toBe(false);
    expect(consent.consent).toMatchObject({ advertising: false, functional: true, any: true });
    consent.reopen();
    expect(consent.open).toBe(true);
  });

  it('[CONSENT-01] a refusal is a choice: the next visit is not asked', async () => {
    const { core, read } = remembered();
    await new ConsentStore(core).give(false, false);
    const next = new ConsentStore(core);
    next.restore(await read());
    expect(next.open).toBe(false);
    expect(next.consent).toMatchObject({ advertising: false, functional: false, any: false });
  });

  it('[CONSENT-03] asked for before the last choice was read, it opens with that choice', async () => {
    const { core, read } = remembered();
    await new ConsentStore(core).give(true, false);
    const next = new ConsentStore(core);
    next.reopen();
    expect(next.open).toBe(false);
    next.restore(await read());
    expect(next.open).toBe(true);
    expect(next.consent).toMatchObject({ advertising: true });
  });
});
