import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useLoaderData } from 'react-router-dom';
import { giftCardLimits } from '#domain/cart/lines/gift-limits.ts';
import type { GiftCard } from '#domain/content/content.ts';
import { usualGiftCards } from '#domain/gift/gift-amount.ts';
import { today } from '#ui/components/account/today.ts';
import { TextLink } from '#ui/components/elements/links.tsx';
import { usePageTitle } from '#ui/components/elements/page-title.ts';
import { GiftCardFields } from '#ui/components/gift/gift-card-form.tsx';
import type { Loaded } from '#ui/core/loaded.ts';
import { classNames } from '#ui/design/class-names.ts';
import styles from '#ui/design/content.module.css';
import layout from '#ui/design/layout.module.css';
import { loaded } from '#ui/routes/screen/load.ts';
import { LoadFailed } from '#ui/routes/screen/load-failed.tsx';
import type { OpenedScreen } from '#ui/routes/screen/opened-screen.ts';
import type { Scope } from '#ui/routes/screen/scope.ts';
import { GiftCardStore } from '#ui/stores/gift/gift-card-store.ts';
import { useStores } from '#ui/stores/stores.ts';
import { price } from '#ui/words/formats.ts';
import { useWords } from '#ui/words/words.ts';

const Designs = observer(function Designs({ designs }: { readonly designs: readonly GiftCard[] }) {
  const { core, cart } = useStores();
  const { say } = useWords();
  const [store] = useState(() => new GiftCardStore(core, cart, today));
  useEffect(() => store.offer(designs), [store, designs]);
  return usualGiftCards(designs).length === 0 ? (
    <p>{say('gift.none')}</p>
  ) : (
    <GiftCardFields store={store} designs={designs} />
  );
});

const GiftCards = observer(function GiftCards() {
  const data = useLoaderData() as Loaded<readonly GiftCard[]>;
  const { say, language } = useWords();
  usePageTitle(say('gift.title'));
  const { cards, amount } = giftCardLimits;
  return (
    <div className={classNames(layout.wrap, styles.page)}>
      <div className={layout.stack}>
        <h1>{say('gift.title')}</h1>
        <p>{say('gift.lead')}</p>
        <p className={classNames(layout.small, layout.muted)}>
          {say('gift.limits', { cards, amount: price(amount, language) })}
        </p>
        <p>
          <TextLink to="/giftcards/balance">{say('giftBalance.link')}</TextLink>
        </p>
      </div>
      {data.is === 'ready' ? <Designs designs={data.value} /> : <LoadFailed />}
    </div>
  );
});

/** `/giftcards`: the form for an e-gift card (GIFT-08, D-GIFT-02). */
export const openGiftCards = ({ core }: Scope): OpenedScreen => ({
  Component: GiftCards,
  loader: async () => loaded(await core.run((useCases) => useCases.content.listGiftCards())),
});
