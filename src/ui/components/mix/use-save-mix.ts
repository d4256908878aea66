import type { MixSavingStore } from '#ui/stores/mix/mix-saving-store.ts';
import { useStores } from '#ui/stores/stores.ts';

/** The address a guest returns to after logging in; the mix is saved then. */
const savesOnReturn = '/varietypack/customize?save=1';

/** Saves the mix of a signed-in customer and announces it; a guest gets the login popup first. */
export const useSaveMix = (saving: MixSavingStore): ((asNew?: boolean) => Promise<void>) => {
  const { shopper, login, notice } = useStores();
  return async (asNew = false) => {
    if (shopper.customer === undefined) return login.openFor(savesOnReturn);
    const kept = await saving.save(asNew);
    if (kept === undefined) return;
    notice.show({
      severity: 'success',
      title: { key: 'mix.kept' },
      link: { to: '/savedmixes', key: 'mix.seeIt' },
    });
  };
};
