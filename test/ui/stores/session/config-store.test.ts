import { describe, expect, it } from 'vitest';
import { makeReadChoices } from '#application/session/read-choices.ts';
import { makeRememberPlace } from '#application/session/remember-place.ts';
import { makeMemoryShopperMemory } from '#test/doubles/session/memory-shopper-memory.ts';
import { coreOf } from '#test/ui/memory-core.ts';
import { ConfigStore } from '#ui/stores/session/config-store.ts';

const chips = {
  searchText: 'lime',
  selectedMenu: '/all-snacks',
  selectedSubMenu: '/all-snacks/chips',
};

const opened = () => {
  const memory = makeMemoryShopperMemory();
  const core = coreOf({
    readChoices: makeReadChoices(memory),
    rememberPlace: makeRememberPlace(memory),
  });
  const kept = async () => {
    const choices = await core.run((useCases) => useCases.session.readChoices());
    return choices.ok ? choices.value.place : undefined;
  };
  return { config: new ConfigStore(core), kept };
};

describe('ConfigStore', () => {
  it('[STORE-16] [NAV-14] holds search text, menu and submenu, and keeps them', async () => {
    const { config, kept } = opened();
    expect(config.place).toEqual({ searchText: '' });
    config.visit(chips);
    expect(config.place).toEqual(chips);
    expect(await kept()).toEqual(chips);
    config.visit({ searchText: '' });
    expect(await kept()).toEqual({ searchText: '' });
  });

  it('[NAV-14] goes back to what was kept, unless a place was visited since', () => {
    const { config } = opened();
    config.restore(undefined);
    expect(config.place).toEqual({ searchText: '' });
    config.restore(chips);
    expect(config.place).toEqual(chips);
    const later = opened().config;
    later.visit({ searchText: 'salt' });
    later.restore(chips);
    expect(later.place).toEqual({ searchText: 'salt' });
  });
});
