import type { ShownMix, ShownMixes } from '#application/mix/show-saved-mixes.ts';
import { bagsIn } from '#domain/mix/mix-bags.ts';
import { canBeOrdered } from '#domain/mix/mix-status.ts';
import { bagsShown } from '#ui/components/elements/bags-shown.ts';
import { Carton } from '#ui/components/elements/carton.tsx';
import { Icon } from '#ui/components/elements/icon.tsx';
import { Link } from '#ui/components/elements/link.tsx';
import { MixInside } from '#ui/components/mix/mix-inside.tsx';
import { ShareMix } from '#ui/components/mix/share-mix.tsx';
import { classNames } from '#ui/design/class-names.ts';
import controls from '#ui/design/controls.module.css';
import layout from '#ui/design/layout.module.css';
import styles from '#ui/design/mix/saved-mixes.module.css';
import { price } from '#ui/words/formats.ts';
import type { WordKey } from '#ui/words/word-key.ts';
import { useWords } from '#ui/words/words.ts';

export interface MixActions {
  readonly onOrder: (shown: ShownMix) => void;
  readonly onRename: (shown: ShownMix) => void;
  readonly onCopy: (shown: ShownMix) => void;
  readonly onRemove: (shown: ShownMix) => void;
}

interface SavedMixCardProps extends MixActions, Pick<ShownMixes, 'shelf' | 'rules'> {
  readonly shown: ShownMix;
}

/** One saved mix: its picture, contents, price and actions. */
export const SavedMixCard = ({ shown, shelf, rules, ...actions }: SavedMixCardProps) => {
  const { say, language } = useWords();
  const { mix, standing } = shown;
  const { name } = mix;
  const bags = bagsIn(mix.contents, rules);
  const problem = problemOf(shown);
  const edit = `/varietypack/customize?saved=${encodeURIComponent(mix.id)}`;
  return (
    <li className={classNames(layout.box, styles.card)}>
      <div className={styles.picture}>
        <Carton filled={bags.length} bags={bagsShown(bags, shelf)} size={rules.packSize} />
      </div>
      <div className={classNames(layout.stack, layout.tight)}>
        <h2 className={layout.titleMedium}>{name}</h2>
        {standing.price === undefined ? null : (
          <p>
            <b>{price(standing.price, language)}</b>
          </p>
        )}
        <MixInside {...shown} shelf={shelf} />
        {problem === undefined ? null : (
          <p className={classNames(controls.message, controls.messageWarn)}>
            <Icon name="warning" />
            <span>{say(problem)}</span>
          </p>
        )}
        <div className={classNames(layout.row, layout.small)}>
          {problem === undefined ? (
            <button
              type="button"
              className={classNames(controls.button, controls.compact)}
              aria-label={say('mixes.addOf', { name })}
              onClick={() => actions.onOrder(shown)}
            >
              {say('mixes.add')}
            </button>
          ) : null}
          <Link
            className={
              problem === undefined ? controls.link : classNames(controls.button, controls.compact)
            }
            to={edit}
            aria-label={say('mixes.editOf', { name })}
          >
            {say('mixes.edit')}
          </Link>
          <CardLink
            label={say('mixes.renameOf', { name })}
            text={say('mixes.rename')}
            press={() => actions.onRename(shown)}
          />
          <CardLink
            label={say('mixes.copyOf', { name })}
            text={say('mixes.copy')}
            press={() => actions.onCopy(shown)}
          />
          <ShareMix contents={bags} label={say('mixes.shareOf', { name })} />
          <CardLink
            label={say('mixes.removeOf', { name })}
            text={say('mixes.remove')}
            press={() => actions.onRemove(shown)}
          />
        </div>
      </div>
    </li>
  );
};

/** Why a mix cannot be ordered (MIX-07, MIX-09). */
const problemOf = ({ standing }: ShownMix): WordKey | undefined => {
  if (canBeOrdered(standing)) return undefined;
  return standing.gone.length > 0 ? 'catalogue.mixUnavailable' : 'mixes.outgrown';
};

interface CardLinkProps {
  readonly label: string;
  readonly text: string;
  readonly press: () => void;
}

const CardLink = ({ label, text, press }: CardLinkProps) => (
  <button type="button" className={controls.link} aria-label={label} onClick={press}>
    {text}
  </button>
);
