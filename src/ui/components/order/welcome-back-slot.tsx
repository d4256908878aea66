import { observer } from 'mobx-react-lite';
import { useLater } from '#ui/components/elements/later.ts';
import { useStores } from '#ui/stores/stores.ts';

const load = () => import('#ui/components/order/welcome-back.tsx');

const Later = () => {
  const later = useLater(load);
  return later === undefined ? null : <later.WelcomeBack />;
};

/** The place of what a customer had before; for guests nothing of it is loaded or drawn. */
export const WelcomeBackSlot = observer(function WelcomeBackSlot() {
  const { id } = useStores().shopper.customer ?? {};
  return id === undefined ? null : <Later key={id} />;
});
