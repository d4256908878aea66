import { observer } from 'mobx-react-lite';
import type { ShownMix } from '#application/mix/show-saved-mixes.ts';
import { canBeOrdered } from '#domain/mix/mix-status.ts';
import { FailureMessage } from '#ui/components/elements/failure-message.tsx';
import { Link } from '#ui/components/elements/link.tsx';
import { TextLink } from '#ui/components/elements/links.tsx';
import { classNames } from '#ui/design/class-names.ts';
import controls from '#ui/design/controls.module.css';
import layout from '#ui/design/layout.module.css';
import type { SavedMixesStore } from '#ui/stores/mix/saved-mixes-store.ts';
import { useStores } from '#ui/stores/stores.ts';
import { price } from '#ui/words/formats.ts';
import { useWords } from '#ui/words/words.ts';

/** The newest of them; the page of saved mixes has all. */
const mostShown = 3;

/** Saved mixes, each to be added with one press or opened in the builder. */
export const MixesAgain = observer(function MixesAgain({
  store,
}: {
  readonly store: SavedMixesStore;
}) {
  const { notice } = useStores();
  const { say, failure } = useWords();
  const shown = store.shown?.mixes.slice(0, mostShown) ?? [];
  const handleAdd = async (mix: ShownMix) => {
    if (!(await store.order(mix))) return;
    const link = { to: '/cart', key: 'cart.view' } as const;
    notice.show({ severity: 'success', title: { key: 'mix.added' }, link });
  };
  const { doing } = store;
  return (
    <div>
      <div className={layout.heading}>
        <h3 className={layout.titleMedium}>{say('mixes.title')}</h3>
        <TextLink to="/savedmixes">{say('again.mixes')}</TextLink>
      </div>
      <ul className={classNames(layout.stack, layout.tight)}>
        {shown.map((each) => (
          <MixAgain key={each.mix.id} shown={each} onAdd={() => void handleAdd(each)} />
        ))}
      </ul>
      {doing.is === 'failed' ? (
        <FailureMessage key={store.attempt}>{failure(doing.failure)}</FailureMessage>
      ) : null}
    </div>
  );
});

interface MixAgainProps {
  readonly shown: ShownMix;
  readonly onAdd: () => void;
}

const MixAgain = ({ shown: { mix, standing }, onAdd }: MixAgainProps) => {
  const { say, language } = useWords();
  const { name } = mix;
  const isReady = canBeOrdered(standing);
  const look = isReady ? controls.link : classNames(controls.button, controls.compact);
  return (
    <li className={classNames(layout.box, layout.row, layout.between)}>
      <div>
        <p>
          <b>{name}</b>
        </p>
        <p className={layout.muted}>
          {standing.price === undefined ? null : price(standing.price, language)}
          {isReady
            ? null
            : say(standing.gone.length > 0 ? 'catalogue.mixUnavailable' : 'mixes.outgrown')}
        </p>
      </div>
      <div className={layout.row}>
        <Link
          className={look}
          to={`/varietypack/customize?saved=${encodeURIComponent(mix.id)}`}
          aria-label={say('mixes.editOf', { name })}
        >
          {say('mixes.edit')}
        </Link>
        {isReady ? (
          <button
            type="button"
            className={classNames(controls.button, controls.compact)}
            aria-label={say('mixes.addOf', { name })}
            onClick={onAdd}
          >
            {say('mixes.add')}
          </button>
        ) : null}
      </div>
    </li>
  );
};
